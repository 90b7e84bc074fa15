import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
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
  let lastWrite: Promise<void> | undefined;

  async function write(downloads: readonly CountedDownload[]) {
    const alike = Map.groupBy(downloads, ({ versionId, kind }) => `${versionId} ${kind}`).values();
    const counts = alike.flatMap(([first, ...others]) => (first ? [{ ...first, count: others.length + 1 }] : []));
    await addDownloads(em, utcDay(clock()), [...counts]);
    await onCounted?.();
  }

  const writer = new DataLoader<CountedDownload, undefined>(
    async (downloads) => {
      lastWrite = write(downloads);
      await lastWrite;
      return downloads.map(() => undefined);
    },
    { cache: false, batchScheduleFn: (dispatch) => void Promise.allSettled([nextTurn(), lastWrite]).then(dispatch) },
  );

  return {
    /** Resolves after the commit. */
    add: async (download: CountedDownload) => writer.load(download),
  };
}
