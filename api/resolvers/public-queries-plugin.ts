import type { ApolloServerPlugin } from '@apollo/server';
import { ANY_ORIGIN_HEADERS } from '../http/cors.ts';
import { PUBLIC_CACHE_CONTROL } from '../cache/http-cache.ts';

/**
 * Sets the headers so that pages of any site may read the responses to queries, and caches may store those without
 * errors. The response to a mutation allows neither.
 */
export const publicQueriesPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response: { body, http } }) => {
      if (operation?.operation !== 'mutation')
        for (const [name, value] of Object.entries(ANY_ORIGIN_HEADERS)) http.headers.set(name, value);
      if (operation?.operation !== 'query' || body.kind !== 'single' || body.singleResult.errors) return;
      http.headers.set('cache-control', PUBLIC_CACHE_CONTROL);
    },
  }),
};
