import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { isUploadName } from '../../rules/picture.ts';
import { DATABASE_FILE, UPLOADS_FOLDER } from './data-dir.ts';

/** What a backup holds. */
export interface Contents {
  browsers: number;
  uploads: number;
}

/** The backup's own tables: when it was made, and the uploaded files. */
const OWN_TABLES = ['backup_info', 'backup_upload'];
/** Of no use after a restore: who was signed in, who tried to be, which requests may be repeated. */
const PASSING_TABLES = ['session', 'login_attempt', 'creation'];

/**
 * Writes the catalogue of a data folder and its uploads into one file, which is an SQLite database itself. Whoever
 * writes goes on meanwhile: the file holds the catalogue of one moment. An existing file is replaced at the very end.
 */
export function backup(dataDir: string, file: string): Contents {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There is no catalogue in ${dataDir}`);
  const target = resolve(file);
  return writtenWhole(target, (temporary) => {
    const live = new SQLite(source, { fileMustExist: true });
    live.prepare('vacuum into ?').run(temporary);
    live.close();
    const copy = new SQLite(temporary);
    copy.exec('create table backup_info (made_at text not null); create table backup_upload (name text primary key, bytes blob not null)');
    copy.prepare('insert into backup_info values (?)').run(new Date().toISOString());
    for (const table of PASSING_TABLES) copy.exec(`delete from ${table}`);
    // After the catalogue: a file is there before a record names it, and never changes or goes.
    const add = copy.prepare('insert into backup_upload values (?, ?)');
    for (const name of uploadsIn(dataDir)) add.run(name, readFileSync(join(dataDir, UPLOADS_FOLDER, name)));
    copy.exec('vacuum');
    const contents = verify(copy);
    copy.close();
    return contents;
  });
}

/**
 * Puts a backup into a data folder, after it was found to be whole. Throws, with everything left as it was, when it is
 * not, when a server runs there, or when a catalogue is there and `force` is not set.
 */
export function restore(file: string, dataDir: string, { force = false } = {}): Contents {
  const kept = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const contents = verify(kept);
    const target = join(dataDir, DATABASE_FILE);
    if (existsSync(target)) {
      if (!force) throw new Error(`There is a catalogue in ${dataDir} already; --force replaces it`);
      refuseRunning(target);
    }
    mkdirSync(join(dataDir, UPLOADS_FOLDER), { recursive: true });
    for (const { name, bytes } of uploadsOf(kept)) writtenWhole(join(dataDir, UPLOADS_FOLDER, name), (temporary) => writeFileSync(temporary, bytes));
    writtenWhole(target, (temporary) => {
      kept.prepare('vacuum into ?').run(temporary);
      const copy = new SQLite(temporary);
      for (const table of OWN_TABLES) copy.exec(`drop table ${table}`);
      copy.exec('vacuum');
      copy.close();
      // What the former catalogue had not yet taken in would be taken into this one.
      for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
    });
    return contents;
  } finally {
    kept.close();
  }
}

/** Reads all of a backup; throws unless it is whole. */
function verify(database: SQLite.Database): Contents {
  if (String(database.pragma('integrity_check', { simple: true })) !== 'ok') throw new Error('The backup is damaged');
  const tables = new Set(database.prepare("select name from sqlite_master where type = 'table'").pluck().all());
  if (![...OWN_TABLES, 'browser'].every((table) => tables.has(table))) throw new Error('The file is no backup of a catalogue');
  if ((database.pragma('foreign_key_check') as unknown[]).length > 0) throw new Error('The backup is damaged: records are missing'); // one row a record
  let uploads = 0;
  for (const { name, bytes } of uploadsOf(database)) {
    if (!isUploadName(name) || createHash('sha256').update(bytes).digest('hex').slice(0, name.indexOf('.')) !== name.slice(0, name.indexOf('.'))) throw new Error(`The backup is damaged: the upload ${name}`);
    uploads += 1;
  }
  return { browsers: Number(database.prepare('select count(*) from browser').pluck().get()), uploads };
}

function uploadsOf(database: SQLite.Database): IterableIterator<{ name: string; bytes: Buffer }> {
  return database.prepare<[], { name: string; bytes: Buffer }>('select name, bytes from backup_upload order by name').iterate();
}

function uploadsIn(dataDir: string): string[] {
  const folder = join(dataDir, UPLOADS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => isUploadName(name) && lstatSync(join(folder, name)).isFile());
}

/** Only with nobody else in it can a database leave its write-ahead log. */
export function refuseRunning(target: string): void {
  const former = new SQLite(target, { timeout: 1000 });
  try {
    former.pragma('journal_mode = delete');
  } catch {
    throw new Error('Something has the catalogue open: stop the server first');
  } finally {
    former.close();
  }
}

/** Has a file written under a temporary name beside its own, which it gets once it is safe on the disk. */
function writtenWhole<T>(path: string, write: (temporary: string) => T): T {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const result = write(temporary);
    sync(temporary);
    renameSync(temporary, path);
    if (process.platform !== 'win32') sync(dirname(path));
    return result;
  } finally {
    rmSync(temporary, { force: true });
    rmSync(`${temporary}-journal`, { force: true });
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
