import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from './upstream-error.ts';

/** A request that would wait longer is for another round. */
const LONGEST_WAIT_MS = 30_000;
/** A wrong number would silence a host for ever. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

export interface PauseStore {
  /** In milliseconds since 1970; 0 without one. */
  read(host: string): Promise<number>;
  save(host: string, until: number): Promise<void>;
}

/** With `pauses`, long ones hold for all processes, and after a restart. */
export function createHostQueue(intervalOf: (host: string) => number, pauses?: PauseStore) {
  const last = new Map<string, Promise<void>>();
  const notBefore = new Map<string, number>();

  function wait(host: string, milliseconds: number) {
    notBefore.set(host, Math.max(notBefore.get(host) ?? 0, performance.now() + milliseconds));
  }

  /** The hosts of all rounds do not stay in memory. */
  function forget(host: string, finished: Promise<void>) {
    if (last.get(host) === finished) last.delete(host);
    if (last.size > 0) return;
    for (const [one, time] of notBefore) if (time <= performance.now()) notBefore.delete(one);
  }

  async function waitForTurn(host: string, signal: AbortSignal) {
    const stored = (await pauses?.read(host)) ?? 0;
    const left = Math.max((notBefore.get(host) ?? 0) - performance.now(), stored - Date.now());
    if (left > LONGEST_WAIT_MS) throw new UpstreamError('retryLater', { pausedUntil: Date.now() + left });
    if (left > 0) await sleep(left, undefined, { signal });
    signal.throwIfAborted();
  }

  return {
    async run<T>(host: string, signal: AbortSignal, task: () => Promise<T>) {
      const previous = last.get(host) ?? Promise.resolve();
      const { promise, resolve: finish } = Promise.withResolvers<void>();
      // An aborted task does not let the next one start earlier.
      const finished = previous.then(() => promise);
      last.set(host, finished);
      void finished.then(() => forget(host, finished));
      try {
        await unlessAborted(previous, signal);
        await waitForTurn(host, signal);
        return await task().finally(() => wait(host, intervalOf(host)));
      } finally {
        finish();
      }
    },

    async pause(host: string, requestedMs: number) {
      const milliseconds = Math.min(requestedMs, LONGEST_PAUSE_MS);
      wait(host, milliseconds);
      if (milliseconds > LONGEST_WAIT_MS) await pauses?.save(host, Date.now() + milliseconds);
    },
  };
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
