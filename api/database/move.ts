import { createHash } from 'node:crypto';
import type { EntityClass, EntityMetadata, Transaction as OrmTransaction } from '@mikro-orm/core';
import { sql, type Kysely } from 'kysely';
import { entities } from '../entities/entity-list.ts';
import { CatalogueRevision } from '../entities/catalogue-revision.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { isPostgres } from './dialect.ts';
import type { Orm } from './open.ts';
import { START_LOCK } from './prepare.ts';
import { SITE_LOCK } from './revision-feed.ts';
import { raiseRevision } from './revision.ts';
import { POSTGRES_SEARCH, SEARCH_INDICES, SQLITE_SEARCH, createSearch } from './search-index.ts';

/** Who is signed in and who tried to be: nothing of it moves, and at the target it ends, since the password may be another. */
const ENDED: readonly EntityClass<object>[] = [Session, LoginAttempt];
/** The revision is the number of one database's instances. Everything else moves, each after what it refers to. */
const MOVED = (entities as readonly EntityClass<object>[]).filter((entity) => entity !== CatalogueRevision && !ENDED.includes(entity));
const AT_A_TIME = 500;

/** A moved table: how many rows, and the hash of all that is in them, the same on both sides. */
export interface MovedTable {
  table: string;
  rows: number;
  hash: string;
}

interface Options {
  /** Replaces a catalogue that is there; otherwise that is an error. */
  replace?: boolean;
  /** Hears how many of how many rows of a table are done. */
  onProgress?: (table: string, done: number, all: number) => void;
}

type Database = Kysely<Record<string, Record<string, unknown>>>;
/** Values as both databases can be given them: times as ISO text. */
type Row = Record<string, string | number | boolean | null>;

interface Table {
  name: string;
  key: string;
  /** Its columns with what they hold, as the entities say. */
  columns: { name: string; kind: string }[];
  countsUp: boolean;
}

/**
 * Copies the catalogue of one migrated database into another in one transaction: ids, times, counters, revisions and the
 * password, not who is signed in. What was written is read back and compared before it is committed.
 */
export async function move(from: Orm, to: Orm, { replace = false, onProgress = () => {} }: Options = {}): Promise<MovedTable[]> {
  const tables = MOVED.map((entity) => tableOf(from.getMetadata(entity)));
  return reading(from, (source) =>
    writing(to, async (target, run) => {
      const onPostgres = isPostgres(to.em);
      if (onPostgres) await assertNoSite(run);
      if (!replace) await refuseCatalogue(target, tables);
      for (const { name } of tables.toReversed()) await target.deleteFrom(name).execute();
      for (const entity of ENDED) await target.deleteFrom(to.getMetadata(entity).tableName).execute();
      const moved: MovedTable[] = [];
      for (const table of tables) {
        const sent = await copy(source, target, onPostgres, table, onProgress);
        const arrived = await hashOf(target, table);
        if (arrived.hash !== sent.hash || arrived.rows !== sent.rows) throw new Error(`${table.name} did not arrive as it was: ${arrived.rows} of ${sent.rows} rows`);
        moved.push(arrived);
        if (table.countsUp) await countOn(target, onPostgres, table, await highestId(source, isPostgres(from.em), table));
      }
      for (const table of SEARCH_INDICES) await run(`drop table ${table}`);
      await createSearch(run, onPostgres ? POSTGRES_SEARCH : SQLITE_SEARCH);
      await run(raiseRevision(onPostgres));
      return moved;
    }),
  );
}

/** Reads what the database holds at one moment, whoever writes meanwhile. */
async function reading<T>(orm: Orm, work: (source: Database) => Promise<T>): Promise<T> {
  const options = isPostgres(orm.em) ? { isolationLevel: 'repeatable read', readOnly: true } as const : {};
  return orm.em.getConnection().transactional((transaction) => work(databaseOf(transaction)), options as object); // its type wants an enum of the same words
}

type Run = <R>(statement: string, parameters?: unknown[]) => Promise<R[]>;

async function writing<T>(orm: Orm, work: (target: Database, run: Run) => Promise<T>): Promise<T> {
  const connection = orm.em.getConnection();
  return connection.transactional(async (transaction) => {
    const run: Run = async <R>(statement: string, parameters: unknown[] = []) => connection.execute<R[]>(statement, parameters, 'all', transaction);
    // What takes seconds here would be an error of a visitor's request.
    if (isPostgres(orm.em)) await run('set local statement_timeout = 0');
    return work(databaseOf(transaction), run);
  });
}

/** The ORM's transactions are those of its query builder. */
function databaseOf(transaction: OrmTransaction): Database {
  return transaction as Database;
}

