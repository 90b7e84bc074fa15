import { sql } from 'kysely';
import type { EntityManager } from '../open.ts';

/** The rows of one statement, because databases limit its parameters. */
const ROWS_AT_ONCE = 1000;

/** Gives browsers other places in the current transaction. `updated_at` stays. */
export async function setDisplayOrders(em: EntityManager, browsers: readonly { id: number; place: number }[]): Promise<void> {
  for (let from = 0; from < browsers.length; from += ROWS_AT_ONCE) {
    const part = browsers.slice(from, from + ROWS_AT_ONCE);
    const cases = sql.join(part.map(({ id, place }) => sql`when ${id} then cast(${place} as integer)`), sql` `);
    await sql`update browser set display_order = case id ${cases} end, revision = revision + 1 where id in (${sql.join(part.map(({ id }) => id))})`.execute(em.getKysely());
  }
}
