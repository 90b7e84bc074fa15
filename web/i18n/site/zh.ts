import names from '#rules/i18n/names/zh.json' with { type: 'json' };
import texts from './zh.json' with { type: 'json' };

export default { ...names, ...texts };
