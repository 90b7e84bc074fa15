import { ALL_MESSAGES, type MessageKey } from '../../../rules/messages.ts';
import texts from './en.json' with { type: 'json' };

const message: Record<MessageKey, string> = ALL_MESSAGES;

/** The texts of the administration in English: those of failures are the words of the rules and the server. */
export default { ...texts, message };
