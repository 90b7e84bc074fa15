import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listDays, type DownloadKind, type Span } from '#rules/downloads.ts';
import type { Architecture, LocalizedText, Platform } from '#rules/vocabulary.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { selectRows, writeRows } from './rows.ts';

/** Which downloads are counted; null counts all. */
export interface DownloadFilter {
  browserId?: number | null;
  versionId?: number | null;
  platform?: Platform | null;
}

export interface BrowserDownloads {
  browserId: number;
  /** Null if the browser was deleted. */
  name: LocalizedText | null;
  downloads: number;
}

export interface VersionDownloads {
  versionId: number;
  browserId: number;
  name: LocalizedText | null;
  platform: Platform;
  versionNumber: string | null;
  architecture: Architecture | null;
  downloads: number;
}

export interface CountedDownload {
  browserId: number;
  versionId: number;
  platform: Platform;
  kind: DownloadKind;
}

/** PostgreSQL returns sums as text. */
interface Joined {
  downloads: number | string;
  en: string | null;
  zh: string | null;
}

type Stored<Row> = Omit<Row, 'name' | 'downloads'> & Joined;

export async function countDownloads(
  em: EntityManager,
  span: Span,
  filter: DownloadFilter,
): Promise<{ platform: Platform; kind: DownloadKind; downloads: number }[]> {
  const query = sql<{
    platform: Platform;
    kind: DownloadKind;
    downloads: number | string;
  }>`select platform, kind, sum(count) as downloads from download_day where ${matches(span, filter)} group by platform, kind`;
  const rows = await selectRows(em, query);
  return rows.map(({ downloads, ...row }) => ({ ...row, downloads: Number(downloads) }));
}

export async function mostDownloadedBrowsers(
  em: EntityManager,
  span: Span,
  filter: DownloadFilter,
  limit: number,
): Promise<BrowserDownloads[]> {
  const query = sql<Stored<BrowserDownloads>>`
    select top.browser_id as "browserId", top.downloads, browser.name_en as en, browser.name_zh as zh
    from (select browser_id, sum(count) as downloads from download_day where ${matches(span, filter)} group by browser_id order by downloads desc, browser_id limit ${limit}) as top
    left join browser on browser.id = top.browser_id
    order by top.downloads desc, top.browser_id`;
  return (await selectRows(em, query)).map(withName);
}

export async function mostDownloadedVersions(
  em: EntityManager,
  span: Span,
  filter: DownloadFilter,
  limit: number,
): Promise<VersionDownloads[]> {
  const query = sql<Stored<VersionDownloads>>`
    select top.version_id as "versionId", top.browser_id as "browserId", top.platform, top.downloads,
      version.version_number as "versionNumber", version.architecture, browser.name_en as en, browser.name_zh as zh
    from (select version_id, max(browser_id) as browser_id, max(platform) as platform, sum(count) as downloads from download_day where ${matches(span, filter)} group by version_id order by downloads desc, version_id limit ${limit}) as top
    left join version on version.id = top.version_id
    left join browser on browser.id = top.browser_id
    order by top.downloads desc, top.version_id`;
  return (await selectRows(em, query)).map(withName);
}

/**
 * Adds downloads to the counters of their browsers and to the counts of the day, all or none: by one statement on
 * PostgreSQL, which saves round trips, and one transaction on SQLite. It does not use the ORM, which would change
 * `updated_at` and `revision`.
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

/** Deletes at most `limit` counts from before `day` of versions that no longer exist, and returns their number. */
export async function deleteOldDownloads(em: EntityManager, day: string, limit: number): Promise<number> {
  const gone = sql`select day, version_id, kind from download_day where day < ${day} and not exists (select 1 from version where version.id = download_day.version_id) limit ${limit}`;
  return writeRows(em, sql`delete from download_day where (day, version_id, kind) in (${gone})`);
}

/** The days of a version are listed one by one, because the key begins with the day. */
function matches(
  span: Span,
  { browserId = null, versionId = null, platform = null }: DownloadFilter,
): RawBuilder<SqlBool> {
  const conditions = [
    versionId === null
      ? sql`day between ${span.from} and ${span.to}`
      : sql`day in (${sql.join(listDays(span))}) and version_id = ${versionId}`,
  ];
  if (browserId !== null) conditions.push(sql`browser_id = ${browserId}`);
  if (platform !== null) conditions.push(sql`platform = ${platform}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function withName<Row extends Joined>({ en, zh, downloads, ...row }: Row) {
  return { ...row, downloads: Number(downloads), name: en === null || zh === null ? null : { en, zh } };
}
