import { Type } from 'typebox';
import { LOGIN_ATTEMPTS_PER_WINDOW, LOGIN_WINDOW_MS, PASSWORD_MAX } from '#rules/limits.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppContext } from '../app-context.ts';
import { fieldError } from '../errors.ts';
import { LOGIN_PATH, type SessionCookie } from '../http/session-cookie.ts';
import { Done, failure, failures, list, named, ref, string, boolean, object } from './schemas.ts';
import { strictValidator, type RestApp } from './validation.ts';

const Credentials = named(
  'Credentials',
  Type.Object(
    { password: Type.Optional(string("The administrator's password.", { maxLength: PASSWORD_MAX })) },
    {
      description: "The administrator's password.",
      examples: [{ password: 'correct horse battery staple' }],
    },
  ),
);

export function authRoutes(app: RestApp, { servicesFor }: AppContext, cookie: SessionCookie) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    LOGIN_PATH,
    {
      // The body of the schema is a reference.
      validatorCompiler: (route) => strictValidator({ ...route, schema: Credentials }),
      schema: {
        operationId: 'login',
        tags: ['Session'],
        description: `Sets the cookie of a new session. An address may make ${LOGIN_ATTEMPTS_PER_WINDOW} attempts in ${LOGIN_WINDOW_MS / 60_000} minutes, and so may each browser that has signed in before.`,
        body: ref(Credentials),
        response: { 200: Done, 401: failure(401, 'The password is wrong.') },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      if (password === undefined) throw fieldError('password', 'passwordRequired');
      const { sessions } = servicesFor(request);
      const device = cookie.device(request);
      const address = clientAddress(request.ip);
      cookie.set(reply, await sessions.login(password, address, request.headers['user-agent'], device));
      const newDevice = await sessions.createDeviceToken();
      if (newDevice) cookie.setDevice(reply, newDevice);
      return { success: true as const };
    },
  );

  app.post(
    '/api/auth/logout',
    {
      schema: {
        operationId: 'logout',
        tags: ['Session'],
        description: 'Ends the session of the request.',
        response: { 200: Done, ...failures(403) },
      },
    },
    async (request, reply) => {
      const token = cookie.token(request);
      // A form of another site has no cookie, and must not sign the administrator out.
      if (token) {
        await servicesFor(request).sessions.logout(token);
        cookie.clear(reply);
      }
      return { success: true as const };
    },
  );

  app.get(
    '/api/auth/verify',
    {
      schema: {
        operationId: 'verifySession',
        tags: ['Session'],
        description:
          'Whether the administrator is signed in, or what an access token may do. 401 for a token that does not work.',
        response: {
          200: object('The state of the session.', {
            authenticated: boolean('Whether the request has a valid session.'),
            token: Type.Optional(
              object('The access token of the request.', {
                name: string('Its name.'),
                scopes: list('What it may do.', string('A scope.')),
                expires_at: string('Its end.', { format: 'date-time' }),
              }),
            ),
          }),
        },
      },
    },
    async ({ actor, accessToken }) => ({
      authenticated: actor === 'administrator',
      ...(accessToken && {
        token: {
          name: accessToken.name,
          scopes: accessToken.scopes.split(' '),
          expires_at: accessToken.expiresAt.toISOString(),
        },
      }),
    }),
  );
}
