import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';

const TYPE = 'application/graphql-response+json';

/**
 * Sends the operations of the public site. Apollo's own link also uploads, streams, retries as GET and checks for
 * missing `fetch`; without these it is a third of the size. Its outcomes are the same: the answer of the graph, whatever
 * its status; a `TypeError` where nobody answered; another error where what answered was no graph.
 */
export function createHttpLink(uri: string): ApolloLink {
  return new ApolloLink(
    ({ operationName, query, variables }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const body = JSON.stringify({ operationName, variables, query: print(query) });
        fetch(uri, { method: 'POST', headers: { accept: `${TYPE},application/json;q=0.9`, 'content-type': 'application/json' }, body, signal: abort.signal })
          .then(readAnswer)
          .then(
            (answer) => {
              observer.next(answer);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => abort.abort();
      }),
  );
}

async function readAnswer(response: Response): Promise<ApolloLink.Result> {
  const isOfGraph = response.headers.get('content-type')?.startsWith(TYPE);
  if (!response.ok && !isOfGraph) throw new Error(`The graph answered ${response.status}`);
  return (await response.json()) as ApolloLink.Result; // what the protocol says of such an answer
}
