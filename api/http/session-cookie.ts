import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request, found out before any route runs. */
    actor: Actor;
  }

  interface FastifyContextConfig {
    /** Whether the route answers everyone as a visitor: it never reads the session cookie. */
    ignoresSession?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The session cookie, decided by configuration and never by a request (security decisions). */
export interface SessionCookie {
  readonly name: string;
  token(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** With an https origin the cookie is `__Host-` prefixed and `Secure`; on loopback http it is plain. */
export function createSessionCookie(origin: string): SessionCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    name,
    token: (request) => request.cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, options),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** Finds out for every request who sent it, and refuses writes that another site makes a browser send. */
export function registerSessions(app: FastifyInstance, cookie: SessionCookie, origin: string, sessions: () => Services['sessions']): void {
  app.decorateRequest('actor', 'visitor');
  app.addHook('onRequest', async (request) => {
    const token = cookie.token(request);
    if (!token || request.routeOptions.config.ignoresSession) return;
    if (!SAFE_METHODS.has(request.method)) assertSameOrigin(request, origin);
    if (await sessions().verify(token)) request.actor = 'administrator';
  });
}

/**
 * A write that carries the session cookie must come from our own pages: the browser says so (`Sec-Fetch-Site`), or,
 * where it does not, the `Origin` is ours. A client that is no browser sends neither.
 */
function assertSameOrigin({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined || headers.origin === origin : site === 'same-origin';
  if (!isOwn) throw new AppError('FORBIDDEN', 'forbidden');
}
