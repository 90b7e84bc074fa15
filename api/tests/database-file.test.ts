import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BROWSER, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-file-'));
const file = join(folder, 'catalogue.sqlite');
const moved = join(folder, 'moved.sqlite');
let log = '';
let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  const stream = new PassThrough().on('data', (chunk: Buffer) => (log += chunk.toString()));
  product = await startApp('real', file, { logger: { stream, level: 'info' } });
  administrator = await product.signIn();
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const statuses = async () => {
  const write = await administrator.rest('/api/browsers', { method: 'POST', payload: toRest(BROWSER) });
  return [(await product.rest('/readyz')).status, write.status, (await product.rest('/api/browsers/1')).status];
};
const linesOf = (words: string) => log.split('\n').filter((line) => line.includes(words));

test('N12 a database file that is gone or replaced: not ready, writes are refused, reads go on, and the log says so once', async () => {
  expect(await statuses()).toEqual([200, 201, 200]);
  renameSync(file, moved);
  // The server notices it without a request.
  await vi.waitFor(
    () =>
      expect(linesOf(`The database file ${file} was deleted or replaced, so changes cannot be saved`)).toHaveLength(1),
    10_000,
  );
  expect(await statuses()).toEqual([503, 503, 200]);
  copyFileSync(moved, file);
  expect(await statuses()).toEqual([503, 503, 200]);
  expect(linesOf('Stop the server, put the file back')).toHaveLength(1);
  renameSync(moved, file);
  expect(await statuses()).toEqual([200, 201, 200]);
});
