import { defineEntity, p } from '@mikro-orm/core';

/** The record that a request with an `Idempotency-Key` created. Deleted after a day. */
const IdempotencyKeySchema = defineEntity({
  name: 'Creation',
  properties: {
    /** The position of the operation in the request and the client's key: `0 6f1c…`. */
    key: p.text().primary(),
    /** The hash of the request; null only in rows that have expired. */
    fingerprint: p.text().nullable(),
    recordId: p.integer(),
    recordRevision: p.integer(),
    createdAt: p.datetime(),
  },
});

export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
