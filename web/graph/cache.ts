import {
  type FieldMergeFunction,
  type FieldPolicy,
  InMemoryCache,
  type InMemoryCacheConfig,
  type Reference,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** What identifies a list: all arguments but that of its page. */
export function exceptPage(page: string): FieldPolicy['keyArgs'] {
  return (args) => Object.keys(args ?? {}).filter((name) => name !== page);
}

export const browserPages = relayStylePagination(exceptPage('after'));

export function createCache(options: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    typePolicies: {
      LocalizedText: { merge: true },
      // The list of versions selects less of an address.
      Version: { fields: { offeredLink: { merge: true } } },
      // Two queries of the home page select different counters.
      Counters: { merge: true },
      Query: { fields: { browsers: { ...browserPages, merge: keepAppended } } },
    },
  });
}

interface CachedBrowsers {
  edges: readonly { node: Reference }[];
  /** Absent if the query did not select it. */
  pageInfo?: { hasNextPage: boolean };
}

/** Keeps appended pages while the first page stays the same, so that a visitor who comes back sees the same list. */
const keepAppended: FieldMergeFunction<CachedBrowsers> = (existing, incoming, options) => {
  const isKept =
    !options.args?.after &&
    incoming.pageInfo?.hasNextPage &&
    incoming.edges.every(({ node }, index) => existing?.edges[index]?.node.__ref === node.__ref);
  if (isKept && existing) return { ...incoming, edges: existing.edges, pageInfo: existing.pageInfo };
  return mergePages(existing, incoming, options);
};

const mergePages = browserPages.merge as FieldMergeFunction; // it has one

/** The list of a connection. What has moved to the next page in the meantime is not repeated. */
export function nodesOf<Node extends { id: number }>({ edges }: { edges: readonly { node: Node }[] }): Node[] {
  return distinct(edges.map(({ node }) => node));
}

export function distinct<Node extends { id: number | string }>(nodes: readonly Node[]): Node[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}
