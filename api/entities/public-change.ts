import { defineEntity, p } from '@mikro-orm/core';
import type { PublicEvent } from '#rules/public-changes.ts';

/** What visitors see differently. The ids are in the order of the commits (`api/database/history/public-changes.ts`). */
const PublicChangeSchema = defineEntity({
  name: 'PublicChange',
  indexes: [
    { name: 'public_change_of_record', properties: ['kind', 'recordId'] },
    { name: 'public_change_last', properties: ['isLast', 'browserId'] },
  ],
  properties: {
    id: p.integer().primary(),
    at: p.datetime(),
    kind: p.text(),
    recordId: p.text(),
    /** The browser itself, or that of a version. */
    browserId: p.integer().nullable(),
    /** The slug of this browser then. */
    slug: p.text().nullable(),
    event: p.text().$type<PublicEvent>(),
    /** Whether it is the newest one of its record. */
    isLast: p.boolean(),
  },
});

export class PublicChange extends PublicChangeSchema.class {}
PublicChangeSchema.setClass(PublicChange);

/** One row, with the id 1, to which cursors refer. */
const ChangeFeedSchema = defineEntity({
  name: 'ChangeFeed',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Random, so that a cursor of another database, or from before a restore, is recognized. */
    name: p.text(),
    prunedTo: p.integer(),
  },
});

export class ChangeFeed extends ChangeFeedSchema.class {}
ChangeFeedSchema.setClass(ChangeFeed);
