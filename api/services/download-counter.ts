import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EntityManager } from '../database/open.ts';

/**
 * Adds downloads to the counters of their browsers. All downloads in one turn of the event loop, or during the previous
 * statement, share one statement, because on SQLite each commit waits for the disk and blocks the process.
 */
export class DownloadCounter {
  private readonly em: EntityManager;
  private readonly onCounted: (() => Promise<void>) | undefined;
  /** The number of downloads to add, by the id of the browser. */
  private pending = new Map<number, number>();
  private next: Promise<void> | undefined;
  private last: Promise<void> = Promise.resolve();

  /** `onCounted` is called and awaited after each statement. */
  constructor(em: EntityManager, onCounted?: () => Promise<void>) {
    this.em = em;
    this.onCounted = onCounted;
  }

  /** Resolves after the download is committed. Rejects if it cannot be saved. */
  async add(browserId: number): Promise<void> {
    this.pending.set(browserId, (this.pending.get(browserId) ?? 0) + 1);
    this.next ??= this.writeNext();
    return this.next;
  }

  private async writeNext(): Promise<void> {
    await Promise.all([nextTurn(), this.last.catch(() => undefined)]);
    const counts = this.pending;
    this.pending = new Map();
    this.last = this.next ?? this.last;
    this.next = undefined;
    await this.write([...counts]);
    await this.onCounted?.();
  }

  /** A single statement, so that all downloads are counted or none. It does not use the ORM, which would change `updated_at` and `revision`. */
  private async write(counts: readonly (readonly [id: number, count: number])[]): Promise<void> {
    const increment = sql<number>`case id ${sql.join(counts.map(([id, count]) => sql`when ${id} then cast(${count} as integer)`), sql` `)} end`;
    await this.em
      .getKysely<{ browser: { id: number; download_count: number } }>()
      .updateTable('browser')
      .set({ download_count: sql`download_count + ${increment}` })
      .where('id', 'in', counts.map(([id]) => id))
      .execute();
  }
}
