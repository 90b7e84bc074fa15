import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { browserNamed, failedStart, json, printFigure, startServer, temporaryFolder, type Server } from './server.ts';

const INSTANCES = 4;

test('R11 instances that start on one empty SQLite file migrate once and fill it once', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  const servers = await Promise.all(Array.from({ length: INSTANCES }, () => startServer({ dataDir })));
  const late = await startServer({ dataDir });
  expect(late.output()).toContain(
    `Another process, probably a second server, uses ${join(dataDir, 'catalogue.sqlite')}`,
  );
  expect(await late.end('SIGTERM')).toBe(0);
  const counts = await Promise.all(servers.map(countBrowsers));
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  const database = new SQLite(join(dataDir, 'catalogue.sqlite'));
  const migrations = database
    .prepare('select name, count(*) as times from mikro_orm_migrations group by name')
    .all() as { times: number }[]; // as selected
  database.close();
  printFigure(
    'R11',
    `SQLite: ${INSTANCES} instances, ${migrations.length} migrations once each, ${counts.join(' ')} browsers`,
  );
  expect(counts).toEqual(counts.map(() => 28));
  expect(migrations.every(({ times }) => times === 1)).toBe(true);
  await remove();
});

test('R11 and so they do on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const folders = Array.from({ length: INSTANCES }, temporaryFolder);
  const servers = await Promise.all(
    folders.map(({ path }) => startServer({ dataDir: path, env: { DATABASE_URL: postgres.url } })),
  );
  const counts = await Promise.all(servers.map(countBrowsers));
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  await postgres.stop();
  printFigure('R11', `PostgreSQL: ${INSTANCES} instances, ${counts.join(' ')} browsers`);
  expect(counts).toEqual(counts.map(() => 28));
  await Promise.all(folders.map(({ remove }) => remove()));
});

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'R6 PostgreSQL restarted twice (%s: fast, immediate) under writes: refused only in the gap, none acknowledged is lost',
  async (signal) => {
    const postgres = await startPostgres();
    const { path: dataDir, remove } = temporaryFolder();
    const server = await startServer({ dataDir, env: { DATABASE_URL: postgres.url } });
    const headers = await server.signIn();
    const acknowledged: string[] = [];
    const others = new Map<string, number>();
    const writing = { goesOn: true };
    let lastRefused = 0;
    const writer = async (number: number) => {
      for (let count = 0; writing.goesOn; count += 1) {
        const name = `W${number} ${count}`;
        const status =
          (await server.request('/api/browsers', json('POST', browserNamed(name), headers)).catch(() => null))
            ?.status ?? 0;
        if (status === 201) acknowledged.push(name);
        else {
          lastRefused = performance.now();
          others.set(String(status), (others.get(String(status)) ?? 0) + 1);
          await new Promise((next) => setTimeout(next, 50));
        }
      }
    };
    const writers = Array.from({ length: 20 }, (_, number) => writer(number));
    await new Promise((next) => setTimeout(next, 1500));
    const before = acknowledged.length;
    await postgres.restart(signal);
    await new Promise((next) => setTimeout(next, 1000));
    await postgres.restart(signal);
    const restarted = performance.now();
    await new Promise((next) => setTimeout(next, 4000));
    writing.goesOn = false;
    await Promise.all(writers);
    const after = acknowledged.length;
    const names = new Set<string>();
    const response = await server.request('/api/browsers');
    const { data } = (await response.json()) as { data: { name_en: string }[] };
    for (const { name_en } of data) names.add(name_en);
    const ready = (await server.request('/readyz')).status;
    expect(await server.end('SIGTERM')).toBe(0);
    await postgres.stop();

    const refusals = [...others].map(([status, times]) => `${times} answered ${status}`).join(', ');
    printFigure(
      'R6',
      `${signal}: ${before} acknowledged before and ${after - before} after, ${acknowledged.filter((name) => names.has(name)).length} of ${after} found, ${refusals || 'none refused'}, the last ${Math.round(lastRefused - restarted)} ms after it was back`,
    );
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    expect([...others.keys()].filter((status) => status !== '503')).toEqual([]);
    expect(after).toBeGreaterThan(before);
    expect(lastRefused - restarted).toBeLessThan(3000);
    expect(ready).toBe(200);
    await remove();
  },
);

