import { ApolloClient, ApolloLink, InMemoryCache, Observable, type InMemoryCacheConfig, type OperationVariables, type Reference, type TypedDocumentNode } from '@apollo/client';
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

/** The client that renders one page on the server: `queryOf` fills its cache, then the page is rendered from it. */
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
  // Each result is read once, so that keeping it for a second read only costs time.
  return new ApolloClient({ ssrMode: true, link, cache: createCache({ resultCaching: false }) });
}

/** Runs one operation; undefined where it fails, which the page then says. */
export type Query = <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data | undefined>;

/** Queries through a client, whose cache keeps the results; `onError` is called with what fails. */
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
