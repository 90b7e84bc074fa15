import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 86_400;

/** The header that lets pages of any site read an answer. Without credentials, so they see what every visitor sees. */
export const OPEN_TO_ANY_ORIGIN = { name: 'access-control-allow-origin', value: '*' } as const;

/** Lets pages of any site read the GET routes that are registered on `app` after this call; other methods stay closed. */
export function allowAnyOriginToRead(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') reply.header(OPEN_TO_ANY_ORIGIN.name, OPEN_TO_ANY_ORIGIN.value);
  });
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') answerPreflight(app, url, ['GET', 'HEAD']);
  });
}

/** Answers what a browser asks before a request across origins that is more than a plain GET. */
export function answerPreflight(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const headers = {
    [OPEN_TO_ANY_ORIGIN.name]: OPEN_TO_ANY_ORIGIN.value,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'content-type, apollo-require-preflight',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  };
  app.options(url, { schema: { hide: true } }, async (_request, reply) => reply.code(204).headers(headers).send());
}
