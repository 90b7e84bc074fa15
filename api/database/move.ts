import { createHash } from 'node:crypto';
import type { EntityClass, Transaction as OrmTransaction } from '@mikro-orm/core';
import { sql, type Kysely } from 'kysely';
import { entities } from '../entities/entity-list.ts';
import { CatalogueRevision } from '../entities/catalogue-revision.ts';
import { JobState } from '../entities/job.ts';
import { HostPause } from '../entities/host-pause.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { isPostgres } from './dialect.ts';
import { createHistoryTriggers, dropHistoryTriggers } from './history/triggers.ts';
import type { RunSql } from './run-sql.ts';
import type { Orm } from './orm.ts';
import { START_LOCK } from './prepare.ts';
import { SITE_LOCK } from './revision-feed.ts';
import { incrementRevision } from './revision.ts';
import { tableOf, type Table } from './tables.ts';
import { NEAR_NAMES, fillNearNames } from './near-names.ts';
import { POSTGRES_SEARCH, SEARCH_INDICES, SQLITE_SEARCH, createSearch } from './search-index.ts';

/**
 * Not copied, but deleted at the target: sessions and login attempts, because the password may change, the state of
 * jobs, which belongs to one database, and the pauses of hosts, which soon end.
 */
const DELETED_ENTITIES: readonly EntityClass<object>[] = [Session, LoginAttempt, JobState, HostPause];
/**
 * The copied entities; a referenced entity comes before the entity that refers to it. The revision is not copied,
 * because it belongs to one database.
 */
const COPIED_ENTITIES = (entities as readonly EntityClass<object>[]).filter(
  (entity) => entity !== CatalogueRevision && !DELETED_ENTITIES.includes(entity),
);
const BATCH_SIZE = 500;

/** A copied table: its number of rows and the hash of their values, which is equal in both databases. */
export interface MovedTable {
  table: string;
  rows: number;
  hash: string;
}

interface Options {
  /** Replaces an existing catalogue; otherwise an existing catalogue is an error. */
  replace?: boolean;
  /** Called after each batch with the number of copied rows and of all rows of a table. */
  onProgress?: (table: string, done: number, all: number) => void;
}

type Database = Kysely<Record<string, Record<string, unknown>>>;
/** A row with values that do not depend on the database: times are ISO texts. */
type Row = Record<string, string | number | boolean | null>;

/**
 * Copies the catalogue from one migrated database to another in one transaction, with ids, times, counters, revisions
 * and the password, but without sessions. The copied rows are read back and compared before the commit. Throws if a
 * server uses the target, or if the target contains a catalogue and `replace` is not set.
 */
export async function move(
  from: Orm,
  to: Orm,
  { replace = false, onProgress = () => {} }: Options = {},
): Promise<MovedTable[]> {
  const tables = COPIED_ENTITIES.map((entity) => tableOf(from.getMetadata(entity)));
  return withSnapshot(from, (source) =>
    withTransaction(to, async (target, run) => {
      const onPostgres = isPostgres(to.em);
      if (onPostgres) await assertNoServer(run);
      if (!replace) await assertEmpty(target, tables);
      // The history is copied, not recorded.
      await dropHistoryTriggers(to, run);
      for (const { name } of tables.toReversed()) await target.deleteFrom(name).execute();
      for (const entity of DELETED_ENTITIES) await target.deleteFrom(to.getMetadata(entity).tableName).execute();
      const moved: MovedTable[] = [];
      for (const table of tables) {
        const expected = await copy(source, target, onPostgres, table, onProgress);
        const actual = await hashTable(target, table);
        if (actual.hash !== expected.hash || actual.rows !== expected.rows)
          throw new Error(`${table.name} was not copied correctly: ${actual.rows} of ${expected.rows} rows`);
        moved.push(actual);
        if (table.isAutoincrement)
          await updateSequence(target, onPostgres, table, await highestId(source, isPostgres(from.em), table));
      }
      for (const table of SEARCH_INDICES) await run(`drop table ${table}`);
      await createSearch(run, onPostgres ? POSTGRES_SEARCH : SQLITE_SEARCH);
      await run(`delete from ${NEAR_NAMES}`);
      await fillNearNames(run);
      await createHistoryTriggers(to, run);
      await run(incrementRevision(onPostgres));
      return moved;
    }),
  );
}

/** Runs `work` in a transaction that reads a consistent snapshot, even if a server writes at the same time. */
async function withSnapshot<T>(orm: Orm, work: (source: Database) => Promise<T>): Promise<T> {
  const options = isPostgres(orm.em) ? ({ isolationLevel: 'repeatable read', readOnly: true } as const) : {};
  return orm.em.getConnection().transactional((transaction) => work(databaseOf(transaction)), options as object); // its type requires an enum with the same values
}

async function withTransaction<T>(orm: Orm, work: (target: Database, run: RunSql) => Promise<T>): Promise<T> {
  const connection = orm.em.getConnection();
  return connection.transactional(async (transaction) => {
    const run: RunSql = async <R>(statement: string, parameters: unknown[] = []) =>
      connection.execute<R[]>(statement, parameters, 'all', transaction);
    // The timeout for requests is too short for large statements.
    if (isPostgres(orm.em)) await run('set local statement_timeout = 0');
    return work(databaseOf(transaction), run);
  });
}

