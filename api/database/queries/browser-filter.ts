import { sql } from 'kysely';
import { architecturesFor } from '#rules/offered-files.ts';
import type { Architecture, BrowserState, Platform } from '#rules/vocabulary.ts';
import type { EntityManager } from '../orm.ts';
import { hasTags, runsOn } from './browser-search.ts';
import { IS_DISCONTINUED, IS_PUBLIC_BROWSER } from './public-records.ts';
import { allOf, isEqual, type Condition } from './rows.ts';

/** A missing or null property does not filter. */
export interface BrowserProperties {
  platform?: Platform | null;
  /** With `platform`: only browsers that offer a file for this processor. */
  architecture?: Architecture | null;
  featured?: boolean | null;
  state?: BrowserState | null;
  /** Only browsers without a version of this release date or a later one: YYYY-MM-DD. */
  noReleaseSince?: string | null;
}

const IN_STATE: Record<BrowserState, Condition> = {
  draft: sql`browser.is_draft = true`,
  hidden: sql`not exists (select 1 from version where version.browser_id = browser.id and version.is_published)`,
  discontinued: IS_DISCONTINUED,
};

export async function browserCondition(
  em: EntityManager,
  { platform, architecture, featured, state, noReleaseSince }: BrowserProperties,
  { tags, isPublic }: { tags: readonly string[]; isPublic: boolean },
): Promise<Condition> {
  return allOf([
    isPublic && IS_PUBLIC_BROWSER,
    platform && runsOn([platform]),
    platform && architecture && offersFileFor(platform, architecture),
    tags.length > 0 && (await hasTags(em, tags)),
    state && IN_STATE[state],
    noReleaseSince &&
      sql<boolean>`not exists (select 1 from version where version.browser_id = browser.id and release_date >= ${noReleaseSince})`,
    isEqual('is_featured', featured ?? undefined),
  ]);
}

/** A stable file, or another one if the platform has none that is stable. */
function offersFileFor(platform: Platform, architecture: Architecture): Condition {
  const architectures = architecturesFor(platform, architecture).filter((one) => one !== null);
  return sql`exists (select 1 from version as file where file.browser_id = browser.id and file.platform = ${platform} and file.is_published
    and (file.architecture is null or file.architecture in (${sql.join(architectures)}))
    and (file.release_channel = 'stable' or not exists (select 1 from version as other where other.browser_id = browser.id and other.platform = ${platform} and other.is_published and other.release_channel = 'stable')))`;
}
