import type { EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { isPostgres } from './dialect.ts';
import { poolOf, type Orm } from './open.ts';
import { CHANNEL, RevisionFeed } from './revision-feed.ts';

const RAISE = 'update catalogue_revision set number = number + 1 where id = 1 returning number';
/** One statement, so that the notification goes out with the commit, or not at all. */
const RAISE_AND_NOTIFY = `with raised as (${RAISE}) select number, pg_notify('${CHANNEL}', number::text) from raised`;

/** Says that everything has changed, in a transaction that goes past the entity manager. */
export function raiseRevision(onPostgres: boolean): string {
  return onPostgres ? RAISE_AND_NOTIFY : RAISE;
}

/** Download counts move the revision at most this often, in milliseconds: whoever counts must not empty every cache. */
const COUNTED_EVERY = 2000;
/** For how long an answer is given that may be stale, in milliseconds, while the database is away. */
const STALE_FOR = 5 * 60_000;

/**
 * The catalogue's revision: whatever was read before it moved may be stale. It moves once a transaction is committed,
 * whatever that changed: every write of the catalogue runs in one (a flush opens its own), so that none can forget it,
 * and a reader who sees the new number sees the new data. Counting downloads is the one write beside transactions.
 * On PostgreSQL it also moves when another instance has moved it.
 */
export class Revision implements EventSubscriber {
  private readonly orm: Orm;
  private readonly feed: RevisionFeed | undefined;
  private readonly listeners: (() => void)[] = [];
  /** What each open transaction has raised the stored number to. */
  private readonly raised = new WeakMap<object, number | undefined>();
  /** The stored number that this instance knows of, and when it learned it. */
  private known: number | undefined;
  private knownSince = -Infinity;
  private countedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(orm: Orm) {
    this.orm = orm;
    orm.em.getEventManager().registerSubscriber(this);
    if (!isPostgres(orm.em)) return;
    this.feed = new RevisionFeed(poolOf(orm), (number, since) => this.see(number, since));
  }

  /** Begins to hear of other instances, where there can be any. */
  async follow(): Promise<void> {
    await this.feed?.start();
  }

  /** Calls `listener` at every move. */
  onMove(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** An instance that cannot reach the database cannot know what others wrote. */
  get freshness(): 'fresh' | 'stale' | 'unknown' {
    if (!this.feed || this.feed.isCurrent) return 'fresh';
    return this.feed.age <= STALE_FOR ? 'stale' : 'unknown';
  }

  /** How long ago the database last answered, in milliseconds; 0 on SQLite, which is in this process. */
  get databaseAge(): number {
    return this.feed?.age ?? 0;
  }

  /** Stored inside the transaction, so that no instance can miss a change. */
  async beforeTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || transaction.savepointName) return;
    this.raised.set(transaction, await this.raise(transaction));
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || transaction.savepointName) return;
    this.learn(this.raised.get(transaction));
    this.move();
  }

  /** A download was counted: moves at once if it was quiet, else when the time has come. Comes back when a move at once is done. */
  async counted(): Promise<void> {
    if (this.timer) return;
    const wait = this.countedAt + COUNTED_EVERY - performance.now();
    if (wait <= 0) await this.moveForCount();
    else this.timer = setTimeout(() => void this.moveForCount(), wait).unref();
  }

  stop(): void {
    this.feed?.stop();
    clearTimeout(this.timer);
  }

  private async moveForCount(): Promise<void> {
    this.timer = undefined;
    this.countedAt = performance.now();
    try {
      if (this.feed) this.learn(await this.raise());
      this.move();
    } catch {
      // The caches stay as they are: nothing can be read anew while the database is away.
      this.timer ??= setTimeout(() => void this.moveForCount(), COUNTED_EVERY).unref();
    }
  }

  private move(): void {
    for (const listener of this.listeners) listener();
  }

  private learn(number: number | undefined): void {
    this.known = number;
    this.knownSince = performance.now();
  }

  /**
   * A number of another instance, or one of ours, that was requested at `since`. A smaller one is no older: the
   * database was put back. But one requested before ours was learned may be the number before it.
   */
  private see(number: number, since: number): void {
    if (number === this.known || since < this.knownSince) return;
    this.learn(number);
    this.move();
  }

  private async raise(transaction?: Transaction): Promise<number | undefined> {
    const sql = raiseRevision(this.feed !== undefined);
    const [row] = await this.orm.em.getConnection('write').execute<{ number: number }[]>(sql, [], 'all', transaction);
    return row?.number;
  }
}
