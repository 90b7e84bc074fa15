import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf, routesOfRest } from './rest-routes.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const MUTATION = 'mutation { saveSettings(input: { liveCounters: true }) { revision } }';

let product: RunningApp;
let unsafe: { name: string; url: string; method: (typeof UNSAFE)[number] }[];
let cookie: string;
beforeAll(async () => {
  product = await startApp('none');
  unsafe = (await routesOfRest(product)).flatMap((route) =>
    UNSAFE.filter((method) => route.method === method).map((method) => ({
      name: nameOf(route),
      url: route.url.replace(':id', '1'),
      method,
    })),
  );
  cookie = (await product.session()).cookie ?? '';
});
afterAll(() => product.close());

const write = (headers: Record<string, string>) =>
  product.rest('/api/admin/settings', {
    method: 'POST',
    headers: { cookie, ...headers },
    payload: { key: 'homepage', value: { liveCounters: false } },
  });
const expectNoWrite = async () =>
  expect(await product.graph('{ settings { liveCounters } }')).toEqual({ data: { settings: { liveCounters: false } } });

test.each<[string, Record<string, string>]>([
  ['C1 from another origin', { origin: 'https://evil.example' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from our own origin over http', { origin: ORIGIN.replace('https', 'http') }],
  ['from an origin that begins like ours', { origin: `${ORIGIN}.evil.example` }],
  ['C2 that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['that the browser calls same-site', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ['that the browser calls typed', { 'sec-fetch-site': 'none' }],
])('%s: a write with the session cookie is refused on every route and by GraphQL', async (_where, headers) => {
  expect(unsafe.length).toBeGreaterThan(15);
  for (const { name, url, method } of unsafe) {
    const { status, body } = await product.rest(url, { method, payload: {}, headers: { cookie, ...headers } });
    expect([name, status]).toEqual([name, 403]);
    expect(body).toMatchObject({ success: false, error: 'Forbidden', code: 'FORBIDDEN' });
  }
  const graph = await product.rest('/graphql', {
    method: 'POST',
    payload: { query: MUTATION },
    headers: { cookie, ...headers },
  });
  expect(graph.status).toBe(403);
  await expectNoWrite();
  expect((await product.rest('/api/auth/verify', { headers: { cookie } })).body).toEqual({ authenticated: true });
});

test.each<[string, Record<string, string>]>([
  ['that the browser calls same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['from our origin, of a browser that says no more', { origin: ORIGIN }],
  ['of a program that is no browser', {}],
])('a write with the session cookie %s is taken', async (_where, headers) => {
  expect((await write(headers)).status).toBe(200);
});

test.each([{}, { 'apollo-require-preflight': '1' }])(
  'C3 a write with the session cookie as text/plain runs nothing in GraphQL',
  async (headers) => {
    const { status, body } = await product.rest('/graphql', {
      method: 'POST',
      payload: JSON.stringify({ query: MUTATION }),
      headers: { cookie, 'content-type': 'text/plain', ...headers },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    await expectNoWrite();
  },
);
