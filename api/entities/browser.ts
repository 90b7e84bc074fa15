import { defineEntity, p } from '@mikro-orm/core';
import { foldedNames, searchText } from '#rules/search-text.ts';
import { sortName } from '#rules/sort-name.ts';
import { parseTagIds } from '#rules/tag.ts';
import { LANGUAGES } from '#rules/vocabulary.ts';
import { LocalizedTextSchema, TagIdsType, timeProperties } from './columns.ts';
import type { Row, RowReader } from './rows.ts';
import { Version } from './version.ts';

const BrowserSchema = defineEntity({
  name: 'Browser',
  indexes: [
    { name: 'browser_default_order', properties: ['displayOrder', 'createdAt', 'id'] },
    { name: 'browser_newest', properties: ['createdAt', 'id'] },
    { name: 'browser_downloads', properties: ['downloadCount', 'id'] },
    { name: 'browser_updated', properties: ['updatedAt', 'id'] },
    { name: 'browser_featured', properties: ['isFeatured', 'displayOrder', 'createdAt', 'id'] },
    { name: 'browser_tags', properties: ['tags', 'id'] },
    { name: 'browser_draft', properties: ['isDraft', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    name: () => p.embedded(LocalizedTextSchema),
    description: () => p.embedded(LocalizedTextSchema),
    shortDescription: () => p.embedded(LocalizedTextSchema),
    iconUrl: p.text(),
    websiteUrl: p.text().nullable(),
    otherNames: p.text().nullable(),
    /** Null for a browser of an older server until it is saved. */
    slug: p.text().nullable().unique('browser_slug'),
    isFeatured: p.boolean(),
    displayOrder: p.integer(),
    tags: p.type(TagIdsType).$type<string[]>(),
    downloadCount: p.integer(),
    /** A draft and its versions are not public. */
    isDraft: p.boolean().default(false),
    ...timeProperties(),
    /** Increases with each save, so that two tabs cannot overwrite each other's changes unnoticed. */
    revision: p.integer().version(),
    /** Computed by the entity, so that no write can forget it. */
    searchText: p.text().onCreate(searchText).onUpdate(searchText),
    foldedNames: p.text().default('').onCreate(foldedNames).onUpdate(foldedNames),
    sortName: () => p.embedded(LocalizedTextSchema).onCreate(sortNameOf).onUpdate(sortNameOf),
    versions: () => p.oneToMany(Version).mappedBy('browser'),
  },
});

// Added here, because the type of `indexes` does not accept properties of an embedded text.
for (const language of LANGUAGES)
  BrowserSchema.addIndex({ name: `browser_name_${language}`, properties: [`sortName.${language}`, 'id'] });

function sortNameOf({ name }: Browser) {
  return sortName(name);
}

export class Browser extends BrowserSchema.class {}
BrowserSchema.setClass(Browser);

export type BrowserRow = Row<Browser> & { slug: string };

export const readBrowserRow: RowReader<BrowserRow> = (stored) => ({
  id: stored.id,
  name: { en: stored.name_en, zh: stored.name_zh },
  description: { en: stored.description_en, zh: stored.description_zh },
  shortDescription: { en: stored.short_description_en, zh: stored.short_description_zh },
  iconUrl: stored.icon_url,
  websiteUrl: stored.website_url,
  otherNames: stored.other_names,
  slug: stored.slug || '',
  isFeatured: Boolean(stored.is_featured),
  displayOrder: stored.display_order,
  tags: parseTagIds(stored.tags),
  downloadCount: stored.download_count,
  isDraft: Boolean(stored.is_draft),
  createdAt: new Date(stored.created_at),
  updatedAt: new Date(stored.updated_at),
  revision: stored.revision,
  sortName: { en: stored.sort_name_en, zh: stored.sort_name_zh },
});
