import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Scope } from '#rules/access.ts';
import { HISTORY_DAYS } from '#rules/history.ts';
import type { AppContext } from './app-context.ts';
import { createCacheKeys } from './cache/cache-keys.ts';
import { BROTLI } from './cache/cached-response.ts';
import { createResponseCache, type CacheStatistics } from './cache/response-cache.ts';
import { UPLOADS_FOLDER } from './database/data-dir.ts';
import type { DiskReserve } from './database/disk-reserve.ts';
import { entityManagerOf } from './database/open.ts';
import type { Orm } from './database/orm.ts';
import { watchRevision } from './database/revision.ts';
import type { Environment } from './env.ts';
import { accessTokens } from './http/access-tokens.ts';
import { queryCheck } from './http/addresses.ts';
import { changes } from './http/changes.ts';
import { drainConnections } from './http/connections.ts';
import { cors } from './http/cors.ts';
import { errorHandler } from './http/error-responses.ts';
import { idempotencyKeyCheck, idempotencyKeyOf } from './http/idempotency-key.ts';
import { methodCheck } from './http/method-check.ts';
import { registerProbes } from './http/probes.ts';
import { createRequestQueue } from './http/request-queue.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerSecurityText } from './http/security-text.ts';
import { createServer } from './http/server.ts';
import { createSessionCheck, createSessionCookie, sessions } from './http/session-cookie.ts';
import { registerUploads } from './http/upload-routes.ts';
import { loadBuiltFrontend, registerAssets } from './pages/frontend.ts';
import { registerMcp } from './mcp/register-mcp.ts';
import { registerSharePictures } from './pages/share-pictures.ts';
import { registerPages } from './pages/register-pages.ts';
import { registerGraphql } from './resolvers/register-graphql.ts';
import { registerRest } from './rest/register-rest.ts';
import { createPauseStore } from './database/host-pauses.ts';
import { createJobTable } from './database/job-table.ts';
import { JOBS } from './jobs/jobs.ts';
import { repeatWork } from './jobs/repeated-work.ts';
import { createScheduler } from './jobs/scheduler.ts';
import { actorFor } from './services/access-tokens.ts';
import type { Actor, ServiceContext } from './services/context.ts';
import { createServices, type Services } from './services/create-services.ts';
import { createDownloadCounter } from './services/download-counter.ts';
import { createObjectStore } from './storage/object-store.ts';
import { createPictureColors } from './storage/picture-colors.ts';
import { createPictureReader } from './storage/picture-files.ts';
import { FONT_FILE, FONT_PACKAGE } from './storage/share-font.ts';
import { createSharePictures } from './storage/share-pictures.ts';
import { createLocalStore } from './storage/upload-store.ts';
import { createHttpClient, type HttpClientOptions } from './upstream/http-client.ts';

/** How often records are published and hidden whose time has come. */
const PUBLICATION_INTERVAL_MS = 2000;

export interface AppOptions
  extends
    Pick<Environment, 'publicUrl' | 'dataDir'>,
    Partial<Pick<Environment, 'objectStore' | 'trustProxy' | 'historyDays' | 'securityContact' | 'hsts'>> {
  /** An open, migrated database; the app does not close it. */
  orm: Orm;
  reserve?: DiskReserve | null;
  /** With the origin of a copy of the hosts of all sources (`UPSTREAM_MIRROR`). */
  outgoing?: Omit<HttpClientOptions, 'publicUrl' | 'pauses'> & { mirror?: string | null };
  /** The time in milliseconds; tests replace it. */
  clock?: () => number;
  /** Without one the app has no pages. */
  site?: SiteSource;
  /** Without one, jobs run only when the administrator starts them. `firstCheckAfter` is in milliseconds. */
  schedule?: { firstCheckAfter?: number };
  logger?: FastifyServerOptions['logger'];
  /** Aborted before the process stops: the app is not ready, and closes connections with their next response. */
  stopping?: AbortSignal;
  /** Called before any route is there. */
  observe?: (app: FastifyInstance, cache: CacheStatistics, databaseAge: () => number) => void;
}

