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

export type BrowserListOptions = Omit<AdminBrowsersQueryVariables, 'first' | 'after'>;

export type BrowserPages = ReturnType<typeof useBrowserPages>;

/** Loads a list of browsers one page at a time. */
export function useBrowserPages(options: BrowserListOptions, { skip = false } = {}) {
  const client = useApolloClient();
  const { data, previousData, error, refetch, fetchMore } = useAdminBrowsersQuery({
    variables: { ...options, first: ROWS_AT_ONCE },
    skip,
  });
  const page = (data ?? (error ? undefined : previousData))?.browsers;
  const cursor = page?.pageInfo.endCursor ?? null;

  const { more, ...loading } = useMore(cursor, async () => data && fetchMore({ variables: { after: cursor } }));

  /** Fetches all loaded pages again. */
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
    /** While new options load, they are the previous ones; undefined before the first result. */
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
