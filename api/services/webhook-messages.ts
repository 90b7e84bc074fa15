import { PAGES } from '#rules/pages.ts';
import { TEXTS } from '#rules/texts.ts';
import type { Language, LocalizedText } from '#rules/vocabulary.ts';
import type { ToldEvent, WebhookEvent, WebhookForm } from '#rules/webhooks.ts';
import type { EntityManager } from '../database/orm.ts';
import { WebhookItem, type Webhook } from '../entities/webhook.ts';

/** What one event is about, with its name for people; the rest is only for programs. */
export interface ToldItem {
  title: LocalizedText;
  [name: string]: unknown;
}

/** Call it before or with the write: what is told twice is found out, what is not told is lost. */
export async function tell(em: EntityManager, event: ToldEvent, items: readonly ToldItem[]) {
  if (items.length > 0)
    await em.insertMany(
      WebhookItem,
      items.map((item) => ({ event, item: JSON.stringify(item) })),
    );
}

/** The body in which each chat takes a text. */
const inText = (text: string) => ({ text });
const inContent = (content: string) => ({ msgtype: 'text', text: { content } });
const CHATS: Record<Exclude<WebhookForm, 'standard'>, (text: string) => object> = {
  slack: inText,
  mattermost: inText,
  discord: (content) => ({ content }),
  feishu: (text) => ({ msg_type: 'text', content: { text } }),
  dingtalk: inContent,
  wecom: inContent,
};

/** Feishu, DingTalk and WeCom also refuse a message with the status 200. */
const REFUSAL = /"(?:err)?code"\s*:\s*-?[1-9]/u;

const SCREENS: Record<WebhookEvent | 'test', string> = {
  'catalogue.changed': PAGES.adminHistory.path,
  'updates.found': PAGES.adminUpdates.path,
  'link.broken': PAGES.adminLinks.path,
  'link.mended': PAGES.adminLinks.path,
  'token.endsSoon': PAGES.adminAccess.path,
  'source.failing': PAGES.adminUpdates.path,
  test: PAGES.adminWebhooks.path,
};

/** WeCom takes 2048 bytes. */
const NAMES_MAX = 5;

interface Message {
  event: WebhookEvent | 'test';
  at: Date;
  data: object;
  /** What a chat message counts, and names. */
  count?: number;
  titles?: readonly LocalizedText[];
}

export function bodyOf({ form, language }: Webhook, origin: string, message: Message) {
  const { event, at, data } = message;
  const body =
    form === 'standard'
      ? { type: event, timestamp: at.toISOString(), data }
      : CHATS[form](`${chatText(language, message)}\n${origin}${SCREENS[event]}`);
  return JSON.stringify(body);
}

function chatText(language: Language, { event, titles = [], count = titles.length }: Message) {
  const t = TEXTS[language];
  // A name must not become a mention or a link.
  const names = [...new Set(titles.map((title) => title[language].replaceAll(/[<>@&]/gu, ' ')))];
  const shown = names.slice(0, NAMES_MAX).join(t('told.comma'));
  return t(`told.${event}`, { count, names: names.length > NAMES_MAX ? `${shown}…` : shown });
}

export function isAccepted({ form }: Webhook, { status, answer }: { status: number | null; answer: string }) {
  return status !== null && status >= 200 && status < 300 && (form === 'standard' || !REFUSAL.test(answer));
}
