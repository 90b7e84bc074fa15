import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_KEY } from '../../rules/limits.ts';
import type { Language } from '../../rules/vocabulary.ts';
import { languageInUrl, rememberLanguage, rememberedLanguage } from '../i18n/language.ts';
import { useLanguageSwitch } from '../i18n/language-switch.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Shows the interface in the language of the `lang` parameter, or else in the stored one. */
export function usePageLanguage(): void {
  const { language } = useLanguage();
  const { search } = useLocation();
  const switchTo = useLanguageSwitch();
  const show = useEffectEvent((next: Language | undefined) => {
    if (next && next !== language) void switchTo(next);
  });

  useEffect(rememberUsedLink, []);

  useEffect(() => {
    const inUrl = languageInUrl(search);
    const remembered = rememberedLanguage();
    // Sets the cookie again, which may be missing or expired.
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

/**
 * Stores the language of this document if the visitor came by the language link of another page, before its scripts
 * were loaded.
 */
function rememberUsedLink(): void {
  const { origin, search } = location;
  const language = languageInUrl(search);
  const [navigation] = performance.getEntriesByType('navigation');
  const isOpenedByLink = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'; // the type of the entries with this name
  // Other links keep the language of their page.
  const isLanguageLink =
    document.referrer.startsWith(`${origin}/`) && languageInUrl(new URL(document.referrer).search) !== language;
  if (language && isOpenedByLink && isLanguageLink) rememberLanguage(language);
}
