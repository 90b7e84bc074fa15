import { sql } from 'kysely';
import { DUE_SOON_MS } from '../../../rules/needs.ts';
import type { Architecture, Platform, ReleaseChannel } from '../../../rules/vocabulary.ts';
import type { EntityManager } from '../orm.ts';
import { timeFromNow } from './current-time.ts';

interface TitledRow {
  id: number;
  title_en: string;
  title_zh: string;
}

export interface PublishedRow {
  is_draft: number | boolean;
  is_published: number | boolean;
  due_at: number | string | null;
}

export interface WaitingVersion extends PublishedRow {
  id: number;
  browser_id: number;
  version_number: string;
  release_date: string;
  release_channel: ReleaseChannel;
  platform: Platform;
  architecture: Architecture | null;
  download_url: string;
  pinned: number | boolean | null;
  sha256: string | null;
  file_size: string | null;
  is_latest: number | boolean;
  features_en: string;
  features_zh: string;
}

interface BrowserRow extends TitledRow {
  description_en: string;
  description_zh: string;
  short_description_en: string;
  short_description_zh: string;
  released_on: string | null;
  has_screenshot: number | boolean;
  is_discontinued: number | boolean;
  is_draft: number | boolean;
}

type SlideRow = TitledRow & PublishedRow & { description_en: string; description_zh: string };

/** The versions that may need something: of the texts only those that could be the same are read. */
export async function readWaitingVersions(em: EntityManager, clock: () => number): Promise<WaitingVersion[]> {
  const { rows } = await sql<WaitingVersion>`
    select id, browser_id, version_number, release_date, release_channel, platform, architecture, download_url, pinned, sha256, file_size, is_latest, is_draft, is_published, due_at,
      case when features_en = features_zh then features_en else 'en' end as features_en, case when features_en = features_zh then features_zh else 'zh' end as features_zh
    from version
    where is_draft or due_at <= ${timeFromNow(em, clock, DUE_SOON_MS)} or (is_latest and (sha256 is null or file_size is null or features_en = features_zh))
    order by release_date desc, id desc`.execute(em.getKysely());
  return rows;
}

export async function readBrowsersWithReleases(em: EntityManager): Promise<BrowserRow[]> {
  const { rows } = await sql<BrowserRow>`
    select id, name_en as title_en, name_zh as title_zh, is_draft, description_en, description_zh, short_description_en, short_description_zh,
      (select max(release_date) from version where browser_id = browser.id and is_published) as released_on,
      exists (select 1 from version where browser_id = browser.id and is_published and screenshots <> '[]') as has_screenshot,
      exists (select 1 from fact where browser_id = browser.id and topic = 'status' and choice = 'ended') as is_discontinued
    from browser
    order by display_order, id`.execute(em.getKysely());
  return rows;
}

export async function readSlides(em: EntityManager): Promise<SlideRow[]> {
  const { rows } =
    await sql<SlideRow>`select id, title_en, title_zh, description_en, description_zh, is_draft, is_published, due_at from slide order by display_order, id`.execute(
      em.getKysely(),
    );
  return rows;
}

export async function readCodes(em: EntityManager): Promise<(TitledRow & PublishedRow)[]> {
  const { rows } = await sql<
    TitledRow & PublishedRow
  >`select id, name as title_en, name as title_zh, is_draft, is_published, due_at from custom_code order by display_order, id`.execute(
    em.getKysely(),
  );
  return rows;
}
