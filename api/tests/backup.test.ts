import { execFile } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { appendFile, copyFile, mkdir, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore, verifyHash } from '../database/backup.ts';
import { openDatabase, migrate } from '../database/open.ts';
import { BROWSER, toRest } from './good-records.ts';
import { writeOlderCatalogue } from './older-catalogue.ts';
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
  const body = new Response(form);
  const response = await administrator.rest<{ data: { url: string } }>('/api/upload/image', {
    method: 'POST',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  picture = response.body.data.url.split('/').at(-1) ?? '';
  // The app under test has its own uploads folder.
  await mkdir(join(live, 'uploads'));
  await copyFile(join(product.dataDir, 'uploads', picture), join(live, 'uploads', picture));
  // A variant can be generated again, so the backup leaves it out.
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

test('§10.57 a backup is one file, and a restore brings back every record and picture, and the password, but no session', async () => {
  expect(await backup(live, file)).toEqual({ browsers: 28, uploads: 1 });
  expect((await readdir(folder)).toSorted()).toEqual(['catalogue.backup', 'live']);
  expect(await restore(file, elsewhere)).toEqual({ browsers: 28, uploads: 1 });
  expect((await readdir(elsewhere)).toSorted()).toEqual(['catalogue.sqlite', 'uploads']);
  expect(await readdir(join(elsewhere, 'uploads'))).toEqual([picture]);
  expect(await readFile(join(elsewhere, 'uploads', picture))).toEqual(await readFile(join(live, 'uploads', picture)));
  const at = join(elsewhere, 'catalogue.sqlite');
  for (const table of ['browser', 'version', 'fact', 'slide', 'setting', 'credential'])
    expect(rowsOf(at, `select count(*) from ${table}`)).toEqual(
      rowsOf(join(live, 'catalogue.sqlite'), `select count(*) from ${table}`),
    );
  expect(rowsOf(at, 'select count(*) from session')).toEqual([0]);
  expect(rowsOf(at, "select name from sqlite_master where name like 'backup%'")).toEqual([]);
  const restored = await startApp('real', at);
  expect((await restored.rest('/api/browsers')).body).toEqual((await product.rest('/api/browsers')).body);
  await restored.close();
});

test('R5 a backup that is made while others write is of one moment', async () => {
  const writing = { isRunning: true };
  let written = 0;
  const writer = async () => {
    for (; writing.isRunning; written += 1)
      await administrator.rest('/api/browsers', {
        method: 'POST',
        payload: toRest({ ...BROWSER, displayOrder: written }),
      });
  };
  const writers = [writer()];
  const counts: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    await new Promise((next) => setTimeout(next, 50));
    const { browsers } = await backup(live, `${file}${count}`);
    expect(await restore(`${file}${count}`, join(folder, `restored${count}`))).toMatchObject({ browsers, uploads: 1 });
    counts.push(browsers);
  }
  writing.isRunning = false;
  await Promise.all(writers);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBeGreaterThan(28);
});

test('a restore replaces a catalogue only by force, and never that of a running server', async () => {
  await backup(live, file);
  await expect(restore(file, live)).rejects.toThrow('--force');
  await expect(restore(file, live, { force: true })).rejects.toThrow('stop the server');
  await restore(file, elsewhere);
  const at = join(elsewhere, 'catalogue.sqlite');
  const changed = new SQLite(at);
  changed.exec(
    "pragma journal_mode = wal; delete from setting; insert into setting (key, value, description, updated_at, revision) values ('x', 'x', '', 0, 1)",
  );
  changed.close();
  expect(await restore(file, elsewhere, { force: true })).toMatchObject({ browsers: 28, uploads: 1 });
  expect(rowsOf(at, 'select key from setting order by key')).toEqual(['browser_tags', 'homepage']);
});

test('a restore of what is no whole backup changes nothing', async () => {
  await backup(live, file);
  const whole = await readFile(file);
  const damages: [string, Buffer, RegExp][] = [
    ['half of it', whole.subarray(0, whole.length / 2), /is incomplete: it has \d+ of more than \d+ bytes/u],
    ['cut off at a page', whole.subarray(0, 4096 * 20), /is incomplete/u],
    ['scrambled', Buffer.from(whole).fill(0x41, 8192, 40_000), /damaged|malformed/u],
    ['text', Buffer.from('hello'), /not a backup/u],
    ['nothing', Buffer.alloc(0), /not a backup/u],
  ];
  for (const [what, bytes, message] of damages) {
    await writeFile(`${file}.${what}`, bytes);
    await expect(restore(`${file}.${what}`, elsewhere)).rejects.toThrow(message);
  }
  const planted = new SQLite(file);
  planted.prepare('update backup_upload set name = ?').run('../../evil.png');
  planted.close();
  await expect(restore(file, elsewhere)).rejects.toThrow('damaged');
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  await expect(restore(join(folder, 'missing'), elsewhere)).rejects.toThrow('missing does not exist');
  await expect(backup(live, join(folder, 'nowhere', 'catalogue.backup'))).rejects.toThrow(
    /^The folder \S+nowhere does not exist: create it first$/u,
  );
  await expect(backup(live, '/proc/catalogue.backup')).rejects.toThrow(
    'The folder /proc cannot be written (ENOENT: no such file or directory)',
  );
  const isFolder = `${folder} is a folder: enter the name of a file`;
  await expect(backup(live, folder)).rejects.toThrow(isFolder);
  await expect(restore(folder, elsewhere)).rejects.toThrow(isFolder);
  await expect(backup(elsewhere, `${file}.new`)).rejects.toThrow('no catalogue');
  expect(await readdir(folder)).not.toContain('catalogue.backup.new');
});

/** A backup with the hash of its changed content, so that the hash does not reveal the changes. */
async function changedBackup(change: (database: SQLite.Database) => void): Promise<string> {
  await backup(live, file);
  const changed = `${file}.changed`;
  const bytes = await readFile(file);
  await writeFile(changed, bytes.subarray(0, bytes.length - (bytes.length % 512)));
  const database = new SQLite(changed);
  change(database);
  database.close();
  const hash = createHash('sha256')
    .update(await readFile(changed))
    .digest('hex');
  await appendFile(changed, `\nsha256 of the bytes above: ${hash}`);
  return changed;
}

const TEXT = Buffer.from('<script>alert(1)</script>');
const TEXT_AS_PICTURE = `${createHash('sha256').update(TEXT).digest('hex').slice(0, 32)}.png`;

const REFUSED: [string, (database: SQLite.Database) => void, string][] = [
  [
    'a newer version',
    (database) => database.exec("insert into mikro_orm_migrations (name) values ('M9999Later')"),
    'The backup was made by a newer version of this product: install that version, or restore an older backup',
  ],
  [
    'a trigger',
    (database) => database.exec('create trigger planted after insert on session begin delete from browser; end'),
    'The backup contains the trigger planted, which does not belong to this product',
  ],
  [
    'a trigger of the backup itself',
    (database) => database.exec('create trigger planted after delete on backup_info begin delete from browser; end'),
    'The backup contains the trigger planted, which does not belong to this product',
  ],
  [
    'a view',
    (database) => database.exec('create view planted as select 1'),
    'The backup contains the view planted, which does not belong to this product',
  ],
  [
    'an unknown table',
    (database) => database.exec('create table planted (id integer)'),
    'The backup contains the table planted.id, which does not belong to this product',
  ],
  [
    'no settings',
    (database) => database.exec('drop table setting'),
    'The backup is incomplete: the table setting.key is missing',
  ],
  [
    'no migrations',
    (database) => database.exec('drop table mikro_orm_migrations'),
    'The file is not a backup of a catalogue',
  ],
  [
    'an upload that is no picture',
    (database) => database.prepare('insert into backup_upload values (?, ?)').run(TEXT_AS_PICTURE, TEXT),
    `The backup contains the upload ${TEXT_AS_PICTURE}, whose content is not an image of this type`,
  ],
  [
    'a picture under another type',
    (database) => database.exec("update backup_upload set name = replace(name, '.png', '.gif')"),
    'whose content is not an image of this type',
  ],
];

test('N10 a backup of a newer version, with a trigger, without a table or with a file that is no picture is refused in one line, and nothing is changed', async () => {
  await backup(live, file);
  await restore(file, elsewhere);
  const before = await readFile(join(elsewhere, 'catalogue.sqlite'));
  for (const [what, change, message] of REFUSED) {
    const refusal = await restore(await changedBackup(change), elsewhere, { force: true }).catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    );
    expect([what, refusal]).toEqual([what, expect.stringContaining(message)]);
    expect(refusal).not.toContain('\n');
  }
  expect(await readFile(join(elsewhere, 'catalogue.sqlite'))).toEqual(before);
  expect(await readdir(join(elsewhere, 'uploads'))).toEqual([picture]);
});

