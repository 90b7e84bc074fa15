type Given<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * What an input really says: fields that are left out are left out. Null says "none" where the field may be none,
 * and nothing where it may not.
 */
export function given<T extends object>(input: Given<T>, mayBeNull: readonly (keyof T & string)[] = []): Partial<T> {
  const entries = Object.entries(input).filter(([key, value]) => value !== undefined && (value !== null || mayBeNull.some((name) => name === key)));
  return Object.fromEntries(entries) as Partial<T>; // a subset of the input's own entries
}
