import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
  type FieldPolicy,
  type Reference,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, tap, throwError } from 'rxjs';
import type { Notices } from './notices.ts';
import { changeIdsOf } from '../rest/request.ts';
import type { Session } from '../rest/session.ts';

export function createAdminClient(session: Session, notices: Notices): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      retryAfterSignIn(session),
      reportChanges(notices),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        LocalizedText: { merge: true },
        Job: { keyFields: ['name'] },
        WaitingRecord: { keyFields: ['recordType', 'id'] },
        Link: { keyFields: ['url'] },
        LinkState: { keyFields: ['url'] },
        // There is one.
        TagList: { keyFields: [] },
        Settings: { keyFields: [] },
        Query: { fields: { browsers: pages, links: pages } },
      },
    }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'network-only' },
    },
  });
}

interface Page {
  nodes: readonly Reference[];
  pageInfo?: { endCursor: string | null };
}

const PAGE_ARGUMENTS = ['first', 'after', 'page', 'limit'];

/**
 * Pages by cursor or by number. A page after an outdated cursor is ignored; a record that has moved to the next page is
 * not repeated.
 */
const pages: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !PAGE_ARGUMENTS.includes(name)),
  merge: (previous, page, { args }) => {
    const isNext = args?.after || args?.page > 1;
    if (!previous || !isNext) return page;
    if (args?.after && previous.pageInfo?.endCursor !== args.after) return previous;
    const knownRefs = new Set(previous.nodes.map(({ __ref: ref }) => ref));
    return { ...page, nodes: [...previous.nodes, ...page.nodes.filter(({ __ref: ref }) => !knownRefs.has(ref))] };
  },
};

/** After the session has ended, requests wait until the user has signed in again. */
function retryAfterSignIn(session: Session): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthorized(error)) return undefined;
    return from(session.signInAgain()).pipe(
      mergeMap((isSignedIn) => (isSignedIn ? forward(operation) : throwError(() => error))),
    );
  });
}

/** An undo of several changes is one action, whose changes `useUndo` reports together. */
const UNDO = 'UndoChange';

function reportChanges(notices: Notices): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        if (operation.operationType !== OperationTypeNode.MUTATION || operation.operationName === UNDO) return;
        const { response } = operation.getContext() as { response?: Response }; // HttpLink sets it
        notices.receive(changeIdsOf(response));
      }),
    ),
  );
}

function isUnauthorized(error: unknown) {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED');
}
