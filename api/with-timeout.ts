import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The result of `work`. Rejects after `milliseconds` without a result; the work itself is not stopped. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: timer.signal, ref: false }).then(async () => {
    // If the process was busy, a response may have arrived in time but not have been read yet.
    await nextTurn(undefined, { ref: false });
    throw new Error(`Timeout after ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}
