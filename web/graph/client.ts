import { ApolloClient } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';

export function createBrowserClient(state: Record<string, unknown> | null): ApolloClient {
  const client = new ApolloClient({
    link: new BaseHttpLink({ uri: '/graphql' }),
    cache: createCache().restore((state ?? {}) as Record<string, never>), // written by the server's own cache
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  // Until the page is hydrated (start-site.tsx); without it, the page would fetch its data again.
  client.prioritizeCacheValues = true;
  return client;
}
