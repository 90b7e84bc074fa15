import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Platform } from '../../../rules/vocabulary.ts';
import { BROWSER_COLUMNS, readBrowserRow, type BrowserRow } from '../../entities/browser.ts';
import { FACT_COLUMNS, readFactRow, type FactRow } from '../../entities/fact.ts';
import type { Columns } from '../../entities/rows.ts';
import { readVersionRow, VERSION_COLUMNS, type VersionRow } from '../../entities/version.ts';
import { isPostgres, type EntityManager } from '../orm.ts';

export interface Tables {
  browser: Columns<BrowserRow>;
  version: Columns<VersionRow>;
  fact: Columns<FactRow>;
  download_day: {
    day: string;
    version_id: number;
    kind: string;
    browser_id: number;
    platform: Platform;
    count: number;
  };
}

/** The rows that a statement returns. PostgreSQL returns sums and counts as text. */
export async function selectRows<T>(em: EntityManager, statement: RawBuilder<T>): Promise<T[]> {
  return (await statement.execute(em.getKysely())).rows;
}

export async function selectIds(em: EntityManager, statement: RawBuilder<unknown>): Promise<number[]> {
  return (await selectRows(em, statement as RawBuilder<{ id: number }>)).map(({ id }) => id); // said by the caller
}

/** Writes without the ORM in the current transaction, and returns the number of changed rows. */
export async function writeRows(em: EntityManager, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(em.getKysely())).numAffectedRows ?? 0);
}

/**
 * Returns a function that reads the rows of the rest of a statement, such as `where …`. Raw SQL, because the query
 * builder takes longer than SQLite.
 */
export function rowSelector<Row>(table: string, columns: readonly string[], read: (stored: Columns<Row>) => Row) {
  return async (em: EntityManager, rest: RawBuilder<unknown>): Promise<Row[]> => {
    const statement = sql<Columns<Row>>`select ${sql.raw(columns.join())} from ${sql.raw(table)} ${rest}`;
    return (await selectRows(em, statement)).map(read);
  };
}

export const selectBrowsers = rowSelector('browser', BROWSER_COLUMNS, readBrowserRow);
export const selectVersions = rowSelector('version', VERSION_COLUMNS, readVersionRow);
export const selectFacts = rowSelector('fact', FACT_COLUMNS, readFactRow);

/** The rows that are read at once, because SQLite and the rules for a row block the process. */
const ROWS_AT_ONCE = 250;

/**
 * All rows in the order of their ids, some at a time, by a function such as `selectBrowsers`. Waiting requests run in
 * between.
 */
export async function* inSteps<Row extends { id: number }>(
  select: (em: EntityManager, rest: RawBuilder<unknown>) => Promise<Row[]>,
  em: EntityManager,
  condition: RawBuilder<unknown> = sql`1 = 1`,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await select(em, sql`where id > ${last} and ${condition} order by id limit ${ROWS_AT_ONCE}`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
    await nextTurn();
  }
}

/**
 * The current time in milliseconds, for times that instances compare with each other. On PostgreSQL it is the
 * database's time, because the clocks of the instances may differ; on SQLite, which runs on one machine, it is the time
 * of `clock`.
 */
export async function currentTime(em: EntityManager, clock: () => number): Promise<number> {
  if (!isPostgres(em)) return clock();
  const rows = await selectRows(
    em,
    sql<{
      now: number;
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return rows[0]?.now ?? clock();
}

export function timeFromNow(em: EntityManager, clock: () => number, milliseconds = 0): RawBuilder<unknown> {
  return isPostgres(em)
    ? sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`
    : sql`${clock() + milliseconds}`;
}
