import type { HTTPMethods, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executableSchema } from '../resolvers/schema.ts';
import { nameOf, routesOfRest } from './rest-routes.ts';
import { COOKIE, startApp, type Client, type RunningApp } from './running-app.ts';
import { callOf } from './sample-operations.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The only writes without a session: signing in and signing out. */
const OPEN = new Set(['POST /api/auth/login', 'POST /api/auth/logout']);

let product: RunningApp;
let administrator: Client;
let guarded: { name: string; method: HTTPMethods; url: string }[];
beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
  guarded = (await routesOfRest(product)).filter(isGuarded).flatMap((route) =>
    methodsOf(route).map((method) => ({
      name: nameOf(route),
      method,
      url: route.url.replace(':key', 'browser_tags').replace(':id', '1'),
    })),
  );
});
afterAll(() => product.close());

function methodsOf({ method }: RouteOptions): HTTPMethods[] {
  return typeof method === 'string' ? [method] : method;
}

function isGuarded(route: RouteOptions): boolean {
  const isWrite = methodsOf(route).some((method) => !SAFE.has(method));
  return (isWrite || route.url.startsWith('/api/admin')) && !OPEN.has(nameOf(route));
}

const UNAUTHORIZED = {
  success: false,
  error: 'Unauthorized',
  code: 'UNAUTHORIZED',
  key: 'unauthorized',
  requestId: expect.any(String) as string,
};

describe('without a session', () => {
  const strangers = {
    'no cookie': {},
    'a garbage cookie': { cookie: `${COOKIE}=garbage` },
    'the plain cookie of another configuration': { cookie: 'session=garbage' },
    'an empty cookie': { cookie: `${COOKIE}=` },
  };

  test.each(Object.entries(strangers))('A14 §1.1 §6.1 every guarded route answers 401 to %s', async (_who, headers) => {
    expect(guarded.length).toBeGreaterThan(15);
    const visitor = product.as(headers);
    for (const { name, method, url } of guarded) {
      const response = await visitor.rest(url, { method, ...(!SAFE.has(method) && { payload: {} }) });
      const body = method === 'HEAD' ? null : UNAUTHORIZED;
      expect([name, response.status, response.body]).toEqual([name, 401, body]);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'www-authenticate': 'Session realm="catalogue", Bearer realm="catalogue"',
      });
    }
  });

  test('A14 odd spellings of the addresses lead nowhere', async () => {
    const spellings = guarded.flatMap(({ method, url }) =>
      [
        url.replace('/api/', '//api/'),
        url.replace('/api/', '/API/'),
        `${url}/`,
        url.replace('/api/', '/api/./'),
        url.replace('/api/', '/x/../api/'),
        url.replace('api', '%61pi'),
        `${url}%00`,
        `${url};a=b`,
        url.replace('/api/', '/api%2f'),
      ].map((spelling) => ({ method, spelling })),
    );
    for (const { method, spelling } of spellings) {
      const { statusCode } = await product.app.inject({
        method,
        url: spelling,
        ...(!SAFE.has(method) && { payload: {} }),
      });
      expect([400, 401, 404]).toContain(statusCode);
    }
  });
});

test('D4 §6.4 with a session no guarded route answers 401, and no cache keeps what it answers', async () => {
  for (const { name, method, url } of guarded) {
    const { status, headers } = await administrator.rest(url.replace('/1', '/999999'), {
      method,
      ...(!SAFE.has(method) && { payload: {} }),
    });
    expect([name, status]).not.toEqual([name, 401]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

describe('§1.1 GraphQL', () => {
  const mutations = Object.values(executableSchema().getMutationType()?.getFields() ?? {});

  test('has mutations', () => {
    expect(mutations.length).toBeGreaterThan(12);
  });

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s needs a session',
    async (name, mutation) => {
      const { query, variables } = callOf('mutation', mutation);
      for (const visitor of [product, product.as({ cookie: `${COOKIE}=garbage` })]) {
        const { data, errors } = await visitor.graph<Record<string, unknown> | null>(query, variables);
        expect(errors).toMatchObject([{ message: 'Unauthorized', path: [name], extensions: { code: 'UNAUTHORIZED' } }]);
        expect(data).toBeNull();
      }
      const { errors = [] } = await administrator.graph(query, variables);
      expect(errors.filter(({ extensions }) => extensions.code === 'UNAUTHORIZED')).toEqual([]);
    },
  );

  test('keeps the list of tags with its revision to the administrator', async () => {
    expect((await product.graph('{ tagList { revision } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHORIZED' } },
    ]);
    expect((await administrator.graph('{ tagList { revision } }')).errors).toBeUndefined();
  });

  test.each(['slides', 'customCodes'])(
    'shows no visitor %s that are to be edited, not even the active ones',
    async (list) => {
      const query = `{ ${list}(forEditing: true) { id } }`;
      expect(await product.graph(query)).toMatchObject({
        data: null,
        errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHORIZED' } }],
      });
      expect((await administrator.graph(query)).errors).toBeUndefined();
    },
  );
});
