import { MESSAGES } from './errors.ts';
import { ISSUES } from './issues.ts';
import { UPLOAD_MESSAGES } from './upload.ts';

/** All error messages in English, by their keys. `{{name}}` is a parameter. */
export const ALL_MESSAGES = { ...MESSAGES, ...ISSUES, ...UPLOAD_MESSAGES } as const;

/** The key of a message, which programs use for translations. The meaning of a key never changes, but its text may. */
export type MessageKey = keyof typeof ALL_MESSAGES;

export type MessageParams = Readonly<Record<string, string | number>>;

export function isMessageKey(key: string | undefined): key is MessageKey {
  return key !== undefined && Object.hasOwn(ALL_MESSAGES, key);
}

export function messageText(key: MessageKey, params?: MessageParams): string {
  return withParams(ALL_MESSAGES[key], params);
}

export function withParams(text: string, params: MessageParams = {}): string {
  return text.replace(/\{\{(\w+)\}\}/gu, (_placeholder, name: string) => String(params[name]));
}
