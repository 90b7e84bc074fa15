import { useLocation } from 'react-router-dom';
import { BROWSERS_PER_PAGE, SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { PLATFORMS, SORTS, VIEWS, memberOf, type Language, type Platform, type Sort, type View } from '../../../rules/vocabulary.ts';

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
  return homeFilters(new URLSearchParams(useLocation().search));
}

/** The filters in the query of an address. */
export function homeFilters(search: URLSearchParams): HomeFilters {
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    q: search.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) || null,
    sort: memberOf(SORTS, search.get('sort')) ?? 'default',
    view: memberOf(VIEWS, search.get('view')) ?? 'grid',
    after: search.get('after') || null,
  };
}

/** Whether the slides stand at the top: only where nothing is filtered (spec §2). */
export function showsSlides({ q, platform }: HomeFilters): boolean {
  return q === null && platform === null;
}

/** Whether the featured browsers have their section: not while one searches (spec §2). */
export function showsFeatured({ q }: HomeFilters): boolean {
  return q === null;
}

/** The first featured browsers for the platform of the filters. */
export function featuredVariables({ platform }: Pick<HomeFilters, 'platform'>, first = BROWSERS_PER_PAGE) {
  return { first, platform };
}

/** A page of the list. Only names sort differently in each language; the other orders are shared by both. */
export function browserListVariables({ platform, q, sort, after }: HomeFilters, language: Language) {
  return { first: BROWSERS_PER_PAGE, after, sort, language: sort === 'name' ? language : 'en', platform, search: q } as const;
}
