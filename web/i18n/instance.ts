import { createInstance, type i18n as I18n } from 'i18next';
import { LANGUAGES, memberOf, type Language } from '#rules/vocabulary.ts';
import { loadTexts, type Namespace } from './texts.ts';

/** With the texts of every page. Only some pages load `catalogue`, `compare` and `admin`; no two have the same key. */
export function createI18n(language: Language, site: object): I18n {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { site } },
    defaultNS: 'site',
    fallbackNS: ['site', 'catalogue', 'compare'],
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void i18n.init();
  return i18n;
}

export function languageOf({ language }: I18n): Language {
  return memberOf(LANGUAGES, language) ?? 'en';
}

export async function loadNamespaces(i18n: I18n, names: readonly Namespace[], language = languageOf(i18n)) {
  const missing = names.filter((name) => !i18n.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => i18n.addResourceBundle(language, name, await loadTexts(language, name))),
  );
}
