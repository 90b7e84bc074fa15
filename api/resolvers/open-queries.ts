import type { ApolloServerPlugin } from '@apollo/server';
import { OPEN_TO_ANY_ORIGIN } from '../cors.ts';
import { PUBLIC } from '../read-cache/door.ts';

/**
 * Lets pages of any site read the answers to queries, and lets caches keep those without errors. The answer to a
 * mutation that ran is closed to both.
 */
export const openQueries: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response: { body, http } }) => {
      if (operation?.operation !== 'mutation') for (const [name, value] of Object.entries(OPEN_TO_ANY_ORIGIN)) http.headers.set(name, value);
      if (operation?.operation !== 'query' || body.kind !== 'single' || body.singleResult.errors) return;
      http.headers.set('cache-control', PUBLIC);
      http.headers.set('vary', 'accept');
    },
  }),
};
