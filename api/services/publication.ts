import type { Publication } from '#rules/records/publication.ts';
import { recordPublicChanges } from '../database/history/public-changes.ts';
import { findDue, publishDue } from '../database/queries/publication.ts';
import { currentTime } from '../database/queries/rows.ts';
import { runSqlOf } from '../database/orm.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';

/** Ends a transaction in which nothing is due any more, so that the catalogue revision stays. */
class NothingDue extends Error {}

export function publicationService({ em, actor, clock }: ServiceContext, { versions }: RecordServices) {
  return {
    timesOf: ({ visibleFrom, visibleUntil }: Publication) =>
      actor === 'administrator'
        ? { visibleFrom: visibleFrom ?? null, visibleUntil: visibleUntil ?? null }
        : { visibleFrom: null, visibleUntil: null },

    /**
     * Publishes and hides what is due, and returns the number of records. That was decided before, so it needs no
     * permission, and the history gets no change.
     */
    async update() {
      const now = await currentTime(em, clock);
      const due = await findDue(em, now);
      if (!due) return 0;
      let count = 0;
      const work = async () => {
        await versions.lockBrowsers(due);
        await versions.touchBrowsers(due);
        count = await publishDue(em, now);
        if (count === 0) throw new NothingDue();
        await versions.updateLatest(due);
        // The history records the versions by their browsers, but nothing of a slide alone.
        if (due.length === 0) await recordPublicChanges(em, runSqlOf(em.getKysely()));
      };
      await inTransaction(em, work).catch((error: unknown) => {
        if (!(error instanceof NothingDue)) throw error;
      });
      return count;
    },
  };
}
