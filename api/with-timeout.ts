import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Rejects after `milliseconds`; the work itself is not stopped. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: timer.signal, ref: false }).then(async () => {
    // A response may have arrived while the process was busy.
    await nextTurn(undefined, { ref: false });
    throw new Error(`Timeout after ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}
