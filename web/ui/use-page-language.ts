import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_KEY } from '#rules/limits.ts';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';
import { languageInUrl, rememberLanguage } from '../i18n/language.ts';
import { useLanguageSwitch } from '../i18n/language-switch.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useStored } from './use-stored.ts';

/** The `lang` parameter, or else the stored language, which may have been chosen in another tab. */
export function usePageLanguage() {
  const { language } = useTranslation();
  const { search } = useLocation();
  const switchTo = useLanguageSwitch();
  const inUrl = languageInUrl(search);
  const stored = memberOf(LANGUAGES, useStored(LANGUAGE_KEY));
  const requested = inUrl ?? stored;
  const show = useEffectEvent((next: Language) => {
    // The cookie may be missing or expired.
    if (!inUrl) rememberLanguage(next);
    if (next !== language) void switchTo(next);
  });
  useEffect(() => {
    if (requested) show(requested);
  }, [requested]);
}
