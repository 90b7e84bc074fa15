import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { NEEDS, needsOfTexts, type Need } from '#rules/needs.ts';
import { oncePerRevision } from '../database/once-per-revision.ts';
import { countWaiting, readWaitingBrowsers, readWaitingVersions } from '../database/queries/needs.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';

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

interface Due {
  dueAt?: Date | null | undefined;
}

const byDueTime = (a: Due, b: Due) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0);

export function needService({ em, clock }: ServiceContext) {
  /** These are few. */
  async function readSlidesAndCodes() {
    const now = clock();
    const inOrder = { disableIdentityMap: true, orderBy: { displayOrder: 'asc', id: 'asc' } } as const;
    const slides = (await em.findAll(Slide, inOrder)).map((slide) => {
      const needs = needsOfTexts(slide, [slide.title, slide.description], now);
      return { ...DEFAULTS, ...slide, recordType: 'slide' as const, needs };
    });
    const codes = (await em.findAll(CustomCode, inOrder)).map((code) => {
      const title = { en: code.name, zh: code.name };
      return { ...DEFAULTS, ...code, recordType: 'customCode' as const, title, needs: needsOfTexts(code, [], now) };
    });
    return [...slides, ...codes];
  }

  return {
    /** In the order of NEEDS. */
    async count() {
      const minute = Math.floor(clock() / MINUTE_MS);
      return oncePerRevision(em, `needs ${minute}`, async () => {
        const others = (await readSlidesAndCodes()).flatMap(({ needs }) => needs);
        const counts = [];
        for (const need of NEEDS) {
          const count = (await countWaiting(em, clock, need)) + others.filter((other) => other === need).length;
          counts.push({ need, count });
        }
        return counts;
      });
    },

    /** What is due first, otherwise browsers in their order, then the newest versions. Throws BAD_REQUEST. */
    async list(need: Need, first: number) {
      assertInRange(first, RECORDS_AT_ONCE);
      const browsers = (await readWaitingBrowsers(em, clock, need, first)).map((browser) => {
        const { id, name: title, isDraft, releasedOn } = browser;
        return {
          ...DEFAULTS,
          recordType: 'browser' as const,
          id,
          browserId: id,
          title,
          isPublished: !isDraft,
          releasedOn,
        };
      });
      const versions = (await readWaitingVersions(em, clock, need, first)).map((version) => ({
        ...DEFAULTS,
        ...version,
        recordType: 'version' as const,
        releasedOn: version.releaseDate,
      }));
      const others = (await readSlidesAndCodes()).filter(({ needs }) => needs.includes(need));
      const found = [...browsers, ...versions, ...others];
      return (need === 'due' ? found.toSorted(byDueTime) : found).slice(0, first);
    },
  };
}
