import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, asWire } from './good-records.ts';
import { COOKIE, FRESH, startApp, type Client, type RunningApp } from './running-app.ts';

const KEY = { 'idempotency-key': '6f1c2b7e-1111-4222-8333-444455556666' };
const KINDS = [['Browser', '/api/browsers', BROWSER], ['Version', '/api/versions', VERSION], ['Slide', '/api/slides', SLIDE], ['CustomCode', '/api/admin/custom-codes', CUSTOM_CODE]] as const;

let product: RunningApp;
let administrator: Client;
let now: number;
beforeEach(async () => {
  now = Date.now();
  product = await startApp('real', FRESH, { clock: () => now });
  administrator = await product.signIn();
});
afterEach(() => product.close());

type Created = { data: { id: number; revision: number; name_en: string } };
const create = (payload: object, path = '/api/browsers', headers: Record<string, string> = KEY) => administrator.rest<Created>(path, { method: 'POST', payload, headers });
const count = async () => (await product.rest<{ data: unknown[] }>('/api/browsers')).body.data.length;

describe('a request that names itself', () => {
  test.each(KINDS)('adds one %s however often it is sent (%s)', async (_kind, path, record) => {
    const first = await create(asWire(record), path);
    expect(first.status).toBe(201);
    for (let times = 0; times < 3; times += 1) {
      const again = await create(asWire(record), path);
      expect([again.status, again.body.data.id, again.body.data.revision]).toEqual([201, first.body.data.id, first.body.data.revision]);
    }
  });

  test('saves what was changed since, again and again, to the record that it made', async () => {
    const before = await count();
    const first = await create(asWire(BROWSER));
    for (const name of ['Second', 'Third']) {
      const { body } = await create(asWire({ ...BROWSER, name: { en: name, zh: name } }));
      expect(body.data).toMatchObject({ id: first.body.data.id, name_en: name });
    }
    expect(await count()).toBe(before + 1);
  });

  test('never overwrites what someone else saved since', async () => {
    const { body } = await create(asWire(BROWSER));
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'PUT', payload: { name_en: 'Theirs' } });
    expect(await create(asWire(BROWSER))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await product.rest(`/api/browsers/${body.data.id}`)).body).toMatchObject({ data: { name_en: 'Theirs' } });
  });

  test('adds one at the same moment too', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(asWire(BROWSER))));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test('that was refused may be sent again with what was wrong mended', async () => {
    expect((await create({ ...asWire(BROWSER), name_en: '' })).status).toBe(400);
    expect((await create(asWire(BROWSER))).status).toBe(201);
  });

  test('is known by the graph as well, which may add several at once', async () => {
    const client = product.as({ ...KEY, cookie: `${COOKIE}=${await tokenOf()}` });
    const query = 'mutation ($input: BrowserInput!) { a: createBrowser(input: $input) { id } b: createBrowser(input: $input) { id } }';
    const first = await client.graph<{ a: { id: number }; b: { id: number } }>(query, { input: BROWSER });
    expect(first.data.a.id).not.toBe(first.data.b.id);
    expect(await client.graph(query, { input: BROWSER })).toEqual(first);
  });

  test('is forgotten after a day', async () => {
    const first = await create(asWire(BROWSER));
    now += 25 * 60 * 60_000;
    administrator = await product.signIn();
    await create(asWire(BROWSER), '/api/browsers', { 'idempotency-key': 'another-request-of-another-day' });
    expect((await create(asWire(BROWSER))).body.data.id).not.toBe(first.body.data.id);
  });

  test.each(['', 'short', 'x'.repeat(65), 'with a blank in the middle', '1234567890123456; drop'])('by the name "%s" is refused', async (key) => {
    expect(await create(asWire(BROWSER), '/api/browsers', { 'idempotency-key': key })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('needs a session all the same', async () => {
    await create(asWire(BROWSER));
    expect((await product.rest('/api/browsers', { method: 'POST', payload: asWire(BROWSER), headers: KEY })).status).toBe(401);
  });
});

async function tokenOf(): Promise<string> {
  const answer = await product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { password: 'correct horse battery staple' } });
  return answer.cookies[0]?.value ?? '';
}
