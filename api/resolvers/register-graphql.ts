import { Transform } from 'node:stream';
import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  GraphQLError,
  printSchema,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { scopesOf } from '#rules/access.ts';
import { CODE_BODY_MAX_BYTES } from '#rules/limits.ts';
import type { AppContext } from '../app-context.ts';
import { PUBLIC_CACHE_CONTROL, registerPublicCacheControl, registerSharedRoutes } from '../cache/shared-routes.ts';
import { AppError, failureDetails } from '../errors.ts';
import { ANY_ORIGIN_HEADERS } from '../http/cors.ts';
import { appErrorOf, challengeOf, setErrorHeaders } from '../http/error-responses.ts';
import { toAppError } from '../http/to-app-error.ts';
import { toStorageError } from '../storage-errors.ts';
import { actorFor } from '../services/access-tokens.ts';
import type { Services } from '../services/create-services.ts';
import { MAX_TOKENS, checkOperation, operationTypeRule } from './check-operation.ts';
import type { GraphqlContext } from './context.ts';
import { registerQueryPage } from './query-page.ts';
import { executableSchema } from './schema.ts';

const MAX_DOCUMENTS = 200;
/** At most 1,000 tokens are valid. A longer body has long lists of values, which take long to validate. */
const VISITOR_BODY_MAX_BYTES = 32 * 1024;
const GRAPHQL_TYPE = 'application/graphql-response+json';
/** The headers of every response except successful queries. The media type depends on `Accept`. */
const UNCACHED = { 'cache-control': 'no-store', vary: 'accept' };

/** Executes an operation for a visitor, or with other services. */
export type ExecuteInProcess = (
  operation: { query: DocumentNode; variables?: Record<string, unknown>; operationName?: string },
  services?: Services,
) => Promise<ExecutionResult>;

/**
 * Registers GraphQL at `/graphql`, the SDL at `/graphql/schema.graphql`. Returns a function that executes operations
 * without HTTP.
 */
export async function registerGraphql(
  app: FastifyInstance,
  { servicesFor, servicesForVisitor, origin, cacheKeys, queue }: AppContext,
): Promise<ExecuteInProcess> {
  const schema = executableSchema();
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    // A GET request ignores the session, and other sites cannot send JSON without a CORS preflight.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    // Apollo would end the process before running requests complete.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [operationTypeRule],
    formatError: (formatted, error) => formatError(formatted, error, app),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      publicQueriesPlugin,
      checkOperation,
    ],
  });
  await apollo.start();
  app.addHook('onClose', async () => apollo.stop());
  const contextOf = (request: FastifyRequest): GraphqlContext => {
    const { accessToken } = request;
    const services = servicesFor(request);
    if (!accessToken) return { services, origin };
    // One set for all fields with a scope: it counts the creations of a request.
    const opened = request.actor === 'administrator' ? services : servicesFor(request, 'administrator');
    return {
      services,
      origin,
      token: {
        actorFor: (field) => actorFor(accessToken, scopesOf(field)),
        servicesFor: (actor) => (actor === 'administrator' ? opened : servicesFor(request, actor)),
      },
    };
  };

  await app.register(async (scope) => {
    scope.addHook('preHandler', queue.enter);
    registerBodyParser(scope);
    scope.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.url === '/graphql') reply.headers(UNCACHED);
    });
    scope.setErrorHandler((error, request, reply) => sendFailure(appErrorOf(error, request), request, reply));
    // Other sites may read the error of an operation, because nothing was executed.
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode >= 400) reply.headers(ANY_ORIGIN_HEADERS);
    });
    registerQueryPage(scope);
    registerSharedRoutes(scope, cacheKeys);
    const handler = fastifyApolloHandler(apollo, { context: async (request) => contextOf(request) });
    scope.route({ method: 'GET', url: '/graphql', config: { ignoresSession: true }, handler });
    scope.route({ method: 'POST', url: '/graphql', bodyLimit: CODE_BODY_MAX_BYTES, handler });
  });
  await app.register(async (scope) => {
    registerPublicCacheControl(scope);
    registerSharedRoutes(scope, cacheKeys);
    scope.get('/graphql/schema.graphql', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(printSchema(schema)),
    );
  });

  return async (operation, services = servicesForVisitor()) => {
    const { body } = await apollo.executeOperation(operation, { contextValue: { services, origin } });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not supported');
    return body.singleResult as ExecutionResult; // Apollo's type has formatted errors instead of GraphQLError
  };
}

/** Their number is limited, because clients can send any number of operations. */
function createDocumentStore(): NonNullable<ApolloServerOptions<GraphqlContext>['documentStore']> {
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}

/** Only a custom code needs a large body. */
function registerBodyParser(scope: FastifyInstance) {
  // Apollo rejects a text with 400 and a GraphQL error, Fastify with 415.
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => text,
  );
  scope.addHook('preParsing', async ({ actor, method, headers }, _reply, payload) => {
    // Node rejects a longer body than Content-Length.
    const isLimited =
      method === 'GET' || actor !== 'visitor' || Number(headers['content-length']) <= VISITOR_BODY_MAX_BYTES;
    return isLimited ? payload : payload.pipe(limitBytes(VISITOR_BODY_MAX_BYTES));
  });
}

function limitBytes(limit: number) {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > limit) done(new AppError('TOO_LARGE', 'bodyTooLarge'));
      else done(null, chunk);
    },
  });
}

/** GraphQL clients expect this format also before GraphQL. */
function sendFailure(error: AppError, { headers }: FastifyRequest, reply: FastifyReply) {
  setErrorHeaders(error, reply);
  const type = headers.accept?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
  return reply
    .code(error.status)
    .type(`${type}; charset=utf-8`)
    .headers(UNCACHED)
    .send({ errors: [renderError(error)] });
}

/** GraphQL's own errors, such as of an invalid operation, are not changed. */
function formatError(
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
const publicQueriesPlugin: ApolloServerPlugin = {
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
