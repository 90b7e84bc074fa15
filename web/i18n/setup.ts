import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import type adminEn from './admin/en.json';
import { loadTexts, type Texts } from './texts.ts';

type AdminTexts = typeof adminEn;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts; admin: AdminTexts };
  }
}

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

/** What `former` is, in another language; its texts are fetched. */
export async function createI18nLike(former: i18n, language: Language): Promise<i18n> {
  const hasAdminTexts = former.hasResourceBundle(former.language, 'admin');
  const [texts, adminTexts] = await Promise.all([loadTexts[language](), hasAdminTexts ? loadAdminTexts[language]() : null]);
  const instance = createI18n(language, texts);
  if (adminTexts) instance.addResourceBundle(language, 'admin', adminTexts);
  return instance;
}

/** An i18n of its own for one page or one visitor, ready at once. It keeps its language: a switch makes another. */
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
