import { defineEntity, p } from '@mikro-orm/core';
import { SOURCE } from '#rules/records/source.ts';
import { Browser } from './browser.ts';
import { fieldProperties } from './columns.ts';

const SourceSchema = defineEntity({
  name: 'Source',
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index('source_of_browser').deleteRule('cascade'),
    ...fieldProperties(SOURCE.fields),
    /** Perhaps of a newer version of the product. */
    kind: p.text(),
  },
});

export class Source extends SourceSchema.class {}
SourceSchema.setClass(Source);
