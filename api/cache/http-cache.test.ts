import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { PUBLIC_CACHE_CONTROL, createHttpCache } from './http-cache.ts';
import { createCacheKeys } from './cache-keys.ts';
import { ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** An app with one kept route, whose connections are to be closed, and how often that route has run. */
async function appWith(answer: (reply: FastifyReply) => unknown): Promise<{ get: (headers?: Record<string, string>) => Promise<string>; runs: () => number }> {
  let runs = 0;
  app = Fastify();
  app.decorateRequest('actor', 'visitor');
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ connection: 'close', 'x-frame-options': 'DENY' });
  });
  await app.register(async (scope) => {
    createHttpCache(new ResponseCache(), createCacheKeys('session')).cacheReads(scope);
    scope.get('/', async (_request, reply) => {
      runs += 1;
      return answer(reply);
    });
  });
  return { get: async (headers = {}) => (await app.inject({ url: '/', headers })).body, runs: () => runs };
}

async function runsOfTwo(answer: (reply: FastifyReply) => unknown): Promise<number> {
  const { get, runs } = await appWith(answer);
  expect(await get()).toBe(await get());
  return runs();
}

test('an answer that is public is computed once', async () => {
  expect(await runsOfTwo((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'))).toBe(1);
});

test.each<[string, (reply: FastifyReply) => unknown]>([
  ['does not say that it is public', (reply) => reply.send('a')],
  ['sets a cookie', (reply) => reply.headers({ 'cache-control': PUBLIC_CACHE_CONTROL, 'set-cookie': 'a=b' }).send('a')],
  ['is no success', (reply) => reply.code(404).header('cache-control', PUBLIC_CACHE_CONTROL).send('a')],
  ['is a redirect', (reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).redirect('/b', 302)],
])('an answer that %s is computed anew', async (_name, answer) => {
  expect(await runsOfTwo(answer)).toBe(2);
});

test('an answer to the administrator is not kept, however the session was recognized', async () => {
  const { get, runs } = await appWith((reply) => {
    reply.request.actor = 'administrator';
    return reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a');
  });
  await get();
  await get();
  expect(runs()).toBe(2);
});

test('what belongs to the exchange is said with a 304 too, also by the one who computes it', async () => {
  await appWith((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'));
  const { headers: { etag } } = await app.inject('/');
  await app.close();
  await appWith((reply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL).send('a'));
  const { statusCode, headers } = await app.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect(statusCode).toBe(304);
  expect(headers).toMatchObject({ connection: 'close', etag });
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('those who wait for an answer that nobody else may have compute their own', async () => {
  const { get, runs } = await appWith(async (reply) => reply.header('set-cookie', 'a=b').send('a'));
  await Promise.all([get(), get(), get()]);
  expect(runs()).toBe(3);
});
