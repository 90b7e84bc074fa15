import { isSlug } from '#rules/slug.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

const NO_IDS = [
  'abc',
  '01',
  '1e3',
  '-1',
  '0',
  '1.0',
  '+1',
  '%201',
  '0x1',
  '2147483648',
  String(2 ** 53),
  '9'.repeat(60),
  '１',
  'NaN',
  '__proto__',
  "1'--",
];

describe.each(['/api/browsers/ID', '/api/browsers/ID/versions', '/api/versions/ID', '/versions/ID/download'])(
  '%s',
  (path) => {
    test.each(NO_IDS)('I11 refuses the id %s', async (id) => {
      const { status, headers, body } = await product.rest(
        path.replace('ID', encodeURIComponent(decodeURIComponent(id))),
      );
      // It could be the slug of a browser.
      if (path.startsWith('/api/browsers') && isSlug(id)) return expect(status).toBe(404);
      expect(status).toBe(400);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(body).toEqual({
        success: false,
        error: 'Invalid ID',
        code: 'BAD_REQUEST',
        key: 'invalidId',
        fields: { id: 'Invalid ID' },
        issues: [{ field: 'id', key: 'invalidId', params: {} }],
        requestId: expect.any(String) as string,
      });
    });

    test('knows no such id as the largest one', async () => {
      expect(await product.rest(path.replace('ID', '2147483647'))).toMatchObject({
        status: 404,
        body: { success: false, code: 'NOT_FOUND' },
      });
    });
  },
);

test.each([
  'page=-1',
  'page=0',
  'page=1e9',
  'page=1000000000',
  'page=x',
  'page=1.5',
  'limit=0',
  'limit=101',
  'limit=1000000000',
  'limit=1e9',
  'limit=-5',
  'limit=ten',
  'page=1&page=2',
])('I11 a page of versions with %s is refused', async (query) => {
  expect(await product.rest(`/api/browsers/1/versions?${query}`)).toMatchObject({
    status: 400,
    body: { success: false, error: 'Invalid page or limit', code: 'BAD_REQUEST' },
  });
});

test.each([
  ['page: -1', 'Invalid page or limit'],
  ['limit: 1000000000', 'Invalid page or limit'],
])('GraphQL refuses %s with the same message', async (page, message) => {
  const { errors } = await product.graph(`{ browser(id: 1) { versions(${page}) { totalCount } } }`);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
});

