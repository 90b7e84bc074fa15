import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { move } from '../database/move.ts';
import { migrate, openDatabase } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { DownloadDay } from '../entities/download-day.ts';
import { createPostgresDatabase } from './fresh-database.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, VERSION, toRest } from './good-records.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';

const site = builtSite();
let server: string;
let folder: string;
beforeAll(async () => {
  server = inject('postgres') ?? '';
  folder = await mkdtemp(join(tmpdir(), 'moved-'));
  // Pages contain relative times and the time of rendering.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const opened: Orm[] = [];
async function open(location: string): Promise<Orm> {
  const orm = await openDatabase(location);
  await migrate(orm);
  opened.push(orm);
  return orm;
}
afterEach(async () => {
  for (const orm of opened.splice(0)) await orm.close();
});

async function moved(from: string, to: string, options?: Parameters<typeof move>[2]) {
  return move(await open(from), await open(to), options);
}

const file = (name: string) => join(folder, `${name}.sqlite`);
const emptyPostgres = () => createPostgresDatabase(server, 'nothing');

const GRAPH = [
  '{ browsers(first: 100) { totalCount nodes { id name { en zh } description { en zh } tags { id } downloadCount createdAt updatedAt revision platforms { platform count } versions(limit: 100) { nodes { id versionNumber isLatest releaseDate downloadMirrors screenshots createdAt revision } } } } }',
  '{ browsers(first: 100, search: "浏") { nodes { id } } co: browsers(search: "co") { nodes { id } } }',
  '{ slides { id title { en zh } linkType linkTargetId isActive } tags { id label { en zh } color order } counters { browsers versions platforms } homepageSettings { liveCounters } }',
];

const PAGES = [
  '/',
  '/?lang=zh',
  '/?q=ai',
  '/?platform=linux',
  '/browsers/1',
  '/browsers/2?lang=zh',
  '/versions/1',
  '/sitemap.xml',
];

/** Sorts the state in a page, because Apollo's cache has the order in which the results arrived. */
function inOrder(body: string): string {
  return body.replace(/(?<=<script id="state" type="application\/json">).*?(?=<\/script>)/u, (state) =>
    JSON.stringify(JSON.parse(state), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value,
    ),
  );
}

/** All responses of the interfaces, to be compared byte by byte. */
async function answersOf(location: string, { withPages = false } = {}): Promise<Map<string, string>> {
  const product = await startApp('none', location, withPages ? { site } : {});
  const answers = new Map<string, string>();
  const get = async (url: string, accept: string) =>
    answers.set(url, inOrder((await product.app.inject({ url, headers: { accept } })).body));
  const browsers = await product.rest<{ data: { id: number }[] }>('/api/browsers');
  const ids = browsers.body.data.map(({ id }) => id);
  for (const sort of ['default', 'name', 'newest', 'downloads']) await get(`/api/browsers?sort=${sort}`, '*/*');
  for (const path of [
    '/api/slides',
    '/api/custom-codes',
    '/api/settings?key=browser_tags',
    '/api/settings?key=homepage',
    '/api/browsers?search=%E7%8B%90',
    '/api/versions/1',
  ])
    await get(path, '*/*');
  for (const id of ids) await get(`/api/browsers/${id}/versions?limit=100`, '*/*');
  for (const path of withPages ? PAGES : []) await get(path, 'text/html');
  for (const query of GRAPH)
    answers.set(query, (await product.app.inject({ method: 'POST', url: '/graphql', payload: { query } })).body);
  await product.close();
  return answers;
}

/** Makes changes of every kind: deletes, saves and counts records, also with values that are hard to store. */
async function keepBusy(product: RunningApp): Promise<void> {
  const administrator = await product.signIn();
  const put = (path: string, payload: object, method: 'PUT' | 'POST' = 'PUT') =>
    administrator.rest(path, { method, payload });
  const hard = { ...toRest(BROWSER), name_en: 'O\'Hara \\ "q" % _ 😀', name_zh: 'Ｆｕｌｌ 狐 é', website_url: '' };
  expect((await put('/api/browsers', hard, 'POST')).status).toBe(201);
  expect((await put('/api/versions', toRest({ ...VERSION, screenshots: [] }), 'POST')).status).toBe(201);
  expect((await put('/api/slides', toRest(SLIDE), 'POST')).status).toBe(201);
  expect((await put('/api/admin/custom-codes', toRest(CUSTOM_CODE), 'POST')).status).toBe(201);
  await put('/api/browsers/2', { name_en: 'Renamed', revision: 1 });
  await put('/api/admin/settings', { key: 'homepage', value: { liveCounters: true } }, 'POST');
  for (let count = 0; count < 5; count += 1) await product.rest('/versions/3/download');
  // More than one batch, and batches that end within a day.
  const days = Array.from({ length: 1300 }, (_, index) => ({
    day: `2026-01-${10 + (index % 3)}`,
    versionId: index,
    kind: 'file' as const,
    browserId: 1,
    platform: 'windows' as const,
    count: index,
  }));
  await product.em().insertMany(DownloadDay, days);
  const last = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
    method: 'POST',
    payload: toRest(BROWSER),
  });
  await administrator.rest(`/api/browsers/${last.body.data.id}`, { method: 'DELETE' });
}

