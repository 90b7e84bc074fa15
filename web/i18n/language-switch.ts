import { createContext, useContext } from 'react';
import { LOCALES, type Language } from '../../rules/vocabulary.ts';
import { createI18nLike, type I18n } from './setup.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Replaces the texts of the interface. They are React state and not changed in place, because React
 * must hydrate every part of the page in the language in which the server rendered it.
 */
const ReplaceI18n = createContext<(next: I18n) => void>(() => undefined);
export const ReplaceI18nProvider = ReplaceI18n.Provider;

/**
 * Switches the interface and the document to a language. Rejects and changes nothing if the texts cannot be fetched.
 */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { i18n: current } = useTranslation();
  const replace = useContext(ReplaceI18n);
  return async (language) => {
    replace(await createI18nLike(current, language));
    document.documentElement.lang = LOCALES[language];
  };
}
