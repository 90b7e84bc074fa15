import { isMessageKey, type MessageParams } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A message of the rules or of the server. */
export interface Message {
  /** Undefined for the message of a library. */
  key?: string | undefined;
  params?: MessageParams | undefined;
  /** The message in English, for a key that this version does not know. */
  text?: string | undefined;
}

/** Translates messages by their keys. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('admin');
  return ({ key, params, text = '' }) => (isMessageKey(key) ? t(`message.${key}`, { ...params }) : text);
}
