import { sql } from 'kysely';
import { nextDisplayOrder } from '#rules/records/browser.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { buildOrder } from './browser-order.ts';
import { selectRows, writeRows } from './rows.ts';

/** The key of an advisory lock, unique in the database. */
const ORDER_LOCK = 20_261_124;

/**
 * Moves and the transactions of imports run one after the other: both read the orders of all browsers and write new ones. SQLite has one
 * writer at a time anyway.
 */
export async function lockOrders(em: EntityManager) {
  if (isPostgres(em)) await writeRows(em, sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);
}

/** 0 without browsers. */
export async function lastOrder(em: EntityManager) {
  const [row] = await selectRows(em, sql<{ last: number | null }>`select max(display_order) as last from browser`);
  return row?.last ?? 0;
}

/** That of a new browser that comes last. */
export async function nextOrder(em: EntityManager) {
  return nextDisplayOrder([await lastOrder(em)]);
}

/** From 1. All browsers get their positions as display orders; `updated_at` stays. */
export async function moveToPosition(em: EntityManager, id: number, position: number) {
  await lockOrders(em);
  // In the order in which other changes lock them.
  if (isPostgres(em)) await writeRows(em, sql`select id from browser order by id for update`);
  const order = buildOrder({ sort: 'default', language: 'en' });
  const columns = order.map(({ column, direction }) => sql`${sql.ref(column)} ${sql.raw(direction)}`);
  await writeRows(
    em,
    sql`
      with other as (select id, row_number() over (order by ${sql.join(columns)}) as place from browser where id <> ${id}),
      placed as (
        select id, case when place < ${position} then place else place + 1 end as place from other
        union all select ${id}, (select count(*) + 1 from other where place < ${position})
      )
      update browser set display_order = place, revision = revision + 1 from placed
      where placed.id = browser.id and display_order <> place`,
  );
}
