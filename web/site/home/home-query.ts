import { useLocation } from 'react-router-dom';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import type { Language, Platform } from '#rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homeFilters, type HomeFilters } from '../../paths.ts';
import { useNextPath } from '../../ui/site-navigation.tsx';
import { useFilterOptionsQuery } from './home.generated.ts';

export function useHomeFilters() {
  return homeFilters(useLocation().search);
}

/** What the visitor has chosen. The list follows after the next paint. */
export function useChosenFilters() {
  const shown = useHomeFilters();
  const { pathname, search } = useNextPath();
  return pathname === PAGES.home.path ? homeFilters(search) : shown;
}

/** Not in search results (spec §2), nor in the list of a tag. */
export function showsFeatured({ q, tags }: HomeFilters) {
  return q === null && tags.length === 0;
}

export function featuredVariables(platform: Platform | null) {
  return { first: BROWSERS_PER_REQUEST_MAX, platform };
}

/** Only the order by name depends on the language; English for all others means fewer cache entries. */
export function browserListVariables({ platform, tags, q, sort, after }: HomeFilters, language: Language) {
  return {
    first: BROWSERS_PER_PAGE,
    after,
    sort,
    language: sort === 'name' ? language : 'en',
    platform,
    tags,
    search: q,
  } as const;
}

/** The labels in the order of the tag list; unknown ids are last. */
export function useTagNames(ids: readonly string[]) {
  const { localize } = useTranslation();
  const { data } = useFilterOptionsQuery();
  const listed = data?.tags.filter(({ id }) => ids.includes(id)) ?? [];
  const others = ids.filter((id) => !listed.some((tag) => tag.id === id));
  return [...listed.map(({ label }) => localize(label)), ...others];
}