/** The ORM's transaction is a transaction of Kysely. */
function databaseOf(transaction: OrmTransaction): Database {
  return transaction as Database;
}

/**
 * Throws if a server uses the target: each server holds this lock while it listens to the database. No server can start
 * to listen until the transaction ends.
 */
async function assertNoServer(run: RunSql): Promise<void> {
  await run('select pg_advisory_xact_lock(?)', [START_LOCK]);
  const [row] = await run<{ isAlone: boolean }>('select pg_try_advisory_xact_lock(?) as "isAlone"', [SITE_LOCK]);
  if (!row?.isAlone) throw new Error('A server uses the target database: stop all of its servers first');
}

async function assertEmpty(target: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const row = await target
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) throw new Error('There is already a catalogue at the target; --replace replaces all of it');
  }
}

async function copy(
  source: Database,
  target: Database,
  onPostgres: boolean,
  table: Table,
  onProgress: (table: string, done: number, all: number) => void,
): Promise<{ rows: number; hash: string }> {
  const all = await countRows(source, table);
  const hash = new RowsHash();
  for await (const rows of readRows(source, table)) {
    for (const row of rows) hash.add(row);
    await target
      .insertInto(table.name)
      .values(rows.map((row) => toStored(row, table, onPostgres)))
      .execute();
    onProgress(table.name, hash.rows, all);
  }
  return hash.end();
}

async function hashTable(database: Database, table: Table): Promise<MovedTable> {
  const hash = new RowsHash();
  for await (const rows of readRows(database, table)) for (const row of rows) hash.add(row);
  return { table: table.name, ...hash.end() };
}

async function countRows(database: Database, { name }: Table): Promise<number> {
  const row = await database
    .selectFrom(name)
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** All rows of a table in the order of their keys, in batches. */
async function* readRows(database: Database, table: Table): AsyncGenerator<Row[]> {
  const key = table.keys.map((column) => sql.ref(column));
  const inOrder = database
    .selectFrom(table.name)
    .select(table.columns.map(({ name }) => name))
    .limit(BATCH_SIZE);
  const query = table.keys.reduce((ordered, column) => ordered.orderBy(column), inOrder);
  for (let last: Record<string, unknown> | undefined; ;) {
    const values = table.keys.map((column) => last?.[column]);
    const rows = await (last ? query.where(sql<boolean>`(${sql.join(key)}) > (${sql.join(values)})`) : query).execute();
    if (rows.length > 0) yield rows.map((row) => toRow(row, table));
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

/** Converts a row from a database: SQLite stores booleans as 0 and 1, and times in milliseconds. */
function toRow(stored: Record<string, unknown>, { columns }: Table): Row {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toValue(stored[name], kind)]));
}

function toValue(value: unknown, kind: string): Row[string] {
  if (value === null) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'Date') return new Date(value as number | string).toISOString(); // SQLite returns milliseconds, PostgreSQL text
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A column contains a value of the unexpected type ${typeof value}`);
}

function toStored(row: Row, { columns }: Table, onPostgres: boolean): Record<string, unknown> {
  if (onPostgres) return row;
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toSqlite(row[name], kind)]));
}

function toSqlite(value: Row[string] | undefined, kind: string): unknown {
  if (typeof value === 'boolean') return Number(value);
  return kind === 'Date' && typeof value === 'string' ? Date.parse(value) : value;
}

/** A hash that does not depend on the order of the rows, because the databases sort texts differently. */
class RowsHash {
  private readonly hashes: string[] = [];

  get rows(): number {
    return this.hashes.length;
  }

  add(row: Row): void {
    this.hashes.push(createHash('sha256').update(JSON.stringify(row)).digest('base64'));
  }

  end(): { rows: number; hash: string } {
    return { rows: this.rows, hash: createHash('sha256').update(this.hashes.sort().join('\n')).digest('hex') };
  }
}

/** The highest id that was ever assigned, including the ids of deleted records. */
async function highestId(database: Database, onPostgres: boolean, { name, key }: Table): Promise<number> {
  const query = onPostgres
    ? sql<{
        id: number | string | null;
      }>`select case when is_called then last_value else 0 end as id from ${sql.table(`${name}_${key}_seq`)}`
    : sql<{ id: number | string | null }>`select max(seq) as id from sqlite_sequence where name = ${name}`;
  const { rows } = await query.execute(database);
  return Number(rows[0]?.id ?? 0);
}

/**
 * Sets the sequence so that the next id is greater than `highest`. The sequence never decreases, because PostgreSQL
 * does not roll back changes of sequences.
 */
async function updateSequence(target: Database, onPostgres: boolean, table: Table, highest: number): Promise<void> {
  const id = Math.max(highest, await highestId(target, onPostgres, table));
  if (id === 0) return;
  if (onPostgres) {
    await sql`select setval(${`${table.name}_${table.key}_seq`}::regclass, ${id})`.execute(target);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(target);
  await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${id})`.execute(target);
}
