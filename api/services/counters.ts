import { HOME_COUNTERS } from '../../rules/limits.ts';
import type { HomepageSettings } from '../../rules/setting.ts';
import { Browser } from '../entities/browser.ts';
import { Version } from '../entities/version.ts';
import type { ServiceContext } from './context.ts';
import { countsFor } from './counts.ts';
import type { Tables } from './rows.ts';

export interface Counters {
  browsers: number;
  versions: number;
  platforms: number;
}

/** The numbers of the home page (spec §2, design §4). */
export function counterService({ em, actor, counts }: ServiceContext, settings: { homepage(): Promise<HomepageSettings> }) {
  const kept = countsFor({ actor, counts });

  async function platformsInUse(): Promise<number> {
    const rows = await em.getKysely<Tables>().selectFrom('version').select('platform').distinct().execute();
    return rows.length;
  }

  return {
    async read(): Promise<Counters> {
      const [{ liveCounters }, browsers] = await Promise.all([settings.homepage(), kept.of('browsers', () => em.count(Browser))]);
      if (!liveCounters) return { browsers, ...HOME_COUNTERS };
      const [versions, platforms] = await Promise.all([kept.of('versions', () => em.count(Version)), kept.of('platforms', platformsInUse)]);
      return { browsers, versions, platforms };
    },
  };
}
