import { sql } from 'kysely';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, type Platform } from '#rules/vocabulary.ts';
import type { VersionRow } from '../../entities/version.ts';
import type { EntityManager } from '../orm.ts';
import { containing, nameMatches } from './browser-search.ts';
import {
  VERSION_COLUMNS,
  allOf,
  anyOf,
  readVersions,
  selectRows,
  versionRows,
  type Condition,
  type Tables,
} from './rows.ts';

export const NEWEST_FIRST = sql`release_date desc, version_key desc, id desc`;

/**
 * The administrator finds the version by a folded word. Only columns that can have the word are compared: a search reads
 * all versions.
 */
export function versionHas(word: string): Condition {
  const pattern = containing(word);
  const isNamed = (column: string, values: readonly string[]) => {
    const matching = values.filter((value) => value.includes(word));
    return matching.length > 0 && sql<boolean>`${sql.ref(column)} in (${sql.join(matching)})`;
  };
  return anyOf([
    sql`lower(version_number) like ${pattern} escape '\\'`,
    isNamed('platform', PLATFORMS),
    isNamed('architecture', ARCHITECTURES),
    isNamed('release_channel', RELEASE_CHANNELS),
    /^[\d-]+$/u.test(word) && sql`cast(release_date as text) like ${pattern}`,
    /^#?\d*$/u.test(word) && sql`'#' || cast(id as text) like ${pattern}`,
  ]);
}

/** The version or the name of its browser has each word, and the version at least one. */
function versionMatches(em: EntityManager, words: readonly string[]): Condition {
  const own = words.map(versionHas);
  const each = words.map((word, index) =>
    anyOf([own[index], sql`browser_id in (select browser.id from browser where ${nameMatches(em, word)})`]),
  );
  return allOf([anyOf(own), ...each]);
}

const LATEST_FIRST = sql`is_latest desc, ${NEWEST_FIRST}`;

/** The inner query reads only the index `version_newest`, and ends when enough are found. */
export async function findVersionsByWords(em: EntityManager, words: readonly string[], first: number) {
  return readVersions(em, (query) =>
    query
      .where(
        sql<boolean>`id in (select id from version where ${versionMatches(em, words)} order by ${LATEST_FIRST} limit ${first})`,
      )
      .orderBy(LATEST_FIRST),
  );
}

/** The join begins with the few latest versions: a browser may have thousands. */
export function isOfLatestRelease(browserIds: readonly number[]): Condition {
  return sql`browser_id in (${sql.join(browserIds)}) and is_published and id in (
    select file.id from version as latest join version as file
      on file.browser_id = latest.browser_id and file.platform = latest.platform and coalesce(file.architecture, '') = coalesce(latest.architecture, '')
      and file.release_channel = latest.release_channel and file.version_number = latest.version_number
    where latest.browser_id in (${sql.join(browserIds)}) and latest.is_latest)`;
}

export function isNewestPictured(browserIds: readonly number[], condition: Condition): Condition {
  return sql`id in (select id from (
    select id, row_number() over (partition by browser_id order by ${NEWEST_FIRST}) as row_rank
    from version where browser_id in (${sql.join(browserIds)}) and screenshots <> '[]' and ${condition}
  ) as ranked where row_rank = 1)`;
}

export async function countByPlatform(em: EntityManager, browserIds: readonly number[], condition: Condition) {
  const rows = await selectRows(
    em,
    sql<{ browser_id: number; platform: Platform; count: number | string }>`
      select browser_id, platform, count(*) as count from version where browser_id in (${sql.join(browserIds)}) and ${condition} group by browser_id, platform`,
  );
  return Map.groupBy(rows, (row) => row.browser_id);
}

/** Stable versions first, then the newest release, then the highest version number. */
export async function readVersionPages(
  em: EntityManager,
  browserIds: readonly number[],
  condition: Condition,
  { page, limit }: { page: number; limit: number },
): Promise<(browserId: number) => { versions: VersionRow[]; total: number }> {
  const start = (page - 1) * limit;
  // The first row of each browser has the total.
  const rows = await selectRows(
    em,
    sql<Tables['version'] & { total: number | string }>`
      select * from (
        select ${VERSION_COLUMNS},
          row_number() over (partition by browser_id order by case release_channel when 'stable' then 0 else 1 end, ${NEWEST_FIRST}) as row_rank,
          count(*) over (partition by browser_id) as total
        from version
        where browser_id in (${sql.join(browserIds)}) and ${condition}
      ) as ranked
      where row_rank = 1 or (row_rank > ${start} and row_rank <= ${start + limit})
      order by browser_id, row_rank`,
  );
  const byBrowser = Map.groupBy(rows, (row) => row.browser_id);
  return (browserId) => {
    const found = byBrowser.get(browserId) ?? [];
    return { versions: found.slice(page > 1 ? 1 : 0).map(versionRows.read), total: Number(found[0]?.total ?? 0) };
  };
}
