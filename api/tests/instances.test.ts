import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase } from './fresh-database.ts';
import { BROWSER, asWire } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

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

const rename = async (name: string) => expect((await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: name } })).status).toBe(200);
const nameAt = async (instance: Client) => (await instance.rest<{ data: { name_en: string } }>('/api/browsers/1')).body.data.name_en;
const downloadsAt = async (instance: Client) => (await instance.rest<{ data: { download_count: number } }>('/api/browsers/1')).body.data.download_count;
const run = (sql: string) => one.orm.em.getConnection().execute<{ pid: number }[]>(sql);
const withinASecond = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: SECOND, interval: 10 });

describe('two instances on one database', () => {
  test('a write at one is heard by the other, without looking for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    other = await startApp('none', location);
    vi.useRealTimers();
    for (const name of ['Heard', 'Heard again']) {
      await nameAt(other);
      await rename(name);
      await withinASecond(async () => expect(await nameAt(other)).toBe(name));
    }
    expect((await other.graph('{ browser(id: 1) { name { en } } }')).data).toEqual({ browser: { name: { en: 'Heard again' } } });
  });

  test('so is a counted download', async () => {
    other = await startApp('none', location);
    const before = await downloadsAt(other);
    await one.rest('/versions/1/download');
    await withinASecond(async () => expect(await downloadsAt(other)).toBe(before + 1));
  });

  test('a notification that is lost costs less than a second', async () => {
    other = await startApp('none', location);
    await nameAt(other);
    await run("update browser set name_en = 'Unheard' where id = 1");
    await run('update catalogue_revision set number = number + 1');
    await withinASecond(async () => expect(await nameAt(other)).toBe('Unheard'));
  });

  test('a listening connection that is lost is made again, and what was missed is caught up with', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    other = await startApp('none', location);
    vi.useRealTimers();
    await nameAt(other);
    const ended = await run("select pg_terminate_backend(pid), pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
    expect(ended.length).toBeGreaterThan(1);
    await vi.waitFor(() => rename('Missed'), 5 * SECOND);
    await vi.waitFor(async () => expect(await nameAt(other)).toBe('Missed'), 5 * SECOND);
    await rename('Heard after all');
    await withinASecond(async () => expect(await nameAt(other)).toBe('Heard after all'));
  });

  test('a session of one is one of the other, and ends at both', async () => {
    other = await startApp('none', location);
    const answer = await one.app.inject({ method: 'POST', url: '/api/auth/login', payload: { password: 'correct horse battery staple' } });
    const cookie = `${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`;
    const verified = async () => (await other.rest('/api/auth/verify', { headers: { cookie } })).body;
    expect(await verified()).toMatchObject({ authenticated: true });
    await one.rest('/api/auth/logout', { method: 'POST', headers: { cookie } });
    expect(await verified()).toMatchObject({ authenticated: false });
  });

  test('a request that is repeated at the other adds its record once', async () => {
    other = await startApp('none', location);
    const signedIn = await other.signIn();
    const add = (instance: Client) => instance.rest<{ data: { id: number } }>('/api/browsers', { method: 'POST', payload: asWire(BROWSER), headers: { 'idempotency-key': 'one-request-of-a-form' } });
    expect((await add(signedIn)).body.data.id).toBe((await add(administrator)).body.data.id);
  });
});

describe('an instance that the database is out of reach of', () => {
  let line: Line;
  afterEach(() => line.cut());

  test.each(['closed', 'silent'] as const)('says that what it kept may be stale while the line is %s, and catches up when it is back', async (how) => {
    line = await lineTo(location);
    other = await startApp('none', line.location);
    const list = () => other.app.inject('/api/browsers/1');
    expect((await list()).headers['cache-control']).toMatch(/^public/u);
    const name = await nameAt(other);
    line[how === 'closed' ? 'cut' : 'silence']();
    await rename(`Written while ${how}`);
    await vi.waitFor(async () => expect((await list()).headers['cache-control']).toBe('no-store'), 2 * SECOND);
    const stale = await list();
    expect([stale.statusCode, stale.json<{ data: { name_en: string } }>().data.name_en, stale.headers['cache-status']]).toEqual([200, name, 'catalogue; hit; ttl=-1']);
    if (how === 'closed') {
      expect((await other.app.inject('/api/browsers/2')).statusCode).toBe(503);
      expect((await other.app.inject('/readyz')).statusCode).toBe(503);
    }
    line.mend();
    await vi.waitFor(async () => expect(await nameAt(other)).toBe(`Written while ${how}`), 5 * SECOND);
    await vi.waitFor(async () => expect((await list()).headers['cache-control']).toMatch(/^public/u), SECOND);
  });
});

/** A line to a database that can be interrupted. */
interface Line {
  location: string;
  /** Ends all connections, and refuses new ones. */
  cut(): void;
  /** Lets nothing through any more, and says nothing about it. */
  silence(): void;
  /** Takes new connections; those that were silent are ended. */
  mend(): void;
}

async function lineTo(database: string): Promise<Line> {
  const url = new URL(database);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(url.port), url.hostname);
    for (const [socket, opposite] of [[near, far], [far, near]] as const) {
      sockets.add(socket);
      socket.on('data', (data) => (state === 'silent' ? undefined : opposite.write(data)));
      socket.on('close', () => opposite.destroy());
      socket.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  proxy.unref();
  await once(proxy, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    location: Object.assign(new URL(database), { port: String((proxy.address() as AddressInfo).port) }).href, // listening on TCP
    cut() {
      state = 'cut';
      end();
    },
    silence() {
      state = 'silent';
    },
    mend() {
      state = 'open';
      end();
    },
  };
}
