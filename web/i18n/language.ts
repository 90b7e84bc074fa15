import { LANGUAGE_KEY } from '#rules/limits.ts';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';
import { readStored, writeStored } from '../local-storage.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export function languageInUrl(search: string): Language | undefined {
  return memberOf(LANGUAGES, new URLSearchParams(search).get('lang'));
}

/** Spec §4. */
export function rememberedLanguage(): Language | undefined {
  return memberOf(LANGUAGES, readStored(LANGUAGE_KEY));
}

/** In localStorage for scripts, in a cookie for the server. */
export function rememberLanguage(language: Language) {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  writeStored(LANGUAGE_KEY, language);
}
