import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { BROWSERS_PER_REQUEST_MAX, ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { AdminBrowsersDocument, useAdminBrowsersQuery, type AdminBrowserFragment, type AdminBrowsersQuery, type AdminBrowsersQueryVariables } from './browsers.generated.ts';

/** Which browsers are wanted, and in which order. */
export type BrowsersWanted = Omit<AdminBrowsersQueryVariables, 'first' | 'after'>;

export interface BrowserPages {
  /** Those that are there so far; while others are asked for, those from before. Undefined until any are known. */
  browsers: readonly AdminBrowserFragment[] | undefined;
  /** How many fit in all. */
  total: number;
  /** Whether what is there was asked for before. */
  isOutdated: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
  /** Fetches the next page; absent at the end of the list. */
  more: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Why the next page could not be fetched. */
  moreError: unknown;
  /** Fetches anew what is there, as far as it goes. */
  refresh: () => Promise<void>;
}

/** A list of browsers from its beginning, a page at a time. */
export function useBrowserPages(wanted: BrowsersWanted, { skip = false } = {}): BrowserPages {
  const client = useApolloClient();
  const { data, previousData, error, refetch, fetchMore } = useAdminBrowsersQuery({ variables: { ...wanted, first: ROWS_AT_ONCE }, skip });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [failure, setFailure] = useState<{ cursor: string | null; error: unknown } | null>(null);
  const page = (data ?? (error ? undefined : previousData))?.browsers;
  const cursor = page?.pageInfo.endCursor ?? null;

  const more = async () => {
    if (isLoadingMore || !data) return;
    setLoadingMore(true);
    setFailure(null);
    try {
      await fetchMore({ variables: { after: cursor } });
    } catch (reason) {
      setFailure({ cursor, error: reason });
    } finally {
      setLoadingMore(false);
    }
  };

  const refresh = async () => {
    const wish = Math.max(data?.browsers.nodes.length ?? 0, ROWS_AT_ONCE);
    const nodes = new Map<number, AdminBrowserFragment>();
    let last: AdminBrowsersQuery['browsers'] | undefined;
    do {
      const variables: AdminBrowsersQueryVariables = { ...wanted, first: Math.min(wish - nodes.size, BROWSERS_PER_REQUEST_MAX), after: last?.pageInfo.endCursor };
      const { data: answer } = await client.query({ query: AdminBrowsersDocument, variables, fetchPolicy: 'no-cache' });
      last = answer?.browsers;
      for (const node of last?.nodes ?? []) nodes.set(node.id, node);
    } while (last?.pageInfo.hasNextPage && nodes.size < wish);
    // All at once, so that the list never stands there half.
    if (last) client.writeQuery({ query: AdminBrowsersDocument, variables: { ...wanted, first: wish }, data: { browsers: { ...last, nodes: [...nodes.values()] } } });
  };

  return {
    browsers: page?.nodes,
    total: page?.totalCount ?? 0,
    isOutdated: !data && !error && !skip,
    error: page ? undefined : error,
    retry: refetch,
    more: page?.pageInfo.hasNextPage ? () => void more() : undefined,
    isLoadingMore,
    moreError: failure?.cursor === cursor ? failure?.error : undefined,
    refresh,
  };
}
