import type { EntityManager } from './orm.ts';
import { SELECT_NUMBER } from './revision-feed.ts';

interface Computed {
  number: number;
  values: Map<string, Promise<unknown>>;
}

/** By the connection, which all entity managers of a database share. */
const computed = new WeakMap<object, Computed>();

/**
 * What depends on the catalogue alone is computed once for each revision. The number is read first, so that no value is
 * older than its revision. A transaction reads what it has written itself.
 */
export async function oncePerRevision<T>(em: EntityManager, key: string, compute: () => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return compute();
  const connection = em.getConnection();
  const [row] = await connection.execute<{ number: number }[]>(SELECT_NUMBER);
  const number = row?.number ?? 0;
  let current = computed.get(connection);
  if (current?.number !== number) computed.set(connection, (current = { number, values: new Map() }));
  const { values } = current;
  const stored = values.get(key) as Promise<T> | undefined; // a key has one type
  if (stored) return stored;
  const value = compute();
  values.set(key, value);
  value.catch(() => values.delete(key));
  return value;
}
