import { Browser } from '../entities/browser.ts';
import { Version } from '../entities/version.ts';
import type { ServiceContext } from './context.ts';

/** Everything that search engines should find. */
export function sitemapService({ em }: ServiceContext) {
  return {
    /** Paths without `lang`, and when what they show last changed. */
    async entries(): Promise<{ path: string; changedAt: Date | null }[]> {
      const order = { orderBy: { id: 'asc' } } as const;
      const [browsers, versions] = await Promise.all([
        em.find(Browser, {}, { fields: ['id', 'updatedAt'], ...order }),
        em.find(Version, {}, { fields: ['id', 'updatedAt'], ...order }),
      ]);
      return [
        { path: '/', changedAt: null },
        ...browsers.map(({ id, updatedAt }) => ({ path: `/browsers/${id}`, changedAt: updatedAt })),
        ...versions.map(({ id, updatedAt }) => ({ path: `/versions/${id}`, changedAt: updatedAt })),
      ];
    },
  };
}
