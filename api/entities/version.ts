import { defineEntity, p } from '@mikro-orm/core';
import { versionKey } from '#rules/version-number.ts';
import type { Architecture, Platform, ReleaseChannel, UpdateType } from '#rules/vocabulary.ts';
import { Browser } from './browser.ts';
import { LocalizedTextSchema, publicationProperties, readTime, UrlListType, timeProperties } from './columns.ts';
import type { Row, RowReader } from './rows.ts';

const VersionSchema = defineEntity({
  name: 'Version',
  indexes: [
    {
      name: 'version_of_browser',
      properties: ['browser', 'platform', 'releaseDate', 'versionKey', 'id', 'isPublished'],
    },
    { name: 'version_published', properties: ['publishedAt', 'id'] },
    { name: 'version_updated', properties: ['updatedAt', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
    versionNumber: p.text(),
    versionKey: p.text().onCreate(keyOf).onUpdate(keyOf),
    /** A calendar date, YYYY-MM-DD. */
    releaseDate: p.date(),
    releaseDateIsFirstSeen: p.boolean().default(false),
    platform: p.text().$type<Platform>(),
    architecture: p.text().$type<Architecture>().nullable(),
    releaseChannel: p.text().$type<ReleaseChannel>(),
    updateType: p.text().$type<UpdateType>().nullable(),
    minOsVersion: p.text().nullable(),
    fileSize: p.text().nullable(),
    /** Newline-separated lists. */
    features: () => p.embedded(LocalizedTextSchema),
    downloadUrl: p.text(),
    downloadMirrors: p.type(UrlListType).$type<string[]>(),
    screenshots: p.type(UrlListType).$type<string[]>(),
    /** Set by the server (`rules/latest.ts`). */
    isLatest: p.boolean(),
    sha256: p.text().nullable(),
    /** Whether `downloadUrl` is a fixed link; null for the rule (`rules/pinned.ts`). */
    pinned: p.boolean().nullable(),
    sourceUrl: p.text().nullable(),
    ...publicationProperties('version'),
    /** When visitors could see it for the first time. */
    publishedAt: p.datetime().$type<Date | null>().nullable().onCreate(firstPublication).onUpdate(firstPublication),
    ...timeProperties(),
    revision: p.integer().version(),
  },
});

function keyOf({ versionNumber }: Pick<Version, 'versionNumber'>): string {
  return versionKey(versionNumber);
}

function firstPublication({ isPublished, publishedAt }: Pick<Version, 'isPublished' | 'publishedAt'>): Date | null {
  return publishedAt ?? (isPublished ? new Date() : null);
}

export class Version extends VersionSchema.class {}
VersionSchema.setClass(Version);

export type VersionRow = Row<Version>;

const urls = new UrlListType();

export const readVersionRow: RowReader<VersionRow> = (stored) => ({
  id: stored.id,
  browserId: stored.browser_id,
  versionNumber: stored.version_number,
  releaseDate: stored.release_date,
  releaseDateIsFirstSeen: Boolean(stored.release_date_is_first_seen),
  platform: stored.platform,
  architecture: stored.architecture,
  releaseChannel: stored.release_channel,
  updateType: stored.update_type,
  minOsVersion: stored.min_os_version,
  fileSize: stored.file_size,
  features: { en: stored.features_en, zh: stored.features_zh },
  downloadUrl: stored.download_url,
  downloadMirrors: urls.convertToJSValue(stored.download_mirrors),
  screenshots: urls.convertToJSValue(stored.screenshots),
  isLatest: Boolean(stored.is_latest),
  sha256: stored.sha256,
  pinned: stored.pinned === null ? null : Boolean(stored.pinned),
  sourceUrl: stored.source_url,
  isDraft: Boolean(stored.is_draft),
  visibleFrom: readTime(stored.visible_from),
  visibleUntil: readTime(stored.visible_until),
  isPublished: Boolean(stored.is_published),
  publishedAt: readTime(stored.published_at),
  createdAt: new Date(stored.created_at),
  updatedAt: new Date(stored.updated_at),
  revision: stored.revision,
});
