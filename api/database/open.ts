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

/** Throws and changes nothing if another version of the product has to migrate. */
export async function migrate(orm: Orm) {
  const executed = await orm.migrator.getExecuted();
  assertMigrations(
    executed.map(({ name }) => name),
    `The database ${orm.config.get('dbName')}`,
  );
  await orm.migrator.up();
  await createHistoryTriggers(orm);
  await startChangeFeed(orm);
}

/** For `npm run dev`: the statements that the migrations lack for the entities. */
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

/** Throws ConfigurationError, about `what`, unless this version of the product can continue after these migrations. */
export function assertMigrations(names: readonly string[], what: string) {
  if (names.length > 0 && !names.includes(BASELINE))
    throw new ConfigurationError(
      `${what} was made by a version of this product before 0.1.0: start version 0.1.0 with it once`,
    );
  if (!names.every(isKnown))
    throw new ConfigurationError(
      `${what} was made by a newer version of this product: install that version, or restore an older backup`,
    );
}
