import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres } from './dialect.ts';
import { migrate, type Orm } from './open.ts';
import { seed, type Catalogue } from './seed.ts';

/** Names the lock among all of the database; any number will do. `move` takes it too, so that a site that starts meanwhile waits. */
export const START_LOCK = 20_260_901;
const TRIES = 50;
const PAUSE_MS = 100;

/** Migrates, and fills an empty database with a catalogue, if any. Instances that start together do it one after another. */
export async function prepareDatabase(orm: Orm, catalogue: Catalogue | null): Promise<void> {
  const work = async () => {
    await migrate(orm);
    if (catalogue) await seed(orm, catalogue);
  };
  await (isPostgres(orm.em) ? holdingLock(orm, work) : withStartLock(work));
}

/** The lock goes with its transaction, also when this process is killed. */
async function holdingLock(orm: Orm, work: () => Promise<void>): Promise<void> {
  await orm.em.getConnection().transactional(async (transaction) => {
    // Whoever comes first may take long; the others wait for it rather than not start.
    await orm.em.getConnection().execute('set local statement_timeout = 0', [], 'run', transaction);
    await orm.em.getConnection().execute('select pg_advisory_xact_lock(?)', [START_LOCK], 'all', transaction);
    await work();
  });
}

/**
 * Does what instances may do at the same moment when they start. SQLite knows no such lock, but all of it is transactions:
 * the one that comes second fails whole, and finds it done.
 */
export async function withStartLock(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === TRIES || !isOvertaken(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isOvertaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/SQLITE_BUSY|database is locked|already exists|unique constraint/iu.test(`${'code' in cause ? String(cause.code) : ''} ${cause.message}`)) return true;
  }
  return false;
}
