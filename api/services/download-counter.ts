import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EntityManager } from '../database/open.ts';

/**
 * Adds downloads to the counters of their browsers. Those that come within one turn of the event loop, or while others
 * are written, share one statement: on SQLite each commit waits for the disk, and everything else waits with it.
 */
export class DownloadCounter {
  private readonly em: EntityManager;
  private readonly onCounted: (() => Promise<void>) | undefined;
  /** How many to add, by the browser's id. */
  private pending = new Map<number, number>();
  private next: Promise<void> | undefined;
  private last: Promise<void> = Promise.resolve();

  /** `onCounted` is called after each statement, and awaited. */
  constructor(em: EntityManager, onCounted?: () => Promise<void>) {
    this.em = em;
    this.onCounted = onCounted;
  }

  /** Resolves when the download is committed; rejects when it could not be written. */
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

  /** One statement, so that either all of them are counted or none; past the ORM, so that `updated_at` and `revision` stay. */
  private async write(counts: readonly (readonly [id: number, count: number])[]): Promise<void> {
    const added = sql<number>`case id ${sql.join(counts.map(([id, count]) => sql`when ${id} then cast(${count} as integer)`), sql` `)} end`;
    await this.em
      .getKysely<{ browser: { id: number; download_count: number } }>()
      .updateTable('browser')
      .set({ download_count: sql`download_count + ${added}` })
      .where('id', 'in', counts.map(([id]) => id))
      .execute();
  }
}
