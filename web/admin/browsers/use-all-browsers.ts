import { useEffect, useState } from 'react';
import { BROWSERS_PER_REQUEST_MAX } from '../../../rules/limits.ts';
import { useAllBrowsersQuery, type AdminBrowserFragment } from '../../graph/admin.ts';

interface AllBrowsers {
  /** Every browser, in the default order; undefined until they are known. */
  browsers: readonly AdminBrowserFragment[] | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Every browser of the catalogue, fetched a page at a time; while it is fetched again, what was known stays. */
export function useAllBrowsers(): AllBrowsers {
  const { data, error, fetchMore, refetch } = useAllBrowsersQuery({ variables: { first: BROWSERS_PER_REQUEST_MAX } });
  const [browsers, setBrowsers] = useState<readonly AdminBrowserFragment[]>();
  const page = data?.browsers;
  useEffect(() => {
    if (!page) return;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage) setBrowsers(page.nodes);
    // A failure shows as the query's own error.
    else void fetchMore({ variables: { after: endCursor } }).catch(() => undefined);
  }, [page, fetchMore]);
  return { browsers, error: browsers ? undefined : error, reload: refetch };
}
