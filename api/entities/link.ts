import { defineEntity, p } from '@mikro-orm/core';
import type { LinkVerdict } from '#rules/links.ts';
import type { Complete, Row } from './rows.ts';

/**
 * What is known about a URL of another host after its last check. Not content of the catalogue: written without a
 * transaction, so that the revision does not change.
 */
export const LinkSchema = defineEntity({
  name: 'Link',
  uniques: [{ name: 'link_url', properties: ['url'] }],
  properties: {
    id: p.integer().primary(),
    /** As it is stored in the catalogue. */
    url: p.text(),
    verdict: p.text().$type<LinkVerdict>(),
    detail: p.text(),
    movedTo: p.text().nullable(),
    servedBy: p.text().nullable(),
    knownHost: p.text().nullable(),
    checkedAt: p.datetime(),
    fineAt: p.datetime().nullable(),
    failures: p.integer(),
    firstFailedAt: p.datetime().nullable(),
    isDead: p.boolean(),
    history: p.text(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    size: p.text().nullable(),
    mediaType: p.text().nullable(),
    /** Not used any more, but written by older versions that run beside this one. */
    sha256: p.text().nullable(),
    hashedAt: p.datetime().nullable(),
  },
});

export class Link extends LinkSchema.class {}
LinkSchema.setClass(Link);

export type LinkRow = Complete<Row<Link>>;
