import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { EntityManager } from '../orm.ts';
import { selectRows } from './rows.ts';

/**
 * The current time in milliseconds, for times that instances compare with each other. On PostgreSQL it is the
 * database's time, because the clocks of the instances may differ; on SQLite, which runs on one machine, it is the time
 * of `clock`.
 */
export async function currentTime(em: EntityManager, clock: () => number): Promise<number> {
  if (!isPostgres(em)) return clock();
  const rows = await selectRows(
    em,
    sql<{
      now: number;
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return rows[0]?.now ?? clock();
}

export function timeFromNow(em: EntityManager, clock: () => number, milliseconds = 0): RawBuilder<unknown> {
  return isPostgres(em)
    ? sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`
    : sql`${clock() + milliseconds}`;
}
