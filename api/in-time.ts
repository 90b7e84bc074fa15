import { setTimeout as sleep } from 'node:timers/promises';

/** What comes of `work`; rejects when nothing has within so many milliseconds. The work itself goes on. */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const tooLate = sleep(milliseconds, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`It takes longer than ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}
