import { utcDay } from '#rules/calendar.ts';
import type { Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { IS_PUBLIC_VERSION } from '../database/queries/public-records.ts';
import { ANY, isEqual, isOneOf, queryIn, readVersions } from '../database/queries/rows.ts';
import { readTime } from '../entities/columns.ts';
import type { VersionRow } from '../entities/version.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';

interface NewReleaseFilter {
  browserIds?: readonly number[] | null;
  platform?: Platform | null;
  releaseChannel?: ReleaseChannel | null;
}

export type NewRelease = ReturnType<typeof releaseOf>;

const RELEASES_MAX = 100;
/** Enough for the longest list of releases with 20 files each. */
const VERSIONS_READ = 2000;
/** In milliseconds: saving sets both times, one a moment after the other. */
const CORRECTED_AFTER = 60_000;

export function newReleaseService({ em }: Pick<ServiceContext, 'em'>) {
  return {
    /** The newest first, at most 100. Throws BAD_REQUEST. */
    async list({ browserIds, platform, releaseChannel }: NewReleaseFilter, first: number) {
      assertInRange(first, RELEASES_MAX);
      // Without the texts, because only a few of the versions are shown.
      const rows = await queryIn(em)
        .selectFrom('version')
        .select(['id', 'browser_id', 'release_channel', 'published_at'])
        .where(browserIds ? isOneOf('browser_id', browserIds) : ANY)
        .where(IS_PUBLIC_VERSION)
        .where('published_at', 'is not', null)
        .where(isEqual('platform', platform ?? undefined))
        .where(isEqual('release_channel', releaseChannel ?? undefined))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(VERSIONS_READ)
        .execute();
      const groups = Map.groupBy(rows, (row) =>
        [row.browser_id, row.release_channel, utcDay(Number(readTime(row.published_at)))].join('-'),
      );
      const shown = [...groups].slice(0, first);
      const ids = shown.flatMap(([, versions]) => versions.map(({ id }) => id));
      const found = new Map(
        (await readVersions(em, (query) => query.where(isOneOf('id', ids)))).map((version) => [version.id, version]),
      );
      return shown.flatMap(([id, group]) => {
        const versions = group.flatMap((row) => found.get(row.id) ?? []);
        const [first] = versions;
        return first ? releaseOf(id, first, versions) : [];
      });
    },
  };
}

/** The versions of a browser in a channel that became public on one day (UTC). The id stays the same when more do. */
function releaseOf(id: string, { browserId, releaseChannel }: VersionRow, versions: VersionRow[]) {
  const publishedAt = Math.max(...versions.map((version) => Number(version.publishedAt)));
  return {
    id,
    browserId,
    releaseChannel,
    publishedAt: new Date(publishedAt),
    changedAt: new Date(Math.max(publishedAt, ...versions.map(({ updatedAt }) => updatedAt.getTime()))),
    /** Whether a version was changed after visitors could see it. */
    isCorrected: versions.some(({ updatedAt, publishedAt: at }) => Number(updatedAt) - Number(at) > CORRECTED_AFTER),
    versions,
  };
}
