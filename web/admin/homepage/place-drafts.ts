import { useMemo, useState } from 'react';

/** What is typed into the card of a browser, and not saved yet. */
export interface PlaceDraft {
  order: string;
  tags: readonly string[];
  /** Whether it differs from what is stored. */
  isUnsaved: boolean;
}

/** The drafts of the cards that are open, by the ids of their browsers. */
export type PlaceDrafts = Map<number, PlaceDraft>;

/** Keeps what is typed while its card moves to the other list, or is searched away; and for a router, which asks one question for all of them. */
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
