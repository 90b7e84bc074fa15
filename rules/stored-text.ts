import type { LocalizedText } from './vocabulary.ts';

/** Optional text as it is stored: null when it is blank. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** Bilingual text as it is stored. */
export function trimmed({ en, zh }: LocalizedText): LocalizedText {
  return { en: en.trim(), zh: zh.trim() };
}
