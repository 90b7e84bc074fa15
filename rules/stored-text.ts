import type { LocalizedText } from './vocabulary.ts';

/** The stored form of an optional text: trimmed, or null if it is blank. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

export function trimmed({ en, zh }: LocalizedText): LocalizedText {
  return { en: en.trim(), zh: zh.trim() };
}
