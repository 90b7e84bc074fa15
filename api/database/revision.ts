import type { Transaction } from '@mikro-orm/core';
import { isPostgres, type Orm } from './orm.ts';
import { poolOf } from './open.ts';
import { CHANNEL, SELECT_NUMBER, createRevisionFeed } from './revision-feed.ts';

const INCREMENT = 'update catalogue_revision set number = number + 1 where id = 1 returning number';
/** One statement in the same transaction, so that the notification is sent with the commit or not at all. */
const INCREMENT_AND_NOTIFY = `with incremented as (${INCREMENT}) select number, pg_notify('${CHANNEL}', number::text) from incremented`;

/** The SQL that increments the revision, for transactions without an entity manager. */
export function incrementRevision(onPostgres: boolean) {
  return onPostgres ? INCREMENT_AND_NOTIFY : INCREMENT;
}

/** The least time between two increments by download counts, in milliseconds, because each one clears the caches. */
const COUNT_INTERVAL = 2000;
/** How often the revision of an SQLite database is read, in milliseconds: a command may change the catalogue. */
const SQLITE_INTERVAL = 2000;
/** How long a number that was read from PostgreSQL counts as current, in milliseconds. */
const CURRENT_FOR = 1000;
/** How long possibly stale responses are sent while the database is unavailable, in milliseconds. */
const MAX_STALE_AGE = 5 * 60_000;

/** Whether cached data is up to date: `stale` is perhaps, without the database, and `unknown` for too long. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/**
 * Calls `onChange` when the revision changes: all data that was read before may be stale. Every transaction increments
 * it, so that no write can forget it; only download counts need `downloadCounted`.
 */
export function watchRevision(orm: Orm, onChange: () => void = () => {}) {
  const feed = isPostgres(orm.em) ? createRevisionFeed(poolOf(orm), receive) : null;
  const uncommitted = new WeakMap<Transaction, number | undefined>();
  let current: number | undefined;
  let receivedAt = -Infinity;
  let countedAt = -Infinity;
  let countTimer: NodeJS.Timeout | undefined;
  let readTimer: NodeJS.Timeout | undefined;

  orm.em.getEventManager().registerSubscriber({
    /** Inside the transaction, so that no instance can miss a change. */
    async beforeTransactionCommit({ transaction }) {
      if (!transaction || transaction.savepointName) return;
      uncommitted.set(transaction, await increment(transaction));
    },
    async afterTransactionCommit({ transaction }) {
      if (!transaction || transaction.savepointName) return;
      setCurrent(uncommitted.get(transaction));
      onChange();
    },
  });

  async function increment(transaction?: Transaction) {
    const sql = incrementRevision(feed !== null);
    const [row] = await orm.em.getConnection().execute<{ number: number }[]>(sql, [], 'all', transaction);
    return row?.number;
  }

  function setCurrent(number: number | undefined) {
    current = number;
    receivedAt = performance.now();
  }

  /**
   * A smaller number is a change too, because a backup may have been restored. A number that was requested before the
   * last one was received may be older.
   */
  function receive(number: number, requestedAt: number) {
    if (number === current || requestedAt < receivedAt) return;
    setCurrent(number);
    onChange();
  }

  async function read() {
    const requestedAt = performance.now();
    // If the file cannot be read, it is read again.
    const [row] = await orm.em
      .getConnection()
      .execute<{ number: number }[]>(SELECT_NUMBER)
      .catch(() => []);
    if (row) receive(row.number, requestedAt);
  }

  async function incrementForCount() {
    countTimer = undefined;
    countedAt = performance.now();
    try {
      if (feed) setCurrent(await increment());
      onChange();
    } catch {
      // The caches are not cleared, because nothing can be read again while the database is unavailable.
      countTimer ??= setTimeout(() => void incrementForCount(), COUNT_INTERVAL).unref();
    }
  }

  /** Time since the last response of PostgreSQL, in milliseconds; 0 with SQLite. */
  function databaseAge() {
    return feed?.age() ?? 0;
  }

  return {
    async start() {
      await feed?.start();
    },

    watchCommands() {
      if (!feed) readTimer = setInterval(() => void read(), SQLITE_INTERVAL).unref();
    },

    /** Without a connection to the database, this instance cannot know the changes of others. */
    freshness: (): Freshness => {
      const age = databaseAge();
      if (age <= CURRENT_FOR) return 'fresh';
      return age <= MAX_STALE_AGE ? 'stale' : 'unknown';
    },

    databaseAge,

    /** Clears the caches; on PostgreSQL it also increments the revision for the other instances. */
    async downloadCounted() {
      if (countTimer) return;
      const delay = countedAt + COUNT_INTERVAL - performance.now();
      if (delay <= 0) await incrementForCount();
      else countTimer = setTimeout(() => void incrementForCount(), delay).unref();
    },

    stop() {
      feed?.stop();
      clearTimeout(countTimer);
      clearInterval(readTimer);
    },
  };
}
