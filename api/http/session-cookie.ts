import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { Services } from '../services/create-services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    ignoresSession?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const LOGIN_PATH = '/api/auth/login';
const DEVICE_SECONDS = 365 * 86_400;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** By the configuration, never by a request (security decisions). Browsers reject `__Host-` with http. */
export function createSessionCookie(origin: string) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const deviceName = secure ? '__Secure-device' : 'device';
  return {
    name,
    token: (request: FastifyRequest) => request.cookies[name],
    set: (reply: FastifyReply, token: string) => void reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
    device: (request: FastifyRequest) => request.cookies[deviceName],
    setDevice: (reply: FastifyReply, token: string) =>
      void reply.setCookie(deviceName, token, { ...options, path: LOGIN_PATH, maxAge: DEVICE_SECONDS }),
  };
}

export type HasSession = (request: IncomingMessage) => Promise<boolean>;

/** Whether the cookie of a request is that of an open session; looked up once. */
export function createSessionCheck({ name }: SessionCookie, sessions: () => Services['sessions']): HasSession {
  const checked = new WeakMap<IncomingMessage, Promise<boolean>>();
  return async (request) => {
    const token = fastifyCookie.parse(request.headers.cookie ?? '')[name];
    const check = checked.get(request) ?? (token ? sessions().verify(token) : Promise.resolve(false));
    checked.set(request, check);
    return check;
  };
}

/** Sets `request.actor`, and rejects writes that another site makes the browser send (CSRF). */
export const sessions = fastifyPlugin<{ cookie: SessionCookie; origin: string; hasSession: HasSession }>(
  async (app, { cookie, origin, hasSession }) => {
    app.addHook('onRequest', async (request) => {
      if (!cookie.token(request) || request.accessToken || request.routeOptions.config.ignoresSession) return;
      if (!SAFE_METHODS.has(request.method)) assertSameOrigin(request, origin);
      if (await hasSession(request.raw)) request.actor = 'administrator';
    });
  },
  { name: 'sessions', dependencies: ['@fastify/cookie', 'access-tokens'] },
);

/** Throws FORBIDDEN for a write from another site. Clients that are not browsers send neither header. */
function assertSameOrigin({ headers }: FastifyRequest, origin: string) {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined || headers.origin === origin : site === 'same-origin';
  if (!isOwn) throw new AppError('FORBIDDEN', 'forbidden');
}
