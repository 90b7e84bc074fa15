import type { EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { isPostgres, type Orm } from './orm.ts';
import { poolOf } from './open.ts';
import { CHANNEL, RevisionFeed, SELECT_NUMBER } from './revision-feed.ts';

const INCREMENT = 'update catalogue_revision set number = number + 1 where id = 1 returning number';
/** One statement in the same transaction, so that the notification is sent with the commit or not at all. */
const INCREMENT_AND_NOTIFY = `with incremented as (${INCREMENT}) select number, pg_notify('${CHANNEL}', number::text) from incremented`;

/** The SQL that increments the revision, for transactions without an entity manager. */
export function incrementRevision(onPostgres: boolean) {
  return onPostgres ? INCREMENT_AND_NOTIFY : INCREMENT;
}

/**
 * Download counts increment the revision at most this often, in milliseconds, because each increment clears the caches.
 */
const COUNT_INTERVAL = 2000;
/**
 * How often the revision of an SQLite database is read, in milliseconds, because a command such as `npm run job` may
 * change the catalogue.
 */
const SQLITE_INTERVAL = 2000;
/** How long possibly stale responses are sent while the database is unavailable, in milliseconds. */
const MAX_STALE_AGE = 5 * 60_000;

/** Whether cached data is up to date: `stale` is perhaps, without the database, and `unknown` for too long. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

/**
 * When the revision changes, all data that was read before may be stale. Every transaction increments it, so that no
 * write can forget it; only download counts need `downloadCounted`.
 */
export class Revision implements EventSubscriber {
  private readonly orm: Orm;
  private readonly feed: RevisionFeed | undefined;
  private readonly onChange: () => void;
  private readonly uncommitted = new WeakMap<object, number | undefined>();
  private number: number | undefined;
  private receivedAt = -Infinity;
  private countedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private sqliteTimer: NodeJS.Timeout | undefined;

  constructor(orm: Orm, onChange: () => void = () => {}) {
    this.orm = orm;
    this.onChange = onChange;
    orm.em.getEventManager().registerSubscriber(this);
    if (!isPostgres(orm.em)) return;
    this.feed = new RevisionFeed(poolOf(orm), (number, requestedAt) => this.receive(number, requestedAt));
  }

  async start() {
    await this.feed?.start();
  }

  watchCommands() {
    if (!this.feed) this.sqliteTimer = setInterval(() => void this.readNumber(), SQLITE_INTERVAL).unref();
  }

  /** Without a connection to the database, this instance cannot know the changes of others. */
  get freshness(): Freshness {
    if (!this.feed || this.feed.isCurrent) return 'fresh';
    return this.feed.age <= MAX_STALE_AGE ? 'stale' : 'unknown';
  }

  /** Time since the last response of PostgreSQL, in milliseconds; 0 with SQLite. */
  get databaseAge() {
    return this.feed?.age ?? 0;
  }

  /** Increments the number inside the transaction, so that no instance can miss a change. */
  async beforeTransactionCommit({ transaction }: TransactionEventArgs) {
    if (!transaction || transaction.savepointName) return;
    this.uncommitted.set(transaction, await this.increment(transaction));
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs) {
    if (!transaction || transaction.savepointName) return;
    this.setNumber(this.uncommitted.get(transaction));
    this.onChange();
  }

  /**
   * At most every 2 seconds it clears the caches; on PostgreSQL it also increments the revision for the other
   * instances.
   */
  async downloadCounted() {
    if (this.timer) return;
    const delay = this.countedAt + COUNT_INTERVAL - performance.now();
    if (delay <= 0) await this.incrementForCount();
    else this.timer = setTimeout(() => void this.incrementForCount(), delay).unref();
  }

  stop() {
    this.feed?.stop();
    clearTimeout(this.timer);
    clearInterval(this.sqliteTimer);
  }

  private async readNumber() {
    const requestedAt = performance.now();
    // If the file cannot be read, it is read again.
    const [row] = await this.orm.em
      .getConnection()
      .execute<{ number: number }[]>(SELECT_NUMBER)
      .catch(() => []);
    if (row) this.receive(row.number, requestedAt);
  }

  private async incrementForCount() {
    this.timer = undefined;
    this.countedAt = performance.now();
    try {
      if (this.feed) this.setNumber(await this.increment());
      this.onChange();
    } catch {
      // The caches are not cleared, because nothing can be read again while the database is unavailable.
      this.timer ??= setTimeout(() => void this.incrementForCount(), COUNT_INTERVAL).unref();
    }
  }

  private setNumber(number: number | undefined) {
    this.number = number;
    this.receivedAt = performance.now();
  }

  /**
   * A smaller number is a change too, because a backup of the database may have been restored. A number that was
   * requested before the last one was received may be older.
   */
  private receive(number: number, requestedAt: number) {
    if (number === this.number || requestedAt < this.receivedAt) return;
    this.setNumber(number);
    this.onChange();
  }

  private async increment(transaction?: Transaction) {
    const sql = incrementRevision(this.feed !== undefined);
    const [row] = await this.orm.em.getConnection('write').execute<{ number: number }[]>(sql, [], 'all', transaction);
    return row?.number;
  }
}
