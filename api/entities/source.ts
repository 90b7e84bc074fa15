import { defineEntity, p } from '@mikro-orm/core';
import type { Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import { Browser } from './browser.ts';

const SourceSchema = defineEntity({
  name: 'Source',
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index('source_of_browser').deleteRule('cascade'),
    kind: p.text(),
    identifier: p.text(),
    releaseChannel: p.text().$type<ReleaseChannel>().nullable(),
    platform: p.text().$type<Platform>().nullable(),
    assetPattern: p.text().nullable(),
  },
});

export class Source extends SourceSchema.class {}
SourceSchema.setClass(Source);
