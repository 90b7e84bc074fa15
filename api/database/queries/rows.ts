import { parseTagIds } from '../../../rules/tag.ts';
import type { Architecture, Platform, ReleaseChannel, UpdateType } from '../../../rules/vocabulary.ts';
import { UrlListType } from '../../entities/column-types.ts';
import type { BrowserRow, VersionRow } from '../../entities/rows.ts';

/** A time as the databases give it: SQLite in milliseconds, PostgreSQL as text. */
type StoredTime = number | string;
type StoredFlag = number | boolean;

interface BrowserColumns {
  id: number;
  name_en: string;
  name_zh: string;
  description_en: string;
  description_zh: string;
  short_description_en: string;
  short_description_zh: string;
  icon_url: string;
  website_url: string | null;
  is_featured: StoredFlag;
  display_order: number;
  tags: string;
  download_count: number;
  created_at: StoredTime;
  updated_at: StoredTime;
  revision: number;
  sort_name_en: string;
  sort_name_zh: string;
}

interface VersionColumns {
  id: number;
  browser_id: number;
  version_number: string;
  version_key: string;
  release_date: string;
  platform: Platform;
  architecture: Architecture | null;
  release_channel: ReleaseChannel;
  update_type: UpdateType | null;
  min_os_version: string | null;
  file_size: string | null;
  features_en: string;
  features_zh: string;
  download_url: string;
  download_mirrors: string;
  screenshots: string;
  is_latest: StoredFlag;
  sha256: string | null;
  source_url: string | null;
  created_at: StoredTime;
  updated_at: StoredTime;
  revision: number;
}

export const VERSION_COLUMNS = [
  'id',
  'browser_id',
  'version_number',
  'release_date',
  'platform',
  'architecture',
  'release_channel',
  'update_type',
  'min_os_version',
  'file_size',
  'features_en',
  'features_zh',
  'download_url',
  'download_mirrors',
  'screenshots',
  'is_latest',
  'sha256',
  'source_url',
  'created_at',
  'updated_at',
  'revision',
] as const satisfies (keyof VersionColumns)[];

/** The tables that are read as rows. */
export interface Tables {
  browser: BrowserColumns & { search_text: string };
  version: VersionColumns;
  setting: { key: string; value: string };
}

export const BROWSER_COLUMNS = [
  'id',
  'name_en',
  'name_zh',
  'description_en',
  'description_zh',
  'short_description_en',
  'short_description_zh',
  'icon_url',
  'website_url',
  'is_featured',
  'display_order',
  'tags',
  'download_count',
  'created_at',
  'updated_at',
  'revision',
  'sort_name_en',
  'sort_name_zh',
] as const satisfies (keyof BrowserColumns)[];

const urls = new UrlListType();

export function browserOf(row: BrowserColumns): BrowserRow {
  return {
    id: row.id,
    name: { en: row.name_en, zh: row.name_zh },
    description: { en: row.description_en, zh: row.description_zh },
    shortDescription: { en: row.short_description_en, zh: row.short_description_zh },
    iconUrl: row.icon_url,
    websiteUrl: row.website_url,
    isFeatured: Boolean(row.is_featured),
    displayOrder: row.display_order,
    tags: parseTagIds(row.tags),
    downloadCount: row.download_count,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    revision: row.revision,
    sortName: { en: row.sort_name_en, zh: row.sort_name_zh },
  };
}

export function versionOf(row: VersionColumns): VersionRow {
  return {
    id: row.id,
    browserId: row.browser_id,
    versionNumber: row.version_number,
    releaseDate: row.release_date,
    platform: row.platform,
    architecture: row.architecture,
    releaseChannel: row.release_channel,
    updateType: row.update_type,
    minOsVersion: row.min_os_version,
    fileSize: row.file_size,
    features: { en: row.features_en, zh: row.features_zh },
    downloadUrl: row.download_url,
    downloadMirrors: urls.convertToJSValue(row.download_mirrors),
    screenshots: urls.convertToJSValue(row.screenshots),
    isLatest: Boolean(row.is_latest),
    sha256: row.sha256,
    sourceUrl: row.source_url,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    revision: row.revision,
  };
}
