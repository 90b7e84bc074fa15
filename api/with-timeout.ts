import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** What comes of `work`; rejects when nothing has within so many milliseconds. The work itself goes on. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const tooLate = sleep(milliseconds, undefined, { signal: waiting.signal, ref: false }).then(async () => {
    // What arrived while the process was busy is read before the time is called over.
    await nextTurn(undefined, { ref: false });
    throw new Error(`It takes longer than ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}
