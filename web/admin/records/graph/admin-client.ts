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
import { browserPages, exceptPage } from '../../../graph/cache.ts';
import type { Notices } from './notices.ts';
import { changeIdsOf } from './request.ts';
import type { Session } from './session.ts';

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
        Query: { fields: { browsers: browserPages, links: pagesByNumber } },
        Browser: { fields: { versions: pagesByNumber } },
      },
    }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'network-only' },
    },
  });
}

interface NumberedPage {
  nodes: readonly Reference[];
}

/** Apollo's own policies know an offset, but no number of a page. */
const pagesByNumber: FieldPolicy<NumberedPage> = {
  keyArgs: exceptPage('page'),
  merge: (shown, next, { args }) => {
    const { page = 1, limit } = args ?? {};
    return { ...next, nodes: [...(shown?.nodes.slice(0, (page - 1) * limit) ?? []), ...next.nodes] };
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
