import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { PUBLIC_CACHE_CONTROL } from '../cache/shared-routes.ts';
import { AppError, failureDetails } from '../errors.ts';
import { ANY_ORIGIN_HEADERS } from '../http/cors.ts';
import { challengeOf, setErrorHeaders } from '../http/error-responses.ts';
import { toAppError } from '../http/to-app-error.ts';
import { toStorageError } from '../storage-errors.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';
/** The headers of every response except successful queries. The media type depends on `Accept`. */
export const UNCACHED = { 'cache-control': 'no-store', vary: 'accept' };

/** GraphQL clients expect this format also before GraphQL. */
export function sendFailure(error: AppError, { headers }: FastifyRequest, reply: FastifyReply) {
  setErrorHeaders(error, reply);
  const type = headers.accept?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
  return reply
    .code(error.status)
    .type(`${type}; charset=utf-8`)
    .headers(UNCACHED)
    .send({ errors: [renderError(error)] });
}

/** GraphQL's own errors, such as of an invalid operation, are not changed. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { log }: FastifyInstance,
): GraphQLFormattedError {
  const cause = ownErrorOf(error) ?? unwrapResolverError(error);
  if (!(cause instanceof AppError) && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  return { ...formatted, ...renderError(toAppError(cause, (err) => log.error({ err }, 'GraphQL operation failed'))) };
}

function ownErrorOf(error: unknown): AppError | null {
  return error instanceof GraphQLError && error.originalError instanceof AppError ? error.originalError : null;
}

function renderError(error: AppError) {
  return { message: error.message, extensions: { ...failureDetails(error) } };
}

/**
 * Pages of any site may read the responses to queries, and caches may store those without errors. If an access token
 * lacks a scope, the status is 403; if the storage is unavailable and nothing could be answered, it is 503.
 */
export const publicQueries: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, errors = [], response: { body, http } }) => {
      const refusal = errors.map(ownErrorOf).find((error) => error?.code === 'FORBIDDEN');
      if (refusal) {
        http.status = refusal.status;
        http.headers.set('www-authenticate', challengeOf(refusal) ?? '');
      }
      const isUnanswered = body.kind === 'single' && !body.singleResult.data;
      const failure = isUnanswered && errors.map((error) => toStorageError(unwrapResolverError(error))).find(Boolean);
      if (failure) {
        http.status = failure.status;
        if (failure.retryAfter !== undefined) http.headers.set('retry-after', String(failure.retryAfter));
      }
      if (operation?.operation !== 'mutation')
        for (const [name, value] of Object.entries(ANY_ORIGIN_HEADERS)) http.headers.set(name, value);
      if (operation?.operation !== 'query' || body.kind !== 'single' || body.singleResult.errors) return;
      http.headers.set('cache-control', PUBLIC_CACHE_CONTROL);
    },
  }),
};
