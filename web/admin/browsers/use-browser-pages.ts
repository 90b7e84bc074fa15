import { useMemo } from 'react';
import { calendarDateOf } from '#rules/calendar.ts';
import { BROWSERS_PER_REQUEST_MAX, ROWS_AT_ONCE } from '#rules/limits.ts';
import { BROWSER_STATES, memberOf, PLATFORMS } from '#rules/vocabulary.ts';
import { nodesOf } from '../../graph/cache.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useMore } from '../../ui/more.tsx';
import { useTableAddress } from '../records/table/use-table-address.ts';
import {
  AdminBrowsersDocument,
  useAdminBrowsersQuery,
  type AdminBrowsersQuery,
  type AdminBrowsersQueryVariables,
  type BrowserSort,
} from './browsers.generated.ts';

export type BrowserPages = ReturnType<typeof useBrowserPages>;

export function useBrowserPages(options: Omit<AdminBrowsersQueryVariables, 'first' | 'after'>) {
  const { client, data, previousData, error, refetch, fetchMore } = useAdminBrowsersQuery({
    variables: { ...options, first: ROWS_AT_ONCE },
  });
  const page = (data ?? (error ? undefined : previousData))?.browsers;
  const browsers = useMemo(() => page && nodesOf(page), [page]);
  const cursor = page?.pageInfo.endCursor ?? null;

  const { more, ...loading } = useMore(cursor, async () => data && fetchMore({ variables: { after: cursor } }));

  const refresh = async () => {
    const targetCount = Math.max(data?.browsers.edges.length ?? 0, ROWS_AT_ONCE);
    const edges: AdminBrowsersQuery['browsers']['edges'] = [];
    let last: AdminBrowsersQuery | undefined;
    do {
      const { data: next } = await fetchMore({
        variables: {
          ...options,
          first: Math.min(targetCount - edges.length, BROWSERS_PER_REQUEST_MAX),
          after: last?.browsers.pageInfo.endCursor ?? null,
        },
        updateQuery: (shown) => shown,
      });
      last = next;
      edges.push(...(last?.browsers.edges ?? []));
    } while (last?.browsers.pageInfo.hasNextPage && edges.length < targetCount);
    // All pages are written together, so that the list never shows only a part of them.
    if (last)
      client.writeQuery({
        query: AdminBrowsersDocument,
        variables: { ...options, first: ROWS_AT_ONCE },
        data: { ...last, browsers: { ...last.browsers, edges } },
      });
  };

  return {
    /** While new options load, they are the previous ones; undefined before the first result. */
    browsers,
    total: page?.totalCount ?? 0,
    allCount: (data ?? previousData)?.all.totalCount,
    isOutdated: !data && !error,
    error: page ? undefined : error,
    refetch,
    onMore: page?.pageInfo.hasNextPage ? more : undefined,
    ...loading,
    refresh,
  };
}

/** The columns that the server can sort by, and whether its default direction is descending. */
const SORTS: Readonly<Record<string, { sort: BrowserSort; desc: boolean }>> = {
  name: { sort: 'name', desc: false },
  order: { sort: 'default', desc: false },
  downloads: { sort: 'downloads', desc: true },
  updated: { sort: 'updated', desc: true },
};

export type BrowserTable = ReturnType<typeof useBrowserTable>;

export function useBrowserTable(listQuery: string) {
  const language = useLanguage();
  const address = useTableAddress(listQuery);
  const { filter, search, valueOf } = address;
  const order = address.sorting && SORTS[address.sorting.id];
  const sorting = order ? address.sorting : null;
  const tag = valueOf('tag');
  const filters = {
    featured: valueOf('featured') === null ? null : true,
    tags: tag === null ? null : [tag],
    platform: memberOf(PLATFORMS, valueOf('platform')) ?? null,
    state: memberOf(BROWSER_STATES, valueOf('state')) ?? null,
    noReleaseSince: calendarDateOf(valueOf('since') ?? ''),
  };
  const { sort, desc } = order ?? { sort: 'default', desc: false };
  const isReversed = sorting !== null && sorting.desc !== desc;
  const pages = useBrowserPages({
    sort,
    reverse: isReversed,
    language: sort === 'name' ? language : 'en',
    search,
    ...filters,
  });
  const isFiltered = search !== '' || filter !== '' || Object.values(filters).some((value) => value !== null);
  return {
    ...address,
    ...pages,
    filters,
    sorting,
    allCount: isFiltered ? pages.allCount : undefined,
    isOutdated: pages.isOutdated || search !== filter.trim(),
    isFiltered,
  };
}
