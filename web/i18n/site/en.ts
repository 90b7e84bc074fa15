import names from '#rules/i18n/names/en.json' with { type: 'json' };
import texts from './en.json' with { type: 'json' };

export default { ...names, ...texts };
