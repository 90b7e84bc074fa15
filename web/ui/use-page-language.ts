import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_KEY } from '../../rules/limits.ts';
import type { Language } from '../../rules/vocabulary.ts';
import { languageInUrl, rememberLanguage, rememberedLanguage } from '../i18n/language.ts';
import { useLanguageSwitch } from '../i18n/language-switch.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Keeps the interface in the language that the address asks for, or else in the one that the visitor chose before. */
export function usePageLanguage(): void {
  const { language } = useLanguage();
  const { search } = useLocation();
  const switchTo = useLanguageSwitch();
  const show = useEffectEvent((wanted: Language | undefined) => {
    if (wanted && wanted !== language) void switchTo(wanted);
  });

  useEffect(() => {
    const asked = languageInUrl(search);
    const remembered = rememberedLanguage();
    // Whoever comes to it from our own pages chose it, there before the scripts were.
    if (asked && !remembered && document.referrer.startsWith(`${location.origin}/`)) rememberLanguage(asked);
    // Where the server did not know of a choice, from the next page on it does.
    if (!asked && remembered) rememberLanguage(remembered);
    show(asked ?? remembered);
  }, [search]);

  useEffect(() => {
    // Another tab of this browser chose a language.
    const follow = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY && !languageInUrl(search)) show(rememberedLanguage());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [search]);
}
