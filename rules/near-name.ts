import { fold } from './fold.ts';
import type { LocalizedText } from './vocabulary.ts';

/** Words that many names contain, so that they do not make names similar. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['ai', 'app', 'browser', 'browsers', 'web', '浏览器', 'liulanqi']);
const WORD = /[\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
/** A syllable of a sort key, with the number of its tone. */
const SYLLABLE = /^(?<letters>\p{Lowercase_Letter}+)[0-5]$/u;
/** Shorter words have only themselves as a key, because three letters without one of them are in many words. */
const MISTAKES_FROM = 4;
const WORD_MAX = 32;
const WORDS_MAX = 12;

/**
 * The keys by which a search finds a name in spite of a typing mistake: each word in both languages, the words of each
 * language together, the pinyin, and each of these without one of its characters. Two words have a common key if they
 * differ by one character that is missing, added, replaced, or exchanged with the next one. `pinyinSortKey` is the
 * Chinese sort key of the name (`sort-name.ts`).
 */
export function nearKeysOfName(name: LocalizedText, pinyinSortKey: string): string[] {
  const parts = pinyinSortKey.split(/\s+/u);
  const syllables = parts.flatMap((part) => SYLLABLE.exec(part)?.groups?.letters ?? []);
  const pinyin = [parts.map((part) => SYLLABLE.exec(part)?.groups?.letters ?? part), syllables].map((letters) => letters.join('').replace(/liulanqi$/u, ''));
  return keysOf([...wordsOf(name.en), ...wordsOf(name.zh), ...wordsOf(fold(name.zh).replace(/浏览器$/u, '')), ...pinyin]);
}

/** The keys of a search text. */
export function nearKeysOfSearch(text: string): string[] {
  return keysOf(wordsOf(text));
}

/** The words of a text, after all of them together. */
function wordsOf(text: string): string[] {
  const words = fold(text).match(WORD) ?? [];
  return [words.join(''), ...words];
}

function keysOf(words: readonly string[]): string[] {
  const rare = [...new Set(words)].filter((word) => isLongEnough(word) && !COMMON_WORDS.has(word));
  return [...new Set(rare.slice(0, WORDS_MAX).flatMap(variantsOf))];
}

function isLongEnough(word: string): boolean {
  return word.length <= WORD_MAX && (word.length > 2 || HAN.test(word));
}

/** A word, and the word without one of its characters. One Chinese character says as much as several letters. */
function variantsOf(word: string): string[] {
  const characters = Array.from(word);
  const hasVariants = HAN.test(word) ? characters.length > 1 : characters.length >= MISTAKES_FROM;
  return hasVariants ? [word, ...characters.map((_, index) => characters.toSpliced(index, 1).join(''))] : [word];
}
