import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#rules/json.ts';
import type { AppContext } from '../app-context.ts';
import { isSlug } from '#rules/slug.ts';
import { AppError, assertFound, fieldError } from '../errors.ts';
import { appErrorOf, sendError } from '../http/error-responses.ts';
import { registerEntityTags } from '../cache/entity-tags.ts';
import { PUBLIC_CACHE_CONTROL, registerSharedRoutes } from '../cache/shared-routes.ts';
import { assertAdministrator } from '../services/writes.ts';
import { catalogueFileRoutes } from './catalogue-files.ts';
import { authRoutes } from './auth.ts';
import { ACTIVE_ROUTES } from './active-records.ts';
import { browserRoutes, browserResource } from './browsers.ts';
import { changeRoutes } from './changes.ts';
import { customCodeRoutes, customCodeWrites } from './custom-codes.ts';
import { downloadRoutes } from './downloads.ts';
import { factRoutes, factWrites } from './facts.ts';
import {
  collectRoutes,
  documentCaching,
  documentPublic,
  documentSession,
  serveDocumentation,
  serveOpenApi,
} from './openapi.ts';
import { feedRoutes } from './feeds.ts';
import { toRestFieldName } from './fields.ts';
import { settingRoutes, settingWrites } from './settings.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import { SCHEMAS } from './schemas.ts';
import { uploadRoutes } from './uploads.ts';
import { registerUnknownFieldCheck } from './unknown-fields.ts';
import { lenientBodyValidator, strictValidator, type RestApp } from './validation.ts';
import { versionByKeyRoutes, versionByKeyWrites } from './version-by-key.ts';
import { versionRoutes, versionResource } from './versions.ts';

/** REST below `/api` (spec §7), the counted downloads, and the documentation of both. */
export async function registerRest(app: FastifyInstance, context: AppContext, cookie: SessionCookie) {
  await collectRoutes(app, context.origin, cookie.name);
  await app.register(async (scope) => {
    for (const schema of SCHEMAS) scope.addSchema(schema);
    documentPublic(scope);
    scope.setValidatorCompiler(strictValidator);
    scope.addHook('preValidation', assertNoEmptyParameter);
    scope.addHook('preHandler', resolveSlugs(context));
    for (const register of [registerReads, authRoutes])
      await scope.register(async (routes) => register(routes.withTypeProvider<TypeBoxTypeProvider>(), context, cookie));
    for (const register of [registerWrites, catalogueFileRoutes, uploadRoutes])
      await scope.register(async (routes) => {
        registerAdministratorCheck(routes);
        return register(routes.withTypeProvider<TypeBoxTypeProvider>(), context);
      });
    downloadRoutes(scope.withTypeProvider<TypeBoxTypeProvider>(), context);
    await serveDocumentation(scope);
  });
  await app.register(registerNotFoundHandler, { prefix: '/api' });
}

function registerReads(app: RestApp, context: AppContext) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': PUBLIC_CACHE_CONTROL, vary: 'cookie' });
  });
  registerSharedRoutes(app, context.cacheKeys);
  app.addHook('preHandler', context.queue.enter);
  documentCaching(app);
  browserRoutes(app, context);
  versionRoutes(app, context);
  versionByKeyRoutes(app, context);
  factRoutes(app, context);
  for (const { reads } of Object.values(ACTIVE_ROUTES)) reads(app, context);
  customCodeRoutes(app, context);
  settingRoutes(app, context);
  feedRoutes(app, context);
  changeRoutes(app, context);
  serveOpenApi(app);
}

function registerWrites(app: RestApp, context: AppContext) {
  registerUnknownFieldCheck(app);
  app.setValidatorCompiler(lenientBodyValidator);
  app.setErrorHandler((error, request, reply) =>
    sendError(withRestFieldNames(appErrorOf(error, request)), request, reply),
  );
  registerEntityTags(app);
  browserResource.writes(app, context);
  versionResource.writes(app, context);
  versionByKeyWrites(app, context);
  factWrites(app, context);
  for (const { writes } of Object.values(ACTIVE_ROUTES)) writes(app, context);
  customCodeWrites(app, context);
  settingWrites(app, context);
}

/** Before the body is read. No cache may store the responses. */
function registerAdministratorCheck(app: FastifyInstance) {
  documentSession(app);
  app.addHook('onRequest', async ({ actor }, reply) => {
    reply.header('cache-control', 'no-store');
    assertAdministrator(actor);
  });
}

function withRestFieldNames(error: AppError) {
  if (!error.key || error.issues.length === 0) return error;
  const issues = error.issues.map((issue) =>
    issue.key === 'unknownField' ? issue : { ...issue, field: toRestFieldName(issue.field) },
  );
  return new AppError(error.code, error.key, { issues, retryAfter: error.retryAfter });
}

async function registerNotFoundHandler(api: FastifyInstance) {
  api.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', 'apiPathNotFound');
  });
}

/** Replaces the slug of a browser in the path, `browser` of the query, and `browser_id` of a body. */
function resolveSlugs({ servicesForVisitor }: AppContext) {
  return async ({ params, query, body }: FastifyRequest) => {
    for (const [part, name] of [
      [params, 'id'],
      [query, 'browser'],
      [body, 'browser_id'],
    ] as const) {
      if (!isRecord(part)) continue;
      const key = part[name];
      if (typeof key !== 'string' || !isSlug(key)) continue;
      part[name] = await servicesForVisitor().browsers.idOf(key);
      if (part[name] === 0 && part === body) throw fieldError('browserId', 'browserNotFound');
      assertFound(part[name], 'browserNotFound');
    }
  };
}

/** For a path such as `/api/browsers/` the router finds a route with an empty id. */
async function assertNoEmptyParameter({ params }: FastifyRequest) {
  if (isRecord(params) && Object.values(params).includes('')) throw new AppError('NOT_FOUND', 'apiPathNotFound');
}
