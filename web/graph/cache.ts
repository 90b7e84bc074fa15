import { InMemoryCache, type InMemoryCacheConfig, type Reference } from '@apollo/client';

export function createCache(options: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    typePolicies: {
      LocalizedText: { merge: true },
      // The list of versions selects less of an address.
      Version: { fields: { offeredLink: { merge: true } } },
      // Two queries of the home page select different counters.
      Counters: { merge: true },
      Query: { fields: { browsers: { merge: mergeBrowsers } } },
    },
  });
}

interface CachedBrowsers {
  nodes: readonly Reference[];
  /** Absent if the query did not select it. */
  pageInfo?: { hasNextPage: boolean };
}

/** Keeps appended pages while the first page stays the same, so that a visitor who comes back sees the same list. */
function mergeBrowsers(existing: CachedBrowsers | undefined, incoming: CachedBrowsers): CachedBrowsers {
  if (!existing || !incoming.pageInfo?.hasNextPage || existing.nodes.length <= incoming.nodes.length) return incoming;
  const isUnchanged = incoming.nodes.every(({ __ref }, index) => existing.nodes[index]?.__ref === __ref);
  return isUnchanged ? { ...incoming, nodes: existing.nodes, pageInfo: existing.pageInfo } : incoming;
}
