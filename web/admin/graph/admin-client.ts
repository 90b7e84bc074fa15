import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError, type FieldPolicy, type Reference } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import type { Session } from '../session/session.ts';

/** The client of the administration: what it holds is kept apart from what visitors see. */
export function createAdminClient(session: Session): ApolloClient {
  return new ApolloClient({
    link: repeatAfterSigningIn(session).concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' })),
    cache: new InMemoryCache({ typePolicies: { LocalizedText: { merge: true }, Query: { fields: { browsers: pages, browser: byId('Browser'), version: byId('Version') } } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

interface Page {
  nodes: readonly Reference[];
  pageInfo?: { endCursor: string | null };
}

/**
 * The pages of a list make one list: each goes behind the one it follows, and the first one begins anew. One that
 * follows what is no longer there came too late. What moved meanwhile stays where it was first.
 */
const pages: FieldPolicy<Page> = {
  keyArgs: ['sort', 'reverse', 'language', 'platform', 'search', 'searchIn', 'featured'],
  merge: (former, page, { args }) => {
    if (!former || !args?.after) return page;
    if (former.pageInfo?.endCursor !== args.after) return former;
    const known = new Set(former.nodes.map(({ __ref: ref }) => ref));
    return { ...page, nodes: [...former.nodes, ...page.nodes.filter(({ __ref: ref }) => !known.has(ref))] };
  },
};

/** A record that came with a list is known by its id as well. */
function byId(__typename: string): FieldPolicy {
  return { read: (known: unknown, { args, toReference }) => (known === undefined ? toReference({ __typename, id: Number(args?.id) }) : known) };
}

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
