import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, SqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import type { Database, Statement } from 'better-sqlite3';
import type { DatabaseConnection } from 'kysely';
import { LRUCache } from 'lru-cache';
import { entities } from '../entities/entity-list.ts';
import { M0001Catalogue } from './migrations/m0001-catalogue.ts';
import { M0002Sessions } from './migrations/m0002-sessions.ts';
import { M0003AnyHost } from './migrations/m0003-any-host.ts';
import { M0004CatalogueRevision } from './migrations/m0004-catalogue-revision.ts';
import { M0005ListOrders } from './migrations/m0005-list-orders.ts';
import { M0006Search } from './migrations/m0006-search.ts';
import { M0007Creations } from './migrations/m0007-creations.ts';
import { M0008AdminLists } from './migrations/m0008-admin-lists.ts';
import { M0009PostgresSearch } from './migrations/m0009-postgres-search.ts';
import { M0010CreationFingerprints } from './migrations/m0010-creation-fingerprints.ts';
import { M0011SearchGrams } from './migrations/m0011-search-grams.ts';
import { ConfigurationError } from '../start-error.ts';
import { POSTGRES_SEARCH, SEARCH_TABLES, SQLITE_SEARCH, SearchIndex } from './search-index.ts';

export type EntityManager = SqlEntityManager;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** How long a statement waits for a lock of another process, in milliseconds. Short: the driver is synchronous. */
const BUSY_TIMEOUT = 100;
const STATEMENTS_KEPT = 300;

/** In milliseconds: whoever waits for a database that is away is told so soon, and no statement holds a connection for ever. */
const POSTGRES_LIMITS = { connectionTimeoutMillis: 2000, statement_timeout: 5000, keepAlive: true };

const shared = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: [M0001Catalogue, M0002Sessions, M0003AnyHost, M0004CatalogueRevision, M0005ListOrders, M0006Search, M0007Creations, M0008AdminLists, M0009PostgresSearch, M0010CreationFingerprints, M0011SearchGrams], snapshot: false, silent: true },
  schemaGenerator: { skipTables: [SEARCH_TABLES], ignoreRoutines: true },
  forceUtcTimezone: true,
};

/** Hears of every statement that has run, or failed: its text, and its time in milliseconds. */
export type StatementObserver = (sql: string, milliseconds: number) => void;

/**
 * Opens the database that `location` names: a `postgres://` URL, or the path of an SQLite file (`:memory:` for a
 * database that lives as long as its connection). Does not migrate.
 */
export async function openDatabase(location: string, observer?: StatementObserver): Promise<Orm> {
  // The ORM hands on what the query builder calls with its own connection.
  const observed = { ...shared, ...(observer && { onCreateConnection: async (connection: unknown) => observeStatements(connection as DatabaseConnection, observer) }) };
  return isPostgresUrl(location) ? openPostgres(location, observed) : openSqlite(location, observed);
}

async function openPostgres(clientUrl: string, options: typeof shared): Promise<Orm> {
  const { MikroORM } = await import('@mikro-orm/postgresql');
  return MikroORM.init({ ...options, clientUrl, subscribers: [new SearchIndex(POSTGRES_SEARCH)], driverOptions: { ...POSTGRES_LIMITS, onPoolCreated: letGoOfConnections } });
}

async function openSqlite(dbName: string, options: typeof shared): Promise<Orm> {
  const { MikroORM } = await import('@mikro-orm/sqlite');
  const orm = await MikroORM.init({ ...options, dbName, subscribers: [new SearchIndex(SQLITE_SEARCH)] });
  const database = await orm.em.getDriver().getConnection().getNativeClient();
  applyPragmas(database);
  keepStatements(database);
  allowRollbackOfNothing(database);
  return orm;
}

export function isPostgresUrl(location: string): boolean {
  return /^postgres(ql)?:/u.test(location);
}

/**
 * An entity manager of its own for one piece of work. What runs inside one of its transactions takes part in it; a
 * plain fork would ask beside it, and on SQLite's one connection wait for ever.
 */
export function entityManagerOf(orm: Orm): EntityManager {
  return orm.em.fork({ useContext: true });
}

/** WAL so that reads go on beside a write; FULL so that an acknowledged write survives a power cut (design §6). */
function applyPragmas(database: Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
}

/** Preparing a statement takes SQLite several times as long as running it, and the product asks the same ones all day. */
function keepStatements(database: Database): void {
  const kept = new LRUCache<string, Statement>({ max: STATEMENTS_KEPT });
  const prepare = database.prepare.bind(database);
  const prepareOnce = (source: string) => {
    const known = kept.get(source);
    if (known) return known;
    const statement = prepare(source);
    kept.set(source, statement);
    return statement;
  };
  Object.assign(database, { prepare: prepareOnce });
}

/**
 * Where there is no room, SQLite ends a transaction by itself and refuses the rollback that follows. The query builder
 * would never give its only connection back after that, and every request would wait for ever.
 */
function allowRollbackOfNothing(database: Database): void {
  const prepare = database.prepare.bind(database);
  Reflect.set(database, 'prepare', (sql: string) => prepare(sql === 'rollback' && !database.inTransaction ? 'select 1' : sql));
}

/** The one place that all statements pass, of both drivers and of transactions. */
function observeStatements(connection: DatabaseConnection, observer: StatementObserver): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, ...rest) => {
    const start = performance.now();
    return execute<never>(query, ...rest).finally(() => observer(query.sql, performance.now() - start));
  };
}

/** What is used of the driver's pool and its connections. */
interface Pool {
  on(event: 'connect', listener: (connection: Connection) => void): unknown;
  connect(): Promise<Connection>;
  readonly ending: boolean;
}

interface Connection {
  query(text: unknown, ...rest: unknown[]): Promise<unknown>;
  release(): void;
  end(): Promise<void>;
}

/** The query builder never gives back some connections, where it could not use them; the pool waits for each of them. */
function letGoOfConnections(pool: Pool): void {
  letGoOfLostConnections(pool);
  letGoOfLateConnections(pool);
}

/** A rollback fails where its connection was lost, which rolls back as well. Ended, the connection is given back and replaced. */
function letGoOfLostConnections(pool: Pool): void {
  pool.on('connect', (connection) => {
    const query = connection.query.bind(connection);
    connection.query = (text, ...rest) => {
      const answer = query(text, ...rest);
      if (text !== 'rollback') return answer;
      return answer.catch(() => {
        connection.end().catch(() => {});
        return { command: 'ROLLBACK', rows: [] };
      });
    };
  });
}

/** A connection that was being made when the pool was closed: closing would wait for it, and the process never end. */
function letGoOfLateConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = async () => {
    const connection = await connect();
    if (!pool.ending) return connection;
    connection.release();
    throw new Error('The database was closed');
  };
}

/** Brings the schema to the newest version. Throws, with nothing changed, when a newer version of the product made it. */
export async function migrate(orm: Orm): Promise<void> {
  const executed = await orm.migrator.getExecuted();
  assertKnownMigrations(executed.map(({ name }) => name), `The database ${orm.config.get('dbName')}`);
  await orm.migrator.up();
}

/** Throws unless this version of the product has all of the migrations; `what` is what they were made in. */
export function assertKnownMigrations(names: readonly string[], what: string): void {
  const known: string[] = shared.migrations.migrationsList.map(({ name }) => name);
  if (!names.every((name) => known.includes(name))) throw new ConfigurationError(`${what} was made by a newer version of this product: install that version, or restore an older backup`);
}
