import { SEARCH_TEXT_MAX, TAGS_PER_FILTER } from '../rules/limits.ts';
import { filterTags } from '../rules/tag.ts';
import {
  DEFAULT_VIEW,
  PLATFORMS,
  SORTS,
  VIEWS,
  memberOf,
  type Platform,
  type Sort,
  type View,
} from '../rules/vocabulary.ts';

/** The state of the home page in its URL. */
export interface HomeFilters {
  platform: Platform | null;
  /** The list has only browsers with all of these tags. */
  tags: string[];
  q: string | null;
  sort: Sort;
  view: View;
  /** The cursor after which the list begins. */
  after: string | null;
}

/** The filters in the query of a URL; unknown values mean the default. */
export function homeFilters(search: URLSearchParams): HomeFilters {
  return {
    platform: memberOf(PLATFORMS, search.get('platform')) ?? null,
    tags: filterTags(search.getAll('tag').join()),
    q: search.get('q')?.trim().slice(0, SEARCH_TEXT_MAX) || null,
    sort: memberOf(SORTS, search.get('sort')) ?? 'default',
    view: memberOf(VIEWS, search.get('view')) ?? DEFAULT_VIEW,
    after: search.get('after') || null,
  };
}

/** Whether the list has not all browsers. */
export function hasFilters({ platform, tags, q }: HomeFilters): boolean {
  return platform !== null || tags.length > 0 || q !== null;
}

/** The filters with another tag, from the start of the list. If there are too many tags, the last one is replaced. */
export function withTag(filters: HomeFilters, id: string): HomeFilters {
  const others = filters.tags.filter((tag) => tag !== id).slice(0, TAGS_PER_FILTER - 1);
  return { ...filters, after: null, tags: [...others, id] };
}

/** The filters without a tag, from the start of the list. */
export function withoutTag(filters: HomeFilters, id: string): HomeFilters {
  return { ...filters, after: null, tags: filters.tags.filter((tag) => tag !== id) };
}
