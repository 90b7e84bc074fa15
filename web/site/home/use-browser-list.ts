import { useState } from 'react';
import { useHomeBrowsersQuery, type HomeBrowsersQuery } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { browserListVariables, type HomeFilters } from './home-query.ts';

type BrowserPage = HomeBrowsersQuery['browsers'];

/** The browsers that the filters ask for. The former ones stay until the new ones are there. */
export function useBrowserList(filters: HomeFilters) {
  const { language } = useLanguage();
  const { data, previousData, error, refetch, fetchMore } = useHomeBrowsersQuery({ variables: browserListVariables(filters, language) });
  const [isAppending, setAppending] = useState(false);
  const [failure, setFailure] = useState<{ cursor: string | null; error: unknown } | null>(null);
  const page = (data ?? (error ? undefined : previousData))?.browsers;

  const append = async (): Promise<void> => {
    // The former list's cursor means nothing to the one that is on its way.
    if (isAppending || !data) return;
    const cursor = data.browsers.pageInfo.endCursor;
    setAppending(true);
    setFailure(null);
    try {
      await fetchMore({
        variables: { after: cursor },
        updateQuery: (former, { fetchMoreResult }) => ({ browsers: joinPages(former.browsers, fetchMoreResult.browsers) }),
      });
    } catch (reason) {
      setFailure({ cursor, error: reason });
    } finally {
      setAppending(false);
    }
  };

  const appendError = failure && failure.cursor === page?.pageInfo.endCursor ? failure.error : undefined;
  return { page, isBehind: !data && !error, error, refetch, append, isAppending, appendError };
}

/** One page after the other. A browser that moved in the meantime stays where it was first. */
function joinPages(former: BrowserPage, next: BrowserPage): BrowserPage {
  const known = new Set(former.nodes.map(({ id }) => id));
  return { ...next, nodes: [...former.nodes, ...next.nodes.filter(({ id }) => !known.has(id))] };
}
