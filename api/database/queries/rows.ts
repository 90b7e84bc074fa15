import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityName, FilterQuery, TransactionEventArgs } from '@mikro-orm/core';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { BrowserSchema, type BrowserRow } from '../../entities/browser.ts';
import type { Change } from '../../entities/change.ts';
import type { ChangedRow } from '../../entities/changed-row.ts';
import type { DownloadDay } from '../../entities/download-day.ts';
import { FactSchema, type FactRow } from '../../entities/fact.ts';
import { LinkSchema, type LinkRow } from '../../entities/link.ts';
import type { Proposal } from '../../entities/proposal.ts';
import type { ChangeFeed, PublicChange } from '../../entities/public-change.ts';
import { rowReader, type Columns, type Row } from '../../entities/rows.ts';
import type { Session } from '../../entities/session.ts';
import type { Setting } from '../../entities/setting.ts';
import type { SourceState } from '../../entities/source-state.ts';
import type { Source } from '../../entities/source.ts';
import { VersionSchema, type VersionRow } from '../../entities/version.ts';
import { isPostgres, type EntityManager } from '../orm.ts';

interface Rows {
  browser: BrowserRow;
  version: VersionRow & { versionKey: string; dueAt: Date | null };
  fact: FactRow;
  source: Row<Source>;
  source_state: Row<SourceState> & { sourceId: number };
  proposal: Row<Proposal>;
  setting: Row<Setting>;
  session: Row<Session>;
  link: LinkRow;
  download_day: Row<DownloadDay>;
  change: Row<Change>;
  changed_row: Row<ChangedRow>;
  public_change: Row<PublicChange>;
  change_feed: Row<ChangeFeed>;
}

export type Tables = { [Table in keyof Rows]: Columns<Rows[Table]> };

export type Condition = RawBuilder<boolean>;
export const ANY: Condition = sql`true`;

/** An empty list needs one value, which no id has. */
export function isOneOf(column: string, ids: readonly number[]): Condition {
  return sql`${sql.ref(column)} in (${sql.join([0, ...new Set(ids)])})`;
}

/** To which range of `size` ids, from 0, the id of a row belongs. */
export function idRange(size: number): RawBuilder<number> {
  return sql`(id - 1) / ${sql.lit(size)}`;
}

/** A filter without a value has no condition. */
type Conditions = readonly (Condition | null | undefined | false | 0 | '')[];

export function allOf(conditions: Conditions): Condition {
  const all = conditions.filter(Boolean);
  return all.length > 0 ? sql`(${sql.join(all, sql` and `)})` : ANY;
}

export function anyOf(conditions: Conditions): Condition {
  const all = conditions.filter(Boolean);
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : sql`false`;
}

/** Undefined is any value. SQLite takes no parameter that is a boolean. */
export function isEqual(column: string, value: string | number | boolean | null | undefined): Condition {
  if (value === undefined) return ANY;
  if (value === null) return sql`${sql.ref(column)} is null`;
  return sql`${sql.ref(column)} = ${typeof value === 'boolean' ? sql.lit(value) : value}`;
}

/** The typed query builder, in the current transaction. Its writes raise no revision of a record. */
export function queryIn(em: EntityManager) {
  return em.getKysely<Tables>();
}

/** As the database stores and compares it. */
export function storedTime(em: Pick<TransactionEventArgs['em'], 'getPlatform'>, time: Date | number): number | string {
  return em.getPlatform().processDateProperty(new Date(time)) as number | string; // the types of the two databases
}

export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** PostgreSQL returns sums and counts as text. */
export async function selectRows<T>(em: EntityManager, statement: RawBuilder<T>) {
  return (await statement.execute(em.getKysely())).rows;
}

export async function selectIds(em: EntityManager, statement: RawBuilder<{ id: number }>) {
  return (await selectRows(em, statement)).map(({ id }) => id);
}

/** Writes without the ORM, and returns the number of changed rows. */
export async function writeRows(em: EntityManager, statement: RawBuilder<unknown>) {
  return Number((await statement.execute(em.getKysely())).numAffectedRows ?? 0);
}

