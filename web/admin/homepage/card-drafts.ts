import { useMemo, useState } from 'react';
import type { BrowserInput } from '../../../rules/browser.ts';
import type { Typed } from '../form/use-merge.ts';

/** The values of a card that can be changed in its form. */
export type CardValues = Pick<BrowserInput, 'displayOrder' | 'tags'>;

/** What is typed in the open cards, by browser id; null in a card where nothing is unsaved. */
export type CardDrafts = Map<number, Typed<CardValues> | null>;

/**
 * Keeps the values of a card while it moves to the other list or the search hides it. One leave guard covers all cards.
 */
export function useCardDrafts() {
  const [drafts] = useState<CardDrafts>(() => new Map());
  return useMemo(
    () => ({
      drafts,
      isUnsaved: () => [...drafts.values()].some((typed) => typed !== null),
      onLeave: () => drafts.clear(),
    }),
    [drafts],
  );
}
