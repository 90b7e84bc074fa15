import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore } from '../database/backup.ts';
import { BROWSER, asWire } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

let folder: string;
let live: string;
let elsewhere: string;
let file: string;
let product: RunningApp;
let administrator: Client;
let picture: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [live, elsewhere, file] = [join(folder, 'live'), join(folder, 'elsewhere'), join(folder, 'catalogue.backup')];
  await mkdir(live);
  product = await startApp('real', join(live, 'catalogue.sqlite'));
  administrator = await product.signIn();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } }).png().toBuffer())], 'a.png'));
  const body = new Response(form);
  const answer = await administrator.rest<{ data: { url: string } }>('/api/upload/image', { method: 'POST', headers: { 'content-type': body.headers.get('content-type') ?? '' }, payload: Buffer.from(await body.arrayBuffer()) });
  picture = answer.body.data.url.split('/').at(-1) ?? '';
  // The tests' product keeps uploads in a folder of its own.
  await mkdir(join(live, 'uploads'));
  await copyFile(join(product.dataDir, 'uploads', picture), join(live, 'uploads', picture));
  // What is made of it can be made again.
  await copyFile(join(product.dataDir, 'uploads', picture), join(live, 'uploads', `${picture}-96.webp`));
});
afterEach(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (path: string, sql: string) => {
  const database = new SQLite(path, { readonly: true });
  const rows = database.prepare(sql).pluck().all();
  database.close();
  return rows;
};

test('a backup is one file, and a restore brings back every record and picture, and the password, but no session', async () => {
  expect(backup(live, file)).toEqual({ browsers: 24, uploads: 1 });
  expect((await readdir(folder)).toSorted()).toEqual(['catalogue.backup', 'live']);
  expect(restore(file, elsewhere)).toEqual({ browsers: 24, uploads: 1 });
  expect((await readdir(elsewhere)).toSorted()).toEqual(['catalogue.sqlite', 'uploads']);
  expect(await readdir(join(elsewhere, 'uploads'))).toEqual([picture]);
  expect(await readFile(join(elsewhere, 'uploads', picture))).toEqual(await readFile(join(live, 'uploads', picture)));
  const at = join(elsewhere, 'catalogue.sqlite');
  for (const table of ['browser', 'version', 'slide', 'setting', 'credential']) expect(rowsOf(at, `select count(*) from ${table}`)).toEqual(rowsOf(join(live, 'catalogue.sqlite'), `select count(*) from ${table}`));
  expect(rowsOf(at, 'select count(*) from session')).toEqual([0]);
  expect(rowsOf(at, "select name from sqlite_master where name like 'backup%'")).toEqual([]);
  const restored = await startApp('real', at);
  expect((await restored.rest('/api/browsers')).body).toEqual((await product.rest('/api/browsers')).body);
  await restored.close();
});

test('R5 a backup that is made while others write is of one moment', async () => {
  const writing = { goesOn: true };
  let written = 0;
  const writer = async () => {
    for (; writing.goesOn; written += 1) await administrator.rest('/api/browsers', { method: 'POST', payload: asWire({ ...BROWSER, displayOrder: written }) });
  };
  const writers = [writer(), writer()];
  const seen: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    await new Promise((next) => setTimeout(next, 50));
    const { browsers } = backup(live, `${file}${count}`);
    expect(restore(`${file}${count}`, join(folder, `restored${count}`))).toEqual({ browsers, uploads: 1 });
    seen.push(browsers);
  }
  writing.goesOn = false;
  await Promise.all(writers);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBeGreaterThan(24);
});

test('a restore replaces a catalogue only by force, and never that of a running server', async () => {
  backup(live, file);
  expect(() => restore(file, live)).toThrow('--force');
  expect(() => restore(file, live, { force: true })).toThrow('stop the server');
  restore(file, elsewhere);
  const at = join(elsewhere, 'catalogue.sqlite');
  const changed = new SQLite(at);
  changed.exec("pragma journal_mode = wal; delete from setting; insert into setting (key, value, description, updated_at, revision) values ('x', 'x', '', 0, 1)");
  changed.close();
  expect(restore(file, elsewhere, { force: true })).toEqual({ browsers: 24, uploads: 1 });
  expect(rowsOf(at, 'select key from setting order by key')).toEqual(['browser_tags', 'homepage']);
});

test('a restore of what is no whole backup changes nothing', async () => {
  backup(live, file);
  const whole = await readFile(file);
  const damages: [string, Buffer, RegExp][] = [
    ['half of it', whole.subarray(0, whole.length / 2), /damaged|malformed/u],
    ['scrambled', Buffer.from(whole).fill(0x41, 8192, 40_000), /damaged|malformed/u],
    ['text', Buffer.from('hello'), /not a database/u],
    ['nothing', Buffer.alloc(0), /no backup/u],
  ];
  for (const [what, bytes, message] of damages) {
    await writeFile(`${file}.${what}`, bytes);
    expect(() => restore(`${file}.${what}`, elsewhere)).toThrow(message);
  }
  const planted = new SQLite(file);
  planted.prepare('update backup_upload set name = ?').run('../../evil.png');
  planted.close();
  expect(() => restore(file, elsewhere)).toThrow('damaged');
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  expect(() => restore(join(folder, 'missing'), elsewhere)).toThrow('unable to open');
  expect(() => backup(elsewhere, `${file}.new`)).toThrow('no catalogue');
  expect(await readdir(folder)).not.toContain('catalogue.backup.new');
});

test('with an object store, what a backup and a restore leave to it is said', async () => {
  const run = async (script: string, dataDir: string) => {
    const env = { ...process.env, DATA_DIR: dataDir, UPLOADS_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [resolve(`scripts/${script}.ts`), file], { env });
    return stdout + stderr;
  };
  expect(await run('backup', live)).toMatch(/holds 24 browsers and 1 uploads\.\nThe uploads in the object store of UPLOADS_URL are not in it/u);
  expect(await run('restore', elsewhere)).toMatch(/uploads of .*\nUPLOADS_URL is set, .* copy .*elsewhere\/uploads into the object store/u);
});