/** The built site in `distDir`, or the sources below `root` in development. */
export type SiteSource = { distDir: string } | { root: string };

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { orm, publicUrl, dataDir, objectStore, reserve, site, clock = Date.now } = options;
  const cookie = createSessionCookie(publicUrl);
  const hasSession = createSessionCheck(cookie, () => servicesAs('visitor').sessions);
  const cacheKeys = createCacheKeys(cookie.name);
  const cache = createResponseCache({ keys: cacheKeys, hasSession, freshness: () => revision.freshness(), clock });
  const revision = watchRevision(orm, () => cache.clear());
  await revision.start();
  const app = createServer({
    logger: options.logger,
    trustProxy: options.trustProxy,
    serverFactory: cache.createServer,
  });
  options.observe?.(app, cache, revision.databaseAge);
  app.addHook('onListen', async () => revision.watchCommands());
  app.addHook('preClose', async () => {
    cache.close();
    revision.stop();
  });
  const store = objectStore ? createObjectStore(objectStore) : await createLocalStore(join(dataDir, UPLOADS_FOLDER));
  const publicDir = site && 'distDir' in site ? join(site.distDir, 'client') : null;
  const readPicture = createPictureReader(store, publicDir);
  const pictureColors = createPictureColors(readPicture);
  if (reserve) {
    reserve.warn = (text) => app.log.error(text);
    orm.em.getEventManager().registerSubscriber(reserve);
  }
  const downloadCounter = createDownloadCounter(entityManagerOf(orm), {
    onCounted: () => revision.downloadCounted(),
    clock,
  });
  const { mirror = null, ...outgoing } = options.outgoing ?? { allowHosts: [] };
  const http = createHttpClient({ publicUrl, pauses: createPauseStore(entityManagerOf(orm)), ...outgoing });
  const servicesAs = (actor: Actor, fromRequest: Partial<ServiceContext> = {}) =>
    createServices({
      em: entityManagerOf(orm),
      actor,
      origin: publicUrl,
      store,
      pictureColors,
      downloadCounter,
      scheduler,
      upstream: { http, mirror },
      historyDays: options.historyDays ?? HISTORY_DAYS,
      releaseReserve: () => reserve?.update(),
      ...fromRequest,
      clock,
    });
  const valuesOf = (request: FastifyRequest) => {
    const { accessToken } = request;
    return {
      requestKey: idempotencyKeyOf(request.headers),
      sessionToken: cookie.token(request),
      ...(accessToken && { actorWith: (scope: Scope) => actorFor(accessToken, [scope]) }),
    };
  };
  const scheduler = registerScheduler(app, options, () => servicesAs('administrator'));
  // After the scheduler, or a job would record an aborted request as a failed link.
  app.addHook('preClose', async () => http.close());
  // No job, because it also runs if their schedule is off, and without a line in the log.
  const publication = repeatWork(
    () => servicesAs('visitor').publication.update(),
    PUBLICATION_INTERVAL_MS,
    (err) => app.log.warn({ err }, 'due records cannot be published, trying again'),
  );
  // Before the first response, so that no visitor sees what has expired while no server ran.
  app.addHook('onReady', async () => publication.call());
  app.addHook('onListen', async () => publication.start());
  app.addHook('preClose', async () => publication.stop());
  const queue = createRequestQueue();
  const context: AppContext = {
    origin: publicUrl,
    cacheKeys,
    queue,
    servicesFor: (request, actor = request.actor) => servicesAs(actor, valuesOf(request)),
    servicesForVisitor: () => servicesAs('visitor'),
    servicesForPreview: () => servicesAs('visitor', { isPreview: true }),
  };
  // Each plugin names those that come before it.
  await app.register(errorHandler);
  await app.register(securityHeaders, { origin: publicUrl, hsts: options.hsts ?? 'host' });
  await app.register(cors);
  await app.register(methodCheck);
  await app.register(queryCheck);
  await app.register(idempotencyKeyCheck);
  await app.register(fastifyCookie);
  await app.register(accessTokens, { tokens: () => servicesAs('visitor').accessTokens });
  await app.register(sessions, { cookie, origin: publicUrl, hasSession });
  await app.register(changes);
  app.addHook('onSend', async (request) => queue.leave(request));
  // The limits of bodies are those of the bytes that arrive.
  await app.register(fastifyCompress, { brotliOptions: BROTLI, globalDecompression: false });
  await registerProbes(app, orm, options.stopping);
  if (options.stopping) drainConnections(app, options.stopping);
  if (options.securityContact) registerSecurityText(app, options.securityContact, publicUrl);
  await registerRest(app, context, cookie);
  await app.register(async (scope) => registerUploads(scope, store));
  const execute = await registerGraphql(app, context);
  await registerMcp(app, context, execute);
  if (site) {
    const fonts = 'distDir' in site ? join(site.distDir, 'fonts') : join(site.root, FONT_PACKAGE);
    const makePicture = createSharePictures(readPicture, pictureColors, join(fonts, FONT_FILE));
    await app.register(async (pictures) => registerSharePictures(pictures, context, makePicture));
    await registerPages(app, context, execute, await openSite(app, site));
  }
  return app;
}

function registerScheduler(
  app: FastifyInstance,
  { orm, clock = Date.now, schedule, stopping }: AppOptions,
  services: () => Services,
) {
  const scheduler = createScheduler({
    jobs: JOBS,
    table: createJobTable(entityManagerOf(orm), clock),
    createContext: () => ({ em: entityManagerOf(orm), services, log: app.log, clock }),
    log: app.log,
    isOn: schedule !== undefined,
    firstCheckAfter: schedule?.firstCheckAfter,
  });
  app.addHook('onListen', async () => scheduler.start());
  stopping?.addEventListener('abort', () => void scheduler.stop());
  app.addHook('preClose', async () => scheduler.stop());
  return scheduler;
}

async function openSite(app: FastifyInstance, site: SiteSource) {
  if ('distDir' in site) {
    await registerAssets(app, site.distDir);
    return loadBuiltFrontend(site.distDir);
  }
  const { createDevelopmentFrontend } = await import('./pages/development-frontend.ts');
  return createDevelopmentFrontend(app, site.root);
}
