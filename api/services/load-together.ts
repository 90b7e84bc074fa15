import DataLoader from 'dataloader';

/**
 * Returns a function that reads the value of a key. The keys of one turn of the event loop are read by one call of
 * `read`, which returns the value of each key. With `cache`, a key is read once; a read after a write needs a new value.
 */
export function loadTogether<Value, Key extends number | string = number>(
  read: (keys: readonly Key[]) => Promise<(key: Key) => Value>,
  { cache = false } = {},
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      const valueOf = await read(keys);
      return keys.map((key) => valueOf(key));
    },
    { cache },
  );
  return async (key) => loader.load(key);
}