test.each(['sort=password_hash', 'sort=NAME', "sort=name'", 'sort=name&sort=newest', 'sort=__proto__'])(
  'I4 a list of browsers with %s is refused',
  async (query) => {
    expect(await product.rest(`/api/browsers?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'Invalid sort', fields: { sort: 'Invalid sort' } },
    });
  },
);

test.each([
  ['/api/browsers?platform=xyz', 'platform'],
  ['/api/browsers?platform=Windows', 'platform'],
  ['/api/browsers?platform=linux&platform=windows', 'platform'],
  ['/api/browsers?platform=linux&platform=', 'platform'],
  ['/api/browsers/1/versions?platform=beos', 'platform'],
  ['/api/browsers?limit=1e3', 'limit'],
  ['/api/browsers?tag=free&tag=hot', 'tag'],
  ['/api/custom-codes?active=2', 'active'],
  ['/api/settings?key=homepage&key=homepage', 'key'],
])('P7 %s is refused with its key and field, and so are no unknown parameters', async (path, field) => {
  const key = field === 'limit' ? 'invalidPage' : 'invalidField';
  expect(await product.rest(path)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', key, issues: [{ field, key }] },
  });
  expect((await product.rest(`${path.split('?', 1)[0] ?? ''}?x=1&x=2&key=homepage`)).status).toBe(200);
});

test('several wrong parameters are all named, and the first is the message', async () => {
  const { body } = await product.rest('/api/browsers?sort=x&search=a&search=b');
  expect(body).toMatchObject({ error: 'Invalid sort', fields: { sort: 'Invalid sort', search: 'Invalid search' } });
});

describe('what is wrong has a key', () => {
  const invalid = (field: string) => ({ field, key: 'invalidField', params: { field } });

  test('where single fields are, each with its parameters', async () => {
    const { body } = await product.rest('/api/browsers?sort=x&search=a&search=b');
    expect(body).toMatchObject({ key: 'invalidField', issues: [invalid('sort'), invalid('search')] });
    expect(await product.rest('/api/settings')).toMatchObject({
      body: { key: 'missingField', issues: [{ field: 'key', key: 'missingField', params: { field: 'key' } }] },
    });
    for (const password of [undefined, ' ']) {
      const response = await product.rest('/api/auth/login', { method: 'POST', payload: { password } });
      expect(response).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'password', key: 'passwordRequired', params: {} }] },
      });
    }
  });

  test('through both interfaces', async () => {
    const search = 'x'.repeat(SEARCH_TEXT_MAX + 1);
    const issues = [{ field: 'search', key: 'searchTooLong', params: {} }];
    expect(await product.rest(`/api/browsers?search=${search}`)).toMatchObject({
      body: { key: 'searchTooLong', issues },
    });
    expect(
      await product.graph('query ($search: String!) { browsers(search: $search) { totalCount } }', { search }),
    ).toMatchObject({ errors: [{ extensions: { key: 'searchTooLong', issues } }] });
    await product.setPassword();
    const administrator = product.as(await product.session());
    expect(await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { is_featured: 'x' } })).toMatchObject(
      { body: { issues: [invalid('is_featured')] } },
    );
    expect(
      await administrator.graph('mutation { updateBrowser(id: 1, input: { isFeatured: null }) { id } }'),
    ).toMatchObject({ errors: [{ extensions: { issues: [invalid('isFeatured')] } }] });
    expect(await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { revision: 99 } })).toMatchObject({
      status: 409,
      body: { key: 'conflict' },
    });
    expect(
      await administrator.graph('mutation { updateBrowser(id: 1, input: {}, revision: 99) { id } }'),
    ).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT', key: 'conflict' } }] });
  });

  test('but for the messages of libraries', async () => {
    const { body } = await product.rest<object>('/api/auth/login', {
      method: 'POST',
      payload: '{oops',
      headers: { 'content-type': 'application/json' },
    });
    expect(body).toMatchObject({ code: 'BAD_REQUEST' });
    expect(body).not.toHaveProperty('key');
  });
});

test.each([
  '/api',
  '/api/',
  '/api/browsers/',
  '/api/versions/',
  '/api/nothing',
  '/api/browsers/1/nothing',
  '/api/constructor',
])('%s is an unknown path, whose answer names the contracts', async (path) => {
  const { status, headers, body } = await product.rest(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch('application/json');
  expect(body).toEqual({
    success: false,
    error: 'Not found. REST is described at /api/openapi.json, GraphQL at /graphql/schema.graphql.',
    code: 'NOT_FOUND',
    key: 'apiPathNotFound',
    requestId: expect.any(String) as string,
  });
});

test.each([
  ['DELETE', '/api/browsers', 'GET, HEAD, OPTIONS, POST'],
  ['PATCH', '/api/browsers/1', 'DELETE, GET, HEAD, OPTIONS, PUT'],
  ['GET', '/api/auth/login', 'POST'],
  ['PUT', '/api/admin/custom-codes/1/toggle?x=1', 'PATCH'],
  ['GET', '/api/upload/image', 'POST'],
  ['POST', '/versions/1/download', 'GET, HEAD'],
  ['PUT', '/graphql', 'GET, HEAD, OPTIONS, POST'],
  ['TRACE', '/api/browsers', 'GET, HEAD, OPTIONS, POST'],
] as const)('%s %s is answered with the methods that there are', async (method, url, allow) => {
  // The types of the test library do not contain TRACE.
  const response = await product.app.inject({ method: method as 'GET', url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  expect(response.json()).toMatchObject({ success: false, error: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' });
});

test.each([
  ['/api/browsers', 204, 'GET, HEAD, OPTIONS, POST'],
  ['/api/browsers/1?x=1', 204, 'DELETE, GET, HEAD, OPTIONS, PUT'],
  ['/graphql', 204, 'GET, HEAD, OPTIONS, POST'],
  ['/api/nothing', 204, 'OPTIONS'],
  ['/api/admin/settings', 405, 'POST'],
  ['/versions/1/download', 405, 'GET, HEAD'],
] as const)('OPTIONS %s is answered with the methods that there are', async (url, status, allow) => {
  const { statusCode, headers } = await product.app.inject({ method: 'OPTIONS', url });
  expect([statusCode, headers.allow]).toEqual([status, allow]);
});

test.each([
  ['that is no JSON', '{oops', { 'content-type': 'application/json' }, 400, 'BAD_REQUEST'],
  ['of another type', '<a/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['that is empty', '', { 'content-type': 'application/json' }, 400, 'BAD_REQUEST'],
  [
    'that is too large',
    `{"query":"${'x'.repeat(1024 * 1024)}"}`,
    { 'content-type': 'application/json' },
    413,
    'TOO_LARGE',
  ],
  [
    'whose length is another',
    '{"query":"{counters{browsers}}"}',
    { 'content-type': 'application/json', 'content-length': '99' },
    400,
    'BAD_REQUEST',
  ],
])('a body %s is refused by GraphQL in its own form', async (_what, payload, headers, status, code) => {
  for (const accept of ['application/json', 'application/graphql-response+json, application/json;q=0.9']) {
    const response = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...headers, accept },
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe(`${accept.split(',')[0]}; charset=utf-8`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(/./u) as string,
          extensions: { code, ...(code === 'TOO_LARGE' && { key: 'bodyTooLarge' }) },
        },
      ],
    });
  }
});

test('an address that cannot be decoded, or is far too long, gets the same body as every failure', async () => {
  for (const id of ['%zz', 'a'.repeat(9000)]) {
    expect(await product.rest(`/api/browsers/${id}`)).toMatchObject({
      status: 400,
      body: { success: false, error: 'Invalid request', code: 'BAD_REQUEST' },
    });
  }
});

test('G5 §8.4 a failure inside is answered without a word about it', async () => {
  const broken = await startApp('none');
  await broken.orm.em.getConnection().execute('alter table browser rename to lost');
  const { status, body } = await broken.rest('/api/browsers');
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    error: 'Server Error',
    code: 'INTERNAL',
    key: 'serverError',
    requestId: expect.any(String) as string,
  });
  const { errors } = await broken.graph('{ browsers { totalCount } }');
  expect(errors).toMatchObject([{ message: 'Server Error', extensions: { code: 'INTERNAL' } }]);
  expect(JSON.stringify(errors)).not.toMatch(/browser_|select|\.ts/u);
  await broken.close();
});
