import { ApolloClient, ApolloLink, InMemoryCache, Observable, type InMemoryCacheConfig, type OperationVariables, type Reference, type TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createHttpLink } from './http-link.ts';

/** Runs one GraphQL operation in this process, without HTTP. */
export type Execute = (operation: { query: DocumentNode; variables?: Record<string, unknown>; operationName?: string }) => Promise<ExecutionResult>;

function createCache(options: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    typePolicies: {
      LocalizedText: { merge: true },
      Query: { fields: { browsers: { merge: mergeBrowsers } } },
    },
  });
}

/** The `browsers` field as Apollo's cache stores it. */
interface CachedBrowsers {
  nodes: readonly Reference[];
  /** Absent if the query did not select it. */
  pageInfo?: { hasNextPage: boolean };
}

/**
 * Keeps the pages that were appended to a list if its first page is fetched again and is unchanged, so that a visitor
 * who comes back sees the same list.
 */
function mergeBrowsers(existing: CachedBrowsers | undefined, incoming: CachedBrowsers): CachedBrowsers {
  if (!existing || !incoming.pageInfo?.hasNextPage || existing.nodes.length <= incoming.nodes.length) return incoming;
  const isUnchanged = incoming.nodes.every(({ __ref }, index) => existing.nodes[index]?.__ref === __ref);
  return isUnchanged ? { ...incoming, nodes: existing.nodes, pageInfo: existing.pageInfo } : incoming;
}

/** The client for rendering one page on the server: `queryOf` fills its cache before the page is rendered. */
export function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, ...(operationName && { operationName }) }).then(
          (result) => {
            observer.next(result as ApolloLink.Result); // graphql-js and Apollo have different types for the same data
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  // Each result is read only once, so memoizing results would cost time.
  return new ApolloClient({ ssrMode: true, link, cache: createCache({ resultCaching: false }) });
}

/** Runs one operation. Returns undefined if it fails; the page then shows an error. */
export type Query = <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data | undefined>;

/** A `Query` that stores its results in the cache of a client and passes each error to `onError`. */
export function queryOf(client: ApolloClient, onError: (error: unknown) => void): Query {
  return async (query, variables) => {
    try {
      return (await client.query({ query, variables, errorPolicy: 'none' })).data;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
}

/** The client of a browser tab, with the data that the server fetched for the page. */
export function createBrowserClient(state: Record<string, unknown> | null): ApolloClient {
  const client = new ApolloClient({
    link: createHttpLink('/graphql'),
    cache: createCache().restore((state ?? {}) as Record<string, never>), // written by the server's own cache
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  // Without it, parts of the first page that are hydrated late would fetch their data again.
  client.prioritizeCacheValues = true;
  return client;
}
