import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { TOKEN_NOTICE_MS } from '#rules/access.ts';
import { isWebhookUrl, WEBHOOK_EVENTS, WEBHOOK_NAME_MAX } from '#rules/webhooks.ts';
import { inTransaction } from '../database/transaction.ts';
import { AccessToken } from '../entities/access-token.ts';
import { Webhook, WebhookDelivery, WebhookItem } from '../entities/webhook.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { checkedChoices, checkedName } from './checked-input.ts';
import type { ServiceContext } from './context.ts';
import { jobService } from './jobs.ts';
import { changeToJson, type PublicCatalogueService } from './public-catalogue.ts';
import { bodyOf, isAccepted, tell, type ToldItem } from './webhook-messages.ts';

const WEBHOOKS_MAX = 20;
const DELIVERIES_KEPT = 20;
/** So many items are in one message at most. */
const ITEMS_MAX = 500;
const ANSWER_BYTES = 1024;
const TIMEOUT_MS = 10_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After each failed attempt; after one more the webhook is paused. */
const RETRY_DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR];

interface WebhookInput extends Pick<Webhook, 'name' | 'url' | 'form' | 'language' | 'isActive'> {
  events: readonly string[];
}

export type ListedWebhook = Awaited<ReturnType<ReturnType<typeof webhookService>['list']>>[number];

