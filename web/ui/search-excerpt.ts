import type { Language, LocalizedText } from '../../rules/vocabulary.ts';

/** The texts in which a search finds a browser. */
interface SearchedTexts {
  name: LocalizedText;
  shortDescription: LocalizedText;
  description?: LocalizedText;
}

/** The number of characters before the match. */
const BEFORE = 40;

/**
 * The part of a browser's texts that contains the searched text, in the language of the page if possible. Null if one of the
 * shown texts contains it, so that visitors see why the browser was found, or if no text contains exactly that text.
 */
export function excerptOf({ name, shortDescription, description }: SearchedTexts, search: string, shown: readonly string[], language: Language): string | null {
  const searched = search.toLowerCase();
  const texts = [...shown, ...[description, shortDescription, name].flatMap((text) => (language === 'en' ? [text?.en, text?.zh] : [text?.zh, text?.en]))];
  const place = texts.findIndex((text) => text?.toLowerCase().includes(searched));
  const found = place < shown.length ? undefined : texts[place];
  return found ? startingNear(found, found.toLowerCase().indexOf(searched)) : null;
}

/** The text from some words before a position. */
function startingNear(text: string, position: number): string {
  if (position <= BEFORE) return text;
  // A cut word is left out. Chinese has no spaces.
  return `…${text.slice(position - BEFORE, position).replace(/^\S*\s/u, '')}${text.slice(position)}`;
}
