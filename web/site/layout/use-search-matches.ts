import { useEffect, useState } from 'react';
import { SEARCH_RESULTS } from '../../../rules/limits.ts';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';

const TYPING_PAUSE_MS = 150;

export interface SearchState {
  matches: SearchQuery['searchBrowsers'];
  isLoading: boolean;
  error: unknown;
}

/** The browsers that fit a text, asked for when the typing pauses; the former ones stay until the new ones are there. */
export function useSearchMatches(text: string, isComposing: boolean): SearchState {
  const [search, setSearch] = useState('');
  useEffect(() => {
    // What an input method composes is not yet what is searched for.
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSearch(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  const { data, previousData, loading, error } = useSearchQuery({ variables: { search, first: SEARCH_RESULTS }, skip: search === '' });
  const isBehind = search !== text.trim();
  return { matches: (data ?? previousData)?.searchBrowsers ?? [], isLoading: loading || isBehind, error };
}
