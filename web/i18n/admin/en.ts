import { ALL_MESSAGES, type MessageKey } from '../../../rules/messages.ts';
import texts from './en.json' with { type: 'json' };

const message: Record<MessageKey, string> = ALL_MESSAGES;

/** The English texts of the administration. The error messages come from rules/messages.ts. */
export default { ...texts, message };
