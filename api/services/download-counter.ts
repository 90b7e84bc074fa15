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

/**
 * Adds downloads to the counters of their browsers and to the counts of the day. All downloads in one turn of the event
 * loop, or during the previous write, share one write, because on SQLite each commit waits for the disk and blocks the
 * process.
 */
export class DownloadCounter {
  private readonly em: EntityManager;
  private readonly onCounted: (() => Promise<void>) | undefined;
  private readonly clock: () => number;
  private pending = new Map<string, CountedDownload & { count: number }>();
  private next: Promise<void> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(em: EntityManager, { onCounted, clock = Date.now }: Options = {}) {
    this.em = em;
    this.onCounted = onCounted;
    this.clock = clock;
  }

  /** Resolves after the download is committed. Rejects if it cannot be saved. */
  async add(download: CountedDownload) {
    const key = `${download.versionId} ${download.kind}`;
    const counted = this.pending.get(key);
    if (counted) counted.count += 1;
    else this.pending.set(key, { ...download, count: 1 });
    this.next ??= this.writeNext();
    return this.next;
  }

  private async writeNext() {
    await Promise.all([nextTurn(), this.last.catch(() => undefined)]);
    const counts = this.pending;
    this.pending = new Map();
    this.last = this.next ?? this.last;
    this.next = undefined;
    await addDownloads(this.em, utcDay(this.clock()), [...counts.values()]);
    await this.onCounted?.();
  }
}
