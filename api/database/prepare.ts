import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres, runSqlOf, type Orm } from './orm.ts';
import { migrate } from './open.ts';
import { seed, type Catalogue } from './seed.ts';

/** The key of an advisory lock, unique in the database. `move` acquires it too, so that a server that starts at the same time waits. */
export const START_LOCK = 20_260_901;
const MAX_WAIT_MS = 60_000;
const RETRY_DELAY_MS = 200;

/**
 * Migrates, and fills an empty database with the catalogue. Instances that start together do it one after the other.
 * Returns the names of the migrations that it has carried out.
 */
export async function prepareDatabase(orm: Orm, catalogue: Catalogue | null, beforeUpgrade?: () => Promise<void>) {
  let migrations: string[] = [];
  const work = async () => {
    migrations = await migrate(orm, beforeUpgrade && { beforeUpgrade });
    if (catalogue) await seed(orm, catalogue);
  };
  if (!isPostgres(orm.em)) {
    await withStartLock(work);
    return migrations;
  }
  // The lock is released with its transaction, even if this process is killed.
  await orm.em.getConnection().transactional(async (transaction) => {
    const run = runSqlOf(transaction);
    // The first instance may take long, and the others must wait for it instead of failing with a timeout.
    await run('set local statement_timeout = 0');
    await run(sql`select pg_advisory_xact_lock(${START_LOCK})`);
    await work();
  });
  return migrations;
}

/** For transactions that several instances may begin at once: if another one is faster, the work fails and is repeated. */
export async function withStartLock(work: () => Promise<void>) {
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > end || !isConflict(error)) throw error;
      await sleep(RETRY_DELAY_MS);
    }
  }
}

/** By the code and messages of SQLite 3 in better-sqlite3 13.0.3; R11 in `databases.test.ts` fails if they change. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /SQLITE_BUSY|database is locked|already exists|unique constraint/iu.test(`${code} ${error.message}`) ||
    isConflict(error.cause)
  );
}
