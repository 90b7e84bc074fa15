import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodedUrl } from '#rules/url.ts';
import { AppError } from '../errors.ts';

const PREFLIGHT_SECONDS = 86_400;

/** Pages of any site may read a response. Without credentials they see only public data. */
export const ANY_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Total-Count',
} as const;

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

/** Pages, sessions, uploading and administration are not readable from other sites. */
const OPEN_PATH = /^\/(?:api|graphql|uploads)(?:\/|$)|\.\w+$/u;
const CLOSED_PATH = /^\/(?:api\/)?(?:admin|auth|upload)(?:\/|$)/u;

/**
 * Also for errors, so register it before every hook that can send a response. `registerMethodCheck` answers preflights.
 */
export function registerCors(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { method } = request;
    if (!isReadableFromAnyOrigin(request)) return;
    if (method === 'GET' || method === 'HEAD') reply.headers(ANY_ORIGIN_HEADERS);
    if (method === 'OPTIONS') reply.headers(preflightHeaders(request));
  });
}

export function isReadableFromAnyOrigin({ is404, url, routeOptions }: FastifyRequest) {
  const [requested = ''] = url.split('?', 1);
  const path = is404 || !routeOptions.url ? decodedUrl(requested) : routeOptions.url;
  return OPEN_PATH.test(path) && !CLOSED_PATH.test(path);
}

function preflightHeaders({ url }: FastifyRequest) {
  const isGraphql = /^\/graphql(?:\?|$)/u.test(url);
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': isGraphql ? 'GET, POST' : 'GET, HEAD',
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}

/** 405 for a method that a path does not have; 204 for OPTIONS where any site may read. Register it before all routes. */
export function registerMethodCheck(app: FastifyInstance) {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { is404, url, method } = request;
    if (!is404) return undefined;
    const [path = ''] = url.split('?', 1);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    if (isReadableFromAnyOrigin(request)) methods.push('OPTIONS');
    const isPreflight = method === 'OPTIONS' && methods.includes(method);
    if (!isPreflight && (methods.every((name) => name === 'OPTIONS') || methods.includes(method))) return undefined;
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    if (isPreflight) return reply.code(204).send();
    throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
  });
}

/** As in the router, `:id` matches one segment, and `*` the rest. URLPattern takes 40 times as long. */
function patternOf(url: string) {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment);
  });
  return new RegExp(`^${segments.join('/')}$`, 'u');
}
