import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { LOCALES, type Language } from '../../rules/vocabulary.ts';
import { createI18nLike } from './setup.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Puts another i18n in place of the interface's. As state of the tree, not inside one i18n that all share: parts of the
 * page that the browser has yet to take over must first be read in the language that the server wrote them in.
 */
const ReplaceI18n = createContext<(next: i18n) => void>(() => undefined);
export const ReplaceI18nProvider = ReplaceI18n.Provider;

/** Switches the interface and the document to a language; rejects, and changes nothing, when its texts can't be had. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { i18n: former } = useTranslation();
  const replace = useContext(ReplaceI18n);
  return async (language) => {
    replace(await createI18nLike(former, language));
    document.documentElement.lang = LOCALES[language];
  };
}
