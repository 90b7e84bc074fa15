import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, SqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import { Kysely, type Dialect, type LogEvent } from 'kysely';
import type { Pool } from 'pg';
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
import { M0012LatestByArchitecture } from './migrations/m0012-latest-by-architecture.ts';
import { M0013Facts } from './migrations/m0013-facts.ts';
import { M0014Sources } from './migrations/m0014-sources.ts';
import { M0015Jobs } from './migrations/m0015-jobs.ts';
import { M0016Links } from './migrations/m0016-links.ts';
import { M0017Proposals } from './migrations/m0017-proposals.ts';
import { M0018Pinned } from './migrations/m0018-pinned.ts';
import { M0020NearNames } from './migrations/m0020-near-names.ts';
import { M0021DeletedVersions } from './migrations/m0021-deleted-versions.ts';
import { M0022History } from './migrations/m0022-history.ts';
import { M0023SessionOrigins } from './migrations/m0023-session-origins.ts';
import { M0024DownloadDays } from './migrations/m0024-download-days.ts';
import { M0025Publication } from './migrations/m0025-publication.ts';
import { ConfigurationError } from '../errors.ts';
import { HistoryRecorder } from './history/recorder.ts';
import { createHistoryTriggers } from './history/triggers.ts';
import { POSTGRES_SEARCH, SEARCH_TABLES, SQLITE_SEARCH, SearchIndex } from './search-index.ts';

export type EntityManager = SqlEntityManager;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** All migrations, in their order. */
export const MIGRATIONS = [M0001Catalogue, M0002Sessions, M0003AnyHost, M0004CatalogueRevision, M0005ListOrders, M0006Search, M0007Creations, M0008AdminLists, M0009PostgresSearch, M0010CreationFingerprints, M0011SearchGrams, M0012LatestByArchitecture, M0013Facts, M0014Sources, M0015Jobs, M0016Links, M0017Proposals, M0018Pinned, M0020NearNames, M0021DeletedVersions, M0022History, M0023SessionOrigins, M0024DownloadDays, M0025Publication];

const shared = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
  schemaGenerator: { skipTables: [SEARCH_TABLES], ignoreRoutines: true, ignoreTriggers: true },
  forceUtcTimezone: true,
};

/** Called after every statement that ran or failed: its SQL, and its time in milliseconds. */
export type StatementObserver = (sql: string, milliseconds: number) => void;

const pools = new WeakMap<Orm, Pool>();

/**
 * Opens the database at `location`: a `postgres://` URL, or the path of an SQLite file (`:memory:` for a database that
 * exists as long as its connection). Does not run migrations.
 */
export async function openDatabase(location: string, observer?: StatementObserver): Promise<Orm> {
  return isPostgresUrl(location) ? openPostgres(location, observer) : openSqlite(location, observer);
}

async function openPostgres(clientUrl: string, observer?: StatementObserver): Promise<Orm> {
  const [{ MikroORM }, { createPostgresDialect, createPostgresPool }] = await Promise.all([import('@mikro-orm/postgresql'), import('./postgres.ts')]);
  const pool = createPostgresPool(clientUrl);
  const orm: Orm = await MikroORM.init({ ...shared, clientUrl, subscribers: [new SearchIndex(POSTGRES_SEARCH), new HistoryRecorder()], driverOptions: () => createKysely(createPostgresDialect(pool), observer) });
  pools.set(orm, pool);
  return orm;
}

async function openSqlite(dbName: string, observer?: StatementObserver): Promise<Orm> {
  const [{ MikroORM }, { createSqliteDialect }] = await Promise.all([import('@mikro-orm/sqlite'), import('./sqlite.ts')]);
  return MikroORM.init({ ...shared, dbName, subscribers: [new SearchIndex(SQLITE_SEARCH), new HistoryRecorder()], driverOptions: () => createKysely(createSqliteDialect(dbName), observer) });
}

function createKysely(dialect: Dialect, observer: StatementObserver | undefined): Kysely<unknown> {
  return new Kysely({ dialect, ...(observer && { log: ({ query, queryDurationMillis }: LogEvent) => observer(query.sql, queryDurationMillis) }) });
}

/** The connection pool of a PostgreSQL database. Throws for an SQLite database. */
export function poolOf(orm: Orm): Pool {
  const pool = pools.get(orm);
  if (!pool) throw new Error('This database has no connection pool');
  return pool;
}

export function isPostgresUrl(location: string): boolean {
  return /^postgres(ql)?:/u.test(location);
}

/**
 * A new entity manager for one request. Queries inside one of its transactions use that transaction. A plain fork would
 * use another connection, and because SQLite has only one, the query would wait forever.
 */
export function entityManagerOf(orm: Orm): EntityManager {
  return orm.em.fork({ useContext: true });
}

/** Migrates the schema to the newest version. Throws and changes nothing if a newer version of the product created the database. */
export async function migrate(orm: Orm): Promise<void> {
  const executed = await orm.migrator.getExecuted();
  assertKnownMigrations(executed.map(({ name }) => name), `The database ${orm.config.get('dbName')}`);
  await orm.migrator.up();
  await createHistoryTriggers(orm);
}

/** Throws ConfigurationError unless this version of the product knows all of the migrations. `what` is the subject of the error message. */
export function assertKnownMigrations(names: readonly string[], what: string): void {
  const known: string[] = MIGRATIONS.map(({ name }) => name);
  if (!names.every((name) => known.includes(name))) throw new ConfigurationError(`${what} was made by a newer version of this product: install that version, or restore an older backup`);
}
