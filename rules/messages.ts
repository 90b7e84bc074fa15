import { MESSAGES } from './errors.ts';
import { ISSUES } from './issues.ts';
import { UPLOAD_MESSAGES } from './upload.ts';

/** Every message that a failure can carry, in English, by its key. `{{name}}` stands for a parameter. */
export const ALL_MESSAGES = { ...MESSAGES, ...ISSUES, ...UPLOAD_MESSAGES } as const;

/** Names a message for programs, which translate by it: a key keeps its meaning when its words change. */
export type MessageKey = keyof typeof ALL_MESSAGES;

export type MessageParams = Readonly<Record<string, string | number>>;

export function isMessageKey(key: string | undefined): key is MessageKey {
  return key !== undefined && Object.hasOwn(ALL_MESSAGES, key);
}

/** The message in English, with its parameters filled in. */
export function messageText(key: MessageKey, params: MessageParams = {}): string {
  return ALL_MESSAGES[key].replace(/\{\{(\w+)\}\}/gu, (_placeholder, name: string) => String(params[name]));
}
