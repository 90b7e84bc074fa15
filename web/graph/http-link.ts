import { ApolloLink, Observable } from '@apollo/client';
import { getMainDefinition, print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';

const GRAPHQL_TYPE = 'application/graphql-response+json';

/**
 * A third of the size of Apollo's HttpLink, with the same results: a GraphQL response with any status, a `TypeError`
 * without a response, another error for a response that is not from GraphQL. Only here a missing field is an error too:
 * the page would wait for it forever.
 */
export function createHttpLink(uri: string): ApolloLink {
  return new ApolloLink(
    ({ operationName, query, variables }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const body = JSON.stringify({ operationName, variables, query: print(query) });
        fetch(uri, {
          method: 'POST',
          headers: { accept: `${GRAPHQL_TYPE},application/json;q=0.9`, 'content-type': 'application/json' },
          body,
          signal: abort.signal,
        })
          .then((response) => parseResponse(response, query))
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => abort.abort();
      }),
  );
}

async function parseResponse(response: Response, query: DocumentNode): Promise<ApolloLink.Result> {
  const isFromGraphQL = response.headers.get('content-type')?.startsWith(GRAPHQL_TYPE);
  if (!response.ok && !isFromGraphQL) throw new Error(`GraphQL responded with status ${response.status}`);
  const result = (await response.json()) as ApolloLink.Result; // the format of a GraphQL response
  // The operations of the public site have no aliases and no fragments at their root.
  const isMissing = getMainDefinition(query).selectionSet.selections.some(
    (field) => 'name' in field && result.data?.[field.name.value] === undefined,
  );
  if (isMissing && !result.errors) throw new Error('Missing field');
  return result;
}
