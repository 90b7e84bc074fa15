import type messages from './i18n/messages/en.json';

/** Of an error or of a field (spec §5, §8). Programs translate by it: its meaning never changes, but its text may. */
export type MessageKey = keyof typeof messages.message;

export type MessageParams = Readonly<Record<string, string | number>>;
