import { LANGUAGES, memberOf, type Language, type LocalizedText } from '../../rules/vocabulary.ts';
import { useTranslation } from './use-translation.ts';

/**
 * The language of the interface, and a function that returns a bilingual text in it, or in English if that one is
 * empty.
 */
export function useLanguage(): { language: Language; localize: (text: LocalizedText) => string } {
  const { i18n } = useTranslation();
  const language = memberOf(LANGUAGES, i18n.language) ?? 'en';
  return { language, localize: (text) => text[language] || text.en };
}
