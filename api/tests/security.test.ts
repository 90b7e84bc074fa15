import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CustomCode } from '../entities/custom-code.ts';
import { toStorageError } from '../storage-errors.ts';
import { executableSchema } from '../resolvers/schema.ts';
import { sharedDatabase } from './fresh-database.ts';
import { BROWSER, FACTS, SLIDE, VERSION, toRest } from './good-records.ts';
import { FRESH, PASSWORD, startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite, servedPage } from './served-page.ts';
import { processorTime } from './processor-time.ts';

// The rows of docs/security.md that no other test covers. The names of tests begin with the ids of those rows.

let product: RunningApp;
let administrator: Client;
let untouched: unknown;
beforeAll(async () => {
  product = await startApp('real', FRESH, { site: builtSite() });
  administrator = await product.signIn();
  untouched = await allRecords();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => product.close());

/** All stored records, without sessions and login attempts. */
async function allRecords(): Promise<unknown> {
  const tables = ['browser', 'version', 'slide', 'custom_code', 'setting', 'creation'];
  return Promise.all(
    tables.map(async (table) => product.orm.em.getConnection().execute(`select * from ${table} order by 1`)),
  );
}

const postGraphQL = (payload: object) => product.app.inject({ method: 'POST', url: '/graphql', payload });

/** The response to bytes that no HTTP library would send. */
async function raw(text: string): Promise<string> {
  const { port } = product.app.server.address() as AddressInfo; // it listens on TCP
  return new Promise((resolve, reject) => {
    const answer: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(15_000, () => socket.destroy(new Error(`No end to: ${String(Buffer.concat(answer))}`)));
    socket.on('data', (bytes) => answer.push(bytes));
    socket.on('close', () => resolve(Buffer.concat(answer).toString()));
    socket.on('error', reject);
  });
}

describe('GraphQL', () => {
  test('A1 a thousand aliases of a mutation are refused, and none runs', async () => {
    const query = `mutation {${Array.from({ length: 1000 }, (_, index) => `a${index}: saveSettings(input: { liveCounters: true }) { revision }`).join(' ')}}`;
    for (const client of [product, administrator])
      expect((await client.graph(query)).errors?.[0]?.extensions.code).toBeDefined();
    expect(await product.graph('{ settings { liveCounters } }')).toEqual({
      data: { settings: { liveCounters: false } },
    });
    expect((await postGraphQL({ query })).statusCode).toBe(413);
  });

  test('A1 sixteen aliases of a mutation are refused as well, which is short enough to be read', async () => {
    const query = `mutation {${Array.from({ length: 16 }, (_, index) => `a${index}: saveSettings(input: { liveCounters: true }) { revision }`).join(' ')}}`;
    expect((await administrator.graph(query)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    expect(await product.graph('{ settings { liveCounters } }')).toEqual({
      data: { settings: { liveCounters: false } },
    });
  });

  test('A2 a batch is refused', async () => {
    for (const batch of [
      [{}, {}],
      [{ query: '{ counters { browsers } }' }, { query: '{ counters { browsers } }' }],
    ]) {
      const answer = await postGraphQL(batch);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('"data"');
    }
  });

  test('A2 a persisted query is refused', async () => {
    const answer = await postGraphQL({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] });
  });
});

test('A5 guesses that are split over two instances on one database count together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'));
  const location = await sharedDatabase('tables', folder);
  const instances = [await startApp('none', location), await startApp('none', location)];
  await instances[0]?.setPassword();
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) {
    const answer = await instances[count % 2]?.rest('/api/auth/login', {
      method: 'POST',
      payload: { password: 'wrong' },
      remoteAddress: '203.0.113.1',
    });
    statuses.push(answer?.status);
  }
  for (const instance of instances) await instance.close();
  await rm(folder, { recursive: true });
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

