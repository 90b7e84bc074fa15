import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { clientAddress } from './client-address.ts';

/** A request that runs longer, in milliseconds, no longer counts as running. */
const MAX_RUN = 10_000;
/** The longest time between starts, in milliseconds: writes on SQLite make turns long. */
const MAX_PAUSE = 100;
/** `Retry-After` after a wait that was too long. */
export const QUEUE_RETRY_SECONDS = 2;

interface Limits {
  perTurn?: number;
  /**
   * Turns of the event loop between starts. Node accepts one connection in each turn, so others could not connect while
   * requests are computed one after the other. Not a time: a slow machine has few turns in 20 ms.
   */
  turnsBetween?: number;
  /** By default nearly as many as there are connections to PostgreSQL. */
  maxRunning?: number;
  maxWaiting?: number;
  /** In milliseconds. */
  maxWait?: number;
}

interface Waiting {
  reply: FastifyReply;
  start: () => void;
  refuse: () => void;
}

/**
 * Starts the visitors' requests that need computing in separate turns of the event loop, between which everything else
 * is served. Addresses take turns, so that one client does not keep the others waiting.
 */
export class RequestQueue {
  /** The waiting requests of each address. The address whose turn is next comes first. */
  private readonly waiting = new Map<string, Set<Waiting>>();
  private readonly releases = new WeakMap<FastifyRequest, () => void>();
  private readonly limits: Required<Limits>;
  private waitingCount = 0;
  private running = 0;
  private isScheduled = false;

  constructor({ perTurn = 1, turnsBetween = 30, maxRunning = 8, maxWaiting = 200, maxWait = 5000 }: Limits = {}) {
    this.limits = { perTurn, turnsBetween, maxRunning, maxWaiting, maxWait };
  }

  /** A `preHandler` hook. Throws UNAVAILABLE if too many requests wait or this one waits too long. */
  readonly enter = async (request: FastifyRequest, reply: FastifyReply) => {
    // The administrator never waits for visitors.
    if (request.actor !== 'visitor' || this.releases.has(request)) return;
    await this.waitForTurn(clientAddress(request.ip), reply);
    const timer = setTimeout(() => this.leave(request), MAX_RUN).unref();
    this.releases.set(request, () => {
      clearTimeout(timer);
      this.running -= 1;
      this.schedule();
    });
  };

  /** An `onSend` hook: the next request can start. */
  readonly leave = (request: FastifyRequest) => {
    this.releases.get(request)?.();
    this.releases.delete(request);
  };

  private waitForTurn(address: string, reply: FastifyReply) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => {
      clearTimeout(timer);
      reject(new AppError('UNAVAILABLE', 'unavailable', { retryAfter: QUEUE_RETRY_SECONDS }));
    };
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const entry: Waiting = { reply, start, refuse };
    const timer = setTimeout(() => {
      this.remove(address, entry);
      refuse();
    }, this.limits.maxWait).unref();
    const entries = this.waiting.get(address) ?? new Set();
    this.waiting.set(address, entries.add(entry));
    this.waitingCount += 1;
    if (this.waitingCount > this.limits.maxWaiting) this.refuseNewest();
    this.schedule();
    return promise;
  }

  private refuseNewest() {
    const [address, entries] = [...this.waiting].reduce((most, other) => (other[1].size > most[1].size ? other : most));
    const newest = [...entries].at(-1);
    if (newest) this.remove(address, newest);
    newest?.refuse();
  }

  private remove(address: string, entry: Waiting) {
    const entries = this.waiting.get(address);
    if (!entries?.delete(entry)) return;
    this.waitingCount -= 1;
    if (entries.size === 0) this.waiting.delete(address);
  }

  /** The next request of the address whose turn it is; undefined if none waits. */
  private next(): Waiting | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [address, entries] = first;
    const [entry] = entries;
    // The address becomes the last one.
    this.waiting.delete(address);
    this.waiting.set(address, entries);
    if (entry) this.remove(address, entry);
    return entry;
  }

  private schedule() {
    if (this.isScheduled || this.waitingCount === 0 || this.running >= this.limits.maxRunning) return;
    this.isScheduled = true;
    afterTurns(1, () => {
      this.startSome();
      afterTurns(this.limits.turnsBetween, () => {
        this.isScheduled = false;
        this.schedule();
      });
    });
  }

  private startSome() {
    const { perTurn, maxRunning } = this.limits;
    for (let started = 0; started < perTurn && this.running < maxRunning;) {
      const entry = this.next();
      if (!entry) return;
      if (entry.reply.raw.destroyed) entry.refuse();
      else {
        started += 1;
        this.running += 1;
        entry.start();
      }
    }
  }
}

function afterTurns(turns: number, work: () => void, until = performance.now() + MAX_PAUSE) {
  setImmediate(turns > 1 && performance.now() < until ? () => afterTurns(turns - 1, work, until) : work);
}
