import { useLocation } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { PLATFORMS, SORTS, VIEWS, memberOf, type Platform, type Sort, type View } from '../../../rules/vocabulary.ts';

/** What the address asks the home page for. */
export interface HomeFilters {
  platform: Platform | null;
  q: string | null;
  sort: Sort;
  view: View;
  /** The cursor that the list goes on from. */
  after: string | null;
}

/** Reads the address; whatever it says that we don't know means the default. */
export function useHomeFilters(): HomeFilters {
  const search = new URLSearchParams(useLocation().search);
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    q: search.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) || null,
    sort: memberOf(SORTS, search.get('sort')) ?? 'default',
    view: memberOf(VIEWS, search.get('view')) ?? 'grid',
    after: search.get('after') || null,
  };
}
