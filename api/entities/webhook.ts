import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/vocabulary.ts';
import type { ToldEvent, WebhookEvent, WebhookForm } from '#rules/webhooks.ts';

/** Not content of the catalogue: neither the history nor an export has it, because of the secret. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    url: p.text(),
    /** With it both sides sign, so it cannot be stored as a hash. */
    secret: p.text(),
    /** With spaces between. */
    events: p.text(),
    form: p.text().$type<WebhookForm>(),
    /** Of a chat message. */
    language: p.text().$type<Language>(),
    isActive: p.boolean(),
    /** When the last attempt failed; null unless that is why it is not active. */
    pausedAt: p.datetime().nullable(),
    /** The id of the last public change that is in a message. */
    position: p.integer(),
  },
});

export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

/** A message, which waits until it is delivered, and the later ones until then. */
const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  properties: {
    id: p.integer().primary(),
    webhook: () => p.manyToOne(Webhook).ref().deleteRule('cascade'),
    messageId: p.text(),
    body: p.text(),
    event: p.text().$type<WebhookEvent | 'test'>(),
    /** Whether the last attempt was answered with a 2xx status. */
    isDelivered: p.boolean(),
    attempts: p.integer(),
    /** Null for one that does not wait. */
    nextAttemptAt: p.datetime().nullable(),
    attemptedAt: p.datetime().nullable(),
    /** The status and the beginning of the last response, or why there is none. */
    status: p.integer().nullable(),
    answer: p.text().nullable(),
  },
});

export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);

/** What has happened, until the job has made messages of it. The feed of public changes has the others. */
const WebhookItemSchema = defineEntity({
  name: 'WebhookItem',
  properties: {
    id: p.integer().primary(),
    event: p.text().$type<ToldEvent>(),
    /** JSON. */
    item: p.text(),
  },
});

export class WebhookItem extends WebhookItemSchema.class {}
WebhookItemSchema.setClass(WebhookItem);
