import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Client, type Pool } from 'pg';
import { withTimeout } from '../with-timeout.ts';
import { trackActiveClients } from './driver-workarounds.ts';

export const CHANNEL = 'catalogue_revision';
/**
 * The key of the advisory lock that each server shares on its listening connection, so that `move` does not replace the
 * catalogue of a running server.
 */
export const SITE_LOCK = 20_260_902;
export const SELECT_NUMBER = 'select number from catalogue_revision where id = 1';

/** In milliseconds; the longest delay after a lost notification. */
const POLL_INTERVAL = 500;
const QUERY_TIMEOUT = 1000;
/** After this many failed reads in a row, all running statements count as hanging. */
const MAX_FAILURES = 3;
/** Before the next attempt to listen, in milliseconds. It doubles with each attempt. */
const MIN_RETRY_DELAY = 100;
const MAX_RETRY_DELAY = 5000;

/**
 * Watches the revision number that all instances on one PostgreSQL share. Each commit notifies it, on a connection
 * outside the pool, so that it is not delayed under load. It is also read twice a second, because notifications may be
 * lost, and to see whether the database is available. `onNumber` is called with every number that is notified or read,
 * even if it did not change, and with the time of the request (`performance.now()`).
 */
export function createRevisionFeed(pool: Pool, onNumber: (number: number, requestedAt: number) => void) {
  const closeActiveClients = trackActiveClients(pool);
  let listening: Client | undefined;
  let failures = 0;
  let confirmedAt = -Infinity;
  let isStopped = false;
  let isPolling = false;
  let timer: NodeJS.Timeout | undefined;

  async function listen(retryDelay: number) {
    if (isStopped) return;
    const client = new pg.Client(pool.options);
    // An error event needs no further handling, because the running query rejects with the same error.
    client.on('error', () => disconnect(client));
    client.on('end', () => handleDisconnect(client));
    client.on('notification', ({ payload }) => onNumber(Number(payload), performance.now()));
    try {
      await withTimeout(QUERY_TIMEOUT, client.connect());
      await withTimeout(QUERY_TIMEOUT, client.query(`listen ${CHANNEL}; select pg_advisory_lock_shared(${SITE_LOCK})`));
      listening = client;
      if (isStopped) disconnect(client);
    } catch {
      disconnect(client);
      listenAfter(retryDelay);
    }
  }

  function listenAfter(delay: number) {
    void sleep(delay, undefined, { ref: false }).then(() =>
      isStopped ? undefined : listen(Math.min(2 * delay, MAX_RETRY_DELAY)).then(poll),
    );
  }

  function handleDisconnect(client: Client) {
    if (listening !== client) return;
    listening = undefined;
    listenAfter(MIN_RETRY_DELAY);
  }

  function disconnect(client: Client | undefined) {
    client?.end().catch(() => {});
    if (client) handleDisconnect(client);
  }

  async function poll() {
    if (isPolling) return;
    isPolling = true;
    const requestedAt = performance.now();
    const client = listening;
    try {
      const {
        rows: [row],
      } = await withTimeout(QUERY_TIMEOUT, (client ?? pool).query<{ number: number }>(SELECT_NUMBER));
      confirmedAt = requestedAt;
      failures = 0;
      if (row && !isStopped) onNumber(row.number, requestedAt);
    } catch {
      disconnect(client);
      failures += 1;
      if (failures >= MAX_FAILURES) closeActiveClients();
    } finally {
      isPolling = false;
    }
  }

  return {
    /** Time since the last successful read of the number, in milliseconds. */
    age: () => performance.now() - confirmedAt,

    /** Resolves after the first attempt to listen, even if it failed. */
    async start() {
      timer = setInterval(() => void poll(), POLL_INTERVAL).unref();
      await listen(MIN_RETRY_DELAY);
      await poll();
    },

    stop() {
      isStopped = true;
      clearInterval(timer);
      disconnect(listening);
    },
  };
}
