import type { ApolloServerPlugin } from '@apollo/server';
import { OPEN_TO_ANY_ORIGIN } from '../cors.ts';

/** Lets pages of any site read the answers to queries; the answer to a mutation stays closed to them. */
export const openQueriesToAnyOrigin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response }) => {
      if (operation?.operation !== 'mutation') response.http.headers.set(OPEN_TO_ANY_ORIGIN.name, OPEN_TO_ANY_ORIGIN.value);
    },
  }),
};
