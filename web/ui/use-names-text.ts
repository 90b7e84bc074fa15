import type { Language, LocalizedText } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../i18n/provider.tsx';

export const LISTS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  zh: new Intl.ListFormat('zh-CN'),
};

/** Where a blank is added: between 和 and a Latin character. */
const BESIDE_LATIN = /(?<=[A-Za-z0-9])(?=和)|(?<=和)(?=[A-Za-z0-9])/gu;

/** "Brave, Dia and Firefox". */
export function useNamesText() {
  const language = useLanguage();
  const localize = useLocalize();
  return (browsers: readonly { name: LocalizedText }[]) =>
    LISTS[language].format(browsers.map(({ name }) => localize(name))).replaceAll(BESIDE_LATIN, ' ');
}
