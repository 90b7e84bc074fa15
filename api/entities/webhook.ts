import { defineEntity, p } from '@mikro-orm/core';

/** Not content of the catalogue: neither the history nor an export has it, because of the secret. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    url: p.text(),
    /** With it both sides sign, so it cannot be stored as a hash. */
    secret: p.text(),
    isActive: p.boolean(),
    /** When the last attempt failed; null unless that is why it is not active. */
    pausedAt: p.datetime().nullable(),
    /** The id of the public change before its first message. */
    position: p.integer(),
    createdAt: p.datetime(),
  },
});

export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

/** A message, which waits until it is delivered, and the next one until then. */
const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  // Two instances cannot store different messages about the same changes.
  uniques: [{ name: 'webhook_delivery_after', properties: ['webhook', 'after'] }],
  properties: {
    id: p.integer().primary(),
    webhook: () => p.manyToOne(Webhook).ref().deleteRule('cascade'),
    messageId: p.text(),
    body: p.text(),
    /** The ids of the public change before the first one of the message, and of its last one. */
    after: p.integer().fieldName('after_position'),
    position: p.integer(),
    isDelivered: p.boolean(),
    attempts: p.integer(),
    nextAttemptAt: p.datetime(),
    attemptedAt: p.datetime().nullable(),
    /** The status and the beginning of the last response, or why there is none. */
    status: p.integer().nullable(),
    answer: p.text().nullable(),
  },
});

export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
