import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { isBlank, lengthOf } from '#rules/issues.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { Webhook, WebhookDelivery } from '../entities/webhook.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { ServiceContext } from './context.ts';
import { changeToJson, type PublicCatalogueService } from './public-catalogue.ts';

const NAME_MAX = 60;
const URL_MAX = 2000;
const WEBHOOKS_MAX = 20;
const DELIVERIES_KEPT = 20;
const ANSWER_BYTES = 1024;
const TIMEOUT_MS = 10_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After each failed attempt; after one more the webhook is paused. */
const RETRY_DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR];

type WebhookInput = Pick<Webhook, 'name' | 'url' | 'isActive'>;

export type ListedWebhook = Awaited<ReturnType<ReturnType<typeof webhookService>['list']>>[number];

/** Messages as Standard Webhooks describes them, in order for each webhook, at least once. */
export function webhookService({ em, upstream, clock }: ServiceContext, publicCatalogue: PublicCatalogueService) {
  /** Each with its last messages. */
  async function list() {
    const webhooks = await em.find(Webhook, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
    const deliveries = await em.find(WebhookDelivery, {}, { orderBy: { id: 'desc' }, disableIdentityMap: true });
    return webhooks.map((webhook) => ({
      ...webhook,
      deliveries: deliveries.filter((delivery) => delivery.webhook.id === webhook.id).slice(0, DELIVERIES_KEPT),
    }));
  }

  /** The message that waits, or a new one about the changes since; null if there are none. */
  async function nextMessage({ id, position }: Webhook) {
    const findNewest = async () =>
      em.findOne(WebhookDelivery, { webhook: id }, { orderBy: { id: 'desc' }, disableIdentityMap: true });
    const newest = await findNewest();
    if (newest && !newest.isDelivered) return newest;
    const after = newest?.position ?? position;
    const { changes, cursor, last } = await publicCatalogue.since(after);
    if (changes.length === 0) return null;
    const at = new Date(clock());
    const data = { changes: changes.map(changeToJson), cursor };
    await em.upsert(
      WebhookDelivery,
      {
        webhook: id,
        messageId: `msg_${randomUUID()}`,
        body: JSON.stringify({ type: 'catalogue.changed', timestamp: at.toISOString(), data }),
        after,
        position: last,
        isDelivered: false,
        attempts: 0,
        nextAttemptAt: at,
      },
      { onConflictFields: ['webhook', 'after'], onConflictAction: 'ignore', disableIdentityMap: true },
    );
    return findNewest();
  }

  async function send({ url, secret }: Webhook, { messageId, body }: WebhookDelivery, signal: AbortSignal) {
    if (!upstream) throw new Error('Webhooks need the client for other hosts');
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

  return {
    list,

    /** Returns the secret, which nothing shows again. Throws BAD_REQUEST and CONFLICT. */
    async create(input: Omit<WebhookInput, 'isActive'>) {
      if ((await em.count(Webhook)) >= WEBHOOKS_MAX) throw new AppError('CONFLICT', 'tooManyWebhooks');
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      await em.insert(Webhook, {
        ...checked(input),
        secret,
        isActive: true,
        position: (await publicCatalogue.since(null)).last,
        createdAt: new Date(clock()),
      });
      return secret;
    },

    /** One that was paused goes on where it stopped. Throws BAD_REQUEST and NOT_FOUND. */
    async update({ id, isActive, ...input }: WebhookInput & { id: number }) {
      const changed = { ...checked(input), isActive, pausedAt: null };
      assertFound(await em.nativeUpdate(Webhook, { id }, changed), 'webhookNotFound');
      await em.nativeUpdate(
        WebhookDelivery,
        { webhook: id, isDelivered: false },
        { attempts: 0, nextAttemptAt: new Date(clock()) },
      );
      return list();
    },

    /** With its messages. Throws NOT_FOUND. */
    async remove(id: number) {
      assertFound(await em.nativeDelete(Webhook, { id }), 'webhookNotFound');
      return list();
    },

    async listActiveIds() {
      const webhooks = await em.find(Webhook, { isActive: true }, { fields: ['id'], disableIdentityMap: true });
      return webhooks.map(({ id }) => id);
    },

    /** Sends the next message of a webhook; null if none is due. An aborted attempt does not count. */
    async deliver(id: number, signal: AbortSignal): Promise<'delivered' | 'failed' | null> {
      const webhook = await em.findOne(Webhook, { id, isActive: true }, { disableIdentityMap: true });
      const message = webhook && (await nextMessage(webhook));
      if (!message || message.nextAttemptAt.getTime() > clock()) return null;
      const result = await send(webhook, message, signal).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof UpstreamError)) throw error;
        return { status: null, answer: error.message };
      });
      const isDelivered = result.status !== null && result.status >= 200 && result.status < 300;
      const attemptedAt = new Date(clock());
      const delay = RETRY_DELAYS[message.attempts];
      await em.nativeUpdate(
        WebhookDelivery,
        { id: message.id },
        {
          ...result,
          isDelivered,
          attemptedAt,
          attempts: message.attempts + 1,
          nextAttemptAt: new Date(attemptedAt.getTime() + (delay ?? 0)),
        },
      );
      if (!isDelivered) {
        if (delay === undefined) await em.nativeUpdate(Webhook, { id }, { isActive: false, pausedAt: attemptedAt });
        return 'failed';
      }
      const old = await em.find(
        WebhookDelivery,
        { webhook: id },
        { orderBy: { id: 'desc' }, offset: DELIVERIES_KEPT, limit: DELIVERIES_KEPT, disableIdentityMap: true },
      );
      if (old.length > 0) await em.nativeDelete(WebhookDelivery, { id: { $in: old.map((one) => one.id) } });
      return 'delivered';
    },
  };
}

function checked({ name: text, url }: Omit<WebhookInput, 'isActive'>) {
  const name = text.trim();
  if (isBlank(name) || lengthOf(name) > NAME_MAX || /\p{C}/u.test(name)) throw invalidField('name');
  if (lengthOf(url) > URL_MAX || parseHttpUrl(url)?.protocol !== 'https:') throw invalidField('url');
  return { name, url };
}
