import { ApolloClient, ApolloLink, InMemoryCache, Observable, type InMemoryCacheConfig, type Reference } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createHttpLink } from './http-link.ts';

/** Runs one operation where the graph lives, without HTTP. */
export type Execute = (operation: { query: DocumentNode; variables?: Record<string, unknown>; operationName?: string }) => Promise<ExecutionResult>;

function createCache(options: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    typePolicies: {
      LocalizedText: { merge: true },
      Query: { fields: { browsers: { merge: keepAppended } } },
    },
  });
}

/** A page of browsers as the cache holds it. */
interface StoredPage {
  nodes: readonly Reference[];
  /** Absent where only the browsers themselves were asked for. */
  pageInfo?: { hasNextPage: boolean };
}

/**
 * A list that further pages were appended to keeps them when its first page is fetched again and has not changed:
 * whoever comes back to it finds it as long as they left it.
 */
function keepAppended(existing: StoredPage | undefined, incoming: StoredPage): StoredPage {
  if (!existing || !incoming.pageInfo?.hasNextPage || existing.nodes.length <= incoming.nodes.length) return incoming;
  const isUnchanged = incoming.nodes.every(({ __ref }, index) => existing.nodes[index]?.__ref === __ref);
  return isUnchanged ? { ...incoming, nodes: existing.nodes, pageInfo: existing.pageInfo } : incoming;
}

/** The client that renders one page on the server. */
export function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, ...(operationName && { operationName }) }).then(
          (result) => {
            observer.next(result as ApolloLink.Result); // the same shape under another name
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  // Nothing is read often enough for one page to be worth keeping track of what it came from, and nobody waits to hear
  // what has changed: the page is rendered again from what is there. Each is a seventh of what a page costs.
  const cache = Object.assign(createCache({ resultCaching: false }), { broadcastWatches: () => undefined });
  return new ApolloClient({ ssrMode: true, link, cache });
}

/** The client of a browser tab, filled with what the server fetched. */
export function createBrowserClient(state: Record<string, unknown> | null): ApolloClient {
  const client = new ApolloClient({
    link: createHttpLink('/graphql'),
    cache: createCache().restore((state ?? {}) as Record<string, never>), // written by the server's own cache
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  // The first page lives from what the server fetched, however late its parts are taken over.
  client.prioritizeCacheValues = true;
  return client;
}
