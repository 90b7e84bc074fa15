import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, CUSTOM_CODE, SLIDE, TAG, VERSION, toRest } from './good-records.ts';
import { COOKIE, FRESH, PASSWORD, startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';

let now = Date.parse('2026-09-10T12:00:00Z');
let product: RunningApp;
let administrator: Client;
/** The name of the session cookie. */
let session: string;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

// Through real sockets, because cached responses are sent before the routes.
beforeAll(async () => {
  product = await startApp('real', FRESH, { site: builtSite(), clock: () => now });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  port = (product.app.server.address() as AddressInfo).port; // it listens on TCP
  administrator = await product.signIn();
  const { cookies } = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password: PASSWORD },
  });
  session = `${COOKIE}=${cookies[0]?.value}`;
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await product.close();
});

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

function send(path: string, { method = 'GET', headers = {}, body }: SentRequest = {}): Promise<ReceivedResponse> {
  return new Promise((fulfil, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: {
          'user-agent': 'Mozilla/5.0 Firefox/150.0',
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        buffer(response).then(
          (bytes) =>
            fulfil({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const JSON_BODY = { 'content-type': 'application/json' };
const post = (query: string, headers: Record<string, string> = {}) =>
  send('/graphql', { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify({ query }) });
const NAME = '{ browser(id: 1) { name { en } } }';
const OVER_GET = `/graphql?query=${encodeURIComponent(NAME)}`;

/** Every interface through which the name of the first browser can be read. */
const READS: [name: string, read: (headers?: Record<string, string>, method?: string) => Promise<ReceivedResponse>][] =
  [
    ['GraphQL over POST', (headers) => post(NAME, headers)],
    ['GraphQL over GET', (headers, method) => send(OVER_GET, { headers: headers ?? {}, ...(method && { method }) })],
    ['REST', (headers, method) => send('/api/browsers/1', { headers: headers ?? {}, ...(method && { method }) })],
    ['a REST list', (headers, method) => send('/api/browsers', { headers: headers ?? {}, ...(method && { method }) })],
    ['a page', (headers, method) => send('/browsers/1', { headers: headers ?? {}, ...(method && { method }) })],
  ];
const GET_READS = READS.slice(1);

const rename = async (name: string) => {
  const { status } = await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: name } });
  expect(status).toBe(200);
};

const statementsOf = (work: () => Promise<unknown>) => product.countStatements(work);

describe.each(READS)('%s', (name, read) => {
  test('asks the database once for many who ask the same, also at the same moment', async () => {
    await rename('Counted');
    const once = await statementsOf(() => read());
    expect(once).toBeGreaterThan(0);
    expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => read())))).toBe(0);
    await rename('Counted again');
    expect(await statementsOf(() => Promise.all(Array.from({ length: 40 }, () => read())))).toBe(once);
  });

  test('shows a write to the next reader', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await rename(name);
      for (let times = 0; times < 3; times += 1) expect((await read()).text).toContain(name);
    }
  });

  test('brings no cookie, nor the id of another request, and the same headers as without the cache', async () => {
    await rename('Headers');
    const [{ headers: first }, { headers: second }] = [await read(), await read()];
    for (const name of ['set-cookie', 'x-request-id']) expect(second).not.toHaveProperty(name);
    const names = (headers: IncomingHttpHeaders) =>
      Object.keys(headers)
        .filter((name) => name !== 'x-request-id')
        .sort();
    expect(names(second)).toEqual(names(first));
    for (const name of names(first).filter((one) => one !== 'date')) expect(second[name]).toEqual(first[name]);
    expect(first['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends the same in %s', async (encoding, decompress) => {
    await rename('Packed'.repeat(10));
    const plain = await read();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await read({ 'accept-encoding': encoding });
    if (plain.bytes.length < 1024) return expect(packed.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(decompress(packed.bytes).toString()).toBe(plain.text);
  });

  test.skipIf(name === 'GraphQL over GET')('is never cached from or for someone with a session', async () => {
    await rename('Shared');
    await read();
    const { headers } = await read({ cookie: session });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await statementsOf(() => read({ cookie: `a=b; ${session}` }))).toBeGreaterThan(1);
    expect(await statementsOf(() => read())).toBe(0);
  });

  test("N2 is the visitor's with a session cookie that names no session", async () => {
    const { text } = await read();
    for (const cookie of [`${COOKIE}=made-up`, `${COOKIE}=`, `a=b; ${COOKIE}=${'x'.repeat(43)}`]) {
      let response: ReceivedResponse | undefined;
      // One statement looks for the session.
      expect(await statementsOf(async () => (response = await read({ cookie })))).toBeLessThanOrEqual(1);
      expect(response?.text).toBe(text);
      expect(response?.headers['cache-control']).not.toBe('private, no-store');
    }
  });
});

describe.each(GET_READS)('%s, requested again', (name, read) => {
  test('is answered 304 while nothing has changed, whatever the encoding was', async () => {
    await rename('Unchanged');
    const plain = await read();
    expect(plain.headers.etag).toMatch(/^"(?:browser-1-r\d+-)?[\w-]{22}"$/u);
    await read({ 'accept-encoding': 'br' });
    await sleep(100);
    const packed = await read({ 'accept-encoding': 'br' });
    for (const tag of [
      plain.headers.etag,
      packed.headers.etag,
      `W/${plain.headers.etag}`,
      `"other", ${plain.headers.etag}`,
      '*',
    ]) {
      const { status, headers, bytes } = await read({ 'if-none-match': String(tag) });
      expect([status, bytes.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({
        etag: plain.headers.etag,
        'cache-control': plain.headers['cache-control'],
        vary: plain.headers.vary,
      });
      expect(headers).not.toHaveProperty('content-length');
    }
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
    await rename('Changed');
    expect((await read({ 'if-none-match': String(plain.headers.etag) })).status).toBe(200);
  });

  test('is answered 304 also by the request that computes it', async () => {
    const {
      headers: { etag },
    } = await read();
    await administrator.rest('/api/slides/1', { method: 'PUT', payload: { title_en: `Other ${Math.random()}` } });
    const { status, bytes, headers } = await read({ 'if-none-match': String(etag) });
    if (headers['content-security-policy'] && status === 200) return; // a page contains the time of rendering
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(headers).not.toHaveProperty('content-type');
  });

  test.skipIf(name === 'GraphQL over GET')('has the same headers for HEAD as for GET, cached or not', async () => {
    await rename('Head');
    const before = await read({}, 'HEAD');
    const get = await read();
    const after = await read({}, 'HEAD');
    for (const { status, bytes, headers } of [before, after]) {
      expect([status, bytes.length]).toEqual([200, 0]);
      expect(headers).toMatchObject({
        'content-type': get.headers['content-type'],
        'content-length': get.headers['content-length'],
        'cache-control': get.headers['cache-control'],
      });
    }
    expect(after.headers.etag).toBe(get.headers.etag);
  });

  test('may be cached by proxies, which distinguish it by what it depends on', async () => {
    const { headers } = await read();
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600$/u,
    );
    expect(headers.vary).toContain('accept-encoding');
    // GraphQL ignores the session of a GET request.
    expect(headers.vary?.includes('cookie')).toBe(name !== 'GraphQL over GET');
  });
});

test('a client that hangs up while a page is computed takes it from nobody', async () => {
  await rename('Hung up');
  const once = await statementsOf(() => send('/'));
  await rename('Hung up again');
  const count = await statementsOf(async () => {
    const leaving = Array.from({ length: 20 }, () =>
      httpRequest({ host: '127.0.0.1', port, path: '/' }).on('error', () => undefined),
    );
    for (const request of leaving) request.end();
    await sleep(5);
    const staying = Array.from({ length: 10 }, () => send('/'));
    for (const request of leaving) request.destroy();
    expect((await Promise.all(staying)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
  expect(count).toBe(once);
});

describe('every kind of write is seen', () => {
  const read = async (path: string) => (await send(path)).text;
  test.each<[string, string, 'POST' | 'PUT', string, object]>([
    ['a new browser', '/api/browsers', 'POST', '/api/browsers', { ...toRest(BROWSER), name_en: 'Seen at once' }],
    ['a new version', '/api/browsers/1/versions', 'POST', '/api/versions', toRest(VERSION)],
    ['a changed version', '/api/versions/1', 'PUT', '/api/versions/1', { version_number: '9.9.9' }],
    ['a new slide', '/api/slides', 'POST', '/api/slides', toRest(SLIDE)],
    ['a new code', '/api/custom-codes', 'POST', '/api/admin/custom-codes', toRest(CUSTOM_CODE)],
    [
      'a new code on pages',
      '/versions/2',
      'POST',
      '/api/admin/custom-codes',
      toRest({ ...CUSTOM_CODE, codeContent: '<script>2</script>' }),
    ],
    [
      'the tags',
      '/api/settings?key=browser_tags',
      'POST',
      '/api/admin/settings',
      { key: 'browser_tags', value: [{ id: TAG.id, label_en: 'Seen', label_zh: '见', color: 'red' }] },
    ],
    ['a changed browser in the sitemap', '/sitemap.xml', 'PUT', '/api/browsers/2', { name_en: 'Mapped' }],
  ])('%s', async (_name, path, method, write, payload) => {
    await read(path);
    const before = await read(path);
    const { status } = await administrator.rest(write, { method, payload });
    expect(status).toBeLessThan(300);
    expect(await read(path)).not.toBe(before);
  });

  test('a deletion', async () => {
    const { text } = await send('/api/browsers/3');
    expect(text).toContain('"success":true');
    await administrator.rest('/api/browsers/3', { method: 'DELETE' });
    expect((await send('/api/browsers/3')).status).toBe(404);
  });
});

test('an operation in a body is answered whole, whatever its client says to have, also when it was cached', async () => {
  for (let time = 0; time < 2; time += 1) {
    const response = await post(NAME, { 'if-none-match': '*' });
    expect(response.status).toBe(200);
    expect(response.headers).not.toHaveProperty('etag');
  }
});

describe('what must not be cached is not', () => {
  test('a language other than the requested one', async () => {
    const language = async (path: string, cookie?: string) =>
      /<html lang="(?<lang>[^"]+)"/u.exec((await send(path, { headers: cookie ? { cookie } : {} })).text)?.groups?.lang;
    for (let times = 0; times < 2; times += 1) {
      expect(await language('/')).toBe('en');
      expect(await language('/', 'language=zh')).toBe('zh-CN');
      expect(await language('/', 'a=b; language=zh; c=d')).toBe('zh-CN');
      expect(await language('/', 'xlanguage=zh')).toBe('en');
      expect(await language('/', 'language=fr')).toBe('en');
      expect(await language('/?lang=en', 'language=zh')).toBe('en');
      expect(await language('/?lang=zh', 'language=en')).toBe('zh-CN');
      expect(await language('/?l%61ng=zh')).toBe('zh-CN');
    }
  });

  test('errors: each is made anew and names its own request', async () => {
    const [one, two] = [await send('/api/browsers/999'), await send('/api/browsers/999')];
    expect([one.status, one.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(one.text).not.toBe(two.text);
    const query = '{ browsers(first: 0) { totalCount } }';
    expect((await post(query)).text).toContain('errors');
    // The counters are still read when the failure is sent.
    const failing = async () => {
      await post('{ counters { browsers } browsers(first: 0) { totalCount } }');
      await sleep(200);
    };
    expect(await statementsOf(failing)).toBeGreaterThan(0);
    expect(await statementsOf(failing)).toBeGreaterThan(0);
    const page = await send('/browsers/999');
    expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('mutations: two alike at the same moment are both answered', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('mutation { deleteBrowsers(ids: [5]) { count } }')));
    for (const { text, headers } of answers) {
      expect(text).toContain('UNAUTHORIZED');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('what the administrator sees, and for the administrator what visitors see', async () => {
    await administrator.rest('/api/slides/2', { method: 'PUT', payload: { is_active: false } });
    const count = async (client: Client) =>
      (await client.rest<{ slides: unknown[] }>('/api/slides')).body.slides.length;
    const [all, some] = [await count(administrator), await count(product)];
    expect(all).toBe(some + 1);
    expect([await count(administrator), await count(product), await count(administrator)]).toEqual([all, some, all]);
    const slides = '{ slides { id } }';
    const inGraph = async (client: Client) => (await client.graph<{ slides: unknown[] }>(slides)).data.slides.length;
    expect([await inGraph(product), await inGraph(administrator), await inGraph(product)]).toEqual([some, all, some]);
  });

  test('the session: signing in, signing out, who one is', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await send('/api/auth/verify')).headers['cache-control']).toBe('no-store');
      const login = await send('/api/auth/login', {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify({ password: 'wrong' }),
      });
      expect([login.status, login.headers['cache-control']]).toEqual([401, 'no-store']);
    }
    expect((await send('/admin')).headers['cache-control']).toBe('no-store');
  });
});

describe('GraphQL behind the cache', () => {
  test('still shows its page to browsers', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await send('/graphql')).status).toBe(400);
      expect((await send('/graphql', { headers: { accept: 'text/html' } })).headers['content-type']).toContain('text/');
    }
  });

  test('still refuses text/plain, batches and too much', async () => {
    const body = JSON.stringify({ query: NAME });
    await post(NAME);
    expect(
      (await send('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await send('/graphql', { method: 'POST', headers: JSON_BODY, body: `[${body},${body}]` })).status).toBe(
      400,
    );
    expect((await send('/graphql', { method: 'POST', headers: JSON_BODY, body: '' })).status).toBe(400);
    expect(
      (await send('/graphql', { method: 'POST', headers: JSON_BODY, body: 'x'.repeat(1024 * 1024 + 1) })).status,
    ).toBe(413);
  });

  test('answers in the requested media type', async () => {
    const type = async (accept: string) => (await post(NAME, { accept })).headers['content-type'];
    for (let times = 0; times < 2; times += 1) {
      expect(await type('application/json')).toContain('application/json');
      expect(await type('application/graphql-response+json')).toContain('application/graphql-response+json');
    }
  });

  test('reads bodies of any length and in any pieces', async () => {
    const long = `# ${'x'.repeat(20_000)}\n${NAME}`;
    expect((await post(long)).text).toContain('"name"');
    const body = JSON.stringify({ query: NAME });
    const inPieces = await new Promise<string>((fulfil, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: '/graphql',
          method: 'POST',
          headers: { ...JSON_BODY, 'content-length': String(body.length) },
        },
        (response) => {
          buffer(response).then((bytes) => fulfil(bytes.toString()), reject);
        },
      );
      request.on('error', reject);
      request.write(body.slice(0, 10));
      setTimeout(() => request.end(body.slice(10)), 50);
    });
    expect(inPieces).toContain('"name"');
  });
});

