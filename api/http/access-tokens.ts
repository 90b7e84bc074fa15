import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { scopesOf } from '#rules/access.ts';
import { isPagePath } from '#rules/pages.ts';
import { hashToken, isWellFormed } from '../access-token.ts';
import { AppError } from '../errors.ts';
import type { AccessToken } from '../entities/access-token.ts';
import { actorFor } from '../services/access-tokens.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request, which is set before any route runs. */
    actor: Actor;
    /** Null without one. With one, the session cookie is ignored. */
    accessToken: AccessToken | null;
  }
}

/** In a minute: requests with one token, and new tokens from one address. */
const TOKEN_REQUESTS = 600;
const NEW_TOKENS = 30;
const WORKED_MAX = 10_000;

/**
 * Sets `request.actor` from `Authorization: Bearer` (RFC 6750) on REST and GraphQL. Other schemes are those of a proxy.
 */
export const accessTokens = fastifyPlugin<{ tokens: () => Services['accessTokens'] }>(
  async (app, { tokens }) => {
    await app.register(fastifyRateLimit, { global: false, timeWindow: 60_000 });
    const requests = app.createRateLimit({
      max: TOKEN_REQUESTS,
      keyGenerator: ({ accessToken }) => String(accessToken?.id),
    });
    const attempts = app.createRateLimit({ max: NEW_TOKENS });
    /** Tokens that worked here, so that an address that guesses does not lock out its neighbours. */
    const worked = new LRUCache<string, true>({ max: WORKED_MAX });
    app.decorateRequest('actor', 'visitor');
    app.decorateRequest('accessToken', null);
    app.addHook('onRequest', async (request, reply) => {
      if (isPagePath(request.url)) return;
      const token = bearerOf(request);
      if (token === null) return;
      if (!isWellFormed(token)) throw new AppError('UNAUTHORIZED', 'tokenInvalid');
      const hash = hashToken(token);
      const address = clientAddress(request.ip);
      if (!worked.has(hash)) setLimit('new-token', await attempts(request), reply);
      const found = await tokens().use(hash, address);
      if (!found) {
        worked.delete(hash);
        throw new AppError('UNAUTHORIZED', 'tokenInvalid');
      }
      worked.set(hash, true);
      request.accessToken = found;
      setLimit('token', await requests(request), reply);
      const { method, routeOptions } = request;
      request.actor = actorFor(found, scopesOf(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`));
    });
  },
  { name: 'access-tokens', dependencies: ['cors'] },
);

/** The bearer token; null without the scheme, empty without a token or with several. */
function bearerOf({ headers: { authorization }, raw }: FastifyRequest) {
  const [all, token = ''] = /^bearer(?:\s+(.*))?$/isu.exec(authorization ?? '') ?? [];
  if (all === undefined) return null;
  const count = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^authorization$/iu.test(name)).length;
  return count === 1 ? token : '';
}

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** The headers of draft-ietf-httpapi-ratelimit-headers. Throws TOO_MANY_REQUESTS above the limit. */
function setLimit(name: string, limit: Limit, reply: FastifyReply) {
  // The plugin's type has exceptions from a limit, of which there are none.
  if (limit.isAllowed) return;
  const { max, remaining, timeWindow, ttlInSeconds, isExceeded } = limit;
  reply.headers({
    'ratelimit-policy': `"${name}";q=${max};w=${timeWindow / 1000}`,
    ratelimit: `"${name}";r=${remaining};t=${ttlInSeconds}`,
  });
  if (isExceeded) throw new AppError('TOO_MANY_REQUESTS', 'tooManyTokenRequests', { retryAfter: ttlInSeconds });
}
