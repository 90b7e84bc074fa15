import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { LANGUAGES, memberOf, type Language } from '../../rules/vocabulary.ts';
import type adminEn from './admin/en.ts';
import type catalogueEn from './catalogue/en.json';
import type compareEn from './compare/en.json';
import { loadTexts, type Texts } from './texts.ts';

interface PartialTexts {
  admin: typeof adminEn;
  catalogue: typeof catalogueEn;
  compare: typeof compareEn;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    fallbackNS: 'catalogue';
    resources: { translation: Texts } & PartialTexts;
  }
}

/**
 * The texts that only some screens need: those of the administration, those of the comparison and of facts (`compare`),
 * and those of the pages of a browser and of a version (`catalogue`), which are read like the texts of all pages.
 */
export type PartialTextsName = keyof PartialTexts;

/**
 * Fetches the texts of some screens in one language. A test compares the keys of both languages; only their plural
 * forms differ.
 */
const LOAD_PARTIAL_TEXTS: { [Name in PartialTextsName]: Record<Language, () => Promise<PartialTexts[Name]>> } = {
  admin: {
    en: async () => (await import('./admin/en.ts')).default,
    zh: async () => (await import('./admin/zh.json')).default as PartialTexts['admin'],
  },
  catalogue: {
    en: async () => (await import('./catalogue/en.json')).default,
    zh: async () => (await import('./catalogue/zh.json')).default as PartialTexts['catalogue'],
  },
  compare: {
    en: async () => (await import('./compare/en.json')).default,
    zh: async () => (await import('./compare/zh.json')).default as PartialTexts['compare'],
  },
};

/**
 * Adds the texts of some screens in the current language. `createI18nLike` then also adds them in the next language.
 */
export async function addPartialTexts(instance: i18n, name: PartialTextsName): Promise<void> {
  const language = memberOf(LANGUAGES, instance.language) ?? 'en';
  if (!instance.hasResourceBundle(language, name))
    instance.addResourceBundle(language, name, await LOAD_PARTIAL_TEXTS[name][language]());
}

export async function createI18nLike(current: i18n, language: Language): Promise<i18n> {
  const names = (Object.keys(LOAD_PARTIAL_TEXTS) as PartialTextsName[]).filter((name) =>
    current.hasResourceBundle(current.language, name),
  ); // the constant has no other keys
  const instance = createI18n(language, await loadTexts[language]());
  await Promise.all(names.map((name) => addPartialTexts(instance, name)));
  return instance;
}

/** A blank stands beside the Latin names of systems ("Windows 版"), but not beside 鸿蒙. */
const spaces: PostProcessorModule = {
  type: 'postProcessor',
  name: 'spaces',
  process: (text: string) => text.replaceAll(/ (?=鸿蒙)|(?<=鸿蒙) /gu, ''),
};

/**
 * Creates an i18next instance. It is ready at once and its language never changes: a language switch creates another
 * one.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  instance.use(spaces);
  void instance.init({
    postProcess: 'spaces',
    lng: language,
    fallbackLng: 'en',
    fallbackNS: 'catalogue',
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
