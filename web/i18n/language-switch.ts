import { createContext, useContext } from 'react';
import { LOCALES, type Language } from '#rules/vocabulary.ts';
import { createI18nLike, type I18n } from './setup.ts';
import { useTranslation } from './use-translation.ts';

/** Texts are React state and not changed in place: React must hydrate every part in the language of the server. */
const ReplaceI18n = createContext<(next: I18n) => void>(() => undefined);
export const ReplaceI18nProvider = ReplaceI18n.Provider;

/** Rejects and changes nothing if the texts cannot be fetched. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { i18n: current } = useTranslation();
  const replace = useContext(ReplaceI18n);
  return async (language) => {
    replace(await createI18nLike(current, language));
    document.documentElement.lang = LOCALES[language];
  };
}
