import { LINK_FILTERS } from '../../../rules/links.ts';
import { ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useMore } from '../../ui/use-more.ts';
import { useDebouncedText } from '../ui/filter-box.tsx';
import { useTableAddress } from '../ui/use-table-address.ts';
import { useAdminLinksQuery } from './links.generated.ts';

/** The list of links with its filters, loaded one page at a time. */
export function useLinkList() {
  const { filter, onFilter, valueOf, setValue } = useTableAddress();
  const state = memberOf(LINK_FILTERS, valueOf('state')) ?? 'all';
  const search = useDebouncedText(filter);
  const { data, previousData, error, refetch, fetchMore } = useAdminLinksQuery({
    variables: { filter: state, search, page: 1, limit: ROWS_AT_ONCE },
  });
  const links = (data ?? (error ? undefined : previousData))?.links;

  const { more, ...loading } = useMore(
    links?.nodes.at(-1)?.url,
    async () =>
      data &&
      fetchMore({
        variables: { page: Math.floor(data.links.nodes.length / ROWS_AT_ONCE) + 1 },
        updateQuery: (previous, { fetchMoreResult }) => {
          const known = new Set(previous.links.nodes.map(({ url }) => url));
          return {
            links: {
              ...fetchMoreResult.links,
              nodes: [...previous.links.nodes, ...fetchMoreResult.links.nodes.filter(({ url }) => !known.has(url))],
            },
          };
        },
      }),
  );
  const isFiltered = search !== '' || state !== 'all';

  return {
    links: links?.nodes,
    total: links?.totalCount ?? 0,
    summary: links?.summary,
    error: links ? undefined : error,
    retry: refetch,
    isOutdated: (!data && !error) || search !== filter.trim(),
    filter,
    onFilter,
    state,
    setState: (next: string) => setValue('state', next === 'all' ? null : next),
    allCount: isFiltered ? links?.summary.all : undefined,
    onMore: links && links.nodes.length < links.totalCount ? more : undefined,
    ...loading,
  };
}
