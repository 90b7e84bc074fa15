import type { Language } from '../../rules/vocabulary.ts';
import type en from './en.json';

export type Texts = typeof en;

/** The texts of one language, as a part of their own that only its readers load. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.json')).default,
  zh: async () => (await import('./zh.json')).default as Texts, // its plural forms differ; a test compares the keys
};
