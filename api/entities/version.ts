import { defineEntity, p } from '@mikro-orm/core';
import { missingInVersion } from '#rules/needs.ts';
import { versionKey } from '#rules/version-number.ts';
import { VERSION } from '#rules/records/version.ts';
import { Browser } from './browser.ts';
import { fieldProperties, publicationProperties, timeProperties } from './columns.ts';
import type { Row } from './rows.ts';

const { browserId: _browser, ...FIELDS } = VERSION.fields;

export const VersionSchema = defineEntity({
  name: 'Version',
  indexes: [
    {
      name: 'version_of_browser',
      properties: ['browser', 'platform', 'releaseDate', 'versionKey', 'id', 'isPublished'],
    },
    { name: 'version_published', properties: ['publishedAt', 'id'] },
    { name: 'version_updated', properties: ['updatedAt', 'id'] },
    { name: 'version_platform', properties: ['platform', 'browser', 'isPublished'] },
    {
      name: 'version_newest',
      properties: [
        'isLatest',
        'releaseDate',
        'versionKey',
        'id',
        'versionNumber',
        'platform',
        'architecture',
        'releaseChannel',
        'browser',
      ],
    },
    {
      name: 'version_missing',
      properties: ['isDraft', 'isLatest', 'missing', 'releaseDate', 'browser', 'isPublished', 'id'],
    },
  ],
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
    ...fieldProperties(FIELDS),
    releaseDateIsFirstSeen: p.boolean().default(false),
    versionKey: p.text().onCreate(keyOf).onUpdate(keyOf),
    missing: p.text().default('').onCreate(missingInVersion).onUpdate(missingInVersion),
    /** Set by the server (`rules/latest.ts`). */
    isLatest: p.boolean(),
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
