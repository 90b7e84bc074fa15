import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { utcDay } from '../../rules/calendar.ts';
import type { DownloadKind } from '../../rules/downloads.ts';
import type { Platform } from '../../rules/vocabulary.ts';
import { isPostgres, type EntityManager } from '../database/orm.ts';

export interface CountedDownload {
  browserId: number;
  versionId: number;
  platform: Platform;
  kind: DownloadKind;
}

interface Count extends CountedDownload {
  count: number;
}

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
  private pending = new Map<string, Count>();
  private next: Promise<void> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(em: EntityManager, { onCounted, clock = Date.now }: Options = {}) {
    this.em = em;
    this.onCounted = onCounted;
    this.clock = clock;
  }

  /** Resolves after the download is committed. Rejects if it cannot be saved. */
  async add(download: CountedDownload): Promise<void> {
    const key = `${download.versionId} ${download.kind}`;
    const counted = this.pending.get(key);
    if (counted) counted.count += 1;
    else this.pending.set(key, { ...download, count: 1 });
    this.next ??= this.writeNext();
    return this.next;
  }

  private async writeNext(): Promise<void> {
    await Promise.all([nextTurn(), this.last.catch(() => undefined)]);
    const counts = this.pending;
    this.pending = new Map();
    this.last = this.next ?? this.last;
    this.next = undefined;
    await this.write([...counts.values()]);
    await this.onCounted?.();
  }

  /**
   * Writes all downloads or none, both in the counters and in the days: one statement on PostgreSQL, which saves round
   * trips, and one transaction on SQLite. It does not use the ORM, which would change `updated_at` and `revision`.
   */
  private async write(counts: readonly Count[]): Promise<void> {
    const database = this.em.getKysely();
    const [counters, days] = [this.addToCounters(counts), this.addToDays(counts)];
    if (isPostgres(this.em)) {
      await sql`with days as (${days}) ${counters}`.execute(database);
      return;
    }
    await database.transaction().execute(async (transaction) => {
      await counters.execute(transaction);
      await days.execute(transaction);
    });
  }

  private addToCounters(counts: readonly Count[]) {
    const increments = new Map<number, number>();
    for (const { browserId, count } of counts) increments.set(browserId, (increments.get(browserId) ?? 0) + count);
    const cases = [...increments].map(([id, count]) => sql`when ${id} then cast(${count} as integer)`);
    return sql`update browser set download_count = download_count + case id ${sql.join(cases, sql` `)} end where id in (${sql.join([...increments.keys()])})`;
  }

  private addToDays(counts: readonly Count[]) {
    const day = utcDay(this.clock());
    const rows = counts.map(
      ({ versionId, kind, browserId, platform, count }) =>
        sql`(${sql.join([day, versionId, kind, browserId, platform, count])})`,
    );
    return sql`insert into download_day (day, version_id, kind, browser_id, platform, count) values ${sql.join(rows)} on conflict (day, version_id, kind) do update set count = download_day.count + excluded.count`;
  }
}
