import { useEffect, useState } from 'react';
import { SEARCH_RESULTS } from '../../../rules/limits.ts';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';

const DEBOUNCE_MS = 150;
const NONE: SearchQuery['browsers']['nodes'] = [];

export interface SearchState {
  /** The text that was searched for. */
  search: string;
  matches: SearchQuery['browsers']['nodes'];
  /** The number of all matching browsers. */
  total: number;
  /** Whether the matches only have a similar name. */
  isApproximate: boolean;
  isLoading: boolean;
  error: unknown;
}

/**
 * The browsers that match a text, fetched after the visitor has stopped typing. The previous ones stay until the new
 * ones are loaded.
 */
export function useSearchMatches(text: string, isComposing: boolean): SearchState {
  const [search, setSearch] = useState('');
  useEffect(() => {
    // The text is not final while an input method composes it.
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  const { data, previousData, loading, error } = useSearchQuery({
    variables: { search, first: SEARCH_RESULTS },
    skip: search === '',
  });
  const isOutdated = search !== text.trim();
  const found = (data ?? previousData)?.browsers;
  return {
    search,
    matches: found?.nodes ?? NONE,
    total: found?.totalCount ?? 0,
    isApproximate: found?.isApproximate ?? false,
    isLoading: loading || isOutdated,
    error,
  };
}
