import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSER, CUSTOM_CODE, SLIDE, TAG, VERSION, toRest } from './good-records.ts';
import { startApp, type RestResponse, type Client, type RunningApp } from './running-app.ts';

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
});
afterAll(() => product.close());

type Saved = RestResponse<{ code?: string; data: { id: number; revision: number } }>;
type Headers = Record<string, string>;
const send = (method: HTTPMethods, path: string, headers: Headers = {}, payload?: object): Promise<Saved> =>
  administrator.rest(path, { method, headers, ...(payload && { payload }) });
const REFUSED = {
  status: 412,
  body: {
    success: false,
    code: 'PRECONDITION_FAILED',
    error: 'This record is not in the state that the request requires',
  },
};

interface Kind {
  list: string;
  /** The path that lists all records, if `list` does not. */
  read?: string;
  record: object;
  change: object;
}
const KINDS: Record<string, Kind> = {
  browser: { list: '/api/browsers', record: toRest(BROWSER), change: { name_en: 'Changed' } },
  version: {
    list: '/api/versions',
    read: '/api/browsers/1/versions?limit=100',
    record: toRest(VERSION),
    change: { file_size: '5 MB' },
  },
  slide: { list: '/api/slides', record: toRest(SLIDE), change: { title_en: 'Changed' } },
  'custom code': { list: '/api/admin/custom-codes', record: toRest(CUSTOM_CODE), change: { name: 'Changed' } },
};

