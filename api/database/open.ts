import { Migrator } from '@mikro-orm/migrations';
import { Kysely, type Dialect, type LogEvent } from 'kysely';
import type { Pool } from 'pg';
import { entities } from '../entities/entity-list.ts';
import { ConfigurationError } from '../errors.ts';
import { startChangeFeed } from './history/public-changes.ts';
import { historyRecorder } from './history/recorder.ts';
import { createHistoryTriggers } from './history/triggers.ts';
import { BASELINE, MIGRATIONS, isKnown } from './migrations/migrations.ts';
import type { EntityManager, Orm } from './orm.ts';
import { SEARCH_TABLES, searchIndex } from './search-index.ts';

const shared = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
  schemaGenerator: { skipTables: [SEARCH_TABLES], ignoreRoutines: true, ignoreTriggers: true },
  forceUtcTimezone: true,
  subscribers: [searchIndex, historyRecorder],
};

/** Called after every statement, also a failed one. */
export type StatementObserver = (sql: string, milliseconds: number) => void;

const pools = new WeakMap<Orm, Pool>();

/**
 * Opens a `postgres://` URL or the path of an SQLite file (`:memory:`, or the bytes of a file, for a database that
 * exists as long as its connection). Does not migrate.
 */
export async function openDatabase(location: string | Buffer, observer?: StatementObserver): Promise<Orm> {
  const log = ({ query, queryDurationMillis }: LogEvent) => observer?.(query.sql, queryDurationMillis);
  const createKysely = (dialect: Dialect) => new Kysely({ dialect, ...(observer && { log }) });
  if (typeof location === 'string' && isPostgresUrl(location)) {
    const [{ MikroORM }, { createPostgresDialect, createPostgresPool }] = await Promise.all([
      import('@mikro-orm/postgresql'),
      import('./postgres.ts'),
    ]);
    const pool = createPostgresPool(location);
    // MikroORM would try to make a database that does not exist.
    await pool.query('select 1');
    const driverOptions = () => createKysely(createPostgresDialect(pool));
    const orm: Orm = await MikroORM.init({ ...shared, clientUrl: location, driverOptions });
    pools.set(orm, pool);
    return orm;
  }
  const [{ MikroORM }, { createSqliteDialect }] = await Promise.all([
    import('@mikro-orm/sqlite'),
    import('./sqlite.ts'),
  ]);
  const dbName = typeof location === 'string' ? location : ':memory:';
  return MikroORM.init({ ...shared, dbName, driverOptions: () => createKysely(createSqliteDialect(location)) });
}

/** Throws for an SQLite database. */
export function poolOf(orm: Orm): Pool {
  const pool = pools.get(orm);
  if (!pool) throw new Error('This database has no connection pool');
  return pool;
}

export function isPostgresUrl(location: string) {
  return /^postgres(ql)?:/u.test(location);
}

/**
 * A new entity manager for one request. Inside one of its transactions a plain fork would use another connection, and
 * because SQLite has only one, a query would wait forever.
 */
export function entityManagerOf(orm: Orm): EntityManager {
  return orm.em.fork({ useContext: true });
}

interface MigrateOptions {
  /** Also a catalogue that was moved away. */
  isReplaced?: boolean;
  /** Called before a catalogue is changed. */
  beforeUpgrade?: () => Promise<void>;
}

/**
 * Returns the names of the migrations that it has carried out. Throws and changes nothing if another version of the
 * product has to do it, or if the catalogue was moved away.
 */
export async function migrate(orm: Orm, { isReplaced = false, beforeUpgrade }: MigrateOptions = {}) {
  const names = await executedMigrations(orm);
  const isMoved = (name: string) => isReplaced && name.startsWith(MOVED);
  assertMigrations(
    names.filter((name) => !isMoved(name)),
    `The database ${orm.config.get('dbName')}`,
  );
  if (names.length > 0 && (await orm.migrator.getPending()).length > 0) await beforeUpgrade?.();
  const migrations = await orm.migrator.up();
  await createHistoryTriggers(orm);
  await startChangeFeed(orm);
  return migrations.map(({ name }) => name);
}

async function executedMigrations(orm: Orm) {
  return (await orm.migrator.getExecuted()).map(({ name }) => name);
}

/** Throws if no start and no command has made a catalogue there. */
export async function assertCatalogue(orm: Orm) {
  if ((await executedMigrations(orm)).length === 0)
    throw new Error(`There is no catalogue in the database ${orm.config.get('dbName')}`);
}

/** Begins the name of a row among the migrations, so that older versions refuse a catalogue that was moved away, too. */
const MOVED = 'moved to ';

export async function markMoved(orm: Orm, target: string) {
  await orm.migrator.logMigration(`${MOVED}${target}`.slice(0, 255));
}

/** The catalogue can be used again. False if it was not moved. */
export async function unmarkMoved(orm: Orm) {
  const marks = (await executedMigrations(orm)).filter((name) => name.startsWith(MOVED));
  for (const name of marks) await orm.migrator.unlogMigration(name);
  return marks.length > 0;
}

/** The statements that the migrations lack for the entities. */
export async function missingMigration(orm: Orm) {
  await migrate(orm);
  return (await orm.schema.getUpdateSchemaSQL()).trim();
}

export async function newestMigration(orm: Orm) {
  const [row] = await orm.em
    .getConnection()
    .execute<[{ name: string }]>('select name from mikro_orm_migrations order by id desc limit 1');
  return row.name;
}

/** Throws ConfigurationError about `what` unless this version of the product can continue after these migrations. */
export function assertMigrations(names: readonly string[], what: string) {
  const moved = names.find((name) => name.startsWith(MOVED));
  if (moved)
    throw new ConfigurationError(
      `${what} was ${moved}: use that catalogue. To use this one again, run npm run move -- --undo`,
    );
  if (names.length > 0 && !names.includes(BASELINE))
    throw new ConfigurationError(
      `${what} was made by a version of this product before 0.1.0: start version 0.1.0 with it once`,
    );
  if (!names.every(isKnown))
    throw new ConfigurationError(
      `${what} was made by a newer version of this product: install that version, or restore an older backup`,
    );
}
