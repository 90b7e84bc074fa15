import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IdempotencyKey } from '../entities/idempotency-key.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, toRest } from './good-records.ts';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';

const KINDS = [
  ['Browser', '/api/browsers', BROWSER],
  ['Version', '/api/versions', VERSION],
  ['Slide', '/api/slides', SLIDE],
  ['CustomCode', '/api/admin/custom-codes', CUSTOM_CODE],
] as const;
const REUSED = {
  status: 422,
  body: { success: false, code: 'UNPROCESSABLE', error: 'This Idempotency-Key was already used for another request' },
};

let product: RunningApp;
let administrator: Client;
let now = Date.now();
beforeAll(async () => {
  product = await startApp('real', FRESH, { clock: () => now });
  administrator = await product.signIn();
});
afterAll(() => product.close());

let KEY: Record<string, string>;
beforeEach(() => {
  KEY = { 'idempotency-key': crypto.randomUUID() };
});

type Created = { data: { id: number; revision: number; name_en: string } };
const create = (payload: object, path = '/api/browsers', headers = KEY) =>
  administrator.rest<Created>(path, { method: 'POST', payload, headers });
const browsers = async () => (await product.rest<{ data: { id: number }[] }>('/api/browsers')).body.data;

describe('§10.48 N6 a request that names itself', () => {
  test.each(KINDS)('adds one %s however often it is sent (%s)', async (_kind, path, record) => {
    const first = await create(toRest(record), path);
    expect(first.status).toBe(201);
    for (let times = 0; times < 3; times += 1) {
      const again = await create(toRest(record), path);
      expect([again.status, again.body, again.headers.location, again.headers.etag]).toEqual([
        201,
        first.body,
        first.headers.location,
        first.headers.etag,
      ]);
      expect([again.headers['change-id'], Number(first.headers['change-id']) > 0]).toEqual([
        first.headers['change-id'],
        true,
      ]);
    }
  });

  test.each(KINDS)('with another body is 422 and changes no %s (%s)', async (_kind, path, record) => {
    const first = await create(toRest(record), path);
    const change =
      'name' in record && typeof record.name === 'object'
        ? { name_en: 'Other' }
        : { display_order: 9, version_number: '9.9', name: 'Other' };
    expect(await create({ ...toRest(record), ...change }, path)).toMatchObject(REUSED);
    expect((await create(toRest(record), path)).body).toEqual(first.body);
  });

  test('adds the files of a release once', async () => {
    const query = 'mutation ($inputs: [VersionInput!]!) { createVersions(inputs: $inputs) { id } }';
    const graph = product.as({ ...KEY, ...(await product.session()) });
    const files = [VERSION, { ...VERSION, architecture: 'arm64' }, { ...VERSION, architecture: 'x86' }];
    const first = await graph.graph(query, { inputs: files });
    expect(first).toMatchObject({ data: { createVersions: [{}, {}, {}] } });
    expect(await graph.graph(query, { inputs: files })).toEqual(first);
    for (const inputs of [files.slice(1), files.slice(0, 2), [...files, { ...VERSION, platform: 'linux' }]])
      expect((await graph.graph(query, { inputs })).errors).toMatchObject([{ extensions: { code: 'UNPROCESSABLE' } }]);
  });

  test('to another route is 422 and adds nothing', async () => {
    await create(toRest(BROWSER));
    const codes = async () => (await administrator.rest('/api/admin/custom-codes')).body;
    const before = await codes();
    for (const [, path, record] of KINDS.slice(1)) expect(await create(toRest(record), path)).toMatchObject(REUSED);
    expect(await codes()).toEqual(before);
  });

  test('is the same request with its fields in another order, with others that are passed over, and through GraphQL', async () => {
    const first = await create(toRest(BROWSER));
    const reordered = Object.fromEntries([...Object.entries(toRest(BROWSER)).toReversed(), ['unknown', 1]]);
    expect((await create(reordered)).body).toEqual({ ...first.body, ignored: ['unknown'] });
    const query = 'mutation ($input: BrowserInput!) { createBrowser(input: $input) { id } }';
    const graph = product.as({ ...KEY, ...(await product.session()) });
    expect(await graph.graph(query, { input: BROWSER })).toEqual({
      data: { createBrowser: { id: first.body.data.id } },
    });
    expect((await graph.graph(query, { input: { ...BROWSER, displayOrder: 9 } })).errors).toMatchObject([
      { message: REUSED.body.error, extensions: { code: 'UNPROCESSABLE' } },
    ]);
  });

  test('whose record was changed since is 409 and changes nothing', async () => {
    const { body } = await create(toRest(BROWSER));
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'PUT', payload: { name_en: 'Theirs' } });
    expect(await create(toRest(BROWSER))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await product.rest(`/api/browsers/${body.data.id}`)).body).toMatchObject({ data: { name_en: 'Theirs' } });
  });

  test.each(KINDS)('whose %s was deleted since is 409 and says so (%s)', async (_kind, path, record) => {
    const { headers } = await create(toRest(record), path);
    expect((await administrator.rest(String(headers.location), { method: 'DELETE' })).status).toBe(200);
    expect(await create(toRest(record), path)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', error: 'The record that this Idempotency-Key added was deleted' },
    });
  });

  test('adds one at the same moment too, and tells everyone of it', async () => {
    const before = await browsers();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        create(toRest(index === 9 ? VERSION : BROWSER), index === 9 ? '/api/versions' : '/api/browsers'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id)).size).toBe(1);
    expect((await browsers()).length - before.length).toBeLessThanOrEqual(1);
    expect(await product.em().count(IdempotencyKey, { key: `0 ${KEY['idempotency-key']}` })).toBe(1);
  });

  test('that was refused may be sent again with what was wrong mended', async () => {
    expect((await create({ ...toRest(BROWSER), name_en: '' })).status).toBe(400);
    expect((await create(toRest(BROWSER))).status).toBe(201);
  });

  test('through GraphQL may add several at once', async () => {
    const graph = product.as({ ...KEY, ...(await product.session()) });
    const query =
      'mutation ($input: BrowserInput!, $version: VersionInput!) { a: createBrowser(input: $input) { id } b: createBrowser(input: $input) { id } c: createVersion(input: $version) { id } }';
    const first = await graph.graph<{ a: { id: number }; b: { id: number } }>(query, {
      input: BROWSER,
      version: VERSION,
    });
    expect(first.data.a.id).not.toBe(first.data.b.id);
    expect(await graph.graph(query, { input: BROWSER, version: VERSION })).toEqual(first);
  });

  test('is forgotten after a day', async () => {
    const first = await create(toRest(BROWSER));
    now += 25 * 60 * 60_000;
    administrator = await product.signIn();
    expect((await create(toRest(BROWSER))).body.data.id).not.toBe(first.body.data.id);
  });

  test.each([
    ['one character', '1', '"1"'],
    ['255 characters', 'x'.repeat(255), `"${'x'.repeat(255)}"`],
    ['quotes in it', String.raw`a"b\c`, String.raw`"a\"b\\c"`],
    ['other signs', '{curly};a=1,b', '"{curly};a=1,b"'],
  ])('is the same with quotes around its name and without, with %s', async (_name, bare, quoted) => {
    const first = await create(toRest(BROWSER), '/api/browsers', { 'idempotency-key': bare });
    expect(first.status).toBe(201);
    expect((await create(toRest(BROWSER), '/api/browsers', { 'idempotency-key': quoted })).body).toEqual(first.body);
  });

  test('by a name that is none is refused, which names the header, on every route', async () => {
    for (const key of [
      '',
      '""',
      'x'.repeat(256),
      `"${'x'.repeat(256)}"`,
      'with a blank',
      '"with a blank"',
      '"open',
      '"a"b',
      '"a";b=1',
      'ü',
    ]) {
      const refusal = {
        status: 400,
        body: { code: 'BAD_REQUEST', error: 'Idempotency-Key must be 1 to 255 visible ASCII characters' },
      };
      expect(await create(toRest(BROWSER), '/api/browsers', { 'idempotency-key': key })).toMatchObject(refusal);
      expect(
        await administrator.rest('/api/browsers/1', {
          method: 'PUT',
          payload: {},
          headers: { 'idempotency-key': key },
        }),
      ).toMatchObject(refusal);
    }
    expect((await administrator.rest('/api/browsers/1', { method: 'PUT', payload: {}, headers: KEY })).status).toBe(
      200,
    );
    const overGraph = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'idempotency-key': 'with a blank' },
      payload: { query: '{ counters { browsers } }' },
    });
    expect(overGraph.statusCode).toBe(400);
  });

  test('needs a session all the same', async () => {
    await create(toRest(BROWSER));
    expect(
      (await product.rest('/api/browsers', { method: 'POST', payload: toRest(BROWSER), headers: KEY })).status,
    ).toBe(401);
  });
});
