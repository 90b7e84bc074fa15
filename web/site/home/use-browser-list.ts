import { HomeBrowsersDocument, useHomeBrowsersQuery, type HomeBrowsersQuery } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { HomeFilters } from '../../home-filters.ts';
import { useMore } from '../../ui/use-more.ts';
import { browserListVariables } from './home-query.ts';

type BrowserPage = HomeBrowsersQuery['browsers'];

/** The browsers that match the filters. The previous ones stay until the new ones are loaded. */
export function useBrowserList(filters: HomeFilters) {
  const { language } = useLanguage();
  const variables = browserListVariables(filters, language);
  const { data, previousData, error, refetch, client } = useHomeBrowsersQuery({ variables });
  const page = (data ?? (error ? undefined : previousData))?.browsers;

  // `data` is undefined while a new list loads. The cursor of the previous list is invalid for it.
  const more = useMore(page?.pageInfo.endCursor, async () => {
    if (!data) return;
    // Not `fetchMore`: it would append the page to another list if the visitor changes the filters in the meantime.
    const { data: next } = await client.query({
      query: HomeBrowsersDocument,
      variables: { ...variables, after: data.browsers.pageInfo.endCursor },
      fetchPolicy: 'no-cache',
    });
    client.cache.updateQuery(
      { query: HomeBrowsersDocument, variables },
      (previous) => previous && next && { browsers: joinPages(previous.browsers, next.browsers) },
    );
  });
  return { page, isOutdated: !data && !error, error, refetch, ...more };
}

/** Joins two pages. A browser that has moved to the next page in the meantime is not repeated. */
function joinPages(previous: BrowserPage, next: BrowserPage): BrowserPage {
  const previousIds = new Set(previous.nodes.map(({ id }) => id));
  return { ...next, nodes: [...previous.nodes, ...next.nodes.filter(({ id }) => !previousIds.has(id))] };
}
