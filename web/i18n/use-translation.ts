import { createContext, use } from 'react';
import type { Language, LocalizedText } from '#rules/vocabulary.ts';
import type { I18n, SiteKey, Translate } from './setup.ts';

const Context = createContext<I18n | null>(null);
export const I18nProvider = Context.Provider;

/** `localize` returns a bilingual text in the language of the interface, or in English if that one is empty. */
export function useTranslation<Key extends string = SiteKey>(): {
  t: Translate<Key>;
  i18n: I18n;
  language: Language;
  localize: (text: LocalizedText) => string;
} {
  const i18n = use(Context);
  if (!i18n) throw new Error('useTranslation is called without an i18n object');
  const { t, language } = i18n;
  return { t, i18n, language, localize: (text) => text[language] || text.en };
}
