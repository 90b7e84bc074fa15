import { fold } from '../../../rules/fold.ts';

/**
 * Where a text is found in a name: at its beginning, at the beginning of a word, inside, or as the first letters of its
 * words.
 */
export const BEGINS = 0;
const [BEGINS_WORD, CONTAINS, INITIALS] = [1, 2, 3] as const;

/** The rank up to which a command is more likely meant than a record. */
export const LIKELY_RANK = BEGINS_WORD;

/** How well names match a typed text, from 0 (best); null if a word of the text is in none of them. */
export function rankOf(names: readonly string[], text: string): number | null {
  const folded = fold(text);
  const keys = names.map(fold);
  if (keys.some((key) => key.startsWith(folded) || compact(key).startsWith(compact(folded)))) return BEGINS;
  const ranks = folded.split(' ').map((word) => Math.min(...keys.map((key) => rankOfWord(key, word))));
  const worst = Math.max(...ranks);
  return Number.isFinite(worst) ? worst : null;
}

function rankOfWord(key: string, word: string): number {
  const words = key.split(' ');
  if (words.some((one) => one.startsWith(word))) return BEGINS_WORD;
  if (key.includes(word) || compact(key).includes(word)) return CONTAINS;
  return word.length > 1 &&
    words
      .map((one) => one.charAt(0))
      .join('')
      .includes(word)
    ? INITIALS
    : Infinity;
}

function compact(key: string): string {
  return key.replaceAll(' ', '');
}
