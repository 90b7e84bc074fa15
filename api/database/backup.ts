import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, existsSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import SQLite from 'better-sqlite3';
import { isUploadName, pictureType } from '../../rules/picture.ts';
import { typeOf } from '../services/uploads.ts';
import { DATABASE_FILE, UPLOADS_FOLDER, openDataDir } from './data-dir.ts';
import { assertKnownMigrations, openDatabase } from './open.ts';

/** What a backup holds. */
export interface Contents {
  browsers: number;
  uploads: number;
}

/** The backup's own tables: when it was made, and the uploaded files. */
const OWN_TABLES = ['backup_info', 'backup_upload'];
const CREATE_OWN_TABLES = ['create table backup_info (made_at text not null)', 'create table backup_upload (name text primary key, bytes blob not null)'];
/** Of no use after a restore: who was signed in, who tried to be, which requests may be repeated. */
const PASSING_TABLES = ['session', 'login_attempt', 'creation'];

/** Stands after the database, before the SHA-256 of all bytes of the database in hexadecimal. SQLite does not read behind its last page. */
const HASH_LABEL = '\nsha256 of the bytes above: ';
const HASH_LENGTH = HASH_LABEL.length + 64;
/** An SQLite file is a multiple of its page, which is a multiple of this, in bytes. */
const SMALLEST_PAGE = 512;

const MIGRATIONS_TABLE = 'mikro_orm_migrations';
/** Columns of tables, views and triggers. What SQLite creates by itself is left out. */
const SCHEMA = `select s.type || ' ' || s.name || coalesce('.' || c.name, '') as part
  from sqlite_master s left join pragma_table_xinfo(s.name) c on s.type = 'table'
  where s.type <> 'index' and not (s.type = 'table' and s.name glob 'sqlite_*')`;

/**
 * Writes the catalogue of a data folder and its uploads into one file: an SQLite database, and after it the hash of its
 * bytes. Others can write to the catalogue meanwhile: the file holds the catalogue of one moment. An existing file is
 * replaced at the very end.
 */
