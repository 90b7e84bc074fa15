import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { NEEDS, needsOfBrowser, needsOfTexts, needsOfVersion, type Need } from '#rules/needs.ts';
import { readBrowsersWithReleases, readWaitingVersions } from '../database/queries/needs.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';
import { createPause } from './pause.ts';

type NeedService = ReturnType<typeof needService>;
export type WaitingRecord = Awaited<ReturnType<NeedService['list']>>[number];

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

export function needService({ em, clock }: ServiceContext) {
  async function find() {
    const now = clock();
    const inOrder = { disableIdentityMap: true, orderBy: { displayOrder: 'asc', id: 'asc' } } as const;
    // One after the other, because the connection of SQLite runs one statement at a time.
    const versions = [];
    const pause = createPause();
    for (const version of await readWaitingVersions(em, clock)) {
      await pause(); // because the rules for links take a while
      const needs = needsOfVersion(version, now);
      versions.push({
        ...DEFAULTS,
        ...version,
        recordType: 'version' as const,
        releasedOn: version.releaseDate,
        needs,
      });
    }
    const browsers = (await readBrowsersWithReleases(em)).map((browser) => {
      const { id, name: title, isDraft, releasedOn } = browser;
      const fields = { id, browserId: id, title, isPublished: !isDraft, releasedOn };
      return { ...DEFAULTS, recordType: 'browser' as const, ...fields, needs: needsOfBrowser(browser, now) };
    });
    const slides = (await em.find(Slide, {}, inOrder)).map((slide) => {
      const needs = needsOfTexts(slide, [slide.title, slide.description], now);
      return { ...DEFAULTS, ...slide, recordType: 'slide' as const, needs };
    });
    const codes = (await em.find(CustomCode, {}, inOrder)).map((code) => {
      const title = { en: code.name, zh: code.name };
      return { ...DEFAULTS, ...code, recordType: 'customCode' as const, title, needs: needsOfTexts(code, [], now) };
    });
    return [...browsers, ...versions, ...slides, ...codes];
  }

  return {
    /** The number of records with each need, in the order of NEEDS. */
    async count() {
      const found = await find();
      return NEEDS.map((need) => ({ need, count: found.filter(({ needs }) => needs.includes(need)).length }));
    },

    /** What is due first, otherwise browsers in their order, then the newest versions. Throws BAD_REQUEST. */
    async list(need: Need, first: number) {
      assertInRange(first, RECORDS_AT_ONCE);
      const found = (await find()).filter(({ needs }) => needs.includes(need));
      const sorted =
        need === 'due' ? found.toSorted((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0)) : found;
      return sorted.slice(0, first);
    },
  };
}
