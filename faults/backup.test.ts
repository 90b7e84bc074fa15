import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browserNamed,
  failedStart,
  freePort,
  json,
  printFigure,
  startServer,
  temporaryFolder,
  until,
} from './server.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Runs a command of the built product like `npm run`. */
const run = (command: string, dataDir: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'dist/api', command), ...options], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
  });

test('R5 a backup while ten write as fast as they can, restored and started: of one moment, and nothing of before it is missing', async () => {
  const { path, remove } = temporaryFolder();
  const live = join(path, 'live');
  const server = await startServer({ dataDir: live });
  const headers = await server.signIn();
  const acknowledged: string[] = [];
  const writing = { goesOn: true };
  const writer = async (number: number) => {
    for (let count = 0; writing.goesOn; count += 1) {
      const name = `W${number} ${count}`;
      const response = await server.request('/api/browsers', json('POST', browserNamed(name), headers));
      expect(response.status).toBe(201);
      acknowledged.push(name);
    }
  };
  const started = performance.now();
  const writers = Array.from({ length: 10 }, (_, number) => writer(number));
  await new Promise((next) => setTimeout(next, 1000));

  const counts: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const before = [...acknowledged];
    const file = join(path, `${index}.backup`);
    await run('backup.js', live, file);
    const restored = join(path, `restored-${index}`);
    await run('restore.js', restored, file);
    const database = new SQLite(join(restored, 'catalogue.sqlite'), { readonly: true });
    const names = new Set(database.prepare('select name_en from browser').pluck().all());
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.pragma('foreign_key_check')).toEqual([]);
    database.close();
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    // A writer waits for each response, so a backup cannot contain a later write without the earlier ones.
    for (let number = 0; number < writers.length; number += 1) {
      const own = [...names].filter((name) => String(name).startsWith(`W${number} `)).length;
      expect([number, own === 0 || names.has(`W${number} ${own - 1}`)]).toEqual([number, true]);
    }
    counts.push(names.size);
  }
  writing.goesOn = false;
  await Promise.all(writers);
  const rate = acknowledged.length / ((performance.now() - started) / 1000);
  expect(await server.end('SIGTERM')).toBe(0);

  const again = await startServer({ dataDir: join(path, 'restored-2') });
  const { data } = (await (await again.request('/api/browsers')).json()) as { data: unknown[] };
  expect(data).toHaveLength(counts[2] ?? 0);
  expect((await again.request('/readyz')).status).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
  printFigure(
    'R5',
    `3 backups under ${Math.round(rate)} writes a second held ${counts.join(', ')} browsers, each whole, integrity ok`,
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  await remove();
});

describe('a catalogue with a picture, whose folder was open to all users, under a umask of 0', () => {
  const { path, remove } = temporaryFolder();
  const live = join(path, 'live');
  const file = join(path, 'catalogue.backup');
  let picture: string;
  let umask: number;

  beforeAll(async () => {
    umask = process.umask(0);
    mkdirSync(join(live, 'uploads'), { recursive: true });
    writeFileSync(join(live, 'uploads', 'left-open'), '');
    const former = new SQLite(join(live, 'catalogue.sqlite'));
    former.exec('pragma journal_mode = wal');
    former.close();
    const server = await startServer({ dataDir: live });
    const headers = await server.signIn();
    const form = new FormData();
    form.append(
      'file',
      new File(
        [
          new Uint8Array(
            await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
              .png()
              .toBuffer(),
          ),
        ],
        'a.png',
      ),
    );
    const uploaded = (await (
      await server.request('/api/upload/image', { method: 'POST', headers, body: form })
    ).json()) as { data: { url: string } };
    picture = new URL(uploaded.data.url).pathname;
    expect((await server.request('/api/browsers', json('POST', browserNamed('Moved'), headers))).status).toBe(201);
    await run('backup.js', live, file);
    // The backup runs during writes, so there is a write-ahead log.
    expect(accessiblePaths(live)).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });
  afterAll(async () => {
    process.umask(umask);
    await remove();
  });

  test('N11 the data folder, the database, the uploads, a backup, and what a restore and a move make are their owner’s alone', async () => {
    const [restored, moved] = [join(path, 'restored'), join(path, 'moved')];
    await run('restore.js', restored, file);
    await run('move.js', restored, '--to', moved);
    const all = [live, restored, moved].flatMap((folder) => [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ]);
    expect([file, live, restored, moved].flatMap(accessiblePaths)).toEqual([]);
    printFigure('N11', `${all.length} files and folders, under a umask of 0: folders 0700, files 0600`);
    expect(all.length).toBeGreaterThan(9);
  });

  test('N20 the command restores no backup with a flipped bit', async () => {
    const bytes = readFileSync(file);
    for (const place of [100, Math.floor(bytes.length / 2)]) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      writeFileSync(`${file}.flipped`, flipped);
      await expect(run('restore.js', join(path, 'flipped'), `${file}.flipped`)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The file is not a backup of a catalogue, or it is damaged: .+\n$/u) as string,
      });
      expect(existsSync(join(path, 'flipped'))).toBe(false);
    }
  });

  test('N10 a server does not start on the database of a newer version, and changes nothing in it', async () => {
    const newer = join(path, 'newer');
    cpSync(live, newer, { recursive: true });
    const database = new SQLite(join(newer, 'catalogue.sqlite'));
    database.exec("insert into mikro_orm_migrations (name) values ('M9999Later'); create table later (id integer)");
    database.close();
    const before = readFileSync(join(newer, 'catalogue.sqlite'));
    const { code, stderr } = await failedStart({ DATA_DIR: newer });
    expect([code, JSON.parse(stderr)]).toEqual([
      1,
      expect.objectContaining({
        msg: `The product did not start. The database ${join(newer, 'catalogue.sqlite')} was made by a newer version of this product: install that version, or restore an older backup`,
      }),
    ]);
    expect(readFileSync(join(newer, 'catalogue.sqlite'))).toEqual(before);
  });

  test.each(['copy', 'copy.sqlite', "it's a copy/catalogue.sqlite"])(
    'what a move to %s prints last serves the moved catalogue with its pictures',
    async (name) => {
      const { stdout } = await run('move.js', live, '--to', join(path, name));
      // The others move it too.
      await run('move.js', live, '--undo');
      const { copy = '', start = '' } =
        /^Copy the uploads with (?<copy>.+)\nStart the site with (?<start>.+ npm start)$/mu.exec(stdout)?.groups ?? {};
      execFileSync('sh', ['-c', copy]);
      const port = await freePort();
      const site = spawn('sh', ['-c', start], {
        cwd: ROOT,
        env: { PATH: process.env.PATH ?? '', PORT: String(port) },
        stdio: 'ignore',
        detached: true,
      });
      const gone = once(site, 'exit');
      try {
        const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`).catch(() => null);
        await until(async () => (await get('/readyz'))?.status === 200, 60_000);
        expect(await (await get('/api/browsers'))?.text()).toContain('"Moved"');
        expect((await get(picture))?.status).toBe(200);
      } finally {
        process.kill(-(site.pid ?? 0), 'SIGTERM');
        await gone;
      }
    },
  );
});

/** The paths that the group or others can access. */
function accessiblePaths(path: string): string[] {
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => accessiblePaths(join(path, name)))
    : [];
  return statSync(path).mode & 0o077 ? [path, ...inside] : inside;
}