describe('downloads', () => {
  const count = async () =>
    (JSON.parse((await send('/api/browsers/2')).text) as { data: { download_count: number } }).data.download_count;

  test('one by itself shows at once; many soon, and all of them', async () => {
    await sleep(2100);
    const { data } = await product.graph<{ browser: { versions: { nodes: { id: number }[] } } }>(
      '{ browser(id: 2) { versions { nodes { id } } } }',
    );
    const path = `/versions/${data.browser.versions.nodes[0]?.id}/download`;
    const before = await count();
    expect((await send(path)).status).toBe(302);
    expect(await count()).toBe(before + 1);
    await Promise.all(Array.from({ length: 50 }, () => send(path)));
    await sleep(2100);
    expect(await count()).toBe(before + 51);
  });
});

test('N2 a page is the same, and computed once, whatever its address says that it does not know', async () => {
  const { text } = await send('/browsers/1?platform=linux&lang=zh');
  expect(
    await statementsOf(async () => {
      for (const query of [
        '?lang=zh&platform=linux',
        '?x=1&platform=linux&lang=zh&utm_source=a',
        '?platform=linux&lang=zh&platform=macos#part',
        '?platform=%6Cinux&lang=zh&q=',
      ])
        expect((await send(`/browsers/1${query}`)).text).toBe(text);
    }),
  ).toBe(0);
  expect((await send('/browsers/1?x=unknown&lang=en')).text).not.toContain('unknown');
});

