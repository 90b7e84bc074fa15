import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Orm } from '../database/orm.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { sessionService } from '../services/sessions.ts';
import { isOnPostgres } from './fresh-database.ts';
import { COOKIE, FRESH, PASSWORD, startApp, type RunningApp } from './running-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let product: RunningApp;
beforeEach(async () => {
  product = await startApp('none');
  await product.setPassword();
});
afterEach(() => product.close());

/**
 * Simulates elapsed time by making all sessions and login attempts older, because the database's clock cannot be set.
 */
async function pass(milliseconds: number): Promise<void> {
  const em = product.em();
  const earlier = (time: Date) => new Date(time.getTime() - milliseconds);
  for (const { tokenHash, createdAt, lastSeenAt } of await em.find(Session, {}))
    await em.nativeUpdate(Session, { tokenHash }, { createdAt: earlier(createdAt), lastSeenAt: earlier(lastSeenAt) });
  for (const { id, triedAt } of await em.find(LoginAttempt, {}))
    await em.nativeUpdate(LoginAttempt, { id }, { triedAt: earlier(triedAt) });
}

async function login(
  password: unknown,
  { address = '203.0.113.1', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
  on = product,
) {
  const response = await on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password },
    remoteAddress: address,
    headers,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, unknown>>(),
    cookies: response.cookies,
  };
}

/** Signs in and returns the new token. */
async function tokenOf(headers: Record<string, string> = {}): Promise<string> {
  const { cookies } = await login(PASSWORD, { headers });
  return cookies[0]?.value ?? '';
}

async function isSignedIn(token: string): Promise<boolean> {
  const { body } = await product.rest<{ authenticated: boolean }>('/api/auth/verify', {
    headers: { cookie: `${COOKIE}=${token}` },
  });
  return body.authenticated;
}

const save = (token: string, headers: Record<string, string> = {}) =>
  product.rest('/api/admin/settings', {
    method: 'POST',
    headers: { cookie: `${COOKIE}=${token}`, ...headers },
    payload: { key: 'homepage', value: { liveCounters: true } },
  });

