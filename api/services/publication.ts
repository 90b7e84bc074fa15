import { publicationAt, type Publication } from '#rules/records/publication.ts';
import { recordPublicChanges } from '../database/history/public-changes.ts';
import { findDue, publishDue, writePublication, type PublishedTable } from '../database/queries/publication.ts';
import { currentTime } from '../database/queries/rows.ts';
import { runSqlOf, type EntityManager } from '../database/orm.ts';
import type { ServiceContext } from './context.ts';

/** Adds what follows from the draft and the times of a record that is saved now. */
export async function withPublication<T extends Publication>(
  { em, clock = Date.now }: Pick<ServiceContext, 'em' | 'clock'>,
  record: T,
): Promise<T & ReturnType<typeof publicationAt>> {
  const hasTimes = record.visibleFrom || record.visibleUntil;
  return { ...record, ...publicationAt(record, hasTimes ? await currentTime(em, clock) : 0) };
}

/**
 * If a record had a due time, its publication is also written where it seems unchanged, because another instance may
 * have published it since it was read.
 */
export async function flushPublication(
  em: EntityManager,
  table: PublishedTable,
  records: readonly { id: number; isPublished: boolean; dueAt?: Date | null }[],
  hadDueTime: (id: number) => boolean,
) {
  await em.flush();
  for (const record of records.filter(({ id }) => hadDueTime(id))) await writePublication(em, table, record);
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
  return {
    timesOf: ({ visibleFrom, visibleUntil }: Publication) =>
      actor === 'administrator'
        ? { visibleFrom: visibleFrom ?? null, visibleUntil: visibleUntil ?? null }
        : { visibleFrom: null, visibleUntil: null },

    /**
     * Publishes and hides what is due, and returns the number of records. It carries out what was saved, so it needs no
     * permission, and the history gets no change.
     */
    async update() {
      const now = await currentTime(em, clock);
      const due = await findDue(em, now);
      if (!due) return 0;
      let count = 0;
      const work = async () => {
        await versions.lockBrowsers(due, due);
        count = await publishDue(em, now);
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
