import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entityManagerOf, migrate, openDatabase } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { generatePassword, hashPassword, verifyPassword } from '../password-hash.ts';
import { sessionService } from '../services/sessions.ts';
import { freshDatabase, isOnPostgres, sharedDatabase } from './fresh-database.ts';

const LONG = 'a long enough password';

describe('a hash', () => {
  test('is argon2id of at least 19 MiB, with a salt of its own', async () => {
    const [one, other] = [await hashPassword(LONG), await hashPassword(LONG)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(one).not.toBe(other);
    expect(await verifyPassword(LONG, one)).toBe(true);
    expect(await verifyPassword(`${LONG} `, one)).toBe(false);
  });

  test('made elsewhere verifies too', async () => {
    // A hash of the reference implementation: argon2 "somesalt" -id -t 2 -k 65536 -p 1 -l 32, for "password".
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('Password', reference)).toBe(false);
  });

  test.each(['', 'plain', '$argon2i$v=19$m=1,t=1,p=1$a$b', '$argon2id$v=16$m=19456,t=2,p=1$c29tZXNhbHQ$AAAA'])(
    'that reads "%s" fits no password',
    async (phc) => {
      expect(await verifyPassword('', phc)).toBe(false);
      expect(await verifyPassword('plain', phc)).toBe(false);
    },
  );
});

test('a generated password is long and never the same', () => {
  const many = Array.from({ length: 200 }, generatePassword);
  expect(new Set(many).size).toBe(200);
  for (const one of many) expect(one).toMatch(/^[a-hjkmnp-z2-9]{6}(?:-[a-hjkmnp-z2-9]{6}){3}$/u);
});

describe('the first password', () => {
  let orm: Orm;
  beforeEach(async () => {
    orm = await openDatabase(await freshDatabase('tables'));
    await migrate(orm);
  });
  afterEach(() => orm.close());

  const sessions = () => sessionService({ em: entityManagerOf(orm) });

  test('is made once, and opens a session', async () => {
    const password = await sessions().createFirstPassword();
    expect(password).not.toBeNull();
    expect(await sessions().createFirstPassword()).toBeNull();
    expect(await sessions().login(password ?? '', 'a')).toMatch(/^[\w-]{43}$/u);
  });

  test('is one when several instances start at the same moment', async () => {
    const passwords = await Promise.all([1, 2, 3].map(() => sessions().createFirstPassword()));
    const [shown, ...others] = passwords.filter((password) => password !== null);
    expect(others).toEqual([]);
    await sessions().login(shown ?? '', 'a');
  });

  test('is not made where one is set', async () => {
    await sessions().setPassword(LONG);
    expect(await sessions().createFirstPassword()).toBeNull();
    await sessions().login(LONG, 'a');
  });
});

describe('npm run admin:password', () => {
  let dataDir: string;
  let location: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'password-'));
    location = await sharedDatabase('nothing', dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  async function run(typed: string, ...options: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(
      process.execPath,
      [resolve(import.meta.dirname, '../../scripts/admin-password.ts'), ...options],
      {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: isOnPostgres() ? location : '' },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.end(typed);
    return new Promise((done) => {
      child.on('close', (code) => done({ code, output }));
    });
  }

  async function withSessions<T>(work: (sessions: ReturnType<typeof sessionService>) => Promise<T>): Promise<T> {
    const orm = await openDatabase(location);
    await migrate(orm);
    const result = await work(sessionService({ em: entityManagerOf(orm) }));
    await orm.close();
    return result;
  }

  test('sets what is piped in, and ends all sessions, also when it is the same password', async () => {
    const token = await withSessions(async (sessions) => {
      await sessions.setPassword(LONG);
      return sessions.login(LONG, 'a');
    });
    const { code, output } = await run(`${LONG}\nignored\n`);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('All sessions have ended') as string });
    expect(output).not.toContain(LONG);
    expect(await withSessions((sessions) => sessions.verify(token))).toBe(false);
    await withSessions((sessions) => sessions.login(LONG, 'a'));
    const storedFiles = await Promise.all(
      (await readdir(dataDir)).map((name) => readFile(join(dataDir, name), 'latin1')),
    );
    expect(storedFiles.join('').includes(LONG)).toBe(false);
  });

  test('refuses a database without a catalogue, and makes none', async () => {
    for (let tries = 0; tries < 2; tries += 1)
      expect(await run(`${LONG}\n`)).toEqual({
        code: 1,
        output: expect.stringContaining('There is no catalogue in ') as string,
      });
  });

  // Where a password comes from, and whether it is accepted, does not depend on the database.
  test.skipIf(isOnPostgres())('makes one up on request', async () => {
    await withSessions((sessions) => sessions.setPassword(LONG));
    const { code, output } = await run('', '--generate');
    expect(code).toBe(0);
    const [password = ''] = /[\da-z]{6}(?:-[\da-z]{6}){3}/u.exec(output) ?? [];
    await withSessions((sessions) => sessions.login(password, 'a'));
  });

  test.skipIf(isOnPostgres())('refuses what is too short, too long or blank, and changes nothing', async () => {
    await withSessions((sessions) => sessions.setPassword(LONG));
    for (const typed of ['short', ' '.repeat(13), 'x'.repeat(1025)]) {
      const { code, output } = await run(typed);
      expect(code).toBe(1);
      expect(output).toContain('A password must have 12 to 1024 characters. Nothing was changed.');
    }
    await withSessions((sessions) => sessions.login(LONG, 'a'));
  });
});