describe.each(Object.entries(KINDS))('N5 a %s', (kind, { list, read = list, record, change }) => {
  let path: string;
  let tag: string;
  let revision: number;
  beforeEach(async () => {
    const { status, headers, body } = await send('POST', list, {}, record);
    expect([status, headers.location]).toEqual([201, `${list}/${body.data.id}`]);
    path = String(headers.location);
    tag = String(headers.etag);
    ({ revision } = body.data);
  });

  const everything = async () => (await administrator.rest(read)).body;
  /** All writes of a record. */
  const writes = (): [HTTPMethods, string, object?][] => [
    ['PUT', path, change],
    ...(kind === 'custom code' ? [['PATCH', `${path}/toggle`] as [HTTPMethods, string]] : []),
    ['DELETE', path],
  ];

  test('§10.47 is changed and deleted with the tag of its creation, and no longer with that of an older revision', async () => {
    expect(await send('PUT', path, { 'if-match': tag }, change)).toMatchObject({
      status: 200,
      body: { data: { revision: revision + 1 } },
    });
    const before = await everything();
    for (const [method, url, payload] of writes())
      expect(await send(method, url, { 'if-match': tag }, payload)).toMatchObject(REFUSED);
    expect(await everything()).toEqual(before);
    expect((await send('DELETE', path, { 'if-match': tag.replace(/-r\d+/u, `-r${revision + 1}`) })).status).toBe(200);
  });

  test('is answered by each change with its new tag, which guards the next', async () => {
    const changed = await send('PUT', path, { 'if-match': tag }, change);
    expect(changed.headers.etag).toContain(`-r${revision + 1}-`);
    expect((await send('DELETE', path, { 'if-match': String(changed.headers.etag) })).status).toBe(200);
  });

  test('is left alone with If-Unmodified-Since, whatever its date, unless If-Match is there', async () => {
    const before = await everything();
    for (const date of ['Sat, 01 Jan 2000 00:00:00 GMT', 'Sat, 01 Jan 2200 00:00:00 GMT', 'x']) {
      for (const [method, url, payload] of [...writes(), ['POST', list, record] as const]) {
        expect(await send(method, url, { 'if-unmodified-since': date }, payload)).toMatchObject({
          status: 400,
          body: { error: 'If-Unmodified-Since is not supported: send If-Match' },
        });
      }
    }
    expect(await everything()).toEqual(before);
    expect((await send('PUT', path, { 'if-match': tag, 'if-unmodified-since': 'x' }, change)).status).toBe(200);
  });

  test('is left alone with an If-Match that is weak, empty, of nothing, or of another record, kind or revision', async () => {
    const other = await send('POST', list, {}, record);
    const before = await everything();
    for (const ifMatch of [
      '"x"',
      `W/${tag}`,
      ',',
      '',
      String(other.headers.etag),
      '"tag-1-r1"',
      tag.replace(/-r\d+/u, '$&0'),
    ]) {
      for (const [method, url, payload] of writes())
        expect(await send(method, url, { 'if-match': ifMatch }, payload)).toMatchObject(REFUSED);
    }
    expect(await everything()).toEqual(before);
  });

  test('is read at the Location of its creation, with a tag that guards it', async () => {
    const { status, headers } = await administrator.rest(path);
    expect(status).toBe(200);
    expect((await send('PUT', path, { 'if-match': String(headers.etag) }, change)).status).toBe(200);
    expect((await send('DELETE', path, { 'if-match': String(headers.etag) })).status).toBe(412);
  });

  test('is changed with a list that has its tag, or with *', async () => {
    expect((await send('PUT', path, { 'if-match': `"a,b", W/"c" ,, ${tag}` }, change)).status).toBe(200);
    for (const [method, url, payload] of writes())
      expect((await send(method, url, { 'if-match': ' * ' }, payload)).status).toBe(200);
  });

  test('that is gone is 404 whatever the conditions say', async () => {
    await send('DELETE', path);
    for (const headers of [{ 'if-match': '*' }, { 'if-match': tag }, { 'if-none-match': '*' }] as Headers[]) {
      for (const [method, url, payload] of writes())
        expect((await send(method, url, headers, payload)).status).toBe(404);
    }
  });

  test('is left alone with If-None-Match, as * or with its tag', async () => {
    const before = await everything();
    for (const ifNoneMatch of ['*', tag, `W/${tag}`]) {
      for (const [method, url, payload] of writes())
        expect(await send(method, url, { 'if-none-match': ifNoneMatch }, payload)).toMatchObject(REFUSED);
    }
    expect(await everything()).toEqual(before);
    expect((await send('PUT', path, { 'if-none-match': '"x"' }, change)).status).toBe(200);
  });

  test('is 400 with what is no list of tags, which is named', async () => {
    for (const nonsense of ['x', '"', '* , "a"', '"a" "b"', 'w/"a"']) {
      for (const name of ['if-match', 'if-none-match']) {
        expect(await send('PUT', path, { [name]: nonsense }, change)).toMatchObject({
          status: 400,
          body: { error: 'If-Match and If-None-Match must be * or a list of entity tags' },
        });
      }
    }
  });

  test('is 412 by its header before it is 409 by its revision', async () => {
    if (kind === 'browser') expect((await send('PUT', path, {}, { ...change, revision: 99 })).status).toBe(409);
    expect((await send('PUT', path, { 'if-match': '"x"' }, { ...change, revision: 99 })).status).toBe(412);
    expect((await send('PUT', path, { 'if-match': tag }, { ...change, revision: 99 })).status).toBe(409);
  });

  test('is not added with If-None-Match: *, nor with the tag of anything', async () => {
    const before = await everything();
    for (const headers of [{ 'if-none-match': '*' }, { 'if-match': tag }] as Headers[])
      expect(await send('POST', list, headers, record)).toMatchObject(REFUSED);
    expect(await everything()).toEqual(before);
    expect((await send('POST', list, { 'if-match': '*' }, record)).status).toBe(201);
  });

  test('is changed once by two who have the same tag at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        send(
          'PUT',
          path,
          { 'if-match': tag },
          kind === 'version' ? { file_size: `${index} MB` } : { [Object.keys(change)[0] ?? '']: `Changed ${index}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });

  test('is not deleted by one who has not seen a change at the same moment', async () => {
    const [changed, deleted] = await Promise.all([
      send('PUT', path, {}, change),
      send('DELETE', path, { 'if-match': tag }),
    ]);
    expect([
      [200, 412],
      [404, 200],
      [409, 200],
    ]).toContainEqual([changed.status, deleted.status]);
  });
});

const DECODERS = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
const READS: [path: string, method: HTTPMethods, target: string, payload: (name: string) => object][] = [
  ['/api/browsers/2', 'PUT', '/api/browsers/2', (name) => ({ short_description_en: name })],
  ['/api/versions/2', 'PUT', '/api/versions/2', (name) => ({ features_en: name })],
  [
    '/api/admin/settings/browser_tags',
    'POST',
    '/api/admin/settings',
    (name) => ({ key: 'browser_tags', value: [{ ...toRest(TAG), label_en: name }] }),
  ],
  [
    '/api/settings?key=browser_tags',
    'POST',
    '/api/admin/settings',
    (name) => ({ key: 'browser_tags', value: [{ ...toRest(TAG), label_en: name }] }),
  ],
  [
    '/api/settings?key=homepage',
    'POST',
    '/api/admin/settings',
    (name) => ({ key: 'homepage', value: { liveCounters: name.endsWith('changed') } }),
  ],
];

describe.each(READS)('N5 the tag of %s', (path, method, target, payload) => {
  test.each(['visitor', 'administrator'])('as the %s reads it guards one write', async (who) => {
    if (who === 'visitor' && path.startsWith('/api/admin')) return;
    expect((await send(method, target, {}, payload(who))).status).toBe(200);
    const { headers } = await (who === 'visitor' ? product : administrator).rest(path);
    expect(headers.etag).toMatch(/^"[a-z]+-\w+-r\d+-[\w-]{22}"$/u);
    const guarded = { 'if-match': String(headers.etag) };
    expect((await send(method, target, guarded, payload(`${who} changed`))).status).toBe(200);
    expect(await send(method, target, guarded, payload(`${who} again`))).toMatchObject(REFUSED);
  });

  test('is answered with 304 to the administrator too', async () => {
    const { headers } = await administrator.rest(path);
    const again = await administrator.rest(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers.etag, again.body]).toEqual([304, headers.etag, null]);
  });
});

describe('N5 in every encoding', () => {
  const LONG = 'Long enough to be worth it. '.repeat(100);

  test.each(['a visitor', 'the administrator'])('the tag that %s gets is its own, and guards', async (who) => {
    await send('PUT', '/api/browsers/3', {}, { description_en: LONG.slice(0, -1) });
    const cookie = who === 'a visitor' ? {} : await product.session();
    const tags = new Map<string, string>();
    for (const [encoding, decode] of Object.entries(DECODERS)) {
      // The first response is not compressed yet.
      await vi.waitFor(async () => {
        const { headers, rawPayload } = await product.app.inject({
          url: '/api/browsers/3',
          headers: { 'accept-encoding': encoding, ...cookie },
        });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(JSON.parse(decode(rawPayload).toString())).toMatchObject({ data: { id: 3 } });
        tags.set(encoding, String(headers.etag));
      }, 5000);
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [encoding, tag] of tags) {
      expect(
        await send('PUT', '/api/browsers/3', { 'if-match': tag.replace(/-r\d+/u, '$&0') }, { name_en: encoding }),
      ).toMatchObject(REFUSED);
      expect((await send('PUT', '/api/browsers/3', { 'if-match': tag }, {})).status).toBe(200);
    }
  });

  test('a download that is counted meanwhile makes another tag, which guards the same', async () => {
    const tagNow = async () => String((await administrator.rest('/api/browsers/1')).headers.etag);
    const before = await tagNow();
    await product.rest('/versions/1/download');
    expect(await tagNow()).not.toBe(before);
    expect((await send('PUT', '/api/browsers/1', { 'if-match': before }, { name_en: 'Still guarded' })).status).toBe(
      200,
    );
    expect((await send('PUT', '/api/browsers/1', { 'if-match': before }, { name_en: 'No longer' })).status).toBe(412);
  });
});

describe('N5 a setting', () => {
  const save = (headers: Headers, liveCounters: boolean) =>
    send('POST', '/api/admin/settings', headers, { key: 'homepage', value: { liveCounters } });

  test('that is stored is not saved as new; one with a false tag stays', async () => {
    await save({}, true);
    for (const headers of [{ 'if-none-match': '*' }, { 'if-match': '"x"' }] as Headers[])
      expect(await save(headers, false)).toMatchObject(REFUSED);
    expect((await product.rest('/api/settings?key=homepage')).body).toMatchObject({
      data: { value: { liveCounters: true } },
    });
  });

  test('of another name is not guarded by its tag', async () => {
    await save({}, true);
    const { headers } = await administrator.rest('/api/admin/settings/browser_tags');
    expect(await save({ 'if-match': String(headers.etag) }, false)).toMatchObject(REFUSED);
  });

  test('that is not stored is saved as new, and not with If-Match: *', async () => {
    const empty = await startApp('none');
    const client = await empty.signIn();
    const first = (headers: Headers) =>
      client.rest('/api/admin/settings', {
        method: 'POST',
        headers,
        payload: { key: 'homepage', value: { liveCounters: true } },
      });
    expect(await first({ 'if-match': '*' })).toMatchObject(REFUSED);
    expect((await first({ 'if-none-match': '*' })).status).toBe(200);
    expect(await first({ 'if-none-match': '*' })).toMatchObject(REFUSED);
    await empty.close();
  });
});

test('N5 conditions of someone without a session are 401 all the same', async () => {
  expect(
    (await product.rest('/api/browsers/1', { method: 'PUT', payload: {}, headers: { 'if-match': '"x"' } })).status,
  ).toBe(401);
});

test('a PUT answers with the entity tag of the record that it returns', async () => {
  const { headers, body } = await administrator.rest('/api/browsers/1', {
    method: 'PUT',
    payload: { is_featured: true },
  });
  const read = await administrator.rest('/api/browsers/1');
  expect(read.body).toEqual(body);
  expect(read.headers.etag).toBe(headers.etag);
});