test('a backup of an older version is restored', async () => {
  const older = join(folder, 'older');
  await mkdir(older);
  await writeOlderCatalogue(join(older, 'catalogue.sqlite'));
  await backup(older, file);
  expect(await restore(file, elsewhere)).toMatchObject({ browsers: 1, uploads: 0 });
  const newest = await openDatabase(join(elsewhere, 'catalogue.sqlite'));
  await migrate(newest);
  await newest.close();
});

test('N20 of 150 backups with one flipped bit each none is restored', async () => {
  await backup(live, file);
  await verifyHash(file);
  const { size } = await stat(file);
  const bytes = await open(file, 'r+');
  const places = [...Array.from({ length: 148 }, () => randomInt(size)), 0, size - 1];
  const restored: number[] = [];
  for (const [index, place] of places.entries()) {
    const { buffer } = await bytes.read(Buffer.alloc(1), 0, 1, place);
    const flipped = Buffer.from([(buffer[0] ?? 0) ^ (1 << randomInt(8))]);
    await bytes.write(flipped, 0, 1, place);
    // Sometimes the whole restore is tested, because the hash check alone would not show what happens to the folder.
    await (index % 15 === 0 ? restore(file, elsewhere) : verifyHash(file)).then(
      () => restored.push(place),
      () => {},
    );
    await bytes.write(buffer, 0, 1, place);
  }
  await bytes.close();
  expect(restored).toEqual([]);
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  expect(await restore(file, elsewhere)).toEqual({ browsers: 28, uploads: 1 });
});

test('with an object store, what a backup and a restore leave to it is said', async () => {
  const run = async (script: string, dataDir: string) => {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      UPLOADS_URL: 's3://bucket',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'hidden',
    };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [resolve(`scripts/${script}.ts`), file], {
      env,
    });
    return stdout + stderr;
  };
  expect(await run('backup', live)).toMatch(
    /holds 28 browsers and 1 uploads\.\nThe uploads in the object store of UPLOADS_URL are not in the backup/u,
  );
  expect(await run('restore', elsewhere)).toMatch(
    /uploads of .*\nUPLOADS_URL is set, .*elsewhere\/uploads: copy them to the object store/u,
  );
});
