import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import type adminEn from './admin/en.json';
import type en from './en.json';

export type Texts = typeof en;
type AdminTexts = typeof adminEn;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts; admin: AdminTexts };
  }
}

/** The texts of one language, as a part of their own that only its readers load. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.json')).default,
  zh: async () => (await import('./zh.json')).default as Texts, // its plural forms differ; a test compares the keys
};

/** The texts of the administration in one language; they come with its screens. */
const loadAdminTexts: Record<Language, () => Promise<AdminTexts>> = {
  en: async () => (await import('./admin/en.json')).default,
  zh: async () => (await import('./admin/zh.json')).default as AdminTexts, // its plural forms differ; a test compares the keys
};

/** Adds the texts of the administration in the language of the interface; from then on every switch brings them along. */
export async function addAdminTexts(instance: i18n): Promise<void> {
  const language = memberOf(LANGUAGES, instance.language) ?? 'en';
  if (!instance.hasResourceBundle(language, 'admin')) instance.addResourceBundle(language, 'admin', await loadAdminTexts[language]());
}

/** Switches the interface to a language; its texts are fetched the first time. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  const hasAdminTexts = instance.hasResourceBundle(instance.language, 'admin');
  if (!instance.hasResourceBundle(language, 'translation')) instance.addResourceBundle(language, 'translation', await loadTexts[language]());
  if (hasAdminTexts && !instance.hasResourceBundle(language, 'admin')) instance.addResourceBundle(language, 'admin', await loadAdminTexts[language]());
  await instance.changeLanguage(language);
}

/** An i18n of its own for one page or one visitor, ready at once. */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
