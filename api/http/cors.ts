import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decodedUrl } from '#rules/url.ts';

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

/** Also for errors. `methodCheck` answers preflights. */
export const cors = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { method } = request;
      if (!isReadableFromAnyOrigin(request)) return;
      if (method === 'GET' || method === 'HEAD') reply.headers(ANY_ORIGIN_HEADERS);
      if (method === 'OPTIONS') reply.headers(preflightHeaders(request));
    });
  },
  { name: 'cors', dependencies: ['security-headers'] },
);

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
