import DataLoader from 'dataloader';

/**
 * Reads all keys of one turn of the event loop, each once, by one call of `read`. With `cache`, a read after a write
 * returns the old value.
 */
export function loadTogether<Value, Key extends number | string = number>(
  read: (keys: readonly Key[]) => Promise<(key: Key) => Value>,
  { cache = false } = {},
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      const valueOf = await read([...new Set(keys)]);
      return keys.map((key) => valueOf(key));
    },
    { cache },
  );
  return async (key) => loader.load(key);
}
