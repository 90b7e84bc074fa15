import { sql } from 'kysely';
import { isPostgres, type EntityManager } from '../orm.ts';
import { buildOrder, inOrder } from './browser-order.ts';
import { queryIn, writeRows } from './rows.ts';

/** The rows of one statement, because databases limit its parameters. */
const ROWS_AT_ONCE = 1000;

/** The key of the advisory lock of display orders, which must be unique in the database. */
const ORDER_LOCK = 20_261_124;

/**
 * Lets moves and imports run one after the other: both read the orders of all browsers and write new ones. Counted
 * downloads do not wait. SQLite has one writer at a time anyway.
 */
export async function lockOrders(em: EntityManager) {
  if (isPostgres(em)) await writeRows(em, sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);
}

/** From 1, in the current transaction. All browsers get their positions as display orders; `updated_at` stays. */
export async function moveToPosition(em: EntityManager, id: number, position: number) {
  await lockOrders(em);
  const query = queryIn(em).selectFrom('browser').select(['id', 'display_order']);
  const list = await inOrder(query, buildOrder({ sort: 'default', language: 'en' })).execute();
  const order = list.filter((row) => row.id !== id).toSpliced(position - 1, 0, ...list.filter((row) => row.id === id));
  const moved = order.flatMap((row, index) =>
    row.display_order === index + 1 ? [] : { id: row.id, displayOrder: index + 1 },
  );
  for (let from = 0; from < moved.length; from += ROWS_AT_ONCE) {
    const part = moved.slice(from, from + ROWS_AT_ONCE);
    const cases = sql.join(
      part.map((row) => sql`when ${row.id} then cast(${row.displayOrder} as integer)`),
      sql` `,
    );
    await writeRows(
      em,
      sql`update browser set display_order = case id ${cases} end, revision = revision + 1 where id in (${sql.join(part.map((row) => row.id))})`,
    );
  }
}
