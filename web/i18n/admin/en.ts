import messages from '#rules/i18n/messages/en.json' with { type: 'json' };
import texts from './en.json' with { type: 'json' };

export default { ...messages, ...texts };
