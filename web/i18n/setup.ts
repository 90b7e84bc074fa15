import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import type adminEn from './admin/en.ts';
import { loadTexts, type Texts } from './texts.ts';

type AdminTexts = typeof adminEn;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts; admin: AdminTexts };
  }
}

/** Fetches the texts of the administration in one language. Only its screens need them. */
const loadAdminTexts: Record<Language, () => Promise<AdminTexts>> = {
  en: async () => (await import('./admin/en.ts')).default,
  zh: async () => (await import('./admin/zh.json')).default as AdminTexts, // its plural forms differ; a test compares the keys
};

/** Adds the texts of the administration in the current language. `createI18nLike` then also adds them in the next language. */
export async function addAdminTexts(instance: i18n): Promise<void> {
  const language = memberOf(LANGUAGES, instance.language) ?? 'en';
  if (!instance.hasResourceBundle(language, 'admin')) instance.addResourceBundle(language, 'admin', await loadAdminTexts[language]());
}

/** Fetches the texts of a language and creates an instance with the same namespaces as `current`. */
export async function createI18nLike(current: i18n, language: Language): Promise<i18n> {
  const hasAdminTexts = current.hasResourceBundle(current.language, 'admin');
  const [texts, adminTexts] = await Promise.all([loadTexts[language](), hasAdminTexts ? loadAdminTexts[language]() : null]);
  const instance = createI18n(language, texts);
  if (adminTexts) instance.addResourceBundle(language, 'admin', adminTexts);
  return instance;
}

/** Creates an i18next instance. It is ready at once and its language never changes: a language switch creates another one. */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
