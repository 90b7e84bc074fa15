import { setImmediate as nextTurn } from 'node:timers/promises';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { NEEDS, needsOfBrowser, needsOfTexts, needsOfVersion, type Need } from '#rules/needs.ts';
import type { Architecture, LocalizedText, Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { readBrowsersWithReleases, readWaitingVersions } from '../database/queries/needs.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { Slide } from '../entities/slide.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';
import { assertAdministrator } from './writes.ts';

export interface WaitingRecord {
  recordType: 'browser' | 'version' | 'slide' | 'customCode';
  id: number;
  /** The browser itself, or that of the version. */
  browserId: number | null;
  title: LocalizedText | null;
  versionNumber: string | null;
  releaseChannel: ReleaseChannel | null;
  platform: Platform | null;
  architecture: Architecture | null;
  isPublished: boolean;
  dueAt: Date | null;
  /** The day of the release, or of the last release of a browser. */
  releasedOn: string | null;
}

type FoundRecord = WaitingRecord & { needs: readonly Need[] };

const VERSIONS_AT_ONCE = 250;

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

export function needService({ em, actor, clock = Date.now }: ServiceContext) {
  async function find() {
    const now = clock();
    const inOrder = { disableIdentityMap: true, orderBy: { displayOrder: 'asc', id: 'asc' } } as const;
    // One after the other, because the connection of SQLite runs one statement at a time.
    const versions: FoundRecord[] = [];
    for (const [index, version] of (await readWaitingVersions(em, clock)).entries()) {
      // The rules for links take a while, so other requests run in between.
      if (index % VERSIONS_AT_ONCE === VERSIONS_AT_ONCE - 1) await nextTurn();
      const needs = needsOfVersion(version, now);
      versions.push({ ...DEFAULTS, ...version, recordType: 'version', releasedOn: version.releaseDate, needs });
    }
    const browsers = (await readBrowsersWithReleases(em)).map((browser): FoundRecord => {
      const { id, name: title, isDraft, releasedOn } = browser;
      const fields = { id, browserId: id, title, isPublished: !isDraft, releasedOn };
      return { ...DEFAULTS, recordType: 'browser', ...fields, needs: needsOfBrowser(browser, now) };
    });
    const slides = (await em.find(Slide, {}, inOrder)).map((slide): FoundRecord => {
      const { id, title, description, isPublished, dueAt = null } = slide;
      const needs = needsOfTexts({ ...slide, dueAt }, [title, description], now);
      return { ...DEFAULTS, recordType: 'slide', id, title, isPublished, dueAt, needs };
    });
    const codes = (await em.find(CustomCode, {}, inOrder)).map((code): FoundRecord => {
      const { id, name, isPublished, dueAt = null } = code;
      const needs = needsOfTexts({ ...code, dueAt }, [], now);
      return { ...DEFAULTS, recordType: 'customCode', id, title: { en: name, zh: name }, isPublished, dueAt, needs };
    });
    return [...browsers, ...versions, ...slides, ...codes];
  }

  return {
    /** The number of records with each need, in the order of NEEDS. */
    async count() {
      assertAdministrator(actor);
      const found = await find();
      return NEEDS.map((need) => ({ need, count: found.filter(({ needs }) => needs.includes(need)).length }));
    },

    /** What is due first, otherwise browsers in their order, then the newest versions. Throws BAD_REQUEST. */
    async list(need: Need, first: number) {
      assertAdministrator(actor);
      assertInRange(first, RECORDS_AT_ONCE);
      const found = (await find()).filter(({ needs }) => needs.includes(need));
      const sorted =
        need === 'due' ? found.toSorted((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0)) : found;
      return sorted.slice(0, first);
    },
  };
}
