import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import compileSerializers from '@fastify/fast-json-stringify-compiler';
import Fastify, {
  LogController,
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { BODY_MAX_BYTES } from '#rules/limits.ts';
import { isPagePath } from '#rules/pages.ts';
import { withoutTokens } from '../access-token.ts';
import { AppError, codeOfStatus } from '../errors.ts';
import { ANY_ORIGIN_HEADERS, isReadableFromAnyOrigin } from './cors.ts';
import { errorBody, sendError } from './error-responses.ts';
import { isTooDeep } from './json-depth.ts';
import { withoutOrigin } from '../cache/cache-keys.ts';

/** PostgreSQL cannot store NUL. After an escaped backslash it is plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/u;
/** In bytes, of a body that is refused. A client that sends more is disconnected. */
const REFUSED_MAX = 64 * 1024 * 1024;
const REQUEST_TIMEOUT = 29_000;
const HEADERS_TIMEOUT = 10_000;
/** Node's default of 30 seconds would double the limits. */
const TIMEOUT_CHECK = 1000;

/** A program may send a valid access token in an address by mistake. */
const TOKENS_IN_ADDRESS = { paths: ['req.url'], censor: (url: unknown) => withoutTokens(String(url)) };

export interface ServerOptions {
  logger?: FastifyServerOptions['logger'];
  trustProxy?: string[];
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
}

export function createServer({ logger = false, trustProxy = [], serverFactory }: ServerOptions) {
  const app: FastifyInstance = Fastify({
    logger: logger && { ...(logger !== true && logger), redact: TOKENS_IN_ADDRESS },
    logController: new OneLinePerRequest(),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK },
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Fastify's ids count from 1 in every instance and after every start.
    genReqId: () => randomUUID(),
    // Open connections are still served while the server closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    frameworkErrors: sendBadUrlError,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, app.log),
    serverFactory,
    schemaController: { compilersFactory: { buildSerializer: compileSerializersLazily } },
  });
  // An aborted request gets no response. Fastify's onRequestAbort misses requests whose body was read.
  app.addHook('onRequest', async (req, { raw }) => {
    const aborted = () => req.log.info({ req }, 'request aborted');
    raw.once('close', aborted).once('finish', () => raw.off('close', aborted));
  });
  registerConnectionTimeouts(app);
  readRefusedBodies(app);
  refuseCompressedBodies(app);
  registerJsonParser(app);
  return app;
}

class OneLinePerRequest extends LogController {
  override incomingRequest() {
    // Logged with the response.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply) {
    const details = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...details, err }, 'request failed');
    else req.log.info(details, 'request');
  }
}

/** Compiling all serializers would double the start time. */
function compileSerializersLazily(
  ...settings: Parameters<ReturnType<typeof compileSerializers>>
): ReturnType<ReturnType<typeof compileSerializers>> {
  const compile = compileSerializers()(...settings);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) => (serialize ??= compile(route))(data);
  };
}

/** If the connection ended while the client sends, the client would lose the response. */
function readRefusedBodies(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete) return;
    reply.removeHeader('connection');
    let bytes = 0;
    raw.unpipe().on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > REFUSED_MAX) raw.destroy();
      // Node would read up to 2 MB of each connection in one turn of the event loop, and other requests would wait.
      raw.pause();
      setImmediate(() => raw.resume());
    });
    raw.resume();
  });
}

/** Nothing unpacks a body, and the error would be that it is no valid JSON. */
function refuseCompressedBodies(app: FastifyInstance) {
  app.addHook('preParsing', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'bodyCompressed');
  });
}

/** JSON is the only body type; routes with another one register their parser. */
function registerJsonParser(app: FastifyInstance) {
  // Other sites can send text/plain without a CORS preflight.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many clients send this type without a body, such as with DELETE.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null);
    if (NUL.test(text) || isTooDeep(text)) return done(new AppError('BAD_REQUEST', 'invalidRequest'));
    return parse(request, text, done);
  });
}

/**
 * Refuses NUL in a query, as in a body; on a page U+FFFD, which no text contains, replaces it. Register it after CORS, so
 * that others can read the error.
 */
export function registerQueryCheck(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, url }, reply): Promise<FastifyReply | undefined> => {
    const start = url.indexOf('?');
    if (start < 0 || !url.includes('%00', start)) return undefined;
    if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(url))
      throw new AppError('BAD_REQUEST', 'invalidRequest');
    // A path such as //host would lead to another site.
    return reply.redirect(url.slice(start).replaceAll('%00', '%EF%BF%BD'));
  });
}

function rewriteUrl(url: string) {
  const path = withoutOrigin(url);
  // An asterisk or another scheme names no page.
  if (!path.startsWith('/')) return '/404';
  return isPagePath(path) ? decodableUrl(path) : path;
}

/** The router refuses a path that it cannot decode. Escaped, it gets the 404 page. */
function decodableUrl(url: string) {
  const [path = ''] = url.split('?', 1);
  try {
    // The bundler removes calls whose result is unused.
    return decodeURIComponent(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Below /api such a URL reaches neither a route nor the error handler. */
function sendBadUrlError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isReadableFromAnyOrigin(request)) reply.headers(ANY_ORIGIN_HEADERS);
  sendError(new AppError('BAD_REQUEST', 'invalidRequest'), request, reply);
}

/** How long running requests may take while the app closes: less than the 10 seconds of Docker. */
const CLOSING_TIMEOUT_MS = 8000;

/** A closing Node server waits for every connection and no longer applies its request timeout. */
function registerConnectionTimeouts(app: FastifyInstance) {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_TIMEOUT_MS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** A request that a proxy sends on a connection while the server closes it would fail. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal) {
  stopping.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
}

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers a request that Node's HTTP parser rejects, such as one with an unknown method. */
function handleClientError(error: ConnectionError, socket: Socket, log: FastifyBaseLogger) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = randomUUID();
  const status = STATUS_OF[error.code] ?? 400;
  log.info({ reqId: requestId, code: error.code, status }, 'request rejected by the HTTP parser');
  const body = JSON.stringify(errorBody(new AppError(codeOfStatus(status), 'invalidRequest'), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
