import { sql } from 'kysely';
import { publicationAt, type Publication } from '../../rules/records/publication.ts';
import { recordPublicChanges } from '../database/history/public-changes.ts';
import { currentTime, selectRows, writeRows } from '../database/queries/rows.ts';
import { runSqlOf, type EntityManager } from '../database/orm.ts';
import type { ServiceContext } from './context.ts';

const TABLES = ['version', 'slide', 'custom_code'] as const;
type PublishedTable = (typeof TABLES)[number];

/** Adds what follows from the draft and the times of a record that is saved now. */
export async function withPublication<T extends Publication>(
  { em, clock = Date.now }: Pick<ServiceContext, 'em' | 'clock'>,
  record: T,
): Promise<T & ReturnType<typeof publicationAt>> {
  const hasTimes = record.visibleFrom || record.visibleUntil;
  return { ...record, ...publicationAt(record, hasTimes ? await currentTime(em, clock) : 0) };
}

/**
 * Saves changed entities. If a record had a due time, its publication is also written where it seems unchanged, because
 * another instance may have published the record since it was read.
 */
export async function flushPublication(
  em: EntityManager,
  table: PublishedTable,
  records: readonly { id: number; isPublished: boolean; dueAt?: Date | null }[],
  hadDueTime: (id: number) => boolean,
): Promise<void> {
  await em.flush();
  for (const { id, isPublished, dueAt } of records.filter((record) => hadDueTime(record.id))) {
    const time: unknown = dueAt ? em.getPlatform().processDateProperty(dueAt) : null;
    await writeRows(
      em,
      sql`update ${sql.table(table)} set is_published = ${sql.raw(String(isPublished))}, due_at = ${time} where id = ${id}`,
    );
  }
}

/** Ends a transaction in which nothing was due any more, so that the catalogue revision does not change. */
class NothingDue extends Error {}

export function publicationService(
  { em, actor, clock = Date.now }: ServiceContext,
  versions: {
    lockBrowsers: (browserIds: readonly number[], shownIds: readonly number[]) => Promise<void>;
    updateLatest: (browserIds: readonly number[]) => Promise<void>;
  },
) {
  const timeOf = (milliseconds: number): unknown => em.getPlatform().processDateProperty(new Date(milliseconds));

  /** The browsers of due versions, by one statement that reads indexes; null if no record is due. */
  async function findDue(now: unknown): Promise<number[] | null> {
    const due = TABLES.map(
      (table) =>
        sql`select ${table === 'version' ? sql`browser_id` : sql`null`} as browser_id from ${sql.table(table)} where due_at <= ${now}`,
    );
    const rows = await selectRows(em, sql<{ browser_id: number | null }>`${sql.join(due, sql` union all `)}`);
    const ids = new Set(rows.map((row) => row.browser_id).filter((id) => id !== null));
    return rows.length === 0 ? null : [...ids].toSorted((a, b) => a - b);
  }

  /** The condition is part of the update, so that of several instances only one changes a record. */
  async function updateDue(table: PublishedTable, now: unknown): Promise<number> {
    return writeRows(
      em,
      sql`
      update ${sql.table(table)}
      set ${table === 'version' ? sql`published_at = coalesce(published_at, ${now}), updated_at = ${now},` : sql``} is_published = (visible_until is null or visible_until > ${now}), due_at = case when visible_until > ${now} then visible_until end
      where due_at <= ${now}`,
    );
  }

  return {
    timesOf: ({ visibleFrom, visibleUntil }: Publication) =>
      actor === 'administrator'
        ? { visibleFrom: visibleFrom ?? null, visibleUntil: visibleUntil ?? null }
        : { visibleFrom: null, visibleUntil: null },

    /**
     * Publishes and hides the records whose times have come, and returns their number. It needs no permission, because
     * it only carries out what was saved; the history gets no change, because nothing was edited.
     */
    async update(): Promise<number> {
      const now = timeOf(await currentTime(em, clock));
      const due = await findDue(now);
      if (!due) return 0;
      let count = 0;
      const work = async () => {
        await versions.lockBrowsers(due, due);
        for (const table of TABLES) count += await updateDue(table, now);
        if (count === 0) throw new NothingDue();
        await versions.updateLatest(due);
        // The history records the versions by their browsers, but nothing of a slide alone.
        if (due.length === 0) await recordPublicChanges(em, runSqlOf(em, em.getTransactionContext()));
      };
      await em.transactional(work).catch((error: unknown) => {
        if (!(error instanceof NothingDue)) throw error;
      });
      return count;
    },
  };
}
