import { searchFoldUpTo } from './search-fold.ts';
import { initialsOf, pinyinOf } from './sort-name.ts';
import { WORD, isHan, joinedWords, tellingWords } from './search-words.ts';
import type { LocalizedText, Platform } from './vocabulary.ts';

/** In UTF-16 units. */
const INDEXED_TEXT_MAX = 2000;

/** No folded text has them: around a whole name, before a word of any text, and before a word of a name. */
const [NAME, WORD_START, NAME_WORD] = ['\u{1}', '\u{2}', '\u{3}\u{2}'];
/** Before each first letter of pinyin, which no other search may find. */
const INITIAL = '\u{4}';
const MARKED = new RegExp(`(?:${NAME}|${NAME_WORD})[^${NAME}${NAME_WORD}\\n]+`, 'gu');

function folded(text: string) {
  return searchFoldUpTo(INDEXED_TEXT_MAX, text);
}

interface SearchedTexts {
  name: LocalizedText;
  /** Separated by commas. */
  otherNames: string | null;
  description: LocalizedText;
  shortDescription: LocalizedText;
}

/**
 * A browser's names by their words and as a whole, also in pinyin and by its first letters, then all folded texts with a
 * mark before each word.
 */
export function searchText({ name, otherNames, description, shortDescription }: SearchedTexts) {
  const names = [name.en, name.zh, ...(otherNames ?? '').split(/[,，、;；\n]/u)].map(folded).filter(Boolean);
  const texts = [name, description, shortDescription].flatMap(({ en, zh }) => [en, zh].map(folded));
  return [...new Set(names.flatMap(namesIn)), ...texts.map((text) => text.replace(WORD, `${WORD_START}$&`))].join('\n');
}

/** The folded names in both languages, each after a line break. */
export function foldedNames({ name }: Pick<SearchedTexts, 'name'>) {
  return [name.en, name.zh].map((text) => `\n${folded(text)}`).join('');
}

/** A name with and without its common words, also in pinyin, and the first letters of its Chinese words. */
function namesIn(folded: string) {
  const { words } = tellingWords(folded);
  const whole = joinedWords(folded);
  if (whole === '') return [];
  const forms = [
    words.length > 0 ? words : [whole],
    ...(words.some(isHan) ? [words.map((word) => (isHan(word) ? pinyinOf(word) : word))] : []),
  ];
  const inLetters = words.some(isHan) ? [whole, words.join(''), ...words.filter(isHan)] : [];
  return [
    ...forms.map((form) => `${form.map((word) => NAME_WORD + word).join('')}${NAME}${form.join('')}${NAME}`),
    `${NAME}${whole}${NAME}`,
    ...inLetters.map((name) => withInitialMarks(name.replace(/\p{Script=Han}+/gu, initialsOf))),
  ];
}

function withInitialMarks(letters: string) {
  return letters.replace(/./gu, `${INITIAL}$&`);
}

/** The names in a search text with their marks: by their words, and as a whole. */
export function splitNames(text: string): string[] {
  return [...new Set(text.match(MARKED))];
}

export function withoutMark(name: string) {
  return name.replace(NAME, '').replace(NAME_WORD, '');
}

const INITIALS = /^[a-z\d]{2,8}$/u;

/** A text matches if it contains all texts of one list. */
export type Alternatives = readonly (readonly string[])[];

export interface SearchLevels {
  /** Whole names, as in `splitNames`. */
  names: readonly string[];
  /** Beginnings of names and of their words, as in `splitNames`. */
  beginnings: readonly string[];
  /** All words at the beginning of a word of the names. */
  nameWords: Alternatives;
  /** A version for one of these platforms. */
  platforms: readonly Platform[];
  /** All words at the beginning of a word of the texts; one, if all are common. */
  words: Alternatives;
  /** Beginnings of the first letters of pinyin. */
  initials: Alternatives;
  /** The searched text anywhere (spec §2). */
  literal: Alternatives;
  /** What a browser must have for one of these levels. */
  all: Alternatives;
}

export function searchLevels(folded: string): SearchLevels {
  const { words, areCommon, platforms } = tellingWords(folded);
  const startOf = (word: string) => (isHan(word) ? word : WORD_START + word);
  const joined = [...new Set([joinedWords(folded), areCommon ? '' : words.join('')])].filter(Boolean);
  const names = joined.map((name) => NAME + name);
  // The text may begin inside a word.
  const literal = folded.replace(WORD, (word, start: number) => (start === 0 ? word : WORD_START + word));
  if (areCommon) {
    const any = [[literal], ...words.filter((word) => word !== folded).map((word) => [startOf(word)])];
    const letters = folded.length === 1 && names.length > 0 ? [folded] : [];
    return {
      names,
      beginnings: letters.map((letter) => NAME + letter),
      nameWords: letters.map((letter) => [NAME_WORD + letter]),
      platforms,
      words: [...letters, ...words].map((word) => [startOf(word)]),
      initials: [],
      literal: any,
      all: [...any, ...names.map((name) => [name + NAME])],
    };
  }
  const lists = inParts(words);
  const starts = lists.map((list) => list.map(startOf));
  const initials = joined.filter((name) => INITIALS.test(name)).map((name) => [withInitialMarks(name)]);
  return {
    names,
    beginnings: [...names, ...lists.filter((list) => list.length === 1).map(([word]) => NAME_WORD + word)],
    nameWords: lists.filter((list) => list.length > 1).map((list) => list.map((word) => NAME_WORD + word)),
    platforms,
    words: starts,
    initials,
    literal: [[literal]],
    // A text with a single word has all names and words that begin with it.
    all: [
      [literal],
      ...(folded === words[0] ? starts.slice(1) : [...starts, ...names.map((name) => [name])]),
      ...initials,
    ],
  };
}

/** Also with a long Chinese word in two parts, because no space separates Chinese words. */
function inParts(words: readonly string[]): string[][] {
  const index = words.findIndex((word) => isHan(word) && word.length > 3 && word.length < 13);
  const long = words[index] ?? '';
  const cuts = Array.from({ length: Math.max(long.length - 3, 0) }, (_, cut) => cut + 2);
  return [[...words], ...cuts.map((cut) => words.toSpliced(index, 1, long.slice(0, cut), long.slice(cut)))];
}
