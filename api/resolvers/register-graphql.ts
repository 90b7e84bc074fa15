import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { printSchema, type DocumentNode, type ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { scopesOf } from '#rules/access.ts';
import { CODE_BODY_MAX_BYTES } from '#rules/limits.ts';
import type { AppContext } from '../app-context.ts';
import { registerPublicCacheControl, registerSharedRoutes } from '../cache/shared-routes.ts';
import { ANY_ORIGIN_HEADERS } from '../http/cors.ts';
import { appErrorOf } from '../http/error-responses.ts';
import { actorFor } from '../services/access-tokens.ts';
import type { Services } from '../services/create-services.ts';
import { MAX_TOKENS, checkOperation, operationTypeRule } from './check-operation.ts';
import type { GraphqlContext } from './context.ts';
import { registerGraphqlBodies } from './graphql-bodies.ts';
import { formatError, publicQueries, sendFailure, UNCACHED } from './graphql-responses.ts';
import { registerQueryPage } from './query-page.ts';
import { executableSchema } from './schema.ts';

const MAX_DOCUMENTS = 200;

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
      publicQueries,
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
    registerGraphqlBodies(scope);
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
