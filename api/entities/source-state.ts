import { defineEntity, p } from '@mikro-orm/core';
import type { SourceFailure } from '#rules/sources.ts';
import { Source } from './source.ts';

/** The last result of a source. Not content of the catalogue: its writes do not change the revision. */
const SourceStateSchema = defineEntity({
  name: 'SourceState',
  properties: {
    id: p.integer().primary(),
    source: () => p.oneToOne(Source).ref().owner().unique('state_of_source').deleteRule('cascade'),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    checkedAt: p.datetime().nullable(),
    succeededAt: p.datetime().nullable(),
    failures: p.integer(),
    failure: p.text().$type<SourceFailure>().nullable(),
    /** The releases that the source named last (`rules/proposals.ts`), as JSON. */
    releases: p.text(),
  },
});

export class SourceState extends SourceStateSchema.class {}
SourceStateSchema.setClass(SourceState);
