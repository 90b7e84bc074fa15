import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import compileSerializers from '@fastify/fast-json-stringify-compiler';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { MESSAGES } from '../rules/errors.ts';
import { BODY_MAX_BYTES } from '../rules/limits.ts';
import { UPLOADS_FOLDER } from './database/data-dir.ts';
import { watchDatabaseFile, type DatabaseFile } from './database/database-file.ts';
import { entityManagerOf, type Orm } from './database/open.ts';
import { Revision } from './database/revision.ts';
import { ANY_ORIGIN_HEADERS, registerCors, isReadableFromAnyOrigin } from './http/cors.ts';
import type { AppContext } from './app-context.ts';
import { AppError } from './errors.ts';
import { registerErrorHandler, sendError } from './http/error-responses.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { handleClientError } from './http/client-errors.ts';
import { registerConnectionTimeouts } from './http/close-connections.ts';
import { drainConnections } from './http/drain.ts';
import { isTooDeep } from './http/json-depth.ts';
import { idempotencyKeyOf, registerIdempotencyKeyCheck } from './http/idempotency-key.ts';
import { registerRefusedBodyReader } from './http/refused-bodies.ts';
import { RequestQueue } from './http/request-queue.ts';
import { registerSecurityText } from './http/security-text.ts';
import { registerMethodCheck } from './http/methods.ts';
import { registerAssets } from './pages/assets.ts';
import { isPagePath, registerPages } from './pages/register-pages.ts';
import { loadBuiltFrontend, type Frontend } from './pages/frontend.ts';
import { registerGraphql } from './resolvers/register-graphql.ts';
import { createHttpCache, type HttpCache } from './cache/http-cache.ts';
import { createCacheKeys } from './cache/cache-keys.ts';
import { ResponseCache, type CacheStatistics } from './cache/response-cache.ts';
import { BROTLI } from './cache/cached-response.ts';
import { registerRest } from './rest/register-rest.ts';
import { createServices, type Services } from './services/create-services.ts';
import type { Actor } from './services/context.ts';
import { CountCache } from './services/count-cache.ts';
import { DownloadCounter } from './services/download-counter.ts';
import { createObjectStore, type ObjectStoreLocation } from './storage/object-store.ts';
import { createLocalStore } from './storage/upload-store.ts';
import { registerSessions, createSessionCookie } from './http/session-cookie.ts';
import { registerUploads } from './http/upload-routes.ts';

export interface AppOptions {
  /** An open, migrated database; the app does not close it. */
  orm: Orm;
  /** The origin that visitors use, such as `https://browsers.example`. */
  publicUrl: string;
  /** The folder of the uploads' folder; made when it is missing. */
  dataDir: string;
  /** Where uploads are kept instead of in a folder. */
  objectStore?: ObjectStoreLocation | null;
  /** Addresses and networks of the proxies whose word about a client's address is believed. */
  trustProxy?: string[];
  /** Whom to tell of a weakness (`/.well-known/security.txt`); without one there is no such file. */
  securityContact?: string | null;
  /** The time in milliseconds; the system's unless a test says otherwise. */
  clock?: () => number;
  /** Where the public site comes from; without one the app has no pages. */
  site?: SiteSource;
  logger?: FastifyServerOptions['logger'];
  /** Aborted when the process will stop soon: it is not ready from then on, and closes each connection with its next response. */
  stopping?: AbortSignal;
  /** Called before any route is there, to watch what the app does. */
  observe?: (app: FastifyInstance, cache: CacheStatistics, databaseAge: () => number) => void;
}

/** The built site in `distDir`, or, in development, the sources below `root`. */
export type SiteSource = { distDir: string } | { root: string };

/** The NUL character as JSON writes it: PostgreSQL can store it nowhere. An escaped backslash before it makes it plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/u;
const REQUEST_TIMEOUT = 29_000;
const HEADERS_TIMEOUT = 10_000;
/** How often Node looks for requests that take too long; every half minute by default, which would double the limits. */
const TIMEOUT_CHECK = 1000;

/** The whole product as a Fastify app that has not begun to listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { orm, publicUrl, dataDir, objectStore, site, clock } = options;
  const cookie = createSessionCookie(publicUrl);
  const revision = new Revision(orm);
  const cache = new ResponseCache(clock && { clock });
  const counts = new CountCache();
  revision.onMove(() => {
    cache.clear();
    counts.clear();
  });
  await revision.follow();
  const reads = createHttpCache(cache, createCacheKeys(cookie.name), () => revision.freshness);
  const app = createFastify(options, reads);
  options.observe?.(app, cache, () => revision.databaseAge);
  app.addHook('preClose', async () => {
    reads.close();
    revision.stop();
  });
  const store = objectStore ? createObjectStore(objectStore) : await createLocalStore(join(dataDir, UPLOADS_FOLDER));
  const downloadCounter = new DownloadCounter(entityManagerOf(orm), () => revision.counted());
  const servicesAs = (actor: Actor, requestKey?: string): Services =>
    createServices({ em: entityManagerOf(orm), actor, origin: publicUrl, store, counts, downloadCounter, ...(requestKey && { requestKey }), ...(clock && { clock }) });
  const queue = new RequestQueue();
  const doors: AppContext = { origin: publicUrl, cache, queue, servicesFor: ({ actor, headers }) => servicesAs(actor, idempotencyKeyOf(headers)), servicesForVisitor: () => servicesAs('visitor') };
  registerErrorHandler(app);
  registerSecurityHeaders(app, publicUrl);
  registerCors(app);
  registerRefusedBodyReader(app);
  registerIdempotencyKeyCheck(app);
  await app.register(fastifyCookie);
  registerSessions(app, cookie, publicUrl, () => servicesAs('visitor').sessions);
  registerMethodCheck(app);
  app.addHook('onSend', async (request) => queue.leave(request));
  await app.register(fastifyCompress, { brotliOptions: BROTLI });
  answerProbes(app, orm, await watchDatabaseFile(orm), options.stopping);
  if (options.stopping) drainConnections(app, options.stopping);
  if (options.securityContact) registerSecurityText(app, options.securityContact, publicUrl);
  await registerRest(app, doors, cookie);
  await app.register(async (scope) => registerUploads(scope, store));
  const execute = await registerGraphql(app, doors);
  if (site) await registerPages(app, doors, execute, await openSite(app, site));
  return app;
}

/** Says all there is of a request when it is answered: what came in and what went out belong together. */
class OneLineARequest extends LogController {
  override incomingRequest(): void {
    // Said with the answer.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const said = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...said, err }, 'request failed');
    else req.log.info(said, 'request');
  }
}

