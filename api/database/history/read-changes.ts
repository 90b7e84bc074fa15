import { sql, type RawBuilder } from 'kysely';
import {
  RECORD_TYPES,
  differingColumns,
  type RecordType,
  type RowOperation,
  type RowSnapshot,
} from '#rules/history.ts';
import { Change } from '../../entities/change.ts';
import { ChangedRow } from '../../entities/changed-row.ts';
import { assertFound } from '../../errors.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { ANY, queryIn, selectRows } from '../queries/rows.ts';
import { parseSnapshot, recordedTable, recordedTables, titleOf, type RecordedTable } from './recorded-tables.ts';

export interface RecordChange {
  table: RecordedTable;
  id: string;
  operation: RowOperation;
  title: string;
  before: RowSnapshot | null;
  after: RowSnapshot | null;
}

/** Throws NOT_FOUND. */
export async function readChange(em: EntityManager, id: number) {
  return assertFound(await em.findOne(Change, { id }, { disableIdentityMap: true }), 'changeNotFound');
}

/** Rows of a change, from an id until before another one. */
export interface RowRange {
  $gte: number;
  $lt: number;
}

/** What a change did to each record, or only to one or in some rows, in the order of their tables; several rows of a record are one. */
export async function readRecordChanges(
  em: EntityManager,
  changeId: number,
  only: { recordType?: RecordType; recordId?: string; id?: RowRange } = {},
) {
  const tables = new Map(recordedTables(em).map((table) => [table.type, table]));
  const rows = await em.find(ChangedRow, { changeId, ...only }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  const records = Map.groupBy(rows, ({ recordType, recordId }) => `${recordType} ${recordId}`)
    .values()
    .map(([...list]) => combineRows(tables, list))
    .toArray();
  return records
    .filter((record) => record !== null)
    .toSorted((a, b) => RECORD_TYPES.indexOf(a.table.type) - RECORD_TYPES.indexOf(b.table.type));
}

function combineRows(tables: ReadonlyMap<string, RecordedTable>, rows: readonly ChangedRow[]): RecordChange | null {
  const [first, last] = [rows.at(0), rows.at(-1)];
  const table = first && tables.get(first.recordType); // a newer version of the product may have recorded another type
  if (!first || !last || !table) return null;
  const parse = (row?: string | null) => (row ? parseSnapshot(row) : null);
  return {
    table,
    id: first.recordId,
    operation: last.operation === 'delete' ? 'delete' : first.operation,
    title: last.title,
    before: parse(first.beforeRow),
    after: parse(last.afterRow),
  };
}

/** The last change of a record after another one, if possible of one of these columns; null without one. */
export async function findLaterChange(
  em: EntityManager,
  { recordType, recordId }: { recordType: RecordType; recordId: string },
  changeId: number,
  columns: readonly string[] = [],
) {
  const rows = await em.find(
    ChangedRow,
    { recordType, recordId, changeId: { $gt: changeId } },
    { orderBy: { id: 'desc' }, disableIdentityMap: true },
  );
  const later = rows.find(
    ({ beforeRow, afterRow }) =>
      beforeRow && afterRow && differingColumns(parseSnapshot(beforeRow), parseSnapshot(afterRow), columns).length > 0,
  );
  return (later ?? rows[0])?.changeId ?? null;
}

export async function readBrowserIds(em: EntityManager, changeId: number, rows?: RowRange) {
  const found = await queryIn(em)
    .selectFrom('changed_row')
    .select('browser_id')
    .distinct()
    .where('change_id', '=', changeId)
    .where(rows ? sql<boolean>`id >= ${rows.$gte} and id < ${rows.$lt}` : ANY)
    .orderBy('browser_id')
    .execute();
  return found.flatMap((row) => row.browser_id ?? []);
}

/** The titles that records have now, or had last, by their ids. */
export async function readTitles(em: EntityManager, type: RecordType, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const table = recordedTable(em, type);
  const last = sql<{ id: string; title: string }>`
    select record_id as id, title from changed_row
    where id in (select max(id) from changed_row where record_type = ${type} and record_id in (${sql.join(ids)}) group by record_id)`;
  const stored = sql<{ id: number; title: string }>`
    select id, ${sql.raw(titleOf(table, table.name))} as title from ${sql.table(table.name)} where id in (${sql.join(ids.map(Number))})`;
  const rows = [...(await selectRows(em, last)), ...(await selectRows(em, stored))];
  return new Map(rows.map(({ id, title }) => [String(id), title]));
}

/** A text that differs before and after the change matches a pattern. */
export function hasChangedText(em: EntityManager, pattern: string): RawBuilder<boolean> {
  const matches = isPostgres(em) ? matchesOnPostgres : matchesOnSqlite;
  const [before, after] = [sql`before_row`, sql`after_row`];
  return sql`(${matches(before, after, pattern)} or ${matches(after, before, pattern)})`;
}

/** A row differs before and after the change, but only in some of these columns. */
export function onlyDiffersIn(em: EntityManager, columns: readonly string[]): RawBuilder<boolean> {
  const rest = (row: RawBuilder<unknown>) =>
    isPostgres(em)
      ? sql`cast(${row} as jsonb) - ${sql.val(`{${columns.join()}}`)}::text[]`
      : sql`json_remove(${row}, ${sql.join(columns.map((column) => `$.${column}`))})`;
  return sql`coalesce(${rest(sql`before_row`)} = ${rest(sql`after_row`)}, false)`;
}

function matchesOnSqlite(row: RawBuilder<unknown>, other: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each(${row}) as field where field.type = 'text' and lower(field.value) like ${pattern} escape '\\' and field.value is not json_extract(${other}, '$.' || field.key))`;
}

function matchesOnPostgres(row: RawBuilder<unknown>, other: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each_text(cast(${row} as json)) as field where lower(field.value) like ${pattern} escape '\\' and json_typeof(cast(${row} as json) -> field.key) = 'string' and field.value is distinct from cast(${other} as json) ->> field.key)`;
}
