import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { clientAddress } from './client-address.ts';

/** A request that runs longer no longer counts as running. */
const MAX_RUN_MS = 10_000;
/** Before each start: in this time new connections are accepted, and it is seen which clients have left. */
const PAUSE_MS = 2;
/** `Retry-After` after a wait that was too long. */
export const QUEUE_RETRY_SECONDS = 2;

interface Limits {
  /** How many are started without a pause between them. */
  startedAtOnce?: number;
  /** By default nearly as many as there are connections to PostgreSQL. */
  maxRunning?: number;
  maxWaiting?: number;
  /** In milliseconds. */
  maxWait?: number;
}

/** Whole lists of visitors are made one after the other, since each takes up to a second. */
export const WHOLE_LISTS: Limits = { maxRunning: 1, maxWaiting: 20, maxWait: 20_000 };

interface Waiting {
  reply: FastifyReply;
  start: () => void;
  refuse: () => void;
}

export type RequestQueue = ReturnType<typeof createRequestQueue>;

/**
 * Starts the visitors' requests that need computing one after the other, with pauses in which everything else is served.
 * Addresses take turns, so that one client does not keep the others waiting.
 */
export function createRequestQueue({
  startedAtOnce = 1,
  maxRunning = 8,
  maxWaiting = 200,
  maxWait = 5000,
}: Limits = {}) {
  /** The waiting requests of each address. The address whose turn is next comes first. */
  const waiting = new Map<string, Set<Waiting>>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  let waitingCount = 0;
  let running = 0;
  let isPaused = false;

  /** A `preHandler` hook. Throws UNAVAILABLE if too many requests wait or this one waits too long. */
  async function enter(request: FastifyRequest, reply: FastifyReply) {
    // The administrator never waits for visitors.
    if (request.actor !== 'visitor' || releases.has(request)) return;
    await waitForTurn(clientAddress(request.ip), reply);
    const timer = setTimeout(() => leave(request), MAX_RUN_MS).unref();
    releases.set(request, () => {
      clearTimeout(timer);
      running -= 1;
      schedule();
    });
  }

  /** An `onSend` hook: the next request can start. */
  function leave(request: FastifyRequest) {
    releases.get(request)?.();
    releases.delete(request);
  }

  async function waitForTurn(address: string, reply: FastifyReply) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const refuse = () => reject(new AppError('UNAVAILABLE', 'unavailable', { retryAfter: QUEUE_RETRY_SECONDS }));
    const entry = { reply, start, refuse };
    const timer = setTimeout(() => {
      remove(address, entry);
      refuse();
    }, maxWait).unref();
    waiting.set(address, (waiting.get(address) ?? new Set()).add(entry));
    waitingCount += 1;
    if (waitingCount > maxWaiting) refuseNewest();
    schedule();
    await promise.finally(() => clearTimeout(timer));
  }

  function refuseNewest() {
    const [address, entries] = [...waiting].reduce((most, other) => (other[1].size > most[1].size ? other : most));
    const newest = [...entries].at(-1);
    if (newest) remove(address, newest);
    newest?.refuse();
  }

  function remove(address: string, entry: Waiting) {
    const entries = waiting.get(address);
    if (!entries?.delete(entry)) return;
    waitingCount -= 1;
    if (entries.size === 0) waiting.delete(address);
  }

  /** The next request of the address whose turn it is; undefined if none waits. */
  function next() {
    const [first] = waiting;
    if (!first) return undefined;
    const [address, entries] = first;
    const [entry] = entries;
    // The address becomes the last one.
    waiting.delete(address);
    waiting.set(address, entries);
    if (entry) remove(address, entry);
    return entry;
  }

  function schedule() {
    if (isPaused || waitingCount === 0 || running >= maxRunning) return;
    isPaused = true;
    setTimeout(() => {
      startSome();
      // They compute until the next turn.
      setImmediate(() => {
        isPaused = false;
        schedule();
      });
    }, PAUSE_MS);
  }

  function startSome() {
    for (let started = 0; started < startedAtOnce && running < maxRunning;) {
      const entry = next();
      if (!entry) return;
      if (entry.reply.raw.destroyed) entry.refuse();
      else {
        started += 1;
        running += 1;
        entry.start();
      }
    }
  }

  return { enter, leave };
}
