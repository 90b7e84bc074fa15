import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createCache } from './cache.ts';
import type { Query } from './load.ts';

/** Runs an operation without HTTP. */
export type Execute = (operation: {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}) => Promise<ExecutionResult>;

export interface LoadedData {
  /** In the order in which the operations began, so that equal pages are equal to the byte; undefined after a failure. */
  results: ({ query: DocumentNode; variables: OperationVariables; data: Record<string, unknown> } | undefined)[];
  errors: unknown[];
}

// Each result is read only once, so memoizing results would cost time.
const cache = createCache({ resultCaching: false });
const client = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache });

export function queryInto(loaded: LoadedData, execute: Execute): Query {
  return async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const index = loaded.results.push(undefined) - 1;
    try {
      const result = await execute({ query: cache.transformDocument(document), variables });
      if (result.errors) throw new CombinedGraphQLErrors(result as ApolloLink.Result); // graphql-js and Apollo have different types for the same data
      if (result.data) loaded.results[index] = { query: document, variables, data: result.data };
      return result.data as Data | undefined; // the operation's own type
    } catch (error) {
      loaded.errors.push(error);
      return undefined;
    }
  };
}

/**
 * Also returns the content of the cache, for the browser. All pages share a client, since most of its work is the same
 * for each. Rendering is synchronous: no page sees the results of another.
 */
export function renderWith<Rendered>(
  { results }: Pick<LoadedData, 'results'>,
  render: (client: ApolloClient) => Rendered,
): { rendered: Rendered; graph: Record<string, unknown> } {
  // Unlike `reset`, this leaves what the client knows about our documents.
  cache.evict({ id: 'ROOT_QUERY' });
  cache.gc();
  for (const result of results) if (result) cache.writeQuery(result);
  return { rendered: render(client), graph: cache.extract() };
}