test('Q3 an answer of REST is computed once, whatever its address says that its route does not know', async () => {
  for (const [path, others] of [
    ['/api/catalogue.json', ['?n=1', '?n=2&m=3', '#n', '?', `?${'n=1&'.repeat(700)}`]],
    ['/api/changes?records=true&limit=3', ['&n=1', '&limi=2']],
    ['/api/feed.json?lang=zh', ['&n=1', '&format=x']],
    ['/api/browsers/comet', ['?n=1', '?page=2']],
  ] as const) {
    const { status, text } = await send(path);
    expect(status).toBe(200);
    expect(
      await statementsOf(async () => {
        for (const other of others) expect((await send(path + other)).text).toBe(text);
        expect((await send(path.replace('/api/c', '/api/%63'))).text).toBe(text);
      }),
    ).toBe(0);
  }
  // A known parameter has its effect beside an unknown one.
  expect((await send('/api/changes?n=1&limit=1')).text).not.toBe((await send('/api/changes?n=1&limit=2')).text);
  expect((await send('/api/changes?n=1&limit=x')).status).toBe(400);
  expect((await send('/api/changes?limit=2&limit=1')).status).toBe(400);
});

test('a page that says how long ago something was is rendered again after a minute', async () => {
  const page = () => send('/browsers/4');
  const first = await page();
  expect((await page()).text).toBe(first.text);
  now += 61_000;
  expect(await statementsOf(page)).toBeGreaterThan(0);
});

test('what was changed past the product is seen when the product writes next', async () => {
  const em = product.em();
  await send('/api/browsers/1');
  await em.transactional(async () =>
    em
      .getConnection()
      .execute('update browser set name_en = ? where id = 1', ['Past'], 'run', em.getTransactionContext()),
  );
  expect((await send('/api/browsers/1')).text).toContain('Past');
});

test('how many there are is counted anew after a write', async () => {
  // Each query is different, so that no cached response fits.
  const totals = async (name: string) =>
    (
      JSON.parse(
        (
          await post(
            `query ${name} { all: browsers { totalCount } linux: browsers(platform: linux) { totalCount } counters { browsers } }`,
          )
        ).text,
      ) as { data: Record<string, Record<string, number>> }
    ).data;
  const before = await totals('Before');
  const { body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
    method: 'POST',
    payload: toRest(BROWSER),
  });
  const after = await totals('After');
  expect([after.all?.totalCount, after.linux?.totalCount, after.counters?.browsers]).toEqual([
    (before.all?.totalCount ?? 0) + 1,
    before.linux?.totalCount,
    (before.counters?.browsers ?? 0) + 1,
  ]);
  await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'DELETE' });
});
