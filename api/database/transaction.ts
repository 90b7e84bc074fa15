import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from './orm.ts';

/** Of PostgreSQL: a serialization failure and a deadlock. Nothing was stored. */
const CONTENDED = /^(?:40001|40P01)$/u;
const ATTEMPTS = 5;
/** The longest pause before the second attempt, in milliseconds; it grows with each one. */
const PAUSE = 20;

/**
 * Runs `work` in a transaction, or in the one that runs already. Repeats it if PostgreSQL has ended it in favour of
 * another transaction, so `work` changes nothing outside of the database.
 */
export async function inTransaction<T>(em: EntityManager, work: () => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return em.transactional(work);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await em.transactional(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isContended(error)) throw error;
      // Different ones, because the other transaction may be repeated too.
      await sleep(Math.random() * PAUSE * attempt);
    }
}

function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CONTENDED.test(String(error.code))) || isContended(error.cause);
}
