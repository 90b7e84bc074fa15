import { sql } from 'kysely';
import type { Platform } from '#rules/vocabulary.ts';
import type { VersionRow } from '../../entities/version.ts';
import type { EntityManager } from '../orm.ts';
import { containing, nameMatches } from './browser-search.ts';
import { VERSION_COLUMNS, selectRows, versionRows, type Condition, type Tables } from './rows.ts';

export const NEWEST_FIRST = sql`release_date desc, version_key desc, id desc`;

/** The administrator finds the version by a folded word. */
export function versionHas(word: string): Condition {
  return sql`lower(version_number || ' ' || platform || ' ' || coalesce(architecture, '') || ' ' || release_channel || ' ' || cast(release_date as text) || ' #' || cast(id as text)) like ${containing(word)} escape '\\'`;
}

/** The version or the name of its browser has each word, and the version at least one. */
export function versionMatches(words: readonly string[]): Condition {
  const own = words.map(versionHas);
  const each = words.map(
    (word, index) => sql`(${own[index]} or browser_id in (select browser.id from browser where ${nameMatches(word)}))`,
  );
  return sql`${sql.join(each, sql` and `)} and (${sql.join(own, sql` or `)})`;
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
