import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { PUBLIC_CACHE_CONTROL, createHttpCache } from './http-cache.ts';
import { createCacheKeys } from './cache-keys.ts';
import { createResponseCache } from './response-cache.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts an app with one cached route. `runs` is the number of calls of its handler. */
async function appWith(
  handle: (reply: FastifyReply) => unknown,
): Promise<{ get: (headers?: Record<string, string>) => Promise<string>; runs: () => number }> {
  let runs = 0;
  app = Fastify();
  app.decorateRequest('actor', 'visitor');
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ connection: 'close', 'x-frame-options': 'DENY' });
  });
  await app.register(async (scope) => {
    createHttpCache(createResponseCache(), createCacheKeys('session')).cacheReads(scope);
    scope.get('/', async (_request, reply) => {
      runs += 1;
      return handle(reply);
    });
  });
  return { get: async (headers = {}) => (await app.inject({ url: '/', headers })).body, runs: () => runs };
}

/** The number of calls of a handler for two requests. */
async function runsOfTwo(handle: (reply: FastifyReply) => unknown): Promise<number> {
  const { get, runs } = await appWith(handle);
  expect(await get()).toBe(await get());
  return runs();
}

test('a public response is computed once', async () => {
  expect(await runsOfTwo((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'))).toBe(1);
});

test.each<[string, (reply: FastifyReply) => unknown]>([
  ['has no public cache-control', (reply) => reply.send('a')],
  ['sets a cookie', (reply) => reply.headers({ 'cache-control': PUBLIC_CACHE_CONTROL, 'set-cookie': 'a=b' }).send('a')],
  ['is an error', (reply) => reply.code(404).header('cache-control', PUBLIC_CACHE_CONTROL).send('a')],
  ['is a redirect', (reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).redirect('/b', 302)],
])('a response that %s is computed for each request', async (_name, handle) => {
  expect(await runsOfTwo(handle)).toBe(2);
});

test('a response to the administrator is not cached', async () => {
  const { get, runs } = await appWith((reply) => {
    reply.request.actor = 'administrator';
    return reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a');
  });
  await get();
  await get();
  expect(runs()).toBe(2);
});

test('a 304 has the headers of the connection, even if the response was just computed', async () => {
  await appWith((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'));
  const {
    headers: { etag },
  } = await app.inject('/');
  await app.close();
  await appWith((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'));
  const { statusCode, headers } = await app.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect(statusCode).toBe(304);
  expect(headers).toMatchObject({ connection: 'close', etag });
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('waiting requests compute their own response if the pending one is not public', async () => {
  const { get, runs } = await appWith(async (reply) => reply.header('set-cookie', 'a=b').send('a'));
  await Promise.all([get(), get(), get()]);
  expect(runs()).toBe(3);
});
