import type { Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  BasePostgreSqlPlatform,
  type AbstractSqlDriver,
  type SqlEntityManager,
  type SqlMikroORM,
} from '@mikro-orm/sql';

export type EntityManager = SqlEntityManager;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** Values are bound, unlike by the ORM, so that SQLite compiles a statement once. A text has none. */
export type RunSql = <T>(statement: string | RawBuilder<T>) => Promise<T[]>;

export function runSqlOf(em: Pick<TransactionEventArgs['em'], 'getConnection'>, transaction?: Transaction): RunSql {
  const database = (transaction ?? (em as EntityManager).getKysely()) as Kysely<unknown>; // the ORM's transaction is one of Kysely
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
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const options = isPostgres(em) ? ({ isolationLevel: 'repeatable read', readOnly: true } as const) : {};
  return em.getConnection().transactional(work, options as object); // its type requires an enum with the same values
}
