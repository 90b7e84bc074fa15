import type { Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { sql, type Kysely } from 'kysely';
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
  const database = (transaction ?? (em as EntityManager).getKysely()) as Kysely<unknown>; // the ORM's transaction is one of Kysely
  return async <T>(statement: string, parameters: unknown[] = []) => {
    const parts = parameters.length > 0 ? statement.split('?') : [statement];
    // Parameters are bound, unlike by the ORM, so that SQLite compiles a statement once.
    return (await sql<T>(Object.assign(parts, { raw: parts }), ...parameters).execute(database)).rows;
  };
}

/** Otherwise it is SQLite. */
export function isPostgres(em: { getPlatform(): unknown }) {
  return em.getPlatform() instanceof BasePostgreSqlPlatform;
}

/** Reads what the database contains at one moment. No transaction of the ORM, because each of those counts as a write. */
export async function withSnapshot<T>(
  em: Pick<EntityManager, 'getConnection' | 'getPlatform'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const options = isPostgres(em) ? ({ isolationLevel: 'repeatable read', readOnly: true } as const) : {};
  return em.getConnection().transactional(work, options as object); // its type requires an enum with the same values
}
