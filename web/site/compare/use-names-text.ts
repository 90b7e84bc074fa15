import type { Language, LocalizedText } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const LISTS: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat('en-GB'), zh: new Intl.ListFormat('zh-CN') };

/** Returns a function that lists the names of browsers: "Brave, Dia and Firefox". */
export function useNamesText(): (browsers: readonly { name: LocalizedText }[]) => string {
  const { language, localize } = useLanguage();
  return (browsers) => LISTS[language].format(browsers.map(({ name }) => localize(name)));
}
