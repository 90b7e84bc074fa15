import { sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../open.ts';

/**
 * The time, in milliseconds, for what instances compare with each other: on PostgreSQL the database's, since the clocks
 * of the instances may differ; on SQLite, where one machine is all there is, that of `clock`.
 */
export async function currentTime(em: EntityManager, clock: () => number): Promise<number> {
  if (!isPostgres(em)) return clock();
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(em.getKysely());
  return rows[0]?.now ?? clock();
}
