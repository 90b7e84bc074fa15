import { splitNames, withoutMark } from './search-text.ts';
import { isHan, joinedWords, tellingWords } from './search-words.ts';
import SYLLABLES from './syllables.json' with { type: 'json' };

/** Shorter words have no other keys: too many words have their letters. */
const MISTAKES_FROM = { han: 3, others: 4 };
/** From here on the first letter may be wrong too: "cook" is not "nook". */
const ANY_MISTAKE_FROM = 5;
const WORD_MAX = 32;
const WORDS_MAX = 12;

let syllables: Map<string, string> | undefined;

/**
 * The names, and for typing mistakes each word and name without one of its characters. Two words have a common key if
 * they differ by one character that is missing, added, replaced, or exchanged with the next one.
 */
export function nearKeys(searchText: string): string[] {
  const names = splitNames(searchText);
  return [...names, ...new Set(names.map(withoutMark).filter(isLongEnough).flatMap(nearSpellings))];
}

/** Each key of a folded search text with the word for which it stands. */
export function nearKeysOfSearch(folded: string): Map<string, string> {
  const { words, areCommon } = tellingWords(folded);
  const all = areCommon
    ? []
    : [...new Set([words.join(''), joinedWords(folded), ...words])].filter(isLongEnough).slice(0, WORDS_MAX);
  return new Map(
    all.toReversed().flatMap((word) => [...nearSpellings(word), ...pinyinKeys(word)].map((key) => [key, word])),
  );
}

function isLongEnough(word: string) {
  return word.length <= WORD_MAX && (word.length > 2 || isHan(word));
}

function nearSpellings(word: string) {
  const characters = Array.from(word);
  if (characters.length < (isHan(word) ? MISTAKES_FROM.han : MISTAKES_FROM.others)) return [word];
  const from = isHan(word) || characters.length >= ANY_MISTAKE_FROM ? 0 : 1;
  return [word, ...characters.slice(from).map((_, index) => characters.toSpliced(from + index, 1).join(''))];
}

/** The pinyin, because people type another character of the same sound. Rare characters have none. */
function pinyinKeys(word: string) {
  if (!isHan(word)) return [];
  syllables ??= new Map(
    Object.entries(SYLLABLES).flatMap(([syllable, characters]) =>
      Array.from(characters, (character) => [character, syllable]),
    ),
  );
  const sounds = Array.from(word, (character) => syllables?.get(character));
  return sounds.includes(undefined) ? [] : [sounds.join('')];
}
