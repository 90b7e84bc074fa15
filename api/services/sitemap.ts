import { sql } from 'kysely';
import { ID_MAX, PATHS_PER_SITEMAP } from '../../rules/limits.ts';
import type { ServiceContext } from './context.ts';
import type { Tables } from '../database/queries/rows.ts';

/** What has a page for each of its records. */
export const SITEMAP_KINDS = ['browser', 'version'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** An address of the site, without `lang`, and when what it shows last changed. */
export interface SitemapEntry {
  path: string;
  changedAt: Date | null;
}

/** The records of one kind whose ids share the same `PATHS_PER_SITEMAP`; an address that stays when others come and go. */
export interface SitemapPart {
  kind: SitemapKind;
  /** From 0. */
  number: number;
  changedAt: Date;
}

/** Everything that search engines should find. */
export function sitemapService({ em }: ServiceContext) {
  const table = (kind: SitemapKind) => em.getKysely<Tables>().selectFrom(kind);

  async function countOf(kind: SitemapKind): Promise<number> {
    const row = await table(kind).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  async function entriesOf(kind: SitemapKind, from: number, to: number): Promise<SitemapEntry[]> {
    // PostgreSQL cannot even compare an id with a number that none can have.
    if (from > ID_MAX) return [];
    const rows = await table(kind).select(['id', 'updated_at']).where('id', '>=', from).where('id', '<=', Math.min(to, ID_MAX)).orderBy('id').execute();
    return rows.map(({ id, updated_at: time }) => ({ path: `/${kind}s/${id}`, changedAt: new Date(time) }));
  }

  async function partsOf(kind: SitemapKind): Promise<SitemapPart[]> {
    const part = sql<number>`(id - 1) / ${sql.lit(PATHS_PER_SITEMAP)}`;
    const rows = await table(kind).select([part.as('number'), ({ fn }) => fn.max('updated_at').as('time')]).groupBy(part).orderBy(part).execute();
    return rows.map(({ number, time }) => ({ kind, number, changedAt: new Date(time) }));
  }

  return {
    /** Every address, the home page first; null when they are too many for one document. */
    async entries(): Promise<SitemapEntry[] | null> {
      const counts = await Promise.all(SITEMAP_KINDS.map(countOf));
      if (counts.reduce((sum, count) => sum + count, 0) > PATHS_PER_SITEMAP) return null;
      const entries = await Promise.all(SITEMAP_KINDS.map((kind) => entriesOf(kind, 1, ID_MAX)));
      return [{ path: '/', changedAt: null }, ...entries.flat()];
    },

    /** The parts that hold all of them but the home page. */
    async parts(): Promise<SitemapPart[]> {
      const parts = await Promise.all(SITEMAP_KINDS.map(partsOf));
      return parts.flat();
    },

    /** The addresses of one part, none for one that there is not; the home page stands in the first part of the browsers. */
    async part({ kind, number }: Pick<SitemapPart, 'kind' | 'number'>): Promise<SitemapEntry[]> {
      const entries = await entriesOf(kind, number * PATHS_PER_SITEMAP + 1, (number + 1) * PATHS_PER_SITEMAP);
      return kind === 'browser' && number === 0 ? [{ path: '/', changedAt: null }, ...entries] : entries;
    },
  };
}