export async function backup(dataDir: string, file: string): Promise<Contents> {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There is no catalogue in ${dataDir}`);
  const target = resolve(file);
  return writtenWhole(target, async (temporary) => {
    const live = new SQLite(source, { fileMustExist: true });
    live.prepare('vacuum into ?').run(temporary);
    live.close();
    const copy = new SQLite(temporary);
    for (const statement of CREATE_OWN_TABLES) copy.exec(statement);
    copy.prepare('insert into backup_info values (?)').run(new Date().toISOString());
    for (const table of PASSING_TABLES.filter((name) => hasTable(copy, name))) copy.exec(`delete from ${table}`);
    // After the catalogue: a file is there before a record names it, and never changes or goes.
    const add = copy.prepare('insert into backup_upload values (?, ?)');
    for (const name of uploadsIn(dataDir)) add.run(name, readFileSync(join(dataDir, UPLOADS_FOLDER, name)));
    copy.exec('vacuum');
    const contents = await verifyContents(copy, 'The catalogue');
    copy.close();
    appendFileSync(temporary, HASH_LABEL + (await hashOf(temporary, statSync(temporary).size)));
    return contents;
  });
}

/**
 * Puts a backup into a data folder, after all of it was verified. Throws, with everything left as it was, when it is not
 * whole, when a newer version of the product made it, when a server runs there, or when a catalogue is there and `force`
 * is not set. `hasHash` is false for a backup of an older version: a changed record in it cannot be found.
 */
export async function restore(file: string, dataDir: string, { force = false } = {}): Promise<Contents & { hasHash: boolean }> {
  const hasHash = await verifyHash(file);
  const kept = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const contents = await verifyContents(kept, 'The backup');
    const target = join(dataDir, DATABASE_FILE);
    if (existsSync(target)) {
      if (!force) throw new Error(`There is a catalogue in ${dataDir} already; --force replaces it`);
      assertNotRunning(target);
    }
    openDataDir(dataDir);
    mkdirSync(join(dataDir, UPLOADS_FOLDER), { recursive: true });
    for (const { name, bytes } of uploadsOf(kept)) await writtenWhole(join(dataDir, UPLOADS_FOLDER, name), (temporary) => writeFileSync(temporary, bytes));
    await writtenWhole(target, (temporary) => {
      kept.prepare('vacuum into ?').run(temporary);
      const copy = new SQLite(temporary);
      for (const table of OWN_TABLES) copy.exec(`drop table ${table}`);
      copy.exec('vacuum');
      copy.close();
      // What the former catalogue had not yet taken in would be taken into this one.
      for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
    });
    return { ...contents, hasHash };
  } finally {
    kept.close();
  }
}

/** Compares the hash of a backup with its bytes, and throws when they differ. False for a backup of an older version, which has no hash. */
export async function verifyHash(file: string): Promise<boolean> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size % SMALLEST_PAGE === 0) return false;
  const end = size - HASH_LENGTH;
  if (end <= 0 || readEnd(file, end) !== HASH_LABEL + (await hashOf(file, end))) throw new Error('The file is no backup of a catalogue, or it is damaged: its bytes do not have the hash that it holds');
  return true;
}

/** The SHA-256 of the first `length` bytes of a file. */
async function hashOf(file: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}

function readEnd(file: string, from: number): string {
  const bytes = Buffer.alloc(HASH_LENGTH);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, HASH_LENGTH, from);
  closeSync(handle);
  return bytes.toString('latin1');
}

/** Reads all of a backup; throws unless it is whole and holds what this version of the product can use, and nothing else. `what` is what an error names. */
async function verifyContents(database: SQLite.Database, what: string): Promise<Contents> {
  if (String(database.pragma('integrity_check', { simple: true })) !== 'ok') throw new Error(`${what} is damaged`);
  if (![...OWN_TABLES, MIGRATIONS_TABLE].every((table) => hasTable(database, table))) throw new Error('The file is no backup of a catalogue');
  await verifySchema(database, what);
  if ((database.pragma('foreign_key_check') as unknown[]).length > 0) throw new Error(`${what} is damaged: records are missing`); // one row a record
  let uploads = 0;
  for (const upload of uploadsOf(database)) {
    await verifyUpload(upload, what);
    uploads += 1;
  }
  return { browsers: Number(database.prepare('select count(*) from browser').pluck().get()), uploads };
}

/** A backup has the tables that its own migrations make. A trigger, or a table that is missing or unknown, comes from elsewhere. */
async function verifySchema(database: SQLite.Database, what: string): Promise<void> {
  const migrations = database.prepare<[], string>(`select name from ${MIGRATIONS_TABLE}`).pluck().all();
  assertKnownMigrations(migrations, what);
  const expected = await schemaAfter(migrations);
  const found = new Set(database.prepare<[], string>(SCHEMA).pluck().all());
  const [missing] = expected.difference(found);
  if (missing) throw new Error(`${what} is not whole: the ${missing} is missing`);
  const [unknown] = found.difference(expected);
  if (unknown) throw new Error(`${what} holds the ${unknown}, which is not of this product`);
}

/** The schema of a backup in which these migrations were executed. */
async function schemaAfter(migrations: string[]): Promise<Set<string>> {
  const orm = await openDatabase(':memory:');
  await orm.migrator.up({ migrations });
  for (const statement of CREATE_OWN_TABLES) await orm.em.getConnection().execute(statement);
  const rows = await orm.em.getConnection().execute<{ part: string }[]>(SCHEMA);
  await orm.close();
  return new Set(rows.map(({ part }) => part));
}

/** The name of an upload is made of its hash and its type. */
async function verifyUpload({ name, bytes }: Upload, what: string): Promise<void> {
  const hash = name.slice(0, name.indexOf('.'));
  if (!isUploadName(name) || !createHash('sha256').update(bytes).digest('hex').startsWith(hash)) throw new Error(`${what} is damaged: the upload ${name}`);
  if ((await typeOf(bytes)) !== pictureType(name)) throw new Error(`${what} holds the upload ${name}, which is not such a picture`);
}

function hasTable(database: SQLite.Database, name: string): boolean {
  return database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined;
}

interface Upload {
  name: string;
  bytes: Buffer;
}

function uploadsOf(database: SQLite.Database): IterableIterator<Upload> {
  return database.prepare<[], Upload>('select name, bytes from backup_upload order by name').iterate();
}

function uploadsIn(dataDir: string): string[] {
  const folder = join(dataDir, UPLOADS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => isUploadName(name) && lstatSync(join(folder, name)).isFile());
}

/** Only with nobody else in it can a database leave its write-ahead log. */
export function assertNotRunning(target: string): void {
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
async function writtenWhole<T>(path: string, write: (temporary: string) => T | Promise<T>): Promise<T> {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const result = await write(temporary);
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