describe('C7', () => {
  test.each([
    '/',
    '/browsers/1',
    '/versions/1',
    '/nope',
    '/admin',
    '/graphql',
    '/api/docs',
    '/api/browsers',
    '/uploads/x',
    '/robots.txt',
  ])('%s cannot be framed', async (url) => {
    const { headers } = await product.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'|sandbox/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['TRACE', 'CONNECT', 'TRACK'])('%s is not answered', async (method) => {
    expect(
      await raw(`${method} / HTTP/1.1\r\nHost: a\r\nCookie: session=secret\r\nConnection: close\r\n\r\n`),
    ).not.toMatch(/^HTTP\/1.1 2|secret/u);
  });
});

const KINDS = {
  Browser: { good: BROWSER, path: '/api/browsers' },
  Version: { good: VERSION, path: '/api/versions' },
  Slide: { good: SLIDE, path: '/api/slides' },
} as const;

/**
 * Every input field of GraphQL that contains a URL; REST has the same fields. Facts and settings are saved in other
 * ways, and are tested by themselves.
 */
const ADDRESS_FIELDS = Object.values(executableSchema().getTypeMap())
  .filter(isInputObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      type: type.name,
      kind: type.name.replace(/Input|Change/u, '') as keyof typeof KINDS,
      field: field.name,
      isList: String(field.type).startsWith('['),
      text: field.description ?? '',
    })),
  )
  .filter(({ type, text }) => text.includes('http(s) URL') && !['FactInput', 'SettingsInput'].includes(type));

const HOSTILE_URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://a/b',
  'vbscript:x',
  'https://user:secret@cdn.example/',
  'https://user@cdn.example/',
  'file:///etc/passwd',
  '//evil.example/x',
  'ftp://cdn.example/a',
  'view-source:https://a.example',
  'https://',
  'https:///',
];

