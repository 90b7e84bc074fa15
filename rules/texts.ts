import { createInstance, type TFunction } from 'i18next';
import messagesEn from './i18n/messages/en.json' with { type: 'json' };
import namesEn from './i18n/names/en.json' with { type: 'json' };
import namesZh from './i18n/names/zh.json' with { type: 'json' };
import serverEn from './i18n/server/en.json' with { type: 'json' };
import serverZh from './i18n/server/zh.json' with { type: 'json' };
import type { MessageKey, MessageParams } from './messages.ts';
import type { Language } from './vocabulary.ts';

/** What the server says itself. Screens load their texts by `web/i18n/texts.ts`. */
const i18n = createInstance({
  resources: {
    en: { server: { ...namesEn, ...serverEn, ...messagesEn } },
    zh: { server: { ...namesZh, ...serverZh } },
  },
  ns: 'server',
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/** Each function has its language, so requests in both languages can share them. */
export const TEXTS: Record<Language, TFunction<'server'>> = {
  en: i18n.getFixedT('en', 'server'),
  zh: i18n.getFixedT('zh', 'server'),
};

/** Interfaces for programs and the log are in English; the screens translate by the key. */
export function messageText(key: MessageKey, params?: MessageParams) {
  return TEXTS.en(`message.${key}`, { ...params });
}

/** A stored key may belong to a newer version of the product; then it is the text. */
export function jobMessageText(key: string, params?: MessageParams) {
  return TEXTS.en(`jobMessage.${key}`, { ...params, defaultValue: key });
}
