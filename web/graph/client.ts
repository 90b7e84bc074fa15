import { ApolloClient } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';

export function createBrowserClient(state: Record<string, unknown> | null): ApolloClient {
  return new ApolloClient({
    link: new BaseHttpLink({ uri: '/graphql' }),
    cache: createCache().restore((state ?? {}) as Record<string, never>), // written by the server's own cache
  });
}