/** Deletes at most `limit` rows, and returns their number. */
export async function deleteSome<T extends object>(
  em: EntityManager,
  entity: EntityName<T>,
  key: keyof T,
  where: FilterQuery<NoInfer<T>>,
  limit: number,
): Promise<number> {
  const found = await em.find(entity, where, { limit, disableIdentityMap: true });
  // With the condition, because a row may have changed.
  const isFound = { [key]: { $in: found.map((row) => Reflect.get(row, key)) } };
  return em.nativeDelete(entity, { $and: [where, isFound] } as FilterQuery<NoInfer<T>>); // T has the key
}

type Select<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, Tables[Table]>;
type Refine<Table extends keyof Tables> = (query: Select<Table>) => Select<Table>;

export const browserRows = rowReader<BrowserRow>(BrowserSchema, { slug: '' });
export const versionRows = rowReader<VersionRow>(VersionSchema);

// One text, because the query builder takes longer for a list of columns than SQLite.
export const BROWSER_COLUMNS = sql.raw(browserRows.columns);
export const VERSION_COLUMNS = sql.raw(versionRows.columns);

/** Reads the rows of a query, to which the caller adds the conditions and the order. */
function readerOf<Table extends keyof Tables, Row>(
  table: Table,
  { columns, read }: { columns: string; read: (stored: Tables[Table]) => Row },
) {
  const selection = sql.raw(columns) as never; // selects no more columns than the type of the query has
  return async (em: EntityManager, refine: Refine<Table>): Promise<Row[]> => {
    const query = queryIn(em).selectFrom(table) as unknown as Select<Table>; // with the columns of `selection`
    const rows = await refine(query.select(selection)).execute();
    return (rows as Tables[Table][]).map(read);
  };
}

export const readBrowsers = readerOf('browser', browserRows);
export const readVersions = readerOf('version', versionRows);
export const readFacts = readerOf('fact', rowReader<FactRow>(FactSchema));
export const readLinks = readerOf('link', rowReader<LinkRow>(LinkSchema));

const BROWSER_LINKS = ['id', 'name', 'websiteUrl', 'iconUrl'] as const;
const VERSION_LINKS = [
  'id',
  'browserId',
  'versionNumber',
  'platform',
  'architecture',
  'downloadUrl',
  'downloadMirrors',
  'screenshots',
  'pinned',
] as const;
type VersionLinks = Pick<VersionRow, (typeof VERSION_LINKS)[number]>;

/** Only what a link needs, because rounds and the list of links read all rows. */
export const readBrowserLinks = readerOf(
  'browser',
  rowReader<Pick<BrowserRow, (typeof BROWSER_LINKS)[number]>>(BrowserSchema, {}, BROWSER_LINKS),
);
export const readVersionLinks = readerOf('version', rowReader<VersionLinks>(VersionSchema, {}, VERSION_LINKS));

/** SQLite and the rules for a row block the process. */
const ROWS_AT_ONCE = 250;

export function inSteps<Table extends keyof Tables, Row extends { id: number }>(
  read: (em: EntityManager, refine: Refine<Table>) => Promise<Row[]>,
  em: EntityManager,
  condition: Condition = ANY,
): AsyncGenerator<Row> {
  return stepsById(async (last, limit) =>
    read(em, (query) =>
      query
        .where(condition)
        .where(sql<boolean>`id > ${last}`)
        .orderBy(sql`id`)
        .limit(limit),
    ),
  );
}

/** In the order of the ids, some at a time. Waiting requests run in between. */
export async function* stepsById<Row extends { id: number }>(
  read: (last: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await read(last, ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
    await nextTurn();
  }
}

/** In milliseconds. On PostgreSQL that of the database, because the clocks of the instances may differ. */
export async function currentTime(em: EntityManager, clock: () => number) {
  if (!isPostgres(em)) return clock();
  const [row] = await selectRows(
    em,
    sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return row?.now ?? clock();
}

export function timeFromNow(em: EntityManager, clock: () => number, milliseconds = 0): RawBuilder<unknown> {
  return isPostgres(em)
    ? sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`
    : sql`${clock() + milliseconds}`;
}