describe('text from outside', () => {
  test('I5 a pattern that would take for ever is plain text', async () => {
    const times: number[] = [];
    for (let count = 0; count < 10; count += 1)
      times.push(
        await processorTime(async () => {
          // The text is different each time, so that no response is cached.
          const { status, body } = await product.rest<{ data: unknown[] }>(
            `/api/browsers?search=${encodeURIComponent(`(a+)+$${'a'.repeat(100 + count)}!`)}`,
          );
          expect([status, body.data]).toEqual([200, []]);
        }),
      );
    // The fastest one, because others may have been compiled meanwhile.
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test('I9 JSON of 100,000 levels is refused', async () => {
    const deep = `{"name_en":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(
      await administrator.rest('/api/browsers', {
        method: 'POST',
        payload: deep,
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 400 });
    const variables = (levels: number) =>
      `{"query":"{counters{browsers}}","variables":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
    const unused = (levels: number) =>
      `{"query":"{counters{browsers}}","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const send = async (payload: string) =>
      (
        await product.app.inject({
          method: 'POST',
          url: '/graphql',
          payload,
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode;
    for (const body of [variables, unused])
      expect([await send(body(5000)), await send(body(100_000))]).toEqual([400, 413]);
    expect((await product.app.inject('/healthz')).statusCode).toBe(200);
  });

  test.each(HOSTILE_URLS)(
    'I6 %j is no address, in whatever field, of a new record or a changed one, by either interface',
    async (url) => {
      expect(ADDRESS_FIELDS.map(({ type, field }) => `${type}.${field}`)).toHaveLength(16);
      for (const { type, kind, field, isList } of ADDRESS_FIELDS) {
        const value = isList ? [url] : url;
        const { good, path } = KINDS[kind];
        const isChange = type.endsWith('Change');
        const extra = field === 'linkUrl' ? { linkType: 'external', linkTargetId: null } : {};
        const record = isChange ? { ...extra, [field]: value } : { ...good, ...extra, [field]: value };
        const rest = await administrator.rest<{ error: string; code: string }>(isChange ? `${path}/1` : path, {
          method: isChange ? 'PUT' : 'POST',
          payload: toRest(record),
        });
        expect([type, field, rest.status, rest.body.code, rest.body.error]).toEqual([
          type,
          field,
          400,
          'BAD_REQUEST',
          expect.stringMatching(/^Invalid .*URL (?:format|at position 1)$/u),
        ]);
        const operation = isChange
          ? `mutation ($input: ${type}!) { update${kind}(id: 1, input: $input) { id } }`
          : `mutation ($input: ${type}!) { create${kind}(input: $input) { id } }`;
        const { errors } = await administrator.graph(operation, { input: record });
        expect([type, field, errors]).toMatchObject([
          type,
          field,
          [{ message: rest.body.error, extensions: { code: 'BAD_REQUEST' } }],
        ]);
      }
    },
  );

  test.each(HOSTILE_URLS)('I6 %j is no source of a fact, by either interface', async (url) => {
    const facts = [{ ...FACTS.answer, sourceUrl: url }];
    const message = 'Invalid source URL format';
    const rest = await administrator.rest('/api/browsers/1/facts', {
      method: 'PUT',
      payload: { facts: facts.map(toRest) },
    });
    expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', error: message } });
    const { errors } = await administrator.graph(
      'mutation ($facts: [FactInput!]!) { saveFacts(browserId: 1, facts: $facts) { id } }',
      { facts },
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
  });

  test.each(HOSTILE_URLS)('I6 %j is no link of the footer, by either interface', async (url) => {
    for (const field of ['aboutUrl', 'contactUrl', 'privacyUrl']) {
      const settings = { liveCounters: false, [field]: url };
      const rest = await administrator.rest<{ error: string }>('/api/admin/settings', {
        method: 'POST',
        payload: { key: 'homepage', value: settings },
      });
      expect(rest).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', error: expect.stringMatching(/^Enter an http\(s\) URL/u) },
      });
      const { errors } = await administrator.graph(
        'mutation ($input: SettingsInput!) { saveSettings(input: $input) { revision } }',
        { input: settings },
      );
      expect(errors).toMatchObject([{ message: rest.body.error, extensions: { code: 'BAD_REQUEST' } }]);
    }
  });

  test('I7 is inert in the sitemap, the search of the header and every text of a card', async () => {
    const evil = '</script><script>window.hit=1</script>"><img src=x onerror=window.hit=1>\u2028';
    const text = {
      name: { en: evil, zh: evil },
      description: { en: evil, zh: evil },
      shortDescription: { en: evil, zh: evil },
      tags: ['<b>tag</b>'],
    };
    const added = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
      method: 'POST',
      payload: toRest({
        ...BROWSER,
        ...text,
        name: { en: evil.slice(0, 100), zh: evil.slice(0, 100) },
        shortDescription: { en: evil.slice(0, 100), zh: evil.slice(0, 100) },
      }),
    });
    expect(added.status).toBe(201);
    for (const url of [
      '/',
      '/?lang=zh',
      `/?q=${encodeURIComponent(evil.slice(0, 60))}`,
      `/browsers/${added.body.data.id}`,
      `/browsers/${added.body.data.id}?lang=zh`,
      '/sitemap.xml',
    ]) {
      const { body } = await product.app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, /<script>window\.hit|<img src=x|<b>tag/u.exec(body)]).toEqual([url, null]);
    }
    await administrator.rest(`/api/browsers/${added.body.data.id}`, { method: 'DELETE' });
  });

  test.each([
    [
      'both lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
      400,
    ],
    ['a line without its end', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a blank before the colon', 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nhello', 400],
    [
      'a chunked that is none',
      'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two encodings of its transfer',
      'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('I12 a request with %s is refused', async (_what, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`, 'u'));
  });
});

describe('a question that memory answers', () => {
  const close = 'Connection: close\r\n';
  const get = (path: string, headers = '') => raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}${close}\r\n`);
  const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'));

  test.each([
    ['a body', 'Content-Length: 38\r\n\r\nGET /admin HTTP/1.1\r\nHost: a\r\nX: y\r\n\r\n'],
    [
      'a body in pieces',
      'Transfer-Encoding: chunked\r\n\r\n26\r\nGET /admin HTTP/1.1\r\nHost: a\r\nX: y\r\n\r\n\r\n0\r\n\r\n',
    ],
  ])('I12 with %s leaves nothing of it to the next one', async (_what, rest) => {
    await get('/api/browsers/1');
    const answers = await raw(
      `GET /api/browsers/1 HTTP/1.1\r\nHost: a\r\n${rest}GET /healthz HTTP/1.1\r\nHost: a\r\n${close}\r\n`,
    );
    expect(answers.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(answers).toContain('{"status":"ok"}');
  });

  test('I12 is answered in the order of the requests, one connection or many', async () => {
    const paths = ['/api/browsers/1', '/api/browsers/2', '/api/nothing', '/api/browsers/1'];
    const answers = await raw(
      paths.map((path, index) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${index === 3 ? close : ''}\r\n`).join(''),
    );
    expect(answers.match(/"id":\d+,"name_en"|NOT_FOUND/gu)).toEqual([
      '"id":1,"name_en"',
      '"id":2,"name_en"',
      'NOT_FOUND',
      '"id":1,"name_en"',
    ]);
  });

  test.each([
    'Host: evil.example\r\n',
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\n',
    'Forwarded: host=evil.example\r\n',
    'X-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\n',
    'X-HTTP-Method-Override: DELETE\r\n',
    'Accept-Language: zh\r\n',
    'Range: bytes=0-5\r\n',
    'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n',
    'Cookie: xlanguage=zh; languages=zh\r\n',
    'Origin: https://evil.example\r\n',
    'Accept-Encoding: identity;q=0\r\n',
  ])('I12 is the same for everyone after a request with %j', async (headers) => {
    const path = `/browsers/1?headers=${Buffer.from(headers).toString('hex')}`;
    const first = await get(path, headers);
    const second = await get(path);
    expect(first).toMatch(/^HTTP\/1\.1 200/u);
    expect(bodyOf(first)).toBe(bodyOf(second));
    expect(first + second).not.toContain('evil.example');
    expect(second).toContain('<html lang="en"');
  });

  test('I12 may name a host in its address, which is no other site', async () => {
    for (const path of ['/', '/browsers/1', '/api/browsers/1', '/?lang=zh']) {
      const [plain, whole] = [await get(path), await get(`http://evil.example${path}`)];
      expect(whole).toMatch(/^HTTP\/1\.1 200/u);
      expect(bodyOf(whole)).toBe(bodyOf(plain));
    }
    expect(await get('http://evil.example')).toMatch(/^HTTP\/1\.1 200/u);
    expect(await get('http://evil.example/api/admin/custom-codes')).toMatch(/^HTTP\/1\.1 401/u);
  });

  test('I12 is whole for GET after HEAD was first', async () => {
    const head = await raw(`HEAD /browsers/2?head=first HTTP/1.1\r\nHost: a\r\n${close}\r\n`);
    const whole = await get('/browsers/2?head=first');
    expect(bodyOf(head)).toBe('\r\n\r\n');
    expect(bodyOf(whole).length).toBeGreaterThan(10_000);
  });

  test('I9 in a body is bounded, however it is sent, and a client that hangs up in between hurts nobody', async () => {
    const post = (headers: string, body: string) =>
      raw(`POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}${close}\r\n${body}`);
    const size = 2 * 1024 * 1024;
    expect(
      await post('Transfer-Encoding: chunked\r\n', `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 413/u);
    expect(await post('Content-Length: 20000000\r\n', 'x')).toMatch(/^HTTP\/1\.1 413/u);
    expect(await post('Content-Encoding: gzip\r\nContent-Length: 4\r\n', 'abcd')).toMatch(/^HTTP\/1\.1 4(?:00|15)/u);
    const { port } = product.app.server.address() as AddressInfo; // it listens on TCP
    for (let count = 0; count < 50; count += 1) {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\nabc',
          () => socket.resetAndDestroy(),
        ),
      );
      socket.on('error', () => {});
    }
    expect((await postGraphQL({ query: '{ counters { browsers } }' })).statusCode).toBe(200);
  });
});

test.each([
  '/api/auth/verify',
  '/api/auth/login',
  '/api/auth/logout',
  '/admin',
  '/admin/login',
  '/admin/browsers',
  '/admin/nowhere',
  '/api/admin/custom-codes',
  '/api/admin/settings/browser_tags',
])('D4 no cache keeps what %s answers, with a session or without', async (url) => {
  const method = /login$|logout$/u.test(url) && url.startsWith('/api') ? 'POST' : 'GET';
  const { cookies } = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password: PASSWORD },
    remoteAddress: '203.0.113.7',
  });
  for (const session of [{}, { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }]) {
    const { headers } = await product.app.inject({
      method,
      url,
      headers: { accept: 'text/html', ...session },
      ...(method === 'POST' && { payload: {} }),
    });
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('D6 Q10 an active custom code opens the policy of the pages, and switching it off brings the strict one back', async () => {
  const before = await servedPage(product.app, '/');
  const em = product.em();
  const code = em.create(CustomCode, {
    name: 'x',
    codeType: 'head_end',
    codeContent: '<script>window.d6=1</script>',
    description: '',
    isActive: true,
    displayOrder: 0,
  });
  await em.flush();
  const after = await servedPage(product.app, '/');
  const stale = await product.app.inject({
    url: '/',
    headers: { accept: 'text/html', 'if-none-match': before.headers.etag ?? '"x"' },
  });
  em.remove(code);
  await em.flush();
  expect(before.headers['content-security-policy']).not.toContain("'unsafe-inline'");
  expect(after.headers['content-security-policy']).toContain("'unsafe-inline'");
  if (before.headers.etag) expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(stale.statusCode).toBe(200);
  expect((await servedPage(product.app, '/')).headers['content-security-policy']).toBe(
    before.headers['content-security-policy'],
  );
});

/**
 * The rules of Mozilla's HTTP Observatory (scoring version 5) that a single response can fulfil; 100 is the full score
 * without bonuses.
 */
test.each(['/', '/browsers/1', '/versions/1', '/nope', '/?lang=zh', '/admin', '/admin/login', '/graphql'])(
  "D8 %s keeps the Observatory's rules",
  async (url) => {
    const { headers } = await product.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => {
          const [name = '', ...sources] = part.trim().split(' ');
          return [name, sources] as const;
        }),
    );
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    for (const source of ["'unsafe-eval'", "'unsafe-hashes'", '*', 'data:', 'blob:', 'http:', 'https:'])
      expect([source, of('script-src').includes(source)]).toEqual([source, false]);
    const isLoose =
      of('script-src').includes("'unsafe-inline'") &&
      !of('script-src').some((source) => /^'(?:nonce|sha\d+)-/u.test(source));
    expect(isLoose).toBe(false);
    expect(of('style-src')).not.toContain('*');
    for (const kind of ['img-src', 'media-src', 'font-src', 'connect-src'])
      expect([kind, of(kind).includes('http:')]).toEqual([kind, false]);
    expect(of('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(headers['strict-transport-security']).toMatch(/max-age=(?:\d{8,})/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  },
);

test('R4 what fails without disk space, or without a database, has its own message and never that of the system', () => {
  const failing = (code: string, message = 'near "select": /data/catalogue.sqlite') =>
    toStorageError(Object.assign(new Error(message), { code }));
  for (const code of ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])
    expect(failing(code)).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  for (const code of [
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_IOERR_WRITE',
    '57P01',
    '08006',
    'ECONNREFUSED',
    '57014',
  ])
    expect(failing(code)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 1 });
  expect(toStorageError(new Error('Connection terminated unexpectedly'))).toMatchObject({ status: 503 });
  expect(
    toStorageError(new Error('x', { cause: Object.assign(new Error('y'), { code: 'SQLITE_FULL' }) })),
  ).toMatchObject({ status: 507 });
  expect(failing('SQLITE_CONSTRAINT')).toBeNull();
  expect(toStorageError('text')).toBeNull();
});

test('every answer names its request, as the log does', async () => {
  const { headers } = await product.rest('/api/browsers');
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/u);
  const failed = await product.rest<{ requestId: string }>('/api/browsers/x');
  expect(failed.headers['x-request-id']).toBe(failed.body.requestId);
  const planted = await product.rest('/api/browsers', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(planted.headers['x-request-id']).not.toBe('mine');
});

test('nothing of all this left a trace, and the product lives', async () => {
  expect(await allRecords()).toEqual(untouched);
  expect((await product.app.inject('/readyz')).statusCode).toBe(200);
});