describe('§10.58 a catalogue that moves', () => {
  let before: Map<string, string>;
  let postgres: string;
  beforeAll(async () => {
    const product = await startApp('real', file('first'));
    await keepBusy(product);
    await product.close();
    before = await answersOf(file('first'), { withPages: true });
    postgres = await emptyPostgres();
    await moved(file('first'), postgres);
    await moved(postgres, file('back'));
  }, 60_000);

  test.each([
    ['to PostgreSQL', () => postgres],
    ['and back to SQLite', () => file('back')],
  ])('%s answers byte by byte what it did', async (_name, location) => {
    const after = await answersOf(location(), { withPages: true });
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...before.keys()].filter((question) => after.get(question) !== before.get(question))).toEqual([]);
    expect(before.size).toBeGreaterThan(40);
  });

  test.each([
    ['PostgreSQL', () => postgres],
    ['SQLite', () => file('back')],
  ])('goes on counting ids on %s where it was, also above those that are gone', async (_name, location) => {
    const product = await startApp('none', location());
    const administrator = await product.signIn();
    const { body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
      method: 'POST',
      payload: toRest(BROWSER),
    });
    await product.close();
    // The catalogue has 28 browsers, one was added, and one was added and deleted.
    expect(body.data.id).toBe(31);
  });

  test('brings the password and nobody who is signed in', async () => {
    const orm = await open(await emptyPostgres());
    const tables = await move(await open(file('first')), orm);
    const count = async (table: string) =>
      Number(
        (await orm.em.getConnection().execute<{ count: string }[]>(`select count(*) as count from ${table}`))[0]?.count,
      );
    expect([await count('credential'), await count('session'), await count('login_attempt')]).toEqual([1, 0, 0]);
    expect(tables.map(({ table }) => table)).toEqual([
      'browser',
      'former_slug',
      'version',
      'deleted_version',
      'download_day',
      'fact',
      'source',
      'source_state',
      'proposal',
      'slide',
      'custom_code',
      'setting',
      'credential',
      'access_token',
      'creation',
      'link',
      'change',
      'changed_row',
    ]);
  });

  test('replaces what is there only with the option for it, and then all of it', async () => {
    const target = await createPostgresDatabase(server, 'catalogue');
    await expect(moved(file('first'), target)).rejects.toThrow('There is already a catalogue at the target');
    await moved(file('first'), target, { replace: true });
    await moved(file('first'), target, { replace: true });
    const after = await answersOf(target);
    expect([...after.keys()].filter((question) => after.get(question) !== before.get(question))).toEqual([]);
  });

  test('leaves the target as it was when something fails on the way', async () => {
    const target = await createPostgresDatabase(server, 'catalogue');
    const former = await answersOf(target);
    const orm = await open(target);
    await orm.em
      .getConnection()
      .execute(
        "create function fail() returns trigger language plpgsql as $$ begin raise exception 'The line is cut'; end $$",
      );
    await orm.em
      .getConnection()
      .execute('create trigger fail before insert on setting for each row execute function fail()');
    await expect(move(await open(file('first')), orm, { replace: true })).rejects.toThrow('The line is cut');
    expect(await answersOf(target)).toEqual(former);
  });

  test('is refused when it does not arrive as it was', async () => {
    const orm = await open(await emptyPostgres());
    await orm.em
      .getConnection()
      .execute(
        "create function change() returns trigger language plpgsql as $$ begin new.description := 'another'; return new; end $$",
      );
    await orm.em
      .getConnection()
      .execute('create trigger change before insert on setting for each row execute function change()');
    await expect(move(await open(file('first')), orm)).rejects.toThrow('setting was not copied correctly');
  });

  test('is refused where a site runs on PostgreSQL, and seen by the site that starts after it', async () => {
    const target = await createPostgresDatabase(server, 'catalogue');
    const product = await startApp('real', target);
    await expect(moved(file('first'), target, { replace: true })).rejects.toThrow(
      'A server uses the target database: stop all of its servers first',
    );
    await expect(moved(target, file('of-a-server'))).rejects.toThrow('A server uses the source database');
    expect((await product.rest<{ data: unknown[] }>('/api/browsers')).body.data).toHaveLength(28);
    await product.close();
    await vi.waitFor(() => moved(file('first'), target, { replace: true }), 5000);
    const again = await startApp('none', target);
    expect((await again.rest<{ data: unknown[] }>('/api/browsers')).body.data).toHaveLength(29);
    await again.close();
  });

  test('a database that does not exist is named', async () => {
    const url = new URL(await emptyPostgres());
    url.pathname = '/missing';
    await expect(openDatabase(url.href)).rejects.toThrow('database "missing" does not exist');
  });

  test('N10 is refused from and to a database of a newer version', async () => {
    const newer = await createPostgresDatabase(server, 'catalogue');
    const orm = await openDatabase(newer);
    opened.push(orm);
    await orm.em.getConnection().execute("insert into mikro_orm_migrations (name) values ('M9999Later')");
    const refusal =
      /^The database \S+ was made by a newer version of this product: install that version, or restore an older backup$/u;
    await expect(moved(newer, file('from-newer'))).rejects.toThrow(refusal);
    await expect(moved(file('first'), newer, { replace: true })).rejects.toThrow(refusal);
  });
});
