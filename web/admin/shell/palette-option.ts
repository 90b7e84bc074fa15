import { fold } from '#rules/fold.ts';
import type { IconName } from '../ui/icon.tsx';

export interface PaletteOption {
  key: string;
  label: string;
  names: readonly string[];
  aside?: string;
  icon?: IconName;
  iconUrl?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteOption[];
}

export const BEGINS = 0;
const [CONTAINS, INITIALS] = [1, 2] as const;

/** Names begin with the text, or have each word in them or as first letters. Null if a word is in none. */
export function matchRank(names: readonly string[], text: string): number | null {
  const keys = names.map((name) => fold(name).split(' '));
  const words = fold(text).split(' ');
  if (keys.some((key) => key.join('').startsWith(words.join('')))) return BEGINS;
  const ranks = words.map((word) => Math.min(...keys.map((key) => rankOfWord(key, word))));
  const worst = Math.max(...ranks);
  return Number.isFinite(worst) ? worst : null;
}

function rankOfWord(key: readonly string[], word: string) {
  if (key.join('').includes(word)) return CONTAINS;
  const initials = key.map((one) => one.charAt(0)).join('');
  return word.length > 1 && initials.includes(word) ? INITIALS : Infinity;
}

export function matching<Option extends Pick<PaletteOption, 'names'>>(
  options: readonly Option[],
  text: string,
): Option[] {
  return options
    .flatMap((option) => {
      const rank = matchRank(option.names, text);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** "edge new release" or "new release edge": a name, and as many words as possible that one of the screens has. */
export function splitAtScreen(text: string, screens: readonly string[]): { name: string; words: string } {
  const all = text.split(' ');
  const splits = all.slice(1).flatMap((_, index) => {
    const first = all.slice(0, index + 1).join(' ');
    const last = all.slice(index + 1).join(' ');
    return [
      { name: first, words: last },
      { name: last, words: first },
    ];
  });
  return (
    splits
      .toSorted((a, b) => b.words.length - a.words.length)
      .find(({ words }) => matchRank(screens, words) !== null) ?? { name: text, words: '' }
  );
}