test('N13 a start that fails prints one line with the variable, file or port, no password and no stack, and exits with 1', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  chmodSync(dataDir, 0o777);
  const [damaged, readOnly] = [join(dataDir, 'damaged'), join(dataDir, 'read-only')];
  mkdirSync(damaged);
  mkdirSync(readOnly);
  chmodSync(damaged, 0o777);
  chmodSync(readOnly, 0o555);
  const database = join(damaged, 'catalogue.sqlite');
  writeFileSync(database, 'This is not a database. '.repeat(100));
  chmodSync(database, 0o666);
  const secretFile = join(dataDir, 'database-url');
  writeFileSync(secretFile, 'postgres://u:secret@127.0.0.1:1/x');
  chmodSync(secretFile, 0o644);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const used = String((other.address() as AddressInfo).port); // it listens on TCP
  const postgres = await startPostgres();
  const noRole = postgres.url.replace('postgres@', 'nobody:secret@');
  const BAD_URL = /^DATABASE_URL must be postgres:\/\/user:password@host:port\/name, /u;

  const cases: [Record<string, string>, RegExp | string][] = [
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: used }, `PORT: 127.0.0.1:${used} is in use by another program (EADDRINUSE)`],
    [{ METRICS_PORT: used }, `METRICS_PORT: 127.0.0.1:${used} is in use by another program (EADDRINUSE)`],
    [{ HOST: '192.0.2.1', ALLOW_INSECURE_HTTP: '1' }, /^HOST: .* \(EADDRNOTAVAIL\)$/u],
    [{ DATA_DIR: damaged }, `${database}: file is not a database (SQLITE_NOTADB)`],
    [{ DATA_DIR: database }, `DATA_DIR: ${database} is a file: DATA_DIR must be a folder`],
    [{ DATA_DIR: join(database, 'data') }, `DATA_DIR: ${database} is a file: DATA_DIR must be a folder`],
    [
      { DATA_DIR: readOnly },
      `DATA_DIR: ${readOnly} is read-only or belongs to another user: this user must be able to write it`,
    ],
    [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR: /proc/nope cannot be used (ENOENT: no such file or directory)'],
    [{ DATABASE_URL: 'postgres://u:secret@[bad/x' }, BAD_URL],
    [{ DATABASE_URL: 'postgres://u:1/secret@127.0.0.1/x' }, BAD_URL],
    [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1' }, BAD_URL],
    [
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      'DATABASE_URL: 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [{ DATABASE_URL_FILE: secretFile }, 'DATABASE_URL: 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1'],
    [{ DATABASE_URL: 'postgres://u:secret@host.invalid/x' }, /^DATABASE_URL: host\.invalid: getaddrinfo E/u],
    [{ DATABASE_URL: noRole }, /^DATABASE_URL: 127\.0\.0\.1:\d+: role "nobody" does not exist$/u],
  ];
  for (const [env, expected] of cases) {
    const { code, stdout, stderr } = await failedStart(
      { DATA_DIR: dataDir, ADMIN_PASSWORD: 'a secret password', ...env },
      true,
    );
    const { msg } = JSON.parse(stderr) as { msg: string }; // throws if there is more than one line
    expect(msg.replace(/^The product did not start\. /u, '')).toMatch(expected);
    expect(stdout + stderr).not.toMatch(/secret|    at /u);
    expect(code).toBe(1);
  }
  printFigure('N13', `${cases.length} starts, each refused with one line`);
  other.close();
  await postgres.stop();
  await remove();
});

async function countBrowsers(server: Server): Promise<number> {
  const { data } = (await (await server.request('/api/browsers')).json()) as { data: unknown[] };
  return data.length;
}