function tableOf({ tableName, props, primaryKeys }: Pick<EntityMetadata, 'tableName' | 'props' | 'primaryKeys'>): Table {
  const stored = props.filter(({ persist, fieldNames, object, embedded, kind }) => persist !== false && fieldNames?.length === 1 && !object && (kind !== 'embedded' || embedded));
  const columns = stored.map(({ fieldNames, runtimeType }) => ({ name: fieldNames[0] ?? '', kind: runtimeType }));
  const key = props.find(({ name }) => primaryKeys.some((primary) => primary === name));
  return { name: tableName, key: key?.fieldNames[0] ?? '', columns, countsUp: Boolean(key?.autoincrement) };
}

/** A site holds the lock for as long as it listens to the database. Held here, the lock lets no site listen before the move is committed. */
async function assertNoSite(run: Run): Promise<void> {
  await run('select pg_advisory_xact_lock(?)', [START_LOCK]);
  const [row] = await run<{ isAlone: boolean }>('select pg_try_advisory_xact_lock(?) as "isAlone"', [SITE_LOCK]);
  if (!row?.isAlone) throw new Error('A site runs on the target: stop all of its servers first');
}

async function refuseCatalogue(target: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const row = await target.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row) throw new Error('There is a catalogue at the target already; --replace replaces all of it');
  }
}

async function copy(source: Database, target: Database, onPostgres: boolean, table: Table, onProgress: (table: string, done: number, all: number) => void): Promise<{ rows: number; hash: string }> {
  const all = await countOf(source, table);
  const hash = new RowsHash();
  for await (const rows of rowsOf(source, table)) {
    for (const row of rows) hash.add(row);
    await target.insertInto(table.name).values(rows.map((row) => toStored(row, table, onPostgres))).execute();
    onProgress(table.name, hash.rows, all);
  }
  return hash.end();
}

async function hashOf(database: Database, table: Table): Promise<MovedTable> {
  const hash = new RowsHash();
  for await (const rows of rowsOf(database, table)) for (const row of rows) hash.add(row);
  return { table: table.name, ...hash.end() };
}

async function countOf(database: Database, { name }: Table): Promise<number> {
  const row = await database.selectFrom(name).select(sql<number | string>`count(*)`.as('count')).executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** All rows of a table by their key, some at a time. */
async function* rowsOf(database: Database, table: Table): AsyncGenerator<Row[]> {
  const query = database.selectFrom(table.name).select(table.columns.map(({ name }) => name)).orderBy(table.key).limit(AT_A_TIME);
  for (let last: unknown; ;) {
    const rows = await (last === undefined ? query : query.where(table.key, '>', last)).execute();
    if (rows.length > 0) yield rows.map((row) => toRow(row, table));
    if (rows.length < AT_A_TIME) return;
    last = rows.at(-1)?.[table.key];
  }
}

/** A row as either database gives it: SQLite keeps flags as 0 and 1, times in milliseconds. */
function toRow(stored: Record<string, unknown>, { columns }: Table): Row {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toValue(stored[name], kind)]));
}

function toValue(value: unknown, kind: string): Row[string] {
  if (value === null) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'Date') return new Date(value as number | string).toISOString(); // the two ways in which times are stored
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A column holds ${typeof value}`);
}

function toStored(row: Row, { columns }: Table, onPostgres: boolean): Record<string, unknown> {
  if (onPostgres) return row;
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toSqlite(row[name], kind)]));
}

function toSqlite(value: Row[string] | undefined, kind: string): unknown {
  if (typeof value === 'boolean') return Number(value);
  return kind === 'Date' && typeof value === 'string' ? Date.parse(value) : value;
}

/** The hash of rows in whatever order they come: databases sort texts differently. */
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

/** The highest id that was ever given, also to a record that is gone. */
async function highestId(database: Database, onPostgres: boolean, { name, key }: Table): Promise<number> {
  const given = onPostgres
    ? sql<{ id: number | string | null }>`select case when is_called then last_value else 0 end as id from ${sql.table(`${name}_${key}_seq`)}`
    : sql<{ id: number | string | null }>`select max(seq) as id from sqlite_sequence where name = ${name}`;
  const { rows } = await given.execute(database);
  return Number(rows[0]?.id ?? 0);
}

/** Has the next record get an id above `highest`. It never goes back: PostgreSQL would not undo that with the transaction. */
async function countOn(target: Database, onPostgres: boolean, table: Table, highest: number): Promise<void> {
  const id = Math.max(highest, await highestId(target, onPostgres, table));
  if (id === 0) return;
  if (onPostgres) {
    await sql`select setval(${`${table.name}_${table.key}_seq`}::regclass, ${id})`.execute(target);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(target);
  await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${id})`.execute(target);
}
