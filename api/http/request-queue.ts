import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** A request that runs longer than this, in milliseconds, no longer counts as running, so that other requests can start. */
const MAX_RUN = 10_000;
const RETRY_AFTER_SECONDS = 2;

interface Limits {
  /** How many requests start in one turn of the event loop. */
  perTurn?: number;
  /** How many may run at once: by default nearly as many as there are connections to PostgreSQL. */
  maxRunning?: number;
  maxWaiting?: number;
  /** In milliseconds. */
  maxWait?: number;
}

/**
 * Starts the visitors' requests that need computing in separate turns of the event loop, by default one in each turn.
 * Everything else (new connections, health checks, cached responses) is served between them.
 */
export class RequestQueue {
  private readonly waiting = new Set<() => void>();
  private readonly releases = new WeakMap<FastifyRequest, () => void>();
  private readonly limits: Required<Limits>;
  private running = 0;
  private isScheduled = false;

  constructor({ perTurn = 1, maxRunning = 8, maxWaiting = 200, maxWait = 5000 }: Limits = {}) {
    this.limits = { perTurn, maxRunning, maxWaiting, maxWait };
  }

  /** A `preHandler` hook that waits for the request's turn. Throws UNAVAILABLE if too many requests wait or this one waits too long. */
  readonly enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // The administrator's requests never wait for visitors' requests.
    if (request.actor !== 'visitor' || this.releases.has(request)) return;
    if (this.waiting.size >= this.limits.maxWaiting) throw unavailable();
    await this.waitForTurn();
    if (reply.raw.destroyed) {
      this.release();
      throw unavailable();
    }
    const timer = setTimeout(() => this.leave(request), MAX_RUN).unref();
    this.releases.set(request, () => {
      clearTimeout(timer);
      this.release();
    });
  };

  /** An `onSend` hook: the response has been computed, so that the next request can start. */
  readonly leave = (request: FastifyRequest): void => {
    this.releases.get(request)?.();
    this.releases.delete(request);
  };

  private waitForTurn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.waiting.delete(start);
      reject(unavailable());
    }, this.limits.maxWait).unref();
    this.waiting.add(start);
    this.schedule();
    return promise;
  }

  private release(): void {
    this.running -= 1;
    this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.size === 0 || this.running >= this.limits.maxRunning) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      const { perTurn, maxRunning } = this.limits;
      let left = Math.min(perTurn, maxRunning - this.running);
      for (const start of this.waiting) {
        if (left <= 0) break;
        left -= 1;
        this.waiting.delete(start);
        this.running += 1;
        start();
      }
      this.schedule();
    });
  }
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
}
