import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useLoaded } from '../graph/use-loaded.ts';
import { ChangesDocument, type ChangeSummaryFragment } from './history.generated.ts';

const DELETIONS_PER_PAGE = 50;

export interface Trash {
  deletions: ChangeSummaryFragment[];
  /** The number of deletions, loaded or not. */
  total: number;
}

/** What is in the trash, the newest first, one page at a time. All loaded pages are loaded again after an undo. */
export function useTrash() {
  const client = useApolloClient();
  const pages = useRef(1);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const load = useCallback(() => loadPages(client, pages.current), [client]);
  const { data, error, reload } = useLoaded(load);
  const more = async () => {
    // After an error the same page is loaded again.
    if (data && error === undefined) pages.current = Math.ceil(data.deletions.length / DELETIONS_PER_PAGE) + 1;
    setLoadingMore(true);
    await reload();
    setLoadingMore(false);
  };
  return {
    trash: data,
    error,
    reload,
    isLoadingMore,
    more: data && data.total > data.deletions.length ? () => void more() : undefined,
  };
}

async function loadPages(client: ApolloClient, count: number): Promise<Trash> {
  const pages = await Promise.all(Array.from({ length: count }, (_, index) => loadPage(client, index + 1)));
  // A deletion that moved to another page between two requests is in both pages.
  const deletions = new Map(pages.flatMap(({ changes }) => changes).map((change) => [change.id, change]));
  return { deletions: [...deletions.values()], total: pages[0]?.total ?? 0 };
}

async function loadPage(client: ApolloClient, page: number) {
  const variables = { filter: { inTrash: true }, page, limit: DELETIONS_PER_PAGE };
  const { data } = await client.query({ query: ChangesDocument, variables, fetchPolicy: 'network-only' });
  return data?.changes ?? { changes: [], total: 0 };
}
