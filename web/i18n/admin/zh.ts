import messages from '#rules/i18n/messages/zh.json' with { type: 'json' };
import texts from './zh.json' with { type: 'json' };

export default { ...messages, ...texts };
