import { IsolationLevel, type Transaction } from '@mikro-orm/core';
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import {
  BasePostgreSqlPlatform,
  type AbstractSqlDriver,
  type SqlEntityManager,
  type SqlMikroORM,
} from '@mikro-orm/sql';

export type EntityManager = SqlEntityManager;
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** Values are bound, unlike by the ORM, so that SQLite compiles a statement once. A text has none. */
export type RunSql = <T>(statement: string | RawBuilder<T>) => Promise<T[]>;

export function runSqlOf(database: QueryExecutorProvider): RunSql {
  return async <T>(statement: string | RawBuilder<T>) =>
    (await (typeof statement === 'string' ? sql.raw<T>(statement) : statement).execute(database)).rows;
}

/** Otherwise it is SQLite. */
export function isPostgres(em: { getPlatform(): unknown }) {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}

/** Reads what the database contains at one moment. No transaction of the ORM, because each of those counts as a write. */
export async function withSnapshot<T>(
  em: Pick<EntityManager, 'getConnection' | 'getPlatform'>,
  work: (transaction: AnyDatabase) => Promise<T>,
): Promise<T> {
  const options = isPostgres(em) ? { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true } : {};
  return em
    .getConnection()
    .transactional(async (transaction: Transaction) => work(transaction as AnyDatabase), options); // the ORM's transaction is one of Kysely
}
