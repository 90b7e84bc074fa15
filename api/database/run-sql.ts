import type { Transaction, TransactionEventArgs } from '@mikro-orm/core';

/** Runs an SQL statement with a `?` for each parameter, and returns its rows. */
export type RunSql = <T>(statement: string, parameters?: unknown[]) => Promise<T[]>;

export function runSqlOf(em: Pick<TransactionEventArgs['em'], 'getConnection'>, transaction?: Transaction): RunSql {
  return async (statement, parameters = []) =>
    em.getConnection('write').execute(statement, parameters, 'all', transaction);
}
