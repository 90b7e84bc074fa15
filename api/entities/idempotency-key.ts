import { defineEntity, p } from '@mikro-orm/core';

/** What was made by a request that named itself, so that the same request makes it only once. Kept for a day. */
const IdempotencyKeySchema = defineEntity({
  name: 'Creation',
  tableName: 'creation',
  properties: {
    /** The place in the request and the request's name: `0 6f1c…`. */
    key: p.text().primary(),
    /** What the request asked for, as a hash; null in rows of before it was stored, which no key names any more. */
    fingerprint: p.text().nullable(),
    recordId: p.integer(),
    /** The record's revision when it was added. */
    recordRevision: p.integer(),
    createdAt: p.datetime(),
  },
});

export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
