import { createContext, use } from 'react';
import { LOCALES, type Language, type LocalizedText } from '#rules/vocabulary.ts';
import { createI18nLike, type I18n, type SiteKey, type Translate } from './setup.ts';

/** Texts are React state and not changed in place: React must hydrate every part in the language of the server. */
const Context = createContext<readonly [i18n: I18n, replace: (next: I18n) => void] | null>(null);
export const I18nProvider = Context.Provider;

function useI18n() {
  const state = use(Context);
  if (!state) throw new Error('useTranslation is called without an i18n object');
  return state;
}

/** `localize` returns a bilingual text in the language of the interface, or in English if that one is empty. */
export function useTranslation<Key extends string = SiteKey>() {
  const [i18n] = useI18n();
  const { language } = i18n;
  const t: Translate<Key> = i18n.t;
  const localize = (text: LocalizedText) => text[language] || text.en;
  return { t, i18n, language, localize };
}

/** Rejects and changes nothing if the texts cannot be fetched. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const [current, replace] = useI18n();
  return async (language) => {
    replace(await createI18nLike(current, language));
    document.documentElement.lang = LOCALES[language];
  };
}
