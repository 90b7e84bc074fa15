import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import pg from 'pg';
import { follow, type Catalogue } from '../../examples/mirror.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { createPostgresDatabase } from './fresh-database.ts';
import { BROWSER, VERSION, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { attribute, builtSite, elementsIn, servedPage, textOf } from './served-page.ts';

const SECOND = 1000;

let location: string;
let one: RunningApp;
let administrator: Client;
beforeAll(async () => {
  location = await createPostgresDatabase(inject('postgres') ?? '', 'catalogue');
  one = await startApp('none', location);
  administrator = await one.signIn();
});
afterAll(() => one.close());

let other: RunningApp;
afterEach(() => other.close());

const rename = async (name: string) =>
  expect((await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: name } })).status).toBe(200);
const nameAt = async (instance: Client) =>
  (await instance.rest<{ data: { name_en: string } }>('/api/browsers/1')).body.data.name_en;
const downloadsAt = async (instance: Client) =>
  (await instance.rest<{ data: { download_count: number } }>('/api/browsers/1')).body.data.download_count;
const run = (sql: string) => one.orm.em.getConnection().execute<{ pid: number }[]>(sql);
const heardBy = async (copy: Catalogue, instance: Client) =>
  (await follow(copy, async (path) => (await instance.rest(path)).body)).map(
    ({ event, kind, id }) => `${event} ${kind} ${id}`,
  );
