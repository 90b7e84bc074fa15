import { sql } from 'kysely';
import { listDays, type DownloadKind, type Span } from '#rules/downloads.ts';
import type { Architecture, Platform } from '#rules/vocabulary.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { allOf, isEqual, queryIn, selectRows, writeRows, type Condition } from './rows.ts';

/** Which downloads are counted; null counts all. */
export interface DownloadFilter {
  browserId?: number | null;
  versionId?: number | null;
  platform?: Platform | null;
}

export interface CountedDownload {
  browserId: number;
  versionId: number;
  platform: Platform;
  kind: DownloadKind;
}

export async function countDownloads(em: EntityManager, span: Span, filter: DownloadFilter) {
  const rows = await queryIn(em)
    .selectFrom('download_day')
    .where(matches(span, filter))
    .groupBy(['platform', 'kind'])
    .select(['platform', 'kind', sql<number | string>`sum(count)`.as('downloads')])
    .execute();
  return rows.map(({ downloads, ...row }) => ({ ...row, downloads: Number(downloads) }));
}

interface Downloaded {
  versionId: number;
  browserId: number;
  platform: Platform;
  /** Null after a deletion, as the name of the browser is. */
  versionNumber: string | null;
  architecture: Architecture | null;
}

/** Browsers or versions. Of a browser, the version is one of several. */
export async function mostDownloaded(
  em: EntityManager,
  key: 'browser_id' | 'version_id',
  span: Span,
  filter: DownloadFilter,
  limit: number,
) {
  const order = (table: string) => sql`downloads desc, ${sql.ref(`${table}.${key}`)}`;
  const rows = await selectRows(
    em,
    sql<Downloaded & { downloads: number | string; en: string | null; zh: string | null }>`
      select top.version_id as "versionId", top.browser_id as "browserId", top.platform, downloads,
        version_number as "versionNumber", architecture, name_en as en, name_zh as zh
      from (
        select max(version_id) as version_id, max(browser_id) as browser_id, max(platform) as platform, sum(count) as downloads
        from download_day where ${matches(span, filter)}
        group by ${sql.ref(`download_day.${key}`)} order by ${order('download_day')} limit ${limit}
      ) as top
      left join version on version.id = top.version_id
      left join browser on browser.id = top.browser_id
      order by ${order('top')}`,
  );
  return rows.map(({ en, zh, downloads, ...row }) => ({
    ...row,
    downloads: Number(downloads),
    name: en === null || zh === null ? null : { en, zh },
  }));
}

/**
 * Adds downloads to the counters of their browsers and to the counts of the day, all or none; by one statement on
 * PostgreSQL, which saves round trips. Without the ORM, which would change `updated_at` and `revision`.
 */
export async function addDownloads(
  em: EntityManager,
  day: string,
  counts: readonly (CountedDownload & { count: number })[],
) {
  const increments = new Map<number, number>();
  for (const { browserId, count } of counts) increments.set(browserId, (increments.get(browserId) ?? 0) + count);
  const cases = [...increments].map(([id, count]) => sql`when ${id} then cast(${count} as integer)`);
  const counters = sql`update browser set download_count = download_count + case id ${sql.join(cases, sql` `)} end where id in (${sql.join([...increments.keys()])})`;
  const rows = counts.map(
    ({ versionId, kind, browserId, platform, count }) =>
      sql`(${sql.join([day, versionId, kind, browserId, platform, count])})`,
  );
  const days = sql`insert into download_day (day, version_id, kind, browser_id, platform, count) values ${sql.join(rows)} on conflict (day, version_id, kind) do update set count = download_day.count + excluded.count`;
  const database = em.getKysely();
  if (isPostgres(em)) {
    await sql`with days as (${days}) ${counters}`.execute(database);
    return;
  }
  await database.transaction().execute(async (transaction) => {
    await counters.execute(transaction);
    await days.execute(transaction);
  });
}

/** Deletes at most `limit` counts of deleted versions from before `day`, and returns their number. */
export async function deleteOldDownloads(em: EntityManager, day: string, limit: number) {
  const gone = sql`select day, version_id, kind from download_day where day < ${day} and not exists (select 1 from version where version.id = download_day.version_id) limit ${limit}`;
  return writeRows(em, sql`delete from download_day where (day, version_id, kind) in (${gone})`);
}

/** The days of a version are listed one by one, because the key begins with the day. */
function matches(span: Span, { browserId, versionId, platform }: DownloadFilter): Condition {
  const days = versionId ? sql`in (${sql.join(listDays(span))})` : sql`between ${span.from} and ${span.to}`;
  return allOf([
    sql`day ${days}`,
    isEqual('browser_id', browserId ?? undefined),
    isEqual('version_id', versionId ?? undefined),
    isEqual('platform', platform ?? undefined),
  ]);
}
