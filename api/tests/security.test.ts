import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CustomCode } from '../entities/custom-code.ts';
import { storageFailure } from '../storage-failure.ts';
import { BROWSER, asWire, withField } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite, servedPage } from './served-page.ts';

// The rows of docs/security.md that no other test proves. Their ids begin the names of tests everywhere.

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  product = await startApp('real', ':memory:', { site: builtSite() });
  administrator = await product.signIn();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => product.close());

const ask = (payload: object) => product.app.inject({ method: 'POST', url: '/graphql', payload });

/** What a server answers to bytes that no HTTP library would send. */
async function raw(text: string): Promise<string> {
  const { port } = product.app.server.address() as AddressInfo; // listening on TCP
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(5000, () => socket.destroy(new Error(`No end to: ${answer}`)));
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the graph', () => {
  test('A1 a thousand aliases of a mutation are refused, and none runs', async () => {
    const query = `mutation {${Array.from({ length: 1000 }, (_, index) => `a${index}: saveSettings(input: { liveCounters: true }) { revision }`).join(' ')}}`;
    for (const client of [product, administrator]) expect((await client.graph(query)).errors?.[0]?.extensions.code).toBeDefined();
    expect(await product.graph('{ settings { liveCounters } }')).toEqual({ data: { settings: { liveCounters: false } } });
    expect((await ask({ query })).statusCode).toBe(400);
  });

  test('A1 sixteen aliases of a mutation are refused as well, which is short enough to be read', async () => {
    const query = `mutation {${Array.from({ length: 16 }, (_, index) => `a${index}: saveSettings(input: { liveCounters: true }) { revision }`).join(' ')}}`;
    expect((await administrator.graph(query)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    expect(await product.graph('{ settings { liveCounters } }')).toEqual({ data: { settings: { liveCounters: false } } });
  });

  test('A2 a batch is refused', async () => {
    for (const batch of [[{}, {}], [{ query: '{ counters { browsers } }' }, { query: '{ counters { browsers } }' }]]) {
      const answer = await ask(batch);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('"data"');
    }
  });

  test('A2 a persisted query is refused', async () => {
    const answer = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] });
  });

  test('C4 a GET that any page could make a browser send is refused', async () => {
    expect((await product.app.inject({ url: '/graphql?query={counters{browsers}}', headers: { accept: 'application/json' } })).statusCode).toBe(400);
  });
});

test('A5 guesses that are split over two instances on one database count together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'));
  const instances = [await startApp('none', join(folder, 'catalogue.sqlite')), await startApp('none', join(folder, 'catalogue.sqlite'))];
  await instances[0]?.setPassword();
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) {
    const answer = await instances[count % 2]?.rest('/api/auth/login', { method: 'POST', payload: { password: 'wrong' }, remoteAddress: '203.0.113.1' });
    statuses.push(answer?.status);
  }
  for (const instance of instances) await instance.close();
  await rm(folder, { recursive: true });
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

describe('C7', () => {
  test.each(['/', '/browsers/1', '/versions/1', '/nope', '/admin', '/graphql', '/api/docs', '/api/browsers', '/uploads/x', '/robots.txt'])('%s cannot be framed', async (url) => {
    const { headers } = await product.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'|sandbox/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['TRACE', 'CONNECT', 'TRACK'])('%s is not answered', async (method) => {
    expect(await raw(`${method} / HTTP/1.1\r\nHost: a\r\nCookie: session=secret\r\nConnection: close\r\n\r\n`)).not.toMatch(/^HTTP\/1.1 2|secret/u);
  });
});