describe('signing in', () => {
  test('§1.5 §6.2 opens a session in a cookie that scripts and other sites cannot use', async () => {
    const { status, headers, body, cookies } = await login(PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies.slice(0, 1)).toEqual([
      {
        name: COOKIE,
        value: expect.stringMatching(/^[\w-]{43}$/u) as string,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ]);
    expect(await isSignedIn(cookies[0]?.value ?? '')).toBe(true);
  });

  test('on plain http of this machine the cookie is plain too', async () => {
    const local = await startApp('none', FRESH, { publicUrl: 'http://127.0.0.1:3000' });
    await local.setPassword();
    const { cookies } = await login(
      PASSWORD,
      { headers: { 'x-forwarded-proto': 'https', host: 'browsers.example' } },
      local,
    );
    expect(cookies.slice(0, 1)).toEqual([
      { name: 'session', value: expect.any(String) as string, path: '/', httpOnly: true, sameSite: 'Strict' },
    ]);
    await local.close();
  });

  test('§6.2 with a wrong password is refused, and no cookie is set', async () => {
    const { status, body, cookies, headers } = await login('wrong');
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      error: 'Login failed. Please check your password.',
      code: 'UNAUTHORIZED',
      key: 'loginFailed',
      requestId: expect.any(String) as string,
    });
    expect(headers['www-authenticate']).toBe(
      'Session realm="catalogue", error="wrong_password", error_description="Login failed. Please check your password."',
    );
    expect(cookies).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([undefined, '', '   ', '　'])('§5.29 with the password %j is refused as missing', async (password) => {
    expect(await login(password)).toMatchObject({
      status: 400,
      body: { error: 'Password is required', code: 'BAD_REQUEST', fields: { password: 'Password is required' } },
    });
  });

  test.each([1, ['x'], [PASSWORD], null, true, { $ne: '' }, 'x'.repeat(1025)])(
    'A7 with the password %j is refused, never converted',
    async (password) => {
      expect(await login(password)).toMatchObject({
        status: 400,
        body: { error: 'Invalid password', code: 'BAD_REQUEST', fields: { password: 'Invalid password' } },
      });
    },
  );

  test('A7 with a password of 1 MiB is refused as too large', async () => {
    expect(await login('x'.repeat(1024 * 1024))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  test.each(['null', '[]', '"text"', '5', ''])('with the body %s is refused', async (payload) => {
    const response = await product.rest('/api/auth/login', {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response).toMatchObject({ status: 400, body: { success: false, code: 'BAD_REQUEST' } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'C3 as %s is refused',
    async (type) => {
      const response = await product.rest('/api/auth/login', {
        method: 'POST',
        payload: JSON.stringify({ password: PASSWORD }),
        headers: { 'content-type': type },
      });
      expect(response).toMatchObject({ status: 415, body: { success: false, code: 'UNSUPPORTED_MEDIA_TYPE' } });
    },
  );

  test('A10 never adopts a token that the client brought', async () => {
    const planted = 'A'.repeat(43);
    const token = await tokenOf({ cookie: `${COOKIE}=${planted}` });
    expect(token).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
    const again = await tokenOf({ cookie: `${COOKIE}=${token}` });
    expect(again).not.toBe(token);
  });

  test('takes a password however its accents were typed', async () => {
    await sessionService({ em: product.em() }).setPassword('pâssword-åé');
    expect((await login('pâssword-åé'.normalize('NFD'))).status).toBe(200);
  });

  test('is impossible while there is no password', async () => {
    const bare = await startApp('none');
    expect((await login('undefined', {}, bare)).status).toBe(401);
    await bare.close();
  });
});

describe('the throttle', () => {
  const tryTimes = async (times: number, address: string) => {
    for (let count = 0; count < times; count += 1) expect((await login('wrong', { address })).status).toBe(401);
  };

  test('A3 refuses the eleventh attempt of an address in 15 minutes, even with the right password', async () => {
    await tryTimes(10, '203.0.113.1');
    await pass(5 * MINUTE);
    const { status, headers, body } = await login(PASSWORD, { address: '203.0.113.1' });
    expect(status).toBe(429);
    expect(body).toMatchObject({
      error: 'Too many login attempts. Please try again later.',
      code: 'TOO_MANY_REQUESTS',
    });
    // The ten wrong attempts can take some seconds themselves.
    expect(Number(headers['retry-after'])).toSatisfy((seconds: number) => seconds > 9 * 60 && seconds <= 10 * 60);
    expect((await login(PASSWORD, { address: '203.0.113.2' })).status).toBe(200);
    await pass(10 * MINUTE + 1000);
    expect((await login(PASSWORD, { address: '203.0.113.1' })).status).toBe(200);
  });

  /** Sets the password with a hash as slow as in production. */
  const slowHash = () => sessionService({ em: product.em() }).setPassword(PASSWORD);

  test('A3 counts attempts at the same moment', async () => {
    await slowHash();
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('A3 counts a whole /64 of IPv6 as one', async () => {
    await tryTimes(10, '2001:db8:1:2::1');
    expect((await login('wrong', { address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await login('wrong', { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  test('begins anew after a success', async () => {
    await tryTimes(9, '203.0.113.1');
    expect((await login(PASSWORD)).status).toBe(200);
    await tryTimes(5, '203.0.113.1');
  });

  test('does not count blank or malformed passwords', async () => {
    for (let count = 0; count < 12; count += 1) await login(count % 2 ? '' : 5);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('A3 counts a browser that has signed in before apart from its address, until the password changes', async () => {
    const { cookies } = await login(PASSWORD);
    const { name = '', value = '', ...options } = cookies[1] ?? {};
    expect(options).toMatchObject({ path: '/api/auth/login', httpOnly: true, sameSite: 'Strict' });
    await tryTimes(10, '203.0.113.1');
    expect((await login(PASSWORD)).status).toBe(429);
    const from = (device: string, password: string) => login(password, { headers: { cookie: `${name}=${device}` } });
    for (const forged of ['', '.', 'a', value.replace(/^./u, '-'), value.split('.')[0] ?? ''])
      expect((await from(forged, PASSWORD)).status).toBe(429);
    for (let count = 0; count < 10; count += 1) expect((await from(value, 'wrong')).status).toBe(401);
    expect((await from(value, PASSWORD)).status).toBe(429);
    await pass(15 * MINUTE + 1000);
    await tryTimes(10, '203.0.113.1');
    expect((await from(value, PASSWORD)).status).toBe(200);
    await slowHash(); // stores a new hash
    expect((await from(value, PASSWORD)).status).toBe(429);
  });

  // The hashes wait in the process, so the database makes no difference.
  test.skipIf(isOnPostgres())(
    'A6 a flood from many addresses does not keep the administrator waiting for half of it, and never locks out',
    async () => {
      await slowHash();
      let answered = 0;
      const flood = Array.from({ length: 200 }, (_, index) =>
        login('wrong', { address: `198.51.100.${index}` }).finally(() => (answered += 1)),
      );
      await Promise.race(flood);
      expect((await login(PASSWORD, { address: '203.0.113.1' })).status).toBe(200);
      expect(answered).toBeLessThan(100);
      const answers = await Promise.all(flood);
      expect(answers.every(({ status }) => status === 401)).toBe(true);
    },
  );

  test('believes no X-Forwarded-For', async () => {
    for (let count = 0; count < 10; count += 1)
      await login('wrong', { headers: { 'x-forwarded-for': `198.51.100.${count}` } });
    expect((await login('wrong', { headers: { 'x-forwarded-for': '198.51.100.99' } })).status).toBe(429);
  });

  test('believes a configured proxy, and nobody before it', async () => {
    const behind = await startApp('none', FRESH, { trustProxy: ['10.0.0.0/8'] });
    const from = (forwarded: string, address = '10.1.2.3') =>
      login('wrong', { address, headers: { 'x-forwarded-for': forwarded } }, behind);
    for (let count = 0; count < 10; count += 1)
      expect((await from(`198.51.100.${count}, 203.0.113.7`)).status).toBe(401);
    expect((await from('198.51.100.99, 203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(401);
    expect((await from('203.0.113.7', '192.0.2.1')).status).toBe(401);
    await behind.close();
  });
});

describe('a session', () => {
  test('A11 ends on signing out, and its cookie with it', async () => {
    const token = await tokenOf();
    const { status, headers, body } = await product.rest('/api/auth/logout', {
      method: 'POST',
      headers: { cookie: `${COOKIE}=${token}` },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toMatch(new RegExp(`^${COOKIE}=;.*Expires=Thu, 01 Jan 1970`, 'u'));
    expect(await isSignedIn(token)).toBe(false);
    expect((await save(token)).status).toBe(401);
  });

  test('that does not exist may be signed out of; without a cookie none is changed, because a form of another site sends none', async () => {
    const { status, headers } = await product.rest('/api/auth/logout', { method: 'POST' });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(
      (
        await product.rest('/api/auth/logout', {
          method: 'POST',
          headers: { cookie: `${COOKIE}=x`, 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200);
  });

  test('leaves others of the administrator alone', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    await product.rest('/api/auth/logout', { method: 'POST', headers: { cookie: `${COOKIE}=${one}` } });
    expect(await isSignedIn(other)).toBe(true);
  });

  test('A12 ends when the password is changed', async () => {
    const tokens = [await tokenOf(), await tokenOf()];
    await sessionService({ em: product.em() }).setPassword('another long password');
    for (const token of tokens) {
      expect(await isSignedIn(token)).toBe(false);
      expect((await save(token)).status).toBe(401);
    }
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('another long password')).status).toBe(200);
  });

  test('goes on when the same password is held again', async () => {
    const token = await tokenOf();
    await sessionService({ em: product.em() }).ensurePassword(PASSWORD);
    expect(await isSignedIn(token)).toBe(true);
    await sessionService({ em: product.em() }).ensurePassword('another long password');
    expect(await isSignedIn(token)).toBe(false);
  });

  test('A13 ends after 30 minutes without use', async () => {
    const token = await tokenOf();
    await pass(30 * MINUTE);
    expect(await isSignedIn(token)).toBe(false);
    expect((await save(token)).status).toBe(401);
  });

  test('A13 goes on for 12 hours while it is used, and not longer', async () => {
    const token = await tokenOf();
    for (let used = 0; used < 35; used += 1) {
      await pass(20 * MINUTE);
      expect(await isSignedIn(token)).toBe(true);
    }
    await pass(20 * MINUTE);
    expect(await isSignedIn(token)).toBe(false);
    expect((await save(token)).status).toBe(401);
  });

  test('that is over leaves no row for ever', async () => {
    await tokenOf();
    await pass(13 * HOUR);
    const token = await tokenOf();
    await product.as({ cookie: `${COOKIE}=${token}` }).graph('mutation { runJob(name: "cleanup") { name } }');
    await expect.poll(() => product.em().count(Session)).toBe(1);
  });

  test('A17 is listed with where and since when it is open, and ends alone or with all others', async () => {
    const firefox = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    };
    const { cookies } = await login(PASSWORD, { address: '2001:db8:1:2::1', headers: firefox });
    const [own, other, third] = [
      cookies[0]?.value ?? '',
      await tokenOf({ 'user-agent': 'curl/8.5.0' }),
      await tokenOf(),
    ];
    const client = product.as({ cookie: `${COOKIE}=${own}` });
    const { data } = await client.graph<{ sessions: { id: string; client: string | null }[] }>(
      '{ sessions { id isCurrent address client platform } }',
    );
    const ids = data.sessions.map(({ id }) => id);
    expect(data.sessions).toMatchObject([
      { isCurrent: true, address: '2001:db8:1:2::/64', client: 'Firefox 150', platform: 'windows' },
      { isCurrent: false, address: '203.0.113.1' },
      { isCurrent: false, address: '203.0.113.1' },
    ]);
    expect(data.sessions).toContainEqual(expect.objectContaining({ client: 'curl', platform: null }));
    const hashes = (await product.em().find(Session, {})).map(({ tokenHash }) => tokenHash);
    expect(
      [own, other, third, ...hashes].filter((secret) => JSON.stringify(data).includes(secret.slice(0, 16))),
    ).toEqual([]);

    const curl = data.sessions.find((one) => one.client === 'curl')?.id;
    const end = async () => client.graph('mutation ($id: String!) { endSession(id: $id) { id } }', { id: curl });
    expect((await end()).errors).toBeUndefined();
    expect(await Promise.all([own, other, third].map(isSignedIn))).toEqual([true, false, true]);
    expect((await end()).errors).toMatchObject([{ extensions: { key: 'sessionNotFound' } }]);
    expect((await client.graph('mutation { endOtherSessions { id } }')).data).toEqual({
      endOtherSessions: [{ id: ids[0] }],
    });
    expect(await Promise.all([own, third].map(isSignedIn))).toEqual([true, false]);
    expect(await product.em().count(Session)).toBe(1);
    expect((await product.graph('{ sessions { id } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHORIZED' } },
    ]);
  });

  test('is one for GraphQL as well', async () => {
    const token = await tokenOf();
    expect(
      (await product.as({ cookie: `${COOKIE}=${token}` }).graph('{ tagList { revision } }')).errors,
    ).toBeUndefined();
    await pass(31 * MINUTE);
    expect((await product.as({ cookie: `${COOKIE}=${token}` }).graph('{ tagList { revision } }')).errors).toMatchObject(
      [{ extensions: { code: 'UNAUTHORIZED' } }],
    );
  });
});

test('a visitor is not authenticated, and no cache keeps that', async () => {
  const { status, headers, body } = await product.rest('/api/auth/verify', {
    headers: { origin: 'https://other.example' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ authenticated: false });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

describe('what is stored of a login', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('A15 is neither the password nor the token, in the database and in the log', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const logged = await startApp('none', isOnPostgres() ? FRESH : join(folder, 'catalogue.sqlite'), {
      logger: { level: 'debug', stream },
    });
    await sessionService({ em: logged.em() }).setPassword(PASSWORD);
    await login('a wrong guess at it', {}, logged);
    const { cookies } = await login(PASSWORD, {}, logged);
    const token = cookies[0]?.value ?? '';
    await logged.rest('/api/admin/custom-codes', { headers: { cookie: `${COOKIE}=${token}` } });
    await logged.rest('/api/upload/image', {
      method: 'POST',
      headers: { cookie: `${COOKIE}=${token}`, 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    const files = isOnPostgres()
      ? [await everyRow(logged.orm)]
      : await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')));
    await logged.close();

    const stored = [...files, log].join('\n');
    expect(stored).toContain('/api/auth/login');
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [PASSWORD, 'a wrong guess at it', token, Buffer.from(token, 'base64url').toString('hex')])
      expect(stored.includes(secret)).toBe(false);
  });
});

/** The content of all tables of a PostgreSQL database. */
async function everyRow(orm: Orm): Promise<string> {
  const connection = orm.em.getConnection();
  const tables = await connection.execute<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const rows = await Promise.all(tables.map(({ name }) => connection.execute<unknown[]>(`select * from "${name}"`)));
  return JSON.stringify(rows);
}
