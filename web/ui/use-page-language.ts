import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LOCALES } from '../../rules/format.ts';
import type { Language } from '../../rules/vocabulary.ts';
import { LANGUAGE_KEY, languageInUrl, rememberLanguage, rememberedLanguage } from '../i18n/language.ts';
import { changeLanguage } from '../i18n/setup.ts';

/** Keeps the interface in the language that the address asks for, or else in the one that the visitor chose before. */
export function usePageLanguage(): void {
  const { i18n } = useTranslation();
  const { search } = useLocation();
  useEffect(() => {
    const asked = languageInUrl(search);
    const remembered = rememberedLanguage();
    // Whoever comes to it from our own pages chose it, there before the scripts were.
    if (asked && !remembered && document.referrer.startsWith(`${location.origin}/`)) rememberLanguage(asked);
    const wanted = asked ?? remembered;
    if (!wanted || wanted === i18n.language) return;
    // The server did not know of the choice: from the next page on it does.
    if (!asked) rememberLanguage(wanted);
    void switchLanguage(i18n, wanted);
  }, [i18n, search]);

  useEffect(() => {
    // Another tab of this browser chose a language.
    const follow = ({ key }: StorageEvent) => {
      const remembered = rememberedLanguage();
      if (key === LANGUAGE_KEY && remembered && !languageInUrl(search)) void switchLanguage(i18n, remembered);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [i18n, search]);
}

/** Switches the interface and the document; the texts are fetched the first time. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  await changeLanguage(i18n, language);
  document.documentElement.lang = LOCALES[language];
}
