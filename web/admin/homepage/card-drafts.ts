import { useMemo, useState } from 'react';

/** The values of a card that can be changed. */
export interface CardValues {
  displayOrder: number;
  tags: string[];
}

/** The unsaved values of a card. */
export interface CardDraft {
  /** The stored values when the card was opened. */
  base: CardValues;
  order: string;
  tags: readonly string[];
  /** Whether the values differ from the stored ones. */
  isUnsaved: boolean;
}

/** The drafts of the open cards, by browser id. */
export type CardDrafts = Map<number, CardDraft>;

/**
 * Keeps the values of a card while it moves to the other list or the search hides it. One leave guard covers all cards.
 */
export function useCardDrafts() {
  const [drafts] = useState<CardDrafts>(() => new Map());
  return useMemo(
    () => ({
      drafts,
      isUnsaved: () => [...drafts.values()].some(({ isUnsaved }) => isUnsaved),
      onLeave: () => drafts.clear(),
    }),
    [drafts],
  );
}
