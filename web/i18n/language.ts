import { LANGUAGE_KEY } from '../../rules/limits.ts';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language that an address asks for with `?lang=`; undefined when it doesn't. */
export function languageInUrl(search: string): Language | undefined {
  return memberOf(LANGUAGES, new URLSearchParams(search).get('lang'));
}

/** The language that the visitor chose before (spec §4); undefined when none was, or nothing can be remembered. */
export function rememberedLanguage(): Language | undefined {
  try {
    return memberOf(LANGUAGES, localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Remembers a choice, for this browser and, as a cookie, for the server that renders the next page. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A browser that forbids storage still has the cookie.
  }
}