/** Messages as Standard Webhooks describes them, in order for each webhook, at least once. */
export function webhookService(context: ServiceContext, publicCatalogue: PublicCatalogueService) {
  const { em, upstream, clock, origin } = context;

  /** Each with a function for its last messages. */
  async function list() {
    const webhooks = await em.find(Webhook, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
    return webhooks.map((webhook) => ({
      ...webhook,
      events: eventsOf(webhook),
      deliveries: async () =>
        em.find(
          WebhookDelivery,
          { webhook: webhook.id },
          { orderBy: { id: 'desc' }, limit: DELIVERIES_KEPT, disableIdentityMap: true },
        ),
    }));
  }

  function newMessage(webhook: Webhook, message: Omit<Parameters<typeof bodyOf>[2], 'at'>) {
    const at = new Date(clock());
    return {
      webhook: webhook.id,
      messageId: `msg_${randomUUID()}`,
      body: bodyOf(webhook, origin, { ...message, at }),
      event: message.event,
      isDelivered: false,
      attempts: 0,
      nextAttemptAt: at,
    };
  }

  async function findWaiting(id: number) {
    const isWaiting = { webhook: id, nextAttemptAt: { $ne: null } };
    return em.findOne(WebhookDelivery, isWaiting, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  }

  /** The message that waits, or a new one about the public changes since; null if there are none. */
  async function nextMessage(webhook: Webhook) {
    const { id, position } = webhook;
    const waiting = await findWaiting(id);
    if (waiting || !eventsOf(webhook).includes('catalogue.changed')) return waiting;
    const { changes, cursor, last } = await publicCatalogue.since(position);
    if (changes.length === 0) return null;
    const message = newMessage(webhook, {
      event: 'catalogue.changed',
      data: { changes: changes.map(changeToJson), cursor },
      count: changes.length,
      titles: changes.flatMap(({ slug }) => (slug ? { en: slug, zh: slug } : [])),
    });
    await inTransaction(em, async () => {
      // Another instance may have made it.
      if ((await em.nativeUpdate(Webhook, { id, position }, { position: last })) > 0)
        await em.insert(WebhookDelivery, message);
    });
    return findWaiting(id);
  }

  async function send({ url, secret }: Webhook, { messageId, body }: SentMessage, signal?: AbortSignal) {
    if (!upstream) throw new AppError('UNAVAILABLE', 'unavailable');
    const at = new Date(clock());
    const response = await upstream.http.send({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
        'webhook-signature': new Signer(secret).sign(messageId, at, body),
      },
      content: body,
      maxBytes: ANSWER_BYTES,
      timeout: TIMEOUT_MS,
      signal,
    });
    // PostgreSQL stores no text with this character.
    return { status: response.status, answer: response.body.toString().replaceAll('\0', '') };
  }

  /** Returns whether it was delivered, and stores the answer. An aborted attempt does not count. */
  async function attempt(webhook: Webhook, message: SentMessage, signal?: AbortSignal) {
    const result = await send(webhook, message, signal).catch((error: unknown) => {
      if (signal?.aborted || !(error instanceof UpstreamError)) throw error;
      return { status: null, answer: error.code };
    });
    const isDelivered = isAccepted(webhook, result);
    const { id, attempts } = message;
    const attempted = { ...result, isDelivered, attemptedAt: new Date(clock()), attempts: attempts + 1 };
    await em.nativeUpdate(WebhookDelivery, { id }, isDelivered ? { ...attempted, nextAttemptAt: null } : attempted);
    const isOver = { webhook: webhook.id, nextAttemptAt: null };
    const inOrder = { orderBy: { id: 'desc' }, offset: DELIVERIES_KEPT, limit: 1, disableIdentityMap: true } as const;
    const [old] = await em.find(WebhookDelivery, isOver, inOrder);
    if (old) await em.nativeDelete(WebhookDelivery, { ...isOver, id: { $lte: old.id } });
    return isDelivered;
  }

  async function get(id: number) {
    return assertFound(await em.findOne(Webhook, { id }, { disableIdentityMap: true }), 'webhookNotFound');
  }

  async function tellEndingTokens() {
    const now = clock();
    const isEnding = { isEndTold: false, expiresAt: { $gt: new Date(now), $lte: new Date(now + TOKEN_NOTICE_MS) } };
    const tokens = await em.find(AccessToken, isEnding, { disableIdentityMap: true });
    if (tokens.length === 0) return;
    const items = tokens.map(({ name, expiresAt }) => ({
      title: { en: name, zh: name },
      expires_at: expiresAt.toISOString(),
    }));
    await tell(em, 'token.endsSoon', items);
    await em.nativeUpdate(AccessToken, { id: { $in: tokens.map(({ id }) => id) } }, { isEndTold: true });
  }

  return {
    list,

    /** Returns the secret, which nothing shows again. Throws BAD_REQUEST and CONFLICT. */
    async create(input: WebhookInput) {
      if ((await em.count(Webhook)) >= WEBHOOKS_MAX) throw new AppError('CONFLICT', 'tooManyWebhooks');
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const { last } = await publicCatalogue.since(null);
      await em.insert(Webhook, { ...checked(input), secret, position: last });
      return secret;
    },

    /** One that was paused goes on where it stopped. Throws BAD_REQUEST and NOT_FOUND. */
    async update(id: number, input: WebhookInput) {
      const isNew = !eventsOf(await get(id)).includes('catalogue.changed');
      const position = isNew ? { position: (await publicCatalogue.since(null)).last } : {};
      await em.nativeUpdate(Webhook, { id }, { ...checked(input), ...position, pausedAt: null });
      await em.nativeUpdate(
        WebhookDelivery,
        { webhook: id, nextAttemptAt: { $ne: null } },
        { attempts: 0, nextAttemptAt: new Date(clock()) },
      );
      return list();
    },

    /** With its messages. Throws NOT_FOUND. */
    async remove(id: number) {
      assertFound(await em.nativeDelete(Webhook, { id }), 'webhookNotFound');
      return list();
    },

    /** Sends a message that does not wait for the others, once. Throws NOT_FOUND and UNAVAILABLE. */
    async test(id: number) {
      const webhook = await get(id);
      const message = { ...newMessage(webhook, { event: 'test', data: {} }), nextAttemptAt: null };
      await attempt(webhook, { ...message, id: await em.insert(WebhookDelivery, message) });
      return list();
    },

    /** Sends a message once more, with the same id. Throws NOT_FOUND and UNAVAILABLE. */
    async resend(id: number) {
      const found = await em.findOne(WebhookDelivery, { id }, { disableIdentityMap: true });
      const message = assertFound(found, 'webhookNotFound');
      await attempt(await get(message.webhook.id), message);
      return list();
    },

    async listActiveIds() {
      const webhooks = await em.find(Webhook, { isActive: true }, { fields: ['id'], disableIdentityMap: true });
      return webhooks.map(({ id }) => id);
    },

    /**
     * Makes messages of what was told, one of each kind for a webhook. All wait while another job runs, so that a round
     * has one message.
     */
    async collect() {
      await tellEndingTokens();
      const { jobs } = await jobService(context).list();
      if (jobs.some(({ name, isRunning }) => isRunning && name !== 'webhooks')) return;
      const inOrder = { orderBy: { id: 'asc' }, limit: ITEMS_MAX, disableIdentityMap: true } as const;
      const told = await em.find(WebhookItem, {}, inOrder);
      if (told.length === 0) return;
      const open = await em.find(Webhook, { $or: [{ isActive: true }, { pausedAt: { $ne: null } }] });
      const messages = [...Map.groupBy(told, ({ event }) => event)].flatMap(([event, rows]) => {
        const items = rows.map(({ item }) => JSON.parse(item) as ToldItem); // written by `tell`
        const message = { event, data: { items }, titles: items.map(({ title }) => title) };
        return open
          .filter((webhook) => eventsOf(webhook).includes(event))
          .map((webhook) => newMessage(webhook, message));
      });
      const store = async () => {
        const deleted = await em.nativeDelete(WebhookItem, { id: { $in: told.map(({ id }) => id) } });
        if (deleted < told.length) throw new Error('Another instance makes messages of the same events');
        if (messages.length > 0) await em.insertMany(WebhookDelivery, messages);
      };
      await (messages.length > 0 ? inTransaction(em, store) : store());
    },

    /** Sends the next message of a webhook; null if none is due. */
    async deliver(id: number, signal: AbortSignal): Promise<'delivered' | 'failed' | null> {
      const webhook = await em.findOne(Webhook, { id, isActive: true }, { disableIdentityMap: true });
      const message = webhook && (await nextMessage(webhook));
      if (!message || Number(message.nextAttemptAt) > clock()) return null;
      if (await attempt(webhook, message, signal)) return 'delivered';
      const now = clock();
      const delay = RETRY_DELAYS[message.attempts];
      if (delay === undefined) await em.nativeUpdate(Webhook, { id }, { isActive: false, pausedAt: new Date(now) });
      else await em.nativeUpdate(WebhookDelivery, { id: message.id }, { nextAttemptAt: new Date(now + delay) });
      return 'failed';
    },
  };
}

type SentMessage = Pick<WebhookDelivery, 'id' | 'messageId' | 'body' | 'attempts'>;

function eventsOf({ events }: Webhook) {
  return WEBHOOK_EVENTS.filter((event) => events.split(' ').includes(event));
}

function checked({ name: text, url, events: requested, form, language, isActive }: WebhookInput) {
  const name = checkedName(text, WEBHOOK_NAME_MAX);
  if (!isWebhookUrl(url)) throw invalidField('url');
  const events = checkedChoices(WEBHOOK_EVENTS, requested, 'events').join(' ');
  return { name, url, events, form, language, isActive };
}
