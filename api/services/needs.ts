import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { NEEDS, needsOfBrowser, needsOfTexts, needsOfVersion, type Need } from '#rules/needs.ts';
import { oncePerRevision } from '../database/once-per-revision.ts';
import { readBrowsersWithReleases, readWaitingVersions } from '../database/queries/needs.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';
import { createPause } from './pause.ts';

export type WaitingRecord = Awaited<ReturnType<ReturnType<typeof needService>['list']>>[number];

const DEFAULTS = {
  browserId: null,
  title: null,
  versionNumber: null,
  releaseChannel: null,
  platform: null,
  architecture: null,
  isPublished: true,
  dueAt: null,
  releasedOn: null,
};

/** Whether a record is due soon depends on the time. */
const MINUTE_MS = 60_000;

interface Ordered {
  id: number;
  recordType: string;
  displayOrder?: number;
  releasedOn: string | null;
  dueAt?: Date | null | undefined;
}

const byDueTime = (a: Ordered, b: Ordered) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0);

/** The order of other types stays. */
function inListOrder(a: Ordered, b: Ordered) {
  if (a.recordType !== b.recordType) return 0;
  if (a.recordType === 'browser') return (a.displayOrder ?? 0) - (b.displayOrder ?? 0) || a.id - b.id;
  if (a.recordType !== 'version') return 0;
  return (b.releasedOn ?? '').localeCompare(a.releasedOn ?? '') || b.id - a.id;
}

export function needService({ em, clock }: ServiceContext) {
  /** Browsers and versions in the order of their ids. */
  async function* find() {
    const now = clock();
    const inOrder = { disableIdentityMap: true, orderBy: { displayOrder: 'asc', id: 'asc' } } as const;
    for await (const browser of readBrowsersWithReleases(em)) {
      const { id, name: title, isDraft, releasedOn, displayOrder } = browser;
      const fields = { id, browserId: id, title, isPublished: !isDraft, releasedOn, displayOrder };
      yield { ...DEFAULTS, recordType: 'browser' as const, ...fields, needs: needsOfBrowser(browser, now) };
    }
    const pause = createPause();
    for await (const version of readWaitingVersions(em, clock)) {
      await pause(); // because the rules for links take a while
      const needs = needsOfVersion(version, now);
      yield { ...DEFAULTS, ...version, recordType: 'version' as const, releasedOn: version.releaseDate, needs };
    }
    for (const slide of await em.find(Slide, {}, inOrder)) {
      const needs = needsOfTexts(slide, [slide.title, slide.description], now);
      yield { ...DEFAULTS, ...slide, recordType: 'slide' as const, needs };
    }
    for (const code of await em.find(CustomCode, {}, inOrder)) {
      const title = { en: code.name, zh: code.name };
      yield { ...DEFAULTS, ...code, recordType: 'customCode' as const, title, needs: needsOfTexts(code, [], now) };
    }
  }

  return {
    /** In the order of NEEDS. */
    async count() {
      const minute = Math.floor(clock() / MINUTE_MS);
      return oncePerRevision(em, `needs ${minute}`, async () => {
        const counts = new Map<Need, number>(NEEDS.map((need) => [need, 0]));
        for await (const { needs } of find()) for (const need of needs) counts.set(need, (counts.get(need) ?? 0) + 1);
        return Array.from(counts, ([need, count]) => ({ need, count }));
      });
    },

    /** What is due first, otherwise browsers in their order, then the newest versions. Throws BAD_REQUEST. */
    async list(need: Need, first: number) {
      assertInRange(first, RECORDS_AT_ONCE);
      const found = [];
      for await (const record of find()) if (record.needs.includes(need)) found.push(record);
      return found.toSorted(need === 'due' ? byDueTime : inListOrder).slice(0, first);
    },
  };
}
