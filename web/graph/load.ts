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

const FRESH_MS = 60_000;

/** One for all navigations. What a visitor has seen is shown at once; after a minute it is loaded again meanwhile. */
export function queryWith(client: ApolloClient): Query {
  const pageLoadedAt = Date.now();
  const loadedAt = new Map<string, number>();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const known = client.readQuery<Data>({ query, variables });
    const names = query.definitions.map((definition) => 'name' in definition && definition.name?.value);
    const key = JSON.stringify([names, variables]);
    if (known && Date.now() - (loadedAt.get(key) ?? pageLoadedAt) < FRESH_MS) return known;
    loadedAt.set(key, Date.now());
    const loaded = client.query<Data>({ query, variables, fetchPolicy: 'network-only' }).then(
      ({ data }) => data,
      () => undefined,
    );
    return known ?? loaded;
  };
}
