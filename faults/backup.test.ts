import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { browserNamed, json, say, startServer, temporaryFolder } from './server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const run = (script: string, dataDir: string, file: string) => promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), file], { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir } });

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
      const answer = await server.ask('/api/browsers', json('POST', browserNamed(name), headers));
      expect(answer.status).toBe(201);
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
    await run('backup.ts', live, file);
    const restored = join(path, `restored-${index}`);
    await run('restore.ts', restored, file);
    const database = new SQLite(join(restored, 'catalogue.sqlite'), { readonly: true });
    const names = new Set(database.prepare('select name_en from browser').pluck().all());
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.pragma('foreign_key_check')).toEqual([]);
    database.close();
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    // Each writer waits for its answer, so that at one moment there can be no gap in what it wrote.
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
  const { data } = (await (await again.ask('/api/browsers')).json()) as { data: unknown[] };
  expect(data).toHaveLength(counts[2] ?? 0);
  expect((await again.ask('/readyz')).status).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
  say('R5', `3 backups under ${Math.round(rate)} writes a second held ${counts.join(', ')} browsers, each whole, integrity ok`);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  await remove();
});
