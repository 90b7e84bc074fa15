import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { scopesOf } from '#rules/access.ts';
import { isPagePath } from '#rules/pages.ts';
import { hashToken, isWellFormed } from '../access-token.ts';
import { AppError } from '../errors.ts';
import type { AccessToken } from '../entities/access-token.ts';
import { actorFor } from '../services/access-tokens.ts';
import type { Services } from '../services/create-services.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without one. With one, the session cookie is ignored. */
    accessToken: AccessToken | null;
  }
}

const WINDOW_MS = 60_000;
/** Requests with one token in a window, and new tokens from one address. */
const TOKEN_REQUESTS = 600;
const NEW_TOKENS = 30;
const COUNTED_MAX = 10_000;

/**
 * Sets `request.actor` from `Authorization: Bearer` (RFC 6750) on REST and GraphQL, before the sessions. Other schemes
 * are those of a proxy.
 */
export function registerAccessTokens(app: FastifyInstance, tokens: () => Services['accessTokens']) {
  const requests = createLimit('token', TOKEN_REQUESTS);
  const attempts = createLimit('new-token', NEW_TOKENS);
  /** Tokens that worked here, so that an address that guesses does not lock out its neighbours. */
  const worked = new LRUCache<string, true>({ max: COUNTED_MAX });
  app.decorateRequest('accessToken', null);
  app.addHook('onRequest', async (request, reply) => {
    if (isPagePath(request.url)) return;
    const token = bearerOf(request);
    if (token === null) return;
    if (!isWellFormed(token)) throw new AppError('UNAUTHORIZED', 'tokenInvalid');
    const hash = hashToken(token);
    const address = clientAddress(request.ip);
    if (!worked.has(hash)) attempts(address, reply);
    const found = await tokens().use(hash, address);
    if (!found) {
      worked.delete(hash);
      throw new AppError('UNAUTHORIZED', 'tokenInvalid');
    }
    worked.set(hash, true);
    requests(String(found.id), reply);
    const { method, routeOptions } = request;
    request.accessToken = found;
    request.actor = actorFor(found, scopesOf(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`));
  });
}

/** The bearer token; null without the scheme, empty without a token or with several. */
function bearerOf({ headers: { authorization }, raw }: FastifyRequest) {
  const [all, token = ''] = /^bearer(?:\s+(.*))?$/isu.exec(authorization ?? '') ?? [];
  if (all === undefined) return null;
  const count = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^authorization$/iu.test(name)).length;
  return count === 1 ? token : '';
}

/** Counts in this process (draft-ietf-httpapi-ratelimit-headers). Throws TOO_MANY_REQUESTS. */
function createLimit(name: string, limit: number) {
  const counts = new LRUCache<string, { used: number }>({ max: COUNTED_MAX, ttl: WINDOW_MS });
  return (key: string, reply: FastifyReply) => {
    const count = counts.get(key) ?? { used: 0 };
    if (count.used === 0) counts.set(key, count);
    count.used += 1;
    const seconds = Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000));
    reply.headers({
      'ratelimit-policy': `"${name}";q=${limit};w=${WINDOW_MS / 1000}`,
      ratelimit: `"${name}";r=${Math.max(0, limit - count.used)};t=${seconds}`,
    });
    if (count.used > limit) throw new AppError('TOO_MANY_REQUESTS', 'tooManyTokenRequests', { retryAfter: seconds });
  };
}
