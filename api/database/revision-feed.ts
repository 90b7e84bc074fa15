import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Client, type Pool, type PoolClient } from 'pg';
import { withTimeout } from '../with-timeout.ts';

/** Where each raise of the revision is notified, with the new number. */
export const CHANNEL = 'catalogue_revision';
/** The advisory lock that each running site shares, on the connection that it listens on: `move` replaces no catalogue below a site. */
export const SITE_LOCK = 20_260_902;
const READ = 'select number from catalogue_revision where id = 1';

/** How often the stored number is looked at, in milliseconds: no more than this does a lost notification cost. */
const LOOK_EVERY = 500;
/** For so long, in milliseconds, the last answer of the database is relied on (design §6: a second). */
const CURRENT_FOR = 1000;
const ANSWER_WITHIN = 1000;
/** After so many failed reads of the number in a row the database hangs, and so does every statement that is under way. */
const HANGS_AFTER = 3;
/** Between tries to listen again, in milliseconds, each twice the one before. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** Called with every number that is notified or read, also when it is known, and when it was requested (`performance.now()`). */
type OnNumber = (number: number, since: number) => void;

/**
 * Follows the revision that all instances on one PostgreSQL share. Each raise is notified when it is committed, and
 * heard here on a connection outside the pool, so that no load keeps it waiting. The number is looked at besides, which
 * finds what a notification did not tell (a proxy that keeps none, a connection that is dead and does not know it), and
 * says that the database is still there.
 */
export class RevisionFeed {
  private readonly pool: Pool;
  private readonly onNumber: OnNumber;
  private client: Client | undefined;
  /** The connections of the pool that run statements. */
  private readonly busy = new Set<PoolClient>();
  private failures = 0;
  private confirmedAt = -Infinity;
  private isStopped = false;
  private isLooking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, onNumber: OnNumber) {
    this.pool = pool;
    this.onNumber = onNumber;
  }

  /** Comes back when it listens, or has tried to. */
  async start(): Promise<void> {
    this.pool.on('acquire', (client) => this.busy.add(client));
    this.pool.on('release', (_error, client) => this.busy.delete(client));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
    await this.listen(FIRST_PAUSE);
    await this.look();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    this.drop(this.client);
  }

  /** How long ago the database last said what the number is, in milliseconds. */
  get age(): number {
    return performance.now() - this.confirmedAt;
  }

  /** Whether nothing that another instance wrote more than a second ago can have been missed. */
  get isCurrent(): boolean {
    return this.age <= CURRENT_FOR;
  }

  private async listen(pause: number): Promise<void> {
    if (this.isStopped) return;
    const client = new pg.Client(this.pool.options);
    // Whatever ends it also ends what it is asked; nobody has to hear of it twice.
    client.on('error', () => this.drop(client));
    client.on('end', () => this.again(client));
    client.on('notification', ({ payload }) => this.onNumber(Number(payload), performance.now()));
    try {
      await withTimeout(ANSWER_WITHIN, client.connect());
      await withTimeout(ANSWER_WITHIN, client.query(`listen ${CHANNEL}`));
      await withTimeout(ANSWER_WITHIN, client.query(`select pg_advisory_lock_shared(${SITE_LOCK})`));
      this.client = client;
      if (this.isStopped) this.drop(client);
    } catch {
      this.drop(client);
      await this.listenAfter(pause);
    }
  }

  private async listenAfter(pause: number): Promise<void> {
    void sleep(pause, undefined, { ref: false }).then(() => (this.isStopped ? undefined : this.listen(Math.min(2 * pause, LONGEST_PAUSE)).then(() => this.look())));
  }

  /** Once it listened and was lost. */
  private again(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    void this.listenAfter(FIRST_PAUSE);
  }

  private drop(client: Client | undefined): void {
    client?.end().catch(() => {});
    if (client) this.again(client);
  }

  /** By the pool while there is no connection to listen on. */
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const asked = performance.now();
    const { client } = this;
    try {
      const { rows: [row] } = await withTimeout(ANSWER_WITHIN, (client ?? this.pool).query<{ number: number }>(READ));
      this.confirmedAt = asked;
      this.failures = 0;
      if (row && !this.isStopped) this.onNumber(row.number, asked);
    } catch {
      this.drop(client);
      this.failures += 1;
      if (this.failures >= HANGS_AFTER) this.endStatements();
    } finally {
      this.isLooking = false;
    }
  }

  /** A statement whose database hangs would wait for ever. Ended, its connection is replaced when the database is back. */
  private endStatements(): void {
    for (const client of this.busy) void (client as unknown as Client).end().catch(() => {}); // a connection of a pool is a Client
  }
}
