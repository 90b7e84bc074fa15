import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { Language } from '#rules/vocabulary.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Loaders get a typed context. */
export const ROUTER_FUTURE = { v8_middleware: true } as const;

/** Undefined if the operation fails; the page then shows an error. */
export type Query = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;

export interface PageLoad {
  query: Query;
  language: Language;
}

/** What the loader of a page has, on the server and in the browser. */
export const pageLoad = createContext<PageLoad>();

/** What a visitor has seen before is shown at once, and refreshed behind. */
export function queryWith(client: ApolloClient): Query {
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const fresh = client.query<Data>({ query, variables, fetchPolicy: 'network-only' }).then(
      ({ data }) => data,
      () => undefined,
    );
    return client.readQuery<Data>({ query, variables }) ?? fresh;
  };
}
