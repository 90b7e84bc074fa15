import type { LocalizedText } from './vocabulary.ts';

/** Null for a blank text. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

export function trimmed({ en, zh }: LocalizedText): LocalizedText {
  return { en: en.trim(), zh: zh.trim() };
}
