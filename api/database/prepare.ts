import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres, type Orm } from './orm.ts';
import { migrate } from './open.ts';
import { seed, type Catalogue } from './seed.ts';

/**
 * The key of the advisory lock, which must be unique in the database. `move` acquires it too, so that a server that
 * starts at the same time waits.
 */
export const START_LOCK = 20_260_901;
const MAX_WAIT_MS = 60_000;
const RETRY_DELAY_MS = 200;

/**
 * Fills an empty database with the catalogue, if it is not null. Instances that start together do this one after the
 * other.
 */
export async function prepareDatabase(orm: Orm, catalogue: Catalogue | null) {
  const work = async () => {
    await migrate(orm);
    if (catalogue) await seed(orm, catalogue);
  };
  await (isPostgres(orm.em) ? withAdvisoryLock(orm, work) : withStartLock(work));
}

/** The lock is released with its transaction, even if this process is killed. */
async function withAdvisoryLock(orm: Orm, work: () => Promise<void>) {
  await orm.em.getConnection().transactional(async (transaction) => {
    // The first instance may take long, and the others must wait for it instead of failing with a timeout.
    await orm.em.getConnection().execute('set local statement_timeout = 0', [], 'run', transaction);
    await orm.em.getConnection().execute('select pg_advisory_xact_lock(?)', [START_LOCK], 'all', transaction);
    await work();
  });
}

/**
 * For work that several instances may do at the same time when they start. SQLite has no advisory lock, but the work
 * consists of transactions: if another instance is faster, the transaction fails and is repeated.
 */
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

/**
 * By the code and the messages of SQLite 3 in better-sqlite3 13.0.3; R11 in `databases.test.ts` fails if they change.
 */
function isConflict(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      /SQLITE_BUSY|database is locked|already exists|unique constraint/iu.test(
        `${'code' in cause ? String(cause.code) : ''} ${cause.message}`,
      )
    )
      return true;
  }
  return false;
}
