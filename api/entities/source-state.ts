import { defineEntity, p } from '@mikro-orm/core';
import type { UpstreamRelease } from '#rules/proposals.ts';
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
    /** What it named besides, as JSON (`LeftOut` of `rules/sources.ts`); null before. */
    leftOut: p.text().nullable(),
  },
});

export class SourceState extends SourceStateSchema.class {}
SourceStateSchema.setClass(SourceState);

/** The releases of a state; an older version of the product wrote them without doubts. */
export function releasesIn(json: string) {
  const releases = JSON.parse(json) as (Omit<UpstreamRelease, 'doubts'> & Partial<UpstreamRelease>)[]; // checked before they were stored
  return releases.map((release): UpstreamRelease => ({ doubts: [], ...release }));
}
