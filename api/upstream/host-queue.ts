import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from './upstream-error.ts';

/**
 * The longest pause that a request waits for, in milliseconds; a host that asked for a longer one gets its next request
 * in another round.
 */
const LONGEST_WAIT = 30_000;

const LONGEST_PAUSE = 24 * 60 * 60_000;

/** Runs one task at a time for each host, with an interval between two of them. */
export class HostQueue {
  private readonly intervalOf: (host: string) => number;
  private readonly last = new Map<string, Promise<void>>();
  private readonly notBefore = new Map<string, number>();

  constructor(intervalOf: (host: string) => number) {
    this.intervalOf = intervalOf;
  }

  async run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    const previous = this.last.get(host) ?? Promise.resolve();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    // An aborted task ends before the previous one, but does not let the next one start earlier.
    const last = previous.then(() => finished);
    this.last.set(host, last);
    void last.then(() => this.forget(host, last));
    try {
      await unlessAborted(previous, signal);
      await this.waitForTurn(host, signal);
      try {
        return await task();
      } finally {
        this.pause(host, this.intervalOf(host));
      }
    } finally {
      finish();
    }
  }

  /**
   * Sends the host nothing for that many milliseconds, at most a day: a wrong number would silence it until the server
   * starts again.
   */
  pause(host: string, milliseconds: number): void {
    this.notBefore.set(
      host,
      Math.max(this.notBefore.get(host) ?? 0, performance.now() + Math.min(milliseconds, LONGEST_PAUSE)),
    );
  }

  /**
   * Forgets a host without requests, and the pauses that are over if no host has any, so that the hosts of all rounds
   * do not stay in memory.
   */
  private forget(host: string, last: Promise<void>): void {
    if (this.last.get(host) === last) this.last.delete(host);
    if (this.last.size > 0) return;
    for (const [host, time] of this.notBefore) if (time <= performance.now()) this.notBefore.delete(host);
  }

  private async waitForTurn(host: string, signal: AbortSignal): Promise<void> {
    const wait = (this.notBefore.get(host) ?? 0) - performance.now();
    if (wait > LONGEST_WAIT) throw new UpstreamError('retryLater');
    if (wait > 0) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
  }
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
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