/** Longer than the second that faults/instances.test.ts measures, because the machine may be busy. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60 * SECOND, interval: 10 });

describe('two instances on one database', () => {
  test('§10.56 a write at one is heard by the other, without looking for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    other = await startApp('none', location);
    vi.useRealTimers();
    for (const name of ['Heard', 'Heard again']) {
      await nameAt(other);
      await rename(name);
      await soon(async () => expect(await nameAt(other)).toBe(name));
    }
    expect((await other.graph('{ browser(id: 1) { name { en } } }')).data).toEqual({
      browser: { name: { en: 'Heard again' } },
    });
  });

  test('so is a counted download', async () => {
    other = await startApp('none', location);
    const before = await downloadsAt(other);
    await one.rest('/versions/1/download');
    await soon(async () => expect(await downloadsAt(other)).toBe(before + 1));
  });

  test('a notification that is lost is made up for by a look at the number', async () => {
    other = await startApp('none', location);
    await nameAt(other);
    await run("update browser set name_en = 'Unheard' where id = 1");
    await run('update catalogue_revision set number = number + 1');
    await soon(async () => expect(await nameAt(other)).toBe('Unheard'));
  });

  test('a listening connection that is lost is made again, and what was missed is caught up with', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    other = await startApp('none', location);
    vi.useRealTimers();
    await nameAt(other);
    const ended = await run(
      'select pg_terminate_backend(pid), pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(ended.length).toBeGreaterThan(1);
    await soon(() => rename('Missed'));
    await soon(async () => expect(await nameAt(other)).toBe('Missed'));
    await rename('Heard after all');
    await soon(async () => expect(await nameAt(other)).toBe('Heard after all'));
  });

  test('P15 a change whose commit is late is not lost to who follows the changes', async () => {
    other = await startApp('none', location);
    const copy = (await other.rest<Catalogue>('/api/catalogue.json')).body;
    const late = new pg.Client(location);
    await late.connect();
    // As far as a commit of another instance whose number is lower than that of the next one.
    await late.query('begin');
    await late.query('select id from change_feed where id = 1 for update');
    await late.query(
      "insert into public_change (at, kind, record_id, browser_id, event, is_last) values (now(), 'browser', '2', 2, 'changed', true)",
    );
    let isRenamed = false;
    const renamed = rename('Later').then(() => (isRenamed = true));
    await sleep(SECOND / 2);
    expect([isRenamed, await heardBy(copy, other)]).toEqual([false, []]);
    await late.query('commit');
    await late.end();
    await renamed;
    await soon(async () => expect(await nameAt(other)).toBe('Later'));
    // What the other instance answered before may be cached for a second.
    const heard: string[] = [];
    await soon(async () => {
      heard.push(...(await heardBy(copy, other)));
      expect(heard).toEqual(['changed browser 2', 'changed browser 1', 'changed slide 2']);
    });
  });

  test('a session of one is one of the other, and ends at both', async () => {
    other = await startApp('none', location);
    const response = await one.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { password: 'correct horse battery staple' },
    });
    const cookie = `${response.cookies[0]?.name}=${response.cookies[0]?.value}`;
    const verified = async () => (await other.rest('/api/auth/verify', { headers: { cookie } })).body;
    expect(await verified()).toMatchObject({ authenticated: true });
    await one.rest('/api/auth/logout', { method: 'POST', headers: { cookie } });
    expect(await verified()).toMatchObject({ authenticated: false });
  });

  test('N15 a session goes on at an instance whose clock is an hour ahead, or behind', async () => {
    const HOUR = 60 * 60 * SECOND;
    for (const ahead of [HOUR, -HOUR]) {
      other = await startApp('none', location, { clock: () => Date.now() + ahead });
      const session = await one.session();
      const elsewhere = await other.session();
      for (const instance of [one, other, one]) {
        for (const headers of [session, elsewhere])
          expect((await instance.rest('/api/auth/verify', { headers })).body).toMatchObject({ authenticated: true });
      }
      if (ahead > 0) await other.close();
    }
  });

  test('a version appears at both when its time comes, because each one that listens looks for it', async () => {
    other = await startApp('none', location);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const payload = toRest({
      ...VERSION,
      visibleFrom: new Date(Date.now() + 2 * SECOND).toISOString(),
      visibleUntil: null,
    });
    const { id } = (await administrator.rest<{ data: { id: number } }>('/api/versions', { method: 'POST', payload }))
      .body.data;
    const statuses = () =>
      Promise.all([one, other].map(async (instance) => (await instance.rest(`/api/versions/${id}`)).status));
    expect(await statuses()).toEqual([404, 404]);
    const copy = (await other.rest<Catalogue>('/api/catalogue.json')).body;
    await soon(async () => expect(await statuses()).toEqual([200, 200]));
    expect(await heardBy(copy, other)).toContain(`added version ${id}`);
    expect(copy).toEqual((await other.rest<Catalogue>('/api/catalogue.json')).body);
    await administrator.rest(`/api/versions/${id}`, { method: 'DELETE' });
  });

  test('a request that is repeated at the other adds its record once', async () => {
    other = await startApp('none', location);
    const signedIn = await other.signIn();
    const add = (instance: Client) =>
      instance.rest<{ data: { id: number } }>('/api/browsers', {
        method: 'POST',
        payload: toRest(BROWSER),
        headers: { 'idempotency-key': 'one-request-of-a-form' },
      });
    expect((await add(signedIn)).body.data.id).toBe((await add(administrator)).body.data.id);
  });
});

describe('an instance that the database is out of reach of', () => {
  const CACHED = ['/', '/?lang=zh', '/browsers/1', '/versions/1', '/api/browsers/1', '/api/browsers', '/sitemap.xml'];
  const UNCACHED = ['/browsers/2', '/browsers/2?lang=zh', '/versions/2', '/api/browsers/2', '/api/browsers?sort=name'];
  let proxy: DatabaseProxy;
  let site: ReturnType<typeof builtSite>;
  beforeAll(() => {
    site = builtSite();
  }, 120_000);
  afterEach(() => proxy.cut());

  test.each(['closed', 'silent'] as const)(
    'N19 marks cached responses as stale while the connection is %s, refuses what is not cached, and catches up when it is back',
    async (how) => {
      proxy = await startDatabaseProxy(location);
      other = await startApp('none', proxy.location, { site });
      // Through real sockets, because cached responses are sent before Fastify.
      const origin = await other.app.listen({ port: 0, host: '127.0.0.1' });
      const get = async (path: string, headers = {}) => {
        const response = await fetch(origin + path, { headers, redirect: 'manual' });
        return {
          statusCode: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        };
      };
      const download = async () =>
        expect((await get('/versions/1/download', { 'user-agent': 'curl/8' })).statusCode).toBe(302);
      const countAndRead = async () => {
        const started = performance.now();
        await download();
        const responses = await Promise.all(CACHED.map((path) => get(path)));
        // Two downloads within two seconds: the second one changes the revision only after those two seconds, when the
        // database is unreachable.
        await download();
        return performance.now() - started < 1.5 * SECOND ? responses : null;
      };
      let before = await countAndRead();
      while (!before) {
        // Waits until both changes of the revision are done.
        await sleep(4.5 * SECOND);
        before = await countAndRead();
      }
      for (const { statusCode, headers } of before)
        expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/u)]);
      proxy[how === 'closed' ? 'cut' : 'silence']();
      await rename(`Written while ${how}`);
      await soon(async () => expect((await get('/api/browsers/1')).headers['cache-control']).toBe('no-store'));
      const refused = UNCACHED.map((path) => get(path));
      await sleep(3 * SECOND);
      const stale = await Promise.all(CACHED.map((path) => get(path)));
      expect(stale.map(({ statusCode, headers, body }) => [statusCode, headers['cache-status'], body])).toEqual(
        before.map(({ body }) => [200, 'catalogue; hit; ttl=-1', body]),
      );
      for (const response of await Promise.all(refused))
        expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
          503,
          '1',
          expect.stringMatching(/^no-(?:store|cache)$/u),
        ]);
      expect((await get('/readyz')).statusCode).toBe(503);
      for (const [lang, words] of [
        ['en', 'Service unavailable'],
        ['zh', '服务暂不可用'],
      ]) {
        const boxes = (await servedPage(other.app, `/?platform=linux&lang=${lang}`))
          .all('div')
          .filter((one) => attribute(one, 'role') === 'alert');
        expect(boxes.map((one) => textOf([...elementsIn(one)].find(({ tagName }) => tagName === 'p')))).toContain(
          words,
        );
      }
      proxy.mend();
      await soon(async () => expect(await nameAt(other)).toBe(`Written while ${how}`));
      await soon(async () => expect((await get('/api/browsers/1')).headers['cache-control']).toMatch(/^public/u));
    },
  );
});
