import { lengthOf } from './issues.ts';
import { URL_MAX } from './limits.ts';
import { parseHttpUrl } from './url.ts';

export const WEBHOOK_EVENTS = [
  'catalogue.changed',
  'updates.found',
  'link.broken',
  'link.mended',
  'token.endsSoon',
  'source.failing',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** The administrator's own, which the feed of public changes does not have. */
export type ToldEvent = Exclude<WebhookEvent, 'catalogue.changed'>;

/** Signed JSON for programs, or a text that a chat shows. */
export const WEBHOOK_FORMS = ['standard', 'slack', 'mattermost', 'discord', 'feishu', 'dingtalk', 'wecom'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

export const WEBHOOK_NAME_MAX = 60;

export function isWebhookUrl(url: string) {
  return lengthOf(url) <= URL_MAX && parseHttpUrl(url)?.protocol === 'https:';
}
