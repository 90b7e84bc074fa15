import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError, type FieldPolicy } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import type { Session } from '../session/session.ts';

/** The client of the administration: what it holds is kept apart from what visitors see. */
export function createAdminClient(session: Session): ApolloClient {
  return new ApolloClient({
    link: repeatAfterSigningIn(session).concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' })),
    cache: new InMemoryCache({ typePolicies: { LocalizedText: { merge: true }, Query: { fields: { browsers: pages } } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

interface Page {
  nodes: readonly unknown[];
}

/** The pages of a list make one list: each goes behind those before it, and the first one begins anew. */
const pages: FieldPolicy<Page> = {
  keyArgs: ['sort', 'language', 'platform', 'search', 'featured'],
  merge: (former, page, { args }) => (former && args?.after ? { ...page, nodes: [...former.nodes, ...page.nodes] } : page),
};

/** A request that found the session over waits for the password and is repeated, so that nothing typed is lost. */
function repeatAfterSigningIn(session: Session): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthorized(error)) return undefined;
    return from(session.signInAgain()).pipe(mergeMap((isSignedIn) => (isSignedIn ? forward(operation) : throwError(() => error))));
  });
}

function isUnauthorized(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED');
}