describe('text from outside', () => {
  test('I5 a pattern that would take for ever is plain text', async () => {
    const started = performance.now();
    const { status, body } = await product.rest<{ data: unknown[] }>(`/api/browsers?search=${encodeURIComponent('(a+)+$')}`);
    expect(performance.now() - started).toBeLessThan(500);
    expect([status, body.data]).toEqual([200, []]);
  });

  test('I9 JSON of 100,000 levels is refused', async () => {
    const deep = `{"name_en":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await administrator.rest('/api/browsers', { method: 'POST', payload: deep, headers: { 'content-type': 'application/json' } })).toMatchObject({ status: 400 });
    const variables = `{"query":"{counters{browsers}}","variables":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect((await product.app.inject({ method: 'POST', url: '/graphql', payload: variables, headers: { 'content-type': 'application/json' } })).statusCode).toBeLessThan(500);
    expect((await product.app.inject('/healthz')).statusCode).toBe(200);
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'blob:https://a/b', 'vbscript:x', 'https://user:secret@cdn.example/', 'file:///etc/passwd', '//evil.example/x'])('I6 %j is no address, whatever the field', async (url) => {
    for (const [field, path] of [['iconUrl', '/api/browsers'], ['websiteUrl', '/api/browsers']] as const) {
      expect(await administrator.rest(path, { method: 'POST', payload: asWire(withField(BROWSER, field, url)) })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });

  test('I7 is inert in the sitemap, the search of the header and every text of a card', async () => {
    const evil = '</script><script>window.hit=1</script>"><img src=x onerror=window.hit=1>\u2028';
    const text = { name: { en: evil, zh: evil }, description: { en: evil, zh: evil }, shortDescription: { en: evil, zh: evil }, tags: ['<b>tag</b>'] };
    const added = await administrator.rest<{ data: { id: number } }>('/api/browsers', { method: 'POST', payload: asWire({ ...BROWSER, ...text, name: { en: evil.slice(0, 100), zh: evil.slice(0, 100) }, shortDescription: { en: evil.slice(0, 100), zh: evil.slice(0, 100) } }) });
    expect(added.status).toBe(201);
    for (const url of ['/', '/?lang=zh', `/?q=${encodeURIComponent(evil.slice(0, 60))}`, `/browsers/${added.body.data.id}`, `/browsers/${added.body.data.id}?lang=zh`, '/sitemap.xml']) {
      const { body } = await product.app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, /<script>window\.hit|<img src=x|<b>tag/u.exec(body)]).toEqual([url, null]);
    }
    await administrator.rest(`/api/browsers/${added.body.data.id}`, { method: 'DELETE' });
  });

  test.each([
    ['both lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}', 400],
    ['a line without its end', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('I12 a request with %s is refused', async (_what, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`, 'u'));
  });
});

test('D6 saving a custom code changes the policy of the pages, and switching it off brings the old one back', async () => {
  const before = await servedPage(product.app, '/');
  const em = product.em();
  const code = em.create(CustomCode, { name: 'x', codeType: 'head_end', codeContent: '<script>window.d6=1</script>', description: '', isActive: true, displayOrder: 0 });
  await em.flush();
  const after = await servedPage(product.app, '/');
  const stale = await product.app.inject({ url: '/', headers: { accept: 'text/html', 'if-none-match': before.headers.etag ?? '"x"' } });
  em.remove(code);
  await em.flush();
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  if (before.headers.etag) expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(stale.statusCode).toBe(200);
  expect((await servedPage(product.app, '/')).headers['content-security-policy']).toBe(before.headers['content-security-policy']);
});

/** The rules of Mozilla's HTTP Observatory (version 5 of its scoring) that one answer shows; 100 is full marks, bonuses aside. */
test.each(['/', '/browsers/1', '/versions/1', '/nope', '/?lang=zh', '/admin', '/admin/login', '/graphql'])("D8 %s keeps the Observatory's rules", async (url) => {
  const { headers } = await product.app.inject({ url, headers: { accept: 'text/html' } });
  const policy = new Map(String(headers['content-security-policy']).split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(' ');
    return [name, sources] as const;
  }));
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  for (const source of ["'unsafe-eval'", "'unsafe-hashes'", '*', 'data:', 'blob:', 'http:', 'https:']) expect([source, of('script-src').includes(source)]).toEqual([source, false]);
  const isLoose = of('script-src').includes("'unsafe-inline'") && !of('script-src').some((source) => /^'(?:nonce|sha\d+)-/u.test(source));
  expect(isLoose).toBe(false);
  expect(of('style-src')).not.toContain('*');
  expect(of('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(headers['strict-transport-security']).toMatch(/max-age=(?:\d{8,})/u);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('R4 what fails when there is no room, or no database, is told as such and never in its own words', () => {
  const failing = (code: string, message = 'near "select": /data/catalogue.sqlite') => storageFailure(Object.assign(new Error(message), { code }));
  for (const code of ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']) expect(failing(code)).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  for (const code of ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_IOERR_WRITE', '57P01', '08006', 'ECONNREFUSED', '57014']) expect(failing(code)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 1 });
  expect(storageFailure(new Error('Connection terminated unexpectedly'))).toMatchObject({ status: 503 });
  expect(storageFailure(new Error('x', { cause: Object.assign(new Error('y'), { code: 'SQLITE_FULL' }) }))).toMatchObject({ status: 507 });
  expect(failing('SQLITE_CONSTRAINT')).toBeNull();
  expect(storageFailure('text')).toBeNull();
});

test('every answer names its request, as the log does', async () => {
  const { headers } = await product.rest('/api/browsers');
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/u);
  const failed = await product.rest<{ requestId: string }>('/api/browsers/x');
  expect(failed.headers['x-request-id']).toBe(failed.body.requestId);
  const planted = await product.rest('/api/browsers', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(planted.headers['x-request-id']).not.toBe('mine');
});
