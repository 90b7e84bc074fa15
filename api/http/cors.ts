import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PREFLIGHT_SECONDS = 86_400;

/** Lets pages of any site read a response, without credentials: they see what every visitor sees. */
export const ANY_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Total-Count',
} as const;

/** What pages of other sites may send besides the headers that every page may send. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'graphql-require-preflight',
  'x-apollo-operation-name',
];

/** The data, the graph and the files. Closed are pages, the session, uploading and the administration. */
const OPEN_PATH = /^\/(?:api|graphql|uploads)(?:\/|$)|\.\w+$/u;
const CLOSED_PATH = /^\/(?:api\/)?(?:admin|auth|upload)(?:\/|$)/u;

/** Lets pages of any site read what is public, errors included. Call it before any other hook that can answer. */
export function registerCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method } = request;
    if (!isReadableFromAnyOrigin(request)) return undefined;
    if (method === 'GET' || method === 'HEAD') reply.headers(ANY_ORIGIN_HEADERS);
    return method === 'OPTIONS' ? answerPreflight(request, reply) : undefined;
  });
}

/** Whether pages of any site may read what is at the request's path. */
export function isReadableFromAnyOrigin({ is404, url, routeOptions }: FastifyRequest): boolean {
  const path = is404 || !routeOptions.url ? decodedPath(url) : routeOptions.url;
  return OPEN_PATH.test(path) && !CLOSED_PATH.test(path);
}

/** The path as the router reads it; as it is where it cannot be decoded. */
function decodedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers what a browser asks before a request across origins that is more than a plain GET. */
function answerPreflight({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isGraph = /^\/graphql(?:\?|$)/u.test(url);
  return reply.code(204).headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': isGraph ? 'GET, POST' : 'GET, HEAD',
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': PREFLIGHT_SECONDS,
  }).send();
}
