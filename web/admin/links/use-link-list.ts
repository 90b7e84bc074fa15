import { useState } from 'react';
import { LINK_FILTERS } from '../../../rules/links.ts';
import { ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useDebouncedText } from '../ui/use-debounced-text.ts';
import { useTableAddress } from '../ui/use-table-address.ts';
import { useAdminLinksQuery } from './links.generated.ts';

/** The list of links with its filters, loaded one page at a time. */
export function useLinkList() {
  const { filter: text, onFilter: setText, valueOf, setValue } = useTableAddress();
  const filter = memberOf(LINK_FILTERS, valueOf('state')) ?? 'all';
  const search = useDebouncedText(text);
  const { data, previousData, error, refetch, fetchMore } = useAdminLinksQuery({
    variables: { filter, search, page: 1, limit: ROWS_AT_ONCE },
  });
  const [more, setMore] = useState<{ isLoading: boolean; error?: unknown }>({ isLoading: false });
  const links = (data ?? (error ? undefined : previousData))?.links;

  const loadMore = async () => {
    if (more.isLoading || !data) return;
    setMore({ isLoading: true });
    try {
      await fetchMore({
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
      });
      setMore({ isLoading: false });
    } catch (failure) {
      setMore({ isLoading: false, error: failure });
    }
  };

  return {
    links: links?.nodes,
    total: links?.totalCount ?? 0,
    summary: links?.summary,
    error: links ? undefined : error,
    retry: refetch,
    isOutdated: (!data && !error) || search !== text.trim(),
    filter,
    setFilter: (state: string) => setValue('state', state === 'all' ? null : state),
    isFiltered: search !== '' || filter !== 'all',
    text,
    setText,
    more: links && links.nodes.length < links.totalCount ? () => void loadMore() : undefined,
    isLoadingMore: more.isLoading,
    moreError: more.error,
  };
}
