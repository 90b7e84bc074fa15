import { createContext, use } from 'react';
import type { Language, LocalizedText } from '../../rules/vocabulary.ts';
import type { I18n, Names, Translate } from './setup.ts';

const Context = createContext<I18n | null>(null);
export const I18nProvider = Context.Provider;

/**
 * The texts and their `t`, for the public site's texts or for the given groups; the language of the interface; and a
 * function that returns a bilingual text in it, or in English if that one is empty.
 */
export function useTranslation<const N extends Names = 'translation'>(
  names = 'translation' as N,
): { t: Translate<N>; i18n: I18n; language: Language; localize: (text: LocalizedText) => string } {
  const i18n = use(Context);
  if (!i18n) throw new Error('useTranslation is called without an i18n object');
  const { language } = i18n;
  return { t: i18n.translate(names), i18n, language, localize: (text) => text[language] || text.en };
}
