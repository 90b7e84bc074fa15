import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Client, type Pool } from 'pg';
import { withTimeout } from '../with-timeout.ts';
import { trackActiveClients } from './driver-workarounds.ts';

export const CHANNEL = 'catalogue_revision';
/**
 * The key of the advisory lock that each running server shares on its listening connection, so that `move` does not
 * replace the catalogue of a running server.
 */
export const SITE_LOCK = 20_260_902;
export const SELECT_NUMBER = 'select number from catalogue_revision where id = 1';

/** How often the stored number is read, in milliseconds; the longest delay after a lost notification. */
const POLL_INTERVAL = 500;
/** How long a number that was read from the database counts as current, in milliseconds. */
const CURRENT_FOR = 1000;
const QUERY_TIMEOUT = 1000;
/** After this many failed reads in a row, all running statements are assumed to hang. */
const MAX_FAILURES = 3;
/** The delay before the next attempt to listen, in milliseconds. It doubles with each attempt. */
const MIN_RETRY_DELAY = 100;
const MAX_RETRY_DELAY = 5000;

/**
 * Called with every number that is notified or read, even if it did not change, and with the time of the request
 * (`performance.now()`).
 */
type OnNumber = (number: number, requestedAt: number) => void;

/**
 * Watches the revision number that all instances on one PostgreSQL share. Each commit notifies it, on a connection
 * outside the pool, so that it is not delayed under load. It is also read twice a second, because notifications may be
 * lost, and to see whether the database is available.
 */
export class RevisionFeed {
  private readonly pool: Pool;
  private readonly onNumber: OnNumber;
  private client: Client | undefined;
  private readonly closeActiveClients: () => void;
  private failures = 0;
  private confirmedAt = -Infinity;
  private isStopped = false;
  private isPolling = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, onNumber: OnNumber) {
    this.pool = pool;
    this.onNumber = onNumber;
    this.closeActiveClients = trackActiveClients(pool);
  }

  /** Resolves after the first attempt to listen, even if it failed. */
  async start() {
    this.timer = setInterval(() => void this.poll(), POLL_INTERVAL).unref();
    await this.listen(MIN_RETRY_DELAY);
    await this.poll();
  }

  stop() {
    this.isStopped = true;
    clearInterval(this.timer);
    this.disconnect(this.client);
  }

  /** Time since the last successful read of the number, in milliseconds. */
  get age() {
    return performance.now() - this.confirmedAt;
  }

  /** Whether this instance knows every write of other instances that is older than a second. */
  get isCurrent() {
    return this.age <= CURRENT_FOR;
  }

  private async listen(retryDelay: number) {
    if (this.isStopped) return;
    const client = new pg.Client(this.pool.options);
    // An error event needs no further handling, because the running query rejects with the same error.
    client.on('error', () => this.disconnect(client));
    client.on('end', () => this.handleDisconnect(client));
    client.on('notification', ({ payload }) => this.onNumber(Number(payload), performance.now()));
    try {
      await withTimeout(QUERY_TIMEOUT, client.connect());
      await withTimeout(QUERY_TIMEOUT, client.query(`listen ${CHANNEL}; select pg_advisory_lock_shared(${SITE_LOCK})`));
      this.client = client;
      if (this.isStopped) this.disconnect(client);
    } catch {
      this.disconnect(client);
      this.listenAfter(retryDelay);
    }
  }

  private listenAfter(delay: number) {
    void sleep(delay, undefined, { ref: false }).then(() =>
      this.isStopped ? undefined : this.listen(Math.min(2 * delay, MAX_RETRY_DELAY)).then(() => this.poll()),
    );
  }

  private handleDisconnect(client: Client) {
    if (this.client !== client) return;
    this.client = undefined;
    this.listenAfter(MIN_RETRY_DELAY);
  }

  private disconnect(client: Client | undefined) {
    client?.end().catch(() => {});
    if (client) this.handleDisconnect(client);
  }

  private async poll() {
    if (this.isPolling) return;
    this.isPolling = true;
    const requestedAt = performance.now();
    const { client } = this;
    try {
      const {
        rows: [row],
      } = await withTimeout(QUERY_TIMEOUT, (client ?? this.pool).query<{ number: number }>(SELECT_NUMBER));
      this.confirmedAt = requestedAt;
      this.failures = 0;
      if (row && !this.isStopped) this.onNumber(row.number, requestedAt);
    } catch {
      this.disconnect(client);
      this.failures += 1;
      if (this.failures >= MAX_FAILURES) this.closeActiveClients();
    } finally {
      this.isPolling = false;
    }
  }
}
