import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a text or of a list that stayed, was added or was removed. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** How many characters of an unchanged passage are shown at each end of it. */
const CONTEXT = 90;

/** The difference of two texts by words. Chinese words have no blanks between them, so the language decides where words end. */
export function diffTexts(before: string, after: string, locale: string): Part[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const parts = diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): Part => ({ kind: kindOf(added, removed), text: value }));
  return parts.map((part, place) => (part.kind === 'same' ? { ...part, text: shorten(part.text, place === 0, place === parts.length - 1) } : part));
}

/** The difference of two lists by their entries. */
export function diffLists(before: readonly string[], after: readonly string[]): Part[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) => value.map((text): Part => ({ kind: kindOf(added, removed), text })));
}

function kindOf(added: boolean, removed: boolean): Part['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

/** An unchanged passage without its middle; at the beginning and at the end of the text without what is far from a change. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const characters = Array.from(text);
  if (characters.length <= start + end + 20) return text;
  return `${characters.slice(0, start).join('')}${start > 0 ? ' ' : ''}…${end > 0 ? ' ' : ''}${end > 0 ? characters.slice(-end).join('') : ''}`;
}
