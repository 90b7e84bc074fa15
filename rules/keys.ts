export function keysOf<T extends object>(constant: T) {
  return Object.keys(constant) as Extract<keyof T, string>[]; // a constant has no keys that its type lacks
}

/** A value for each of these keys. */
export function byKey<Key extends number | string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>; // one for each key
}
