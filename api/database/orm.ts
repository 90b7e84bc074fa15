import type { Transaction, TransactionEventArgs } from '@mikro-orm/core';
import {
  BasePostgreSqlPlatform,
  type AbstractSqlDriver,
  type SqlEntityManager,
  type SqlMikroORM,
} from '@mikro-orm/sql';

export type EntityManager = SqlEntityManager;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** Runs an SQL statement with a `?` for each parameter, and returns its rows. */
export type RunSql = <T>(statement: string, parameters?: unknown[]) => Promise<T[]>;

export function runSqlOf(em: Pick<TransactionEventArgs['em'], 'getConnection'>, transaction?: Transaction): RunSql {
  return async (statement, parameters = []) =>
    em.getConnection('write').execute(statement, parameters, 'all', transaction);
}

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(em: { getPlatform(): unknown }): boolean {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}

/**
 * Runs `work` in a transaction that reads what the database contains at one moment. It is none of the ORM, because each
 * of those counts as a write.
 */
export async function withSnapshot<T>(
  em: Pick<EntityManager, 'getConnection' | 'getPlatform'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const options = isPostgres(em) ? ({ isolationLevel: 'repeatable read', readOnly: true } as const) : {};
  return em.getConnection().transactional(work, options as object); // its type requires an enum with the same values
}
