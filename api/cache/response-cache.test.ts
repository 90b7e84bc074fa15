import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createCacheKeys } from './cache-keys.ts';
import { createCachedResponse, preferredEncoding } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';
import { PUBLIC_CACHE_CONTROL, registerSharedRoutes } from './shared-routes.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

type Handle = (reply: FastifyReply) => unknown;

/** Starts an app with a cache and shared routes. `runs` is the number of calls of their handler. */
async function appWith(handle: Handle, options: { maxBytes?: number; clock?: () => number } = {}) {
  let runs = 0;
  const keys = createCacheKeys('session');
  const cache = createResponseCache({ keys, hasSession: async () => false, ...options });
  app = Fastify({ serverFactory: cache.createServer });
  app.decorateRequest('actor', 'visitor');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-frame-options', 'DENY');
  });
  await app.register(async (scope) => {
    registerSharedRoutes(scope, keys);
    for (const path of ['/', '/api/:name'])
      scope.get(path, async (_request, reply) => {
        runs += 1;
        return handle(reply);
      });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path = '/', headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
  return { cache, get, read: async (path?: string) => (await get(path)).text(), runs: () => runs };
}

const isPublic = (reply: FastifyReply) => reply.header('cache-control', PUBLIC_CACHE_CONTROL);

/** The number of calls of a handler for two requests. */
async function runsOfTwo(handle: Handle) {
  const { read, runs } = await appWith(handle);
  expect(await read()).toBe(await read());
  return runs();
}

test('a public response is computed once', async () => {
  expect(await runsOfTwo((reply) => isPublic(reply).send('a'))).toBe(1);
});

test.each<[string, Handle]>([
  ['has no public cache-control', (reply) => reply.send('a')],
  ['sets a cookie', (reply) => isPublic(reply).header('set-cookie', 'a=b').send('a')],
  ['is an error', (reply) => isPublic(reply).code(404).send('a')],
  ['is a redirect', (reply) => isPublic(reply).redirect('/b', 302)],
])('a response that %s is computed for each request', async (_name, handle) => {
  expect(await runsOfTwo(handle)).toBe(2);
});

test('a response to the administrator is not cached', async () => {
  const { get, runs } = await appWith((reply) => {
    reply.request.actor = 'administrator';
    return isPublic(reply).send('a');
  });
  await get();
  expect((await get()).headers.get('cache-control')).toBe('private, no-store');
  expect(runs()).toBe(2);
});

test('a 304 has no headers of the body, even if the response was just computed', async () => {
  const answer = (reply: FastifyReply) => isPublic(reply).send('a');
  const { headers } = await (await appWith(answer)).get();
  await app?.close();
  const { get } = await appWith(answer);
  const response = await get('/', { 'if-none-match': headers.get('etag') });
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe(headers.get('etag'));
  for (const name of ['content-type', 'x-frame-options']) expect(response.headers.has(name)).toBe(false);
});

test('waiting requests compute their own response if the pending one is not public', async () => {
  const { read, runs } = await appWith(async (reply) => reply.header('set-cookie', 'a=b').send('a'));
  await Promise.all([read(), read(), read()]);
  expect(runs()).toBe(3);
});

test('the size stays below the limit, and the least recently used entry is removed first', async () => {
  const { cache, read, runs } = await appWith((reply) => isPublic(reply).send('a'.repeat(5000)), { maxBytes: 100_000 });
  await read('/api/used');
  for (let index = 0; index < 100; index += 1) {
    await read(`/api/${index}`);
    await read('/api/used');
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(runs()).toBe(101);
  await read('/api/0');
  expect(runs()).toBe(102);
});

test('the size includes the encodings that are added later', async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `${(index * 7919) % 997} browsers`).join(', ');
  const response = createCachedResponse(Buffer.from(text), {});
  const bodies = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { body } = await response.responseTo({ headers: { 'accept-encoding': encoding } });
    bodies.push(body?.length ?? NaN);
  }
  expect(new Set(bodies).size).toBe(3);
  expect(response.size).toBeGreaterThan(bodies.reduce((sum, length) => sum + length, 0));
});

test('a response that is larger than the limit is not cached', async () => {
  const { read, runs } = await appWith((reply) => isPublic(reply).send('a'.repeat(20_000)), { maxBytes: 10_000 });
  await read();
  await read();
  expect(runs()).toBe(2);
});

test('a response that was started before the catalogue changed is sent to waiting requests but not cached', async () => {
  const started: PromiseWithResolvers<string>[] = [];
  const { cache, read } = await appWith(async (reply) => {
    const response = Promise.withResolvers<string>();
    started.push(response);
    return isPublic(reply).send(await response.promise);
  });
  const before = [read(), read()];
  await expect.poll(() => [started.length, cache.counts.wait]).toEqual([1, 1]);
  cache.clear();
  const after = read();
  await expect.poll(() => started.length).toBe(2);
  started[0]?.resolve('stale');
  expect(await Promise.all(before)).toEqual(['stale', 'stale']);
  started[1]?.resolve('fresh');
  expect([await after, await read()]).toEqual(['fresh', 'fresh']);
});

test('a page is cached for a minute, data until the catalogue changes', async () => {
  let now = 0;
  const { read, runs } = await appWith((reply) => isPublic(reply).type('text/html').send('a'), { clock: () => now });
  const runsAt = async (time: number) => {
    now = time;
    await read();
    return runs();
  };
  expect([await runsAt(0), await runsAt(59_999), await runsAt(60_000)]).toEqual([1, 1, 2]);
  await app?.close();
  const data = await appWith((reply) => isPublic(reply).send({}), { clock: () => now });
  await data.read();
  now = 1e12;
  await data.read();
  expect(data.runs()).toBe(1);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('the best encoding for "%s" is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('the entity tag depends on the content security policy', async () => {
  const tagWith = async (policy: string) => {
    const { get } = await appWith((reply) => isPublic(reply).header('content-security-policy', policy).send('page'));
    const { headers } = await get();
    await app?.close();
    return headers.get('etag');
  };
  expect(await tagWith('a')).not.toBe(await tagWith('b'));
  expect(await tagWith('a')).toBe(await tagWith('a'));
});
