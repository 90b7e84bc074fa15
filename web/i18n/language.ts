import { LANGUAGE_KEY } from '../../rules/limits.ts';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import { readStored, writeStored } from '../local-storage.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language in the `lang` parameter of a URL; undefined without one. */
export function languageInUrl(search: string): Language | undefined {
  return memberOf(LANGUAGES, new URLSearchParams(search).get('lang'));
}

/** The language that the visitor chose before (spec §4); undefined without a choice or without access to storage. */
export function rememberedLanguage(): Language | undefined {
  return memberOf(LANGUAGES, readStored(LANGUAGE_KEY));
}

/**
 * Stores the visitor's choice: in localStorage for scripts, and in a cookie for the server, which renders the next
 * page.
 */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  writeStored(LANGUAGE_KEY, language);
}
