import { defineEntity, p } from '@mikro-orm/core';
import { BROWSER } from '#rules/records/browser.ts';
import { missingInBrowser } from '#rules/needs.ts';
import { foldedNames, searchText } from '#rules/search-text.ts';
import { sortName } from '#rules/sort-name.ts';
import { LANGUAGES } from '#rules/vocabulary.ts';
import { LocalizedTextSchema, fieldProperties, timeProperties } from './columns.ts';
import type { Row } from './rows.ts';
import { Version } from './version.ts';

export const BrowserSchema = defineEntity({
  name: 'Browser',
  indexes: [
    { name: 'browser_default_order', properties: ['displayOrder', 'createdAt', 'id'] },
    { name: 'browser_newest', properties: ['createdAt', 'id'] },
    { name: 'browser_downloads', properties: ['downloadCount', 'id'] },
    { name: 'browser_updated', properties: ['updatedAt', 'id'] },
    { name: 'browser_featured', properties: ['isFeatured', 'displayOrder', 'createdAt', 'id'] },
    { name: 'browser_tags', properties: ['tags', 'id'] },
    { name: 'browser_missing', properties: ['isDraft', 'missing', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    ...fieldProperties(BROWSER.fields),
    /** Null for a browser of an older server until it is saved. */
    slug: p.text().nullable().unique('browser_slug'),
    /** A draft and its versions are not public. */
    isDraft: p.boolean().default(false),
    ...timeProperties(),
    /** Increases with each save, so that two tabs cannot overwrite each other's changes unnoticed. */
    revision: p.integer().version(),
    /** Computed by the entity, so that no write can forget it. */
    searchText: p.text().onCreate(searchText).onUpdate(searchText),
    foldedNames: p.text().default('').onCreate(foldedNames).onUpdate(foldedNames),
    missing: p.text().default('').onCreate(missingInBrowser).onUpdate(missingInBrowser),
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
