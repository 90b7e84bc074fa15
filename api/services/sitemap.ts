import { ID_MAX, PATHS_PER_SITEMAP } from '#rules/limits.ts';
import { PAGES, RECORD_PAGES, STATIC_PAGES, recordPath, type RecordPageName } from '#rules/pages.ts';
import { IS_PUBLIC_BROWSER, IS_PUBLIC_VERSION } from '../database/queries/public-records.ts';
import type { ServiceContext } from './context.ts';
import { countRows, idRange, queryIn } from '../database/queries/rows.ts';

type SitemapService = ReturnType<typeof sitemapService>;
export type SitemapEntry = Awaited<ReturnType<SitemapService['part']>>[number];
export type SitemapPart = Awaited<ReturnType<SitemapService['parts']>>[number];

const STATIC_ENTRIES = STATIC_PAGES.map((name) => ({
  path: PAGES[name].path,
  changedAt: null,
}));

export function sitemapService({ em }: ServiceContext) {
  const recordsOf = (page: RecordPageName) => {
    const { kind } = PAGES[page];
    return queryIn(em)
      .selectFrom(kind)
      .where(kind === 'version' ? IS_PUBLIC_VERSION : IS_PUBLIC_BROWSER);
  };

  async function readEntries(page: RecordPageName, from: number, to: number) {
    // PostgreSQL would fail to compare an id with a number that is too large for the column.
    if (from > ID_MAX) return [];
    const rows = await recordsOf(page)
      .select(['id', 'updated_at'])
      .where('id', '>=', from)
      .where('id', '<=', Math.min(to, ID_MAX))
      .orderBy('id')
      .execute();
    return rows.map(({ id, updated_at: time }) => ({ path: recordPath(page, id), changedAt: new Date(time) }));
  }

  /**
   * The pages of one kind in ranges of `PATHS_PER_SITEMAP` ids, numbered from 0. The part of a page never changes when
   * other records are created or deleted.
   */
  async function listParts(page: RecordPageName) {
    const part = idRange(PATHS_PER_SITEMAP);
    const rows = await recordsOf(page)
      .select([part.as('number'), ({ fn }) => fn.max('updated_at').as('time')])
      .groupBy(part)
      .orderBy(part)
      .execute();
    return rows.map(({ number, time }) => ({ page, number, changedAt: new Date(time) }));
  }

  return {
    /** All entries, the static pages first; null if there are too many for one file. */
    async entries() {
      const counts = await Promise.all(RECORD_PAGES.map((page) => countRows(recordsOf(page))));
      if (counts.reduce((sum, count) => sum + count, 0) > PATHS_PER_SITEMAP) return null;
      const entries = await Promise.all(RECORD_PAGES.map((page) => readEntries(page, 1, ID_MAX)));
      return [...STATIC_ENTRIES, ...entries.flat()];
    },

    async parts() {
      const parts = await Promise.all(RECORD_PAGES.map(listParts));
      return parts.flat();
    },

    /** Empty if the part does not exist. The static pages are in the first part of the first kind. */
    async part(page: RecordPageName, number: number) {
      const entries = await readEntries(page, number * PATHS_PER_SITEMAP + 1, (number + 1) * PATHS_PER_SITEMAP);
      return page === RECORD_PAGES[0] && number === 0 ? [...STATIC_ENTRIES, ...entries] : entries;
    },
  };
}
