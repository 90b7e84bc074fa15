import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_KEY } from '../../rules/limits.ts';
import type { Language } from '../../rules/vocabulary.ts';
import { languageInUrl, rememberLanguage, rememberedLanguage } from '../i18n/language.ts';
import { useLanguageSwitch } from '../i18n/language-switch.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The `lang` parameter, or else the stored language. */
export function usePageLanguage(): void {
  const { language } = useTranslation();
  const { search } = useLocation();
  const switchTo = useLanguageSwitch();
  const show = useEffectEvent((next: Language | undefined) => {
    if (next && next !== language) void switchTo(next);
  });

  useEffect(() => {
    const inUrl = languageInUrl(search);
    const remembered = rememberedLanguage();
    // The cookie may be missing or expired.
    if (!inUrl && remembered) rememberLanguage(remembered);
    show(inUrl ?? remembered);
  }, [search]);

  useEffect(() => {
    // A visitor can choose a language in another tab.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY && !languageInUrl(search)) show(rememberedLanguage());
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [search]);
}
