import { useLocation } from 'react-router-dom';
import { BROWSERS_PER_PAGE, SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { PLATFORMS, SORTS, VIEWS, memberOf, type Language, type Platform, type Sort, type View } from '../../../rules/vocabulary.ts';

/** The state of the home page in its URL. */
export interface HomeFilters {
  platform: Platform | null;
  q: string | null;
  sort: Sort;
  view: View;
  /** The cursor after which the list begins. */
  after: string | null;
}

/** Reads the URL; unknown values mean the default. */
export function useHomeFilters(): HomeFilters {
  return homeFilters(new URLSearchParams(useLocation().search));
}

/** The filters in the query of a URL. */
export function homeFilters(search: URLSearchParams): HomeFilters {
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    q: search.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) || null,
    sort: memberOf(SORTS, search.get('sort')) ?? 'default',
    view: memberOf(VIEWS, search.get('view')) ?? 'grid',
    after: search.get('after') || null,
  };
}

/** Slides are shown only without filters (spec §2). */
export function showsSlides({ q, platform }: HomeFilters): boolean {
  return q === null && platform === null;
}

/** Featured browsers are shown except in search results (spec §2). */
export function showsFeatured({ q }: HomeFilters): boolean {
  return q === null;
}

export function featuredVariables({ platform }: Pick<HomeFilters, 'platform'>, first = BROWSERS_PER_PAGE) {
  return { first, platform };
}

/** The variables for a page of the list. Only the order by name depends on the language; English for all others means fewer cache entries. */
export function browserListVariables({ platform, q, sort, after }: HomeFilters, language: Language) {
  return { first: BROWSERS_PER_PAGE, after, sort, language: sort === 'name' ? language : 'en', platform, search: q } as const;
}
