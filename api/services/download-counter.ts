import { setImmediate as nextTurn } from 'node:timers/promises';
import { utcDay } from '#rules/calendar.ts';
import type { EntityManager } from '../database/orm.ts';
import { addDownloads, type CountedDownload } from '../database/queries/download-days.ts';

interface Options {
  /** Called and awaited after each write. */
  onCounted?: () => Promise<void>;
  /** The time in milliseconds, for the day of a download. */
  clock?: () => number;
}

export type DownloadCounter = ReturnType<typeof createDownloadCounter>;

/**
 * Counts downloads of browsers and of the day. All in one turn of the event loop, or during the previous write, share
 * one write, because on SQLite each commit waits for the disk and blocks the process.
 */
export function createDownloadCounter(em: EntityManager, { onCounted, clock = Date.now }: Options = {}) {
  let pending = new Map<string, CountedDownload & { count: number }>();
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function writeNext() {
    await Promise.all([nextTurn(), last.catch(() => undefined)]);
    const counts = pending;
    pending = new Map();
    last = next ?? last;
    next = undefined;
    await addDownloads(em, utcDay(clock()), [...counts.values()]);
    await onCounted?.();
  }

  return {
    /** Resolves after the commit. */
    async add(download: CountedDownload) {
      const key = `${download.versionId} ${download.kind}`;
      const counted = pending.get(key);
      if (counted) counted.count += 1;
      else pending.set(key, { ...download, count: 1 });
      next ??= writeNext();
      return next;
    },
  };
}
