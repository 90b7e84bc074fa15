import type { EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/core';
import { BasePostgreSqlPlatform } from '@mikro-orm/sql';
import type { Orm } from './open.ts';

const RAISE = 'update catalogue_revision set number = number + 1 where id = 1 returning number';
const READ = 'select number from catalogue_revision where id = 1';

/** How soon an instance hears of what another one wrote, in milliseconds (design §6). */
const LISTEN_EVERY = 1000;
/** Download counts move the revision at most this often, in milliseconds: whoever counts must not empty every cache. */
const COUNTED_EVERY = 2000;

/**
 * The catalogue's revision: whatever was read before it moved may be stale. It moves once a transaction is committed,
 * whatever that changed: every write of the catalogue runs in one (a flush opens its own), so that none can forget it,
 * and a reader who sees the new number sees the new data. Counting downloads is the one write beside transactions.
 */
export class Revision implements EventSubscriber {
  private readonly orm: Orm;
  private readonly listeners: (() => void)[] = [];
  /** What each open transaction has raised the stored number to. */
  private readonly raised = new WeakMap<object, number | undefined>();
  /** The stored number that this instance knows of. */
  private known: number | undefined;
  private countedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private poll: NodeJS.Timeout | undefined;

  constructor(orm: Orm) {
    this.orm = orm;
    orm.em.getEventManager().registerSubscriber(this);
    if (orm.em.getPlatform() instanceof BasePostgreSqlPlatform) this.poll = setInterval(() => void this.look(), LISTEN_EVERY).unref();
  }

  /** Calls `listener` at every move. */
  onMove(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Stored inside the transaction, so that no instance can miss a change. */
  async beforeTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || transaction.savepointName) return;
    this.raised.set(transaction, await this.raise(transaction));
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction || transaction.savepointName) return;
    this.known = this.raised.get(transaction);
    this.move();
  }

  /** A download was counted: moves at once if it was quiet, else when the time has come. */
  counted(): void {
    if (this.timer) return;
    const wait = this.countedAt + COUNTED_EVERY - performance.now();
    if (wait <= 0) this.moveForCount();
    else this.timer = setTimeout(() => this.moveForCount(), wait).unref();
  }

  stop(): void {
    clearInterval(this.poll);
    clearTimeout(this.timer);
  }

  private moveForCount(): void {
    this.timer = undefined;
    this.countedAt = performance.now();
    this.move();
    if (this.poll) void this.tellOthers();
  }

  private async tellOthers(): Promise<void> {
    this.known = await this.raise().catch(() => this.known);
  }

  private move(): void {
    for (const listener of this.listeners) listener();
  }

  /** Looks whether another instance has written. Without an answer there is nothing newer to be read either. */
  private async look(): Promise<void> {
    const stored = await this.number(READ).catch(() => this.known);
    if (stored === this.known) return;
    this.known = stored;
    this.move();
  }

  private async raise(transaction?: Transaction): Promise<number | undefined> {
    return this.number(RAISE, transaction);
  }

  private async number(sql: string, transaction?: Transaction): Promise<number | undefined> {
    const [row] = await this.orm.em.getConnection('write').execute<{ number: number }[]>(sql, [], 'all', transaction);
    return row?.number;
  }
}
