import { useApolloClient } from '@apollo/client/react';
import { BROWSERS_PER_REQUEST_MAX, ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { useMore } from '../../ui/use-more.ts';
import {
  AdminBrowsersDocument,
  useAdminBrowsersQuery,
  type AdminBrowserFragment,
  type AdminBrowsersQuery,
  type AdminBrowsersQueryVariables,
} from './browsers.generated.ts';

/** The filter and the order of a list of browsers. */
export type BrowserListOptions = Omit<AdminBrowsersQueryVariables, 'first' | 'after'>;

export interface BrowserPages {
  /** The loaded browsers. While new options load, they are the previous ones; undefined before the first result. */
  browsers: readonly AdminBrowserFragment[] | undefined;
  /** The number of matching browsers, loaded or not. */
  total: number;
  /** The number of all browsers. */
  allCount: number | undefined;
  /** Whether `browsers` belong to previous options. */
  isOutdated: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
  /** Fetches the next page; undefined at the end of the list. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** The error of the next page. */
  moreError: unknown;
  /** Fetches all loaded pages again. */
  refresh: () => Promise<void>;
}

/** Loads a list of browsers one page at a time. */
export function useBrowserPages(options: BrowserListOptions, { skip = false } = {}): BrowserPages {
  const client = useApolloClient();
  const { data, previousData, error, refetch, fetchMore } = useAdminBrowsersQuery({
    variables: { ...options, first: ROWS_AT_ONCE },
    skip,
  });
  const page = (data ?? (error ? undefined : previousData))?.browsers;
  const cursor = page?.pageInfo.endCursor ?? null;

  const { more, ...loading } = useMore(cursor, async () => data && fetchMore({ variables: { after: cursor } }));

  const refresh = async () => {
    const targetCount = Math.max(data?.browsers.nodes.length ?? 0, ROWS_AT_ONCE);
    const nodes = new Map<number, AdminBrowserFragment>();
    let last: AdminBrowsersQuery | undefined;
    do {
      const variables: AdminBrowsersQueryVariables = {
        ...options,
        first: Math.min(targetCount - nodes.size, BROWSERS_PER_REQUEST_MAX),
        after: last?.browsers.pageInfo.endCursor,
      };
      const { data: result } = await client.query({ query: AdminBrowsersDocument, variables, fetchPolicy: 'no-cache' });
      last = result;
      for (const node of last?.browsers.nodes ?? []) nodes.set(node.id, node);
    } while (last?.browsers.pageInfo.hasNextPage && nodes.size < targetCount);
    // All pages are written together, so that the list never shows only a part of them.
    if (last)
      client.writeQuery({
        query: AdminBrowsersDocument,
        variables: { ...options, first: targetCount },
        data: { ...last, browsers: { ...last.browsers, nodes: [...nodes.values()] } },
      });
  };

  return {
    browsers: page?.nodes,
    total: page?.totalCount ?? 0,
    allCount: (data ?? previousData)?.all.totalCount,
    isOutdated: !data && !error && !skip,
    error: page ? undefined : error,
    retry: refetch,
    onMore: page?.pageInfo.hasNextPage ? more : undefined,
    ...loading,
    refresh,
  };
}
