import { defineEntity, p } from '@mikro-orm/core';

/** What was made by a request that named itself, so that the same request makes it only once. Kept for a day. */
const CreationSchema = defineEntity({
  name: 'Creation',
  tableName: 'creation',
  properties: {
    /** The kind of record, the request's name and the place in the request: `browser 0 6f1c…`. */
    key: p.text().primary(),
    recordId: p.integer(),
    /** The record's revision after the last request of this name. */
    recordRevision: p.integer(),
    createdAt: p.datetime(),
  },
});

export class Creation extends CreationSchema.class {}
CreationSchema.setClass(Creation);
