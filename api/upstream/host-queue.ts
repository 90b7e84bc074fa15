import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from './upstream-error.ts';

/** A request does not wait longer, in milliseconds; the next one is in another round. */
const LONGEST_WAIT = 30_000;

const LONGEST_PAUSE = 24 * 60 * 60_000;

export interface PauseStore {
  /** In milliseconds since 1970; 0 without one. */
  read(host: string): Promise<number>;
  save(host: string, until: number): Promise<void>;
}

export class HostQueue {
  private readonly intervalOf: (host: string) => number;
  private readonly pauses: PauseStore | undefined;
  private readonly last = new Map<string, Promise<void>>();
  private readonly notBefore = new Map<string, number>();

  /** With `pauses`, long ones hold for all processes, and after a restart. */
  constructor(intervalOf: (host: string) => number, pauses?: PauseStore) {
    this.intervalOf = intervalOf;
    this.pauses = pauses;
  }

  async run<T>(host: string, signal: AbortSignal, task: () => Promise<T>) {
    const previous = this.last.get(host) ?? Promise.resolve();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    // An aborted task does not let the next one start earlier.
    const last = previous.then(() => finished);
    this.last.set(host, last);
    void last.then(() => this.forget(host, last));
    try {
      await unlessAborted(previous, signal);
      await this.waitForTurn(host, signal);
      try {
        return await task();
      } finally {
        this.wait(host, this.intervalOf(host));
      }
    } finally {
      finish();
    }
  }

  /** In milliseconds, at most a day: a wrong number would silence the host for ever. */
  async pause(host: string, requested: number) {
    const milliseconds = Math.min(requested, LONGEST_PAUSE);
    this.wait(host, milliseconds);
    if (milliseconds > LONGEST_WAIT) await this.pauses?.save(host, Date.now() + milliseconds);
  }

  private wait(host: string, milliseconds: number) {
    this.notBefore.set(host, Math.max(this.notBefore.get(host) ?? 0, performance.now() + milliseconds));
  }

  /** The hosts of all rounds do not stay in memory. */
  private forget(host: string, last: Promise<void>) {
    if (this.last.get(host) === last) this.last.delete(host);
    if (this.last.size > 0) return;
    for (const [host, time] of this.notBefore) if (time <= performance.now()) this.notBefore.delete(host);
  }

  private async waitForTurn(host: string, signal: AbortSignal) {
    const stored = (await this.pauses?.read(host)) ?? 0;
    const wait = Math.max((this.notBefore.get(host) ?? 0) - performance.now(), stored - Date.now());
    if (wait > LONGEST_WAIT) throw new UpstreamError('retryLater', { pausedUntil: Date.now() + wait });
    if (wait > 0) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
  }
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal) {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
