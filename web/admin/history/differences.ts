import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a text or of a list that stayed, was added or was removed. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * The difference of two texts by words. Chinese words have no blanks between them, so the language decides where words
 * end.
 */
export function diffTexts(before: string, after: string, locale: string): Part[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): Part => ({
    kind: kindOf(added, removed),
    text: value,
  }));
}

/** The difference of two lists by their entries. */
export function diffLists(before: readonly string[], after: readonly string[]): Part[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): Part => ({ kind: kindOf(added, removed), text })),
  );
}

function kindOf(added: boolean, removed: boolean): Part['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}
