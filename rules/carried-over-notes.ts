import { TEXTS } from './texts.ts';
import type { Language, LocalizedText } from './vocabulary.ts';

/** The notes of an older version, marked as such in the first line. */
export function carriedOverNotes(versionNumber: string, { en, zh }: LocalizedText): LocalizedText {
  return { en: carriedOver('en', versionNumber, en), zh: carriedOver('zh', versionNumber, zh) };
}

function carriedOver(language: Language, versionNumber: string, notes: string) {
  const mark = TEXTS[language]('notes.carriedOver', { number: versionNumber });
  const [before = '', after = ''] = mark.split(versionNumber);
  const [firstLine = ''] = notes.split('\n', 1);
  return firstLine.startsWith(before) && firstLine.endsWith(after) ? notes : `${mark}\n${notes}`;
}

export const NO_NOTES: LocalizedText = { en: TEXTS.en('notes.none'), zh: TEXTS.zh('notes.none') };
