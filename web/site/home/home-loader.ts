import { FeaturedBrowsersDocument, HomeBrowsersDocument, HomeCountersDocument, HomeSlidesDocument } from './home.generated.ts';
import type { Loader } from '../loader.ts';
import { browserListVariables, featuredVariables, homeFilters, showsFeatured, showsSlides } from './home-query.ts';

/** What the home page needs from the graph. */
export const loadHome: Loader = async (query, { search, language }) => {
  const filters = homeFilters(search);
  const loadList = async () => {
    const list = await query(HomeBrowsersDocument, browserListVariables(filters, language));
    // A cursor that means nothing stands for the start of the list.
    if (!list && filters.after !== null) await query(HomeBrowsersDocument, browserListVariables({ ...filters, after: null }, language));
  };
  await Promise.all([
    query(HomeCountersDocument, {}),
    showsSlides(filters) && query(HomeSlidesDocument, {}),
    showsFeatured(filters) && query(FeaturedBrowsersDocument, featuredVariables(filters)),
    loadList(),
  ]);
};
