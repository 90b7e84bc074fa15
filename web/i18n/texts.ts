import type { Language } from '#rules/vocabulary.ts';
import type en from './en.json';

export type Texts = typeof en;

/** A file for each language, so that visitors download only their own. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.json')).default,
  zh: async () => (await import('./zh.json')).default as Texts, // its plural forms differ; a test compares the keys
};
