import { hasFilters, homeFilters } from '../../paths.ts';
import type { Loader } from '../loader.ts';
import { loadSuggestions } from '../suggestions/suggestions-loader.ts';
import { browserListVariables, featuredVariables, showsFeatured, showsSlides } from './home-query.ts';
import {
  FeaturedBrowsersDocument,
  FilterOptionsDocument,
  HomeBrowsersDocument,
  HomeCountersDocument,
  HomeSlidesDocument,
} from './home.generated.ts';

/** What the home page needs from the GraphQL API. */
export const loadHome: Loader = async (query, { search, language }) => {
  const filters = homeFilters(search);
  const loadList = async () => {
    const list = await query(HomeBrowsersDocument, browserListVariables(filters, language));
    // With an invalid cursor the list begins at its start.
    if (!list && filters.after !== null)
      await query(HomeBrowsersDocument, browserListVariables({ ...filters, after: null }, language));
    if (list?.browsers.totalCount === 0 && hasFilters(filters))
      await loadSuggestions(query, { search: filters.q, filters });
  };
  await Promise.all([
    query(HomeCountersDocument, {}),
    query(FilterOptionsDocument, {}),
    showsSlides(filters) && query(HomeSlidesDocument, {}),
    showsFeatured(filters) && query(FeaturedBrowsersDocument, featuredVariables(filters)),
    loadList(),
  ]);
};
