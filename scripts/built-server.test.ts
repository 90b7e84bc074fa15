import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import PACKAGE from '../package.json' with { type: 'json' };
import { ROOT } from '../api/root.ts';
import { writeOlderCatalogue } from '../api/tests/older-catalogue.ts';
import { PASSWORD, failedStart, startServer } from '../faults/server.ts';

/** The files of graphql in the built server, from the comments that the bundler writes before each file. */
function filesOfGraphql(): string[] {
  const folder = join(ROOT, 'dist/api');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((name) =>
    Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/^\s*\/\/ node_modules\/graphql\/(?<file>\S+)$/gmu),
      ({ groups }) => groups?.file ?? '',
    ),
  );
}

test('the built server holds graphql once: two copies would not know each other’s types', () => {
  const files = filesOfGraphql();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
});

test('the built server checks the version of Node before it loads anything that an older one does not have', () => {
  const main = readFileSync(join(ROOT, 'dist/api/main.js'), 'utf8');
  expect(Array.from(main.matchAll(/^import .* from "(?<module>.*)";$/gmu), ({ groups }) => groups?.module)).toEqual([
    'node:fs',
  ]);
});

/** The packages that the built `package.json` installs on this machine, as folders below the root. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'dist/production/package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  }; // npm's own format
  return Object.keys(packages).filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The size of a folder in bytes, without nested packages, which are counted separately. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries.reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? sizeOf(join(folder, entry.name)) : lstatSync(join(folder, entry.name)).blocks * 512),
    0,
  );
}

test('the packages of a production installation take at most 130 MB', () => {
  const megabytes = productionPackages().reduce((sum, path) => sum + sizeOf(join(ROOT, path)), 0) / 1e6;
  expect(megabytes).toBeGreaterThan(10);
  expect(megabytes).toBeLessThan(130);
});

/** An installation of the packages that are not part of the bundle, and a copied build. */
function installWithoutDevelopment(folder: string): void {
  for (const path of productionPackages().filter((name) => name.lastIndexOf('node_modules/') === 0)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  for (const name of ['dist', 'package.json', 'scripts/check-node.js'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}

test('the commands run where only what was built and the packages that it needs are installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  installWithoutDevelopment(folder);
  const server = await startServer({ dataDir: join(folder, 'data'), folder });
  await server.end('SIGTERM');
  const npmRun = async (...args: string[]) =>
    (
      await promisify(execFile)('npm', ['run', '-s', ...args], {
        cwd: folder,
        env: { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, DATA_DIR: join(folder, 'data') },
      })
    ).stdout;
  expect(await npmRun('admin:password', '--', '--generate')).toContain('All sessions have ended.');
  expect(await npmRun('backup', '--', 'first.backup')).toBe('first.backup holds 28 browsers and 0 uploads.\n');
  expect(await npmRun('restore', '--', 'first.backup', '--force')).toContain('holds 28 browsers');
  expect(await npmRun('move', '--', '--to', 'copy')).toContain(`DATA_DIR=${folder}/copy npm start`);
  const refusal = expect.stringContaining(`was moved to ${folder}/copy/`) as string;
  for (const args of [
    ['backup', '--', 'x.backup'],
    ['export', '--', 'x.json'],
    ['admin:password', '--', '--generate'],
  ])
    await expect(npmRun(...args)).rejects.toMatchObject({ stderr: refusal });
  expect(await failedStart({ DATA_DIR: join(folder, 'data') })).toMatchObject({ code: 1, stderr: refusal });
  expect(await npmRun('move', '--', '--undo')).toContain('can be used again');
  expect(await npmRun('export', '--', 'x.csv')).toContain('x.csv has ');
  rmSync(folder, { recursive: true });
}, 60_000);

test('an upgrade keeps the catalogue as it was before, and the log begins with what was done', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'upgraded-'));
  const file = join(dataDir, 'catalogue.sqlite');
  await writeOlderCatalogue(file);
  const migrationsIn = (path: string) => {
    const database = new SQLite(path, { readonly: true });
    const names = database.prepare<[], string>('select name from mikro_orm_migrations order by id').pluck().all();
    database.close();
    return names;
  };
  const before = migrationsIn(file);
  const first = await startServer({ dataDir });
  await first.end('SIGTERM');
  const [copy = '', ...others] = readdirSync(dataDir).filter((name) => name.startsWith('before-upgrade-'));
  expect(others).toEqual([]);
  expect(migrationsIn(join(dataDir, copy))).toEqual(before);
  const line = /^.*"msg":"starting".*$/mu.exec(first.output())?.[0] ?? '';
  expect(JSON.parse(line)).toMatchObject({
    version: PACKAGE.version,
    database: file,
    migrations: migrationsIn(file).slice(before.length),
    publicUrl: first.origin,
  });
  expect(migrationsIn(file).length).toBeGreaterThan(before.length);
  const second = await startServer({ dataDir });
  await second.end('SIGTERM');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-upgrade-'))).toEqual([copy]);
  rmSync(dataDir, { recursive: true });
}, 60_000);

test('the server serves there: pages, GraphQL, the documents of REST, an uploaded picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  installWithoutDevelopment(folder);
  const server = await startServer({ dataDir: join(folder, 'data'), folder });
  onTestFinished(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  const { origin } = server;
  const get = async (path: string, headers = {}) => fetch(`${origin}${path}`, { headers });
  expect(await (await get('/')).text()).toContain('</h1>');
  expect((await get('/admin')).status).toBe(200);
  expect(await (await get('/api/docs')).text()).toContain('swagger-ui');
  expect((await get('/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  expect((await get('/graphql', { accept: 'text/html' })).status).toBe(200);
  expect(await (await get('/graphql?query={counters{browsers}}')).json()).toEqual({
    data: { counters: { browsers: 28 } },
  });

  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ password: PASSWORD }),
  });
  const form = new FormData();
  form.append(
    'file',
    new File([new Uint8Array(readFileSync(join(ROOT, 'docs/home.webp')))], 'home.webp', { type: 'image/webp' }),
  );
  const upload = await fetch(`${origin}/api/upload/image`, {
    method: 'POST',
    headers: { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: form,
  });
  const { data } = (await upload.json()) as { data: { url: string } };
  expect((await fetch(new URL(data.url, origin))).headers.get('content-type')).toMatch(/^image\//u);
}, 120_000);