function createFastify({ logger = false, trustProxy = [] }: AppOptions, reads: HttpCache): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger,
    logController: new OneLineARequest(),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK },
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Numbers from 1 would be those of every other instance, and of this one before its last start.
    genReqId: () => randomUUID(),
    // What arrives on a connection that was accepted before the end is answered as before it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => routable(url),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, app.log),
    serverFactory: reads.createServer,
    schemaController: { compilersFactory: { buildSerializer: serializersOnDemand } },
  });
  // Such a request is never answered, and would leave no line. Fastify's onRequestAbort misses requests whose body was read.
  app.addHook('onRequest', async (req, { raw }) => {
    const aborted = () => req.log.info({ req }, 'request aborted');
    raw.once('close', aborted).once('finish', () => raw.off('close', aborted));
  });
  registerConnectionTimeouts(app);
  readBodies(app);
  return app;
}

/** Each serializer is compiled by the first answer that needs it: all of them together would double the time to start. */
function serializersOnDemand(...settings: Parameters<ReturnType<typeof compileSerializers>>): ReturnType<ReturnType<typeof compileSerializers>> {
  const compile = compileSerializers()(...settings);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) => (serialize ??= compile(route))(data);
  };
}

/** JSON is the only kind of body, but for the doors that read another one themselves. */
function readBodies(app: FastifyInstance): void {
  // Any page can make a browser send text/plain to us without asking first; JSON it can't.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many clients say that they send JSON also when they send nothing, with DELETE or PATCH.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null);
    if (NUL.test(text) || isTooDeep(text)) return done(new AppError('BAD_REQUEST', MESSAGES.invalidRequest));
    return parse(request, text, done);
  });
}

/** A client may write the whole address, as it does to a proxy; whatever host it names, there is one site here. */
const ORIGIN = /^https?:\/\/[^/?#]*\/?/iu;

function routable(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(ORIGIN, '/');
  return isPagePath(path) ? decodable(path) : path;
}

/** The router decodes paths. One that cannot be decoded is taken literally: for people it is a page that does not exist. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    // The bundler leaves out a call whose value is not used, and whatever it would throw.
    return decodeURIComponent(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** For programs, an address that cannot be decoded never reaches a route, nor the handlers of failures and unknown paths. */
function answerBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isReadableFromAnyOrigin(request)) reply.headers(ANY_ORIGIN_HEADERS);
  sendError(new AppError('BAD_REQUEST', MESSAGES.invalidRequest), request, reply);
}

async function openSite(app: FastifyInstance, site: SiteSource): Promise<Frontend> {
  if ('distDir' in site) {
    await registerAssets(app, site.distDir);
    return loadBuiltFrontend(site.distDir);
  }
  const { createDevelopmentFrontend } = await import('./pages/development-frontend.ts');
  return createDevelopmentFrontend(app, site.root);
}

/** `/healthz` says that the process lives, `/readyz` that it can serve (design §5). */
function answerProbes(app: FastifyInstance, orm: Orm, file: DatabaseFile | null, stopping?: AbortSignal): void {
  const isInPlace = file ? fileWatch(app, file) : () => true;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A connection that is kept alive would keep the process alive with it.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isClosing || stopping?.aborted || !isInPlace() || !(await orm.isConnected())) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
    return { status: 'ready' };
  });
}

/** How often it is looked whether the database file is in its place, in milliseconds. */
const FILE_CHECK = 1000;

/** Says in the log, once, when the database file is gone, and once when it is back. */
function fileWatch(app: FastifyInstance, file: DatabaseFile): () => boolean {
  let wasInPlace = true;
  const isInPlace = () => {
    const now = file.isInPlace;
    if (wasInPlace && !now) app.log.error(`The database file ${file.path} was deleted or replaced: nothing is saved any more. Stop the server, put the file back or restore a backup, and start the server again`);
    if (!wasInPlace && now) app.log.info(`The database file ${file.path} is back`);
    wasInPlace = now;
    return now;
  };
  const timer = setInterval(isInPlace, FILE_CHECK).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return isInPlace;
}
