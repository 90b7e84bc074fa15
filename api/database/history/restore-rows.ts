import { sql } from 'kysely';
import { differingColumns, isNewsOfBrowser, type RowSnapshot } from '#rules/history.ts';
import { isPostgres, type AnyDatabase, type EntityManager } from '../orm.ts';
import { storedColumns, toSnapshot, type RecordedTable } from './recorded-tables.ts';

/** A row now, and after the undo; null if it does not exist. */
export interface RowStep {
  table: RecordedTable;
  id: string;
  current: RowSnapshot | null;
  target: RowSnapshot | null;
}

const databaseOf = (em: EntityManager): AnyDatabase => em.getKysely<Record<string, Record<string, unknown>>>();

/** As it is now, locked until the end of the transaction; null if it does not exist. */
export async function readSnapshot(em: EntityManager, table: RecordedTable, id: string) {
  const query = databaseOf(em)
    .selectFrom(table.name)
    .select(table.columns.map(({ name }) => name))
    .where(table.key, '=', keyOf(table, id));
  const row = await (isPostgres(em) ? query.forUpdate() : query).executeTakeFirst();
  return row ? toSnapshot(row, table) : null;
}

/**
 * Rows come back in the order of their tables, and go in the reverse order. A row that comes back is exactly what it
 * was; a changed one gets a new revision, so that an open form cannot overwrite it unnoticed, and a new time unless the
 * target has another one.
 */
export async function writeSteps(em: EntityManager, steps: readonly RowStep[], now: number) {
  for (const { table, current, target } of steps) if (!current && target) await insertRow(em, table, target, now);
  for (const { table, id, current, target } of steps)
    if (current && target) await updateRow(em, { table, id, current, target }, now);
  for (const { table, id, current, target } of steps.toReversed())
    if (current && !target)
      await databaseOf(em).deleteFrom(table.name).where(table.key, '=', keyOf(table, id)).execute();
}

async function insertRow(em: EntityManager, table: RecordedTable, target: RowSnapshot, now: number) {
  const snapshot = { ...target, ...table.derive?.(target, now) };
  await databaseOf(em)
    .insertInto(table.name)
    .values(storedColumns(em, snapshot, table))
    .execute();
}

async function updateRow(
  em: EntityManager,
  { table, id, current, target }: RowStep & { current: RowSnapshot; target: RowSnapshot },
  now: number,
) {
  const changed = differingColumns(current, target, [...table.recordedColumns, 'updated_at']);
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed.map((column) => [column, target[column] ?? null]));
  const isNews = table.type !== 'browser' || isNewsOfBrowser(changed);
  const derived = table.derive?.({ ...current, ...values }, now);
  const columns = storedColumns(em, { ...(isNews && { updated_at: now }), ...values, ...derived }, table);
  const revision = 'revision' in current ? { revision: sql`revision + 1` } : {};
  await databaseOf(em)
    .updateTable(table.name)
    .set({ ...columns, ...revision })
    .where(table.key, '=', keyOf(table, id))
    .execute();
}

/** The key as the database compares it: only settings have texts. */
function keyOf({ type }: RecordedTable, id: string) {
  return type === 'setting' ? id : Number(id);
}
