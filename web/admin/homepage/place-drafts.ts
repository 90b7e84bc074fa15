import { useMemo, useState } from 'react';

/** The values of a card that can be changed. */
export interface PlaceValues {
  displayOrder: number;
  tags: string[];
}

/** The unsaved values of a card. */
export interface PlaceDraft {
  /** The stored values when the card was opened. */
  base: PlaceValues;
  order: string;
  tags: readonly string[];
  /** Whether the values differ from the stored ones. */
  isUnsaved: boolean;
}

/** The drafts of the open cards, by browser id. */
export type PlaceDrafts = Map<number, PlaceDraft>;

/**
 * Keeps the values of a card while it moves to the other list or the search hides it. One leave guard covers all cards.
 */
export function usePlaceDrafts() {
  const [drafts] = useState<PlaceDrafts>(() => new Map());
  return useMemo(
    () => ({
      drafts,
      isUnsaved: () => [...drafts.values()].some(({ isUnsaved }) => isUnsaved),
      onLeave: () => drafts.clear(),
    }),
    [drafts],
  );
}
