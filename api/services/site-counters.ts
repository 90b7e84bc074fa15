import { HOME_COUNTERS } from '#rules/limits.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { IS_PUBLIC_VERSION } from '../database/queries/public-records.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';
import { oncePerRevision } from '../database/once-per-revision.ts';
import { countRows, queryIn } from '../database/queries/rows.ts';

export type SiteCounters = Awaited<ReturnType<ReturnType<typeof siteCounterService>['get']>>;

export function siteCounterService({ em }: ServiceContext, { settings }: RecordServices) {
  const countByPlatform = async () => oncePerRevision(em, 'browsers by platform', readByPlatform);

  async function readByPlatform() {
    const rows = await queryIn(em)
      .selectFrom('version')
      .where(IS_PUBLIC_VERSION)
      .select(['platform', ({ fn }) => fn.count<number | string>('browser_id').distinct().as('browsers')])
      .groupBy('platform')
      .execute();
    const counted = new Map(rows.map(({ platform, browsers }) => [platform, Number(browsers)]));
    return PLATFORMS.map((platform) => ({ platform, browsers: counted.get(platform) ?? 0 }));
  }

  return {
    async get() {
      const [{ liveCounters }, browsers] = await Promise.all([
        settings.homepage(),
        oncePerRevision(em, 'browsers', async () => em.count(Browser, { isDraft: false })),
      ]);
      if (!liveCounters) return { browsers, ...HOME_COUNTERS };
      const [versions, platforms] = await Promise.all([
        oncePerRevision(em, 'versions', async () =>
          countRows(queryIn(em).selectFrom('version').where(IS_PUBLIC_VERSION)),
        ),
        countByPlatform(),
      ]);
      return { browsers, versions, platforms: platforms.filter((platform) => platform.browsers > 0).length };
    },

    byPlatform: countByPlatform,
  };
}
