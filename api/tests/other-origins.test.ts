import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRESH, startApp, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';

const FOREIGN = { origin: 'https://other.example' };

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real', FRESH, { site: builtSite() });
});
afterAll(() => product.close());

async function request(
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS',
  url: string,
  headers: Record<string, string> = {},
  payload?: object,
) {
  return product.app.inject({ method, url, headers: { ...FOREIGN, ...headers }, ...(payload && { payload }) });
}

test.each([
  '/api/browsers',
  '/api/browsers/1',
  '/api/browsers/1/versions',
  '/api/versions/1',
  '/api/slides',
  '/api/custom-codes',
  '/api/settings?key=homepage',
  '/api/openapi.json',
  '/api/browsers/abc',
  '/api/nothing',
  '/api/%zz',
  '/graphql/schema.graphql',
  '/robots.txt',
  '/sitemap.xml',
  '/icons/brave.svg',
  '/uploads/nothing.png',
])('C6 pages of any site may read %s, without credentials', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await request(method, url);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toMatch(/ETag.*RateLimit.*Retry-After.*X-Request-Id/u);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test.each([
  '/api/auth/verify',
  '/api/%61uth/verify',
  '/api/admin/custom-codes',
  '/api/upload/image',
  '/admin',
  '/versions/1/download',
  '/healthz',
  '/',
])('C6 %s stays closed to them', async (url) => {
  expect((await request('GET', url)).headers).not.toHaveProperty('access-control-allow-origin');
  expect((await request('OPTIONS', url, { 'access-control-request-method': 'POST' })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

test('a browser may ask before it queries GraphQL', async () => {
  const { statusCode, headers } = await request('OPTIONS', '/graphql', {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-methods']).toContain('POST');
  expect(headers['access-control-allow-headers']).toContain('content-type');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('§10.52 a preflight allows reading only', async () => {
  const { statusCode, headers } = await request('OPTIONS', '/api/browsers', {
    'access-control-request-method': 'DELETE',
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
  for (const name of [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'apollographql-client-name',
    'apollographql-client-version',
    'x-apollo-operation-name',
  ])
    expect(headers['access-control-allow-headers']).toContain(name);
});

test('C6 queries of GraphQL are open, and so are the errors of a query', async () => {
  expect(
    (await request('POST', '/graphql', {}, { query: '{ counters { browsers } }' })).headers[
      'access-control-allow-origin'
    ],
  ).toBe('*');
  expect((await request('GET', '/graphql?query={counters{browsers}}')).headers['access-control-allow-origin']).toBe(
    '*',
  );
  expect((await request('POST', '/graphql', {}, { query: '{ nothing }' })).headers['access-control-allow-origin']).toBe(
    '*',
  );
});

test('the refusal of a body that is no operation can be read', async () => {
  const { statusCode, headers } = await request('POST', '/graphql', { 'content-type': 'application/json' }, undefined);
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, '*']);
});

test('a 304 can be read like the response that it confirms', async () => {
  const { headers: first } = await request('GET', '/api/browsers');
  const { statusCode, headers } = await request('GET', '/api/browsers', { 'if-none-match': String(first.etag) });
  expect([statusCode, headers['access-control-allow-origin'], headers['access-control-expose-headers']]).toEqual([
    304,
    '*',
    first['access-control-expose-headers'],
  ]);
});
