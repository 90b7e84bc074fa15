import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, use } from 'react';
import { LANGUAGES, memberOf, type Language, type LocalizedText } from '../../rules/vocabulary.ts';

/**
 * The i18next instance for React components. It replaces react-i18next: our instances are ready at once and never
 * change their language, so nothing has to wait for events of i18next.
 */
const Context = createContext<i18n | null>(null);
export const I18nProvider = Context.Provider;

/**
 * The i18next instance and its `t`, for the public site's texts or for the given namespaces; the language of the
 * interface; and a function that returns a bilingual text in it, or in English if that one is empty.
 */
export function useTranslation<const N extends Namespace = 'translation'>(
  namespaces?: N,
): { t: TFunction<N>; i18n: i18n; language: Language; localize: (text: LocalizedText) => string } {
  const i18n = use(Context);
  if (!i18n) throw new Error('useTranslation is called without an i18n instance');
  const language = memberOf(LANGUAGES, i18n.language) ?? 'en';
  return { t: translationOf(i18n, namespaces), i18n, language, localize: (text) => text[language] || text.en };
}

const translations = new WeakMap<i18n, Map<string, TFunction>>();

/**
 * Returns the same function for the same namespaces, so that effects that depend on it only run after a language
 * switch.
 */
function translationOf<N extends Namespace>(i18n: i18n, namespaces?: N): TFunction<N> {
  const byNamespace = translations.get(i18n) ?? new Map<string, TFunction>();
  translations.set(i18n, byNamespace);
  const name = String(namespaces);
  const t = byNamespace.get(name) ?? memoize(i18n.getFixedT(i18n.language, namespaces));
  byNamespace.set(name, t);
  return t as TFunction<N>; // the map's key, not its type, says which namespaces it reads
}

/** Caches texts without interpolation, because a list shows the same texts many times. */
function memoize<N extends Namespace>(t: TFunction<N>): TFunction {
  const translate = t as unknown as (key: string, options?: object) => unknown; // we call it in no other way
  const cache = new Map<string, unknown>();
  const memoized: typeof translate = (key, options) => {
    if (options) return translate(key, options);
    const text = cache.get(key) ?? translate(key);
    // i18next returns the key of a missing text. The text may be added later, with those of the administration.
    if (text !== key) cache.set(key, text);
    return text;
  };
  return memoized as unknown as TFunction;
}
