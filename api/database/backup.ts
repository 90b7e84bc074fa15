import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import SQLite from 'better-sqlite3';
import { toStorageError } from '../storage-errors.ts';
import { isUploadName } from '#rules/picture.ts';
import { detectMediaType, mediaTypeOf } from '../storage/media-type.ts';
import { writeAtomically } from '../storage/write-file.ts';
import { DATABASE_FILE, UPLOADS_FOLDER, isInUse, prepareDataDir } from './data-dir.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { assertMigrations, openDatabase } from './open.ts';
import { TEMPORARY_TABLES } from './tables.ts';

const BACKUP_TABLES = ['backup_info', 'backup_upload'];
const CREATE_BACKUP_TABLES = [
  'create table backup_info (made_at text not null)',
  'create table backup_upload (name text primary key, bytes blob not null)',
];
/** An ended access token would be back after a restore, and keys are useless. */
const EMPTY_TABLES = [...TEMPORARY_TABLES, 'access_token', 'creation'];

/** Before the SHA-256 of the database in hexadecimal. SQLite reads nothing after its last page. */
const HASH_LABEL = '\nsha256 of the bytes above: ';
const HASH_LENGTH = HASH_LABEL.length + 64;

const MIGRATIONS_TABLE = 'mikro_orm_migrations';
/** Tables with their columns, views and triggers, without SQLite's internal objects. */
const SCHEMA = `select s.type || ' ' || s.name || coalesce('.' || c.name, '') as part
  from sqlite_master s left join pragma_table_xinfo(s.name) c on s.type = 'table'
  where s.type <> 'index' and not (s.type = 'table' and s.name glob 'sqlite_*')`;

/**
 * Writes a snapshot of the catalogue and the uploads, also while the server runs, into one file: an SQLite database,
 * followed by its hash. An existing file is replaced in the last step.
 */
export async function backup(dataDir: string, file: string) {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There is no catalogue in ${dataDir}`);
  const target = resolve(file);
  assertNoFolder(target);
  if (!existsSync(dirname(target))) throw new Error(`The folder ${dirname(target)} does not exist: create it first`);
  return writeOver(target, async (temporary) => {
    const live = new SQLite(source, { fileMustExist: true });
    live.prepare('vacuum into ?').run(temporary);
    live.close();
    const copy = new SQLite(temporary);
    for (const statement of CREATE_BACKUP_TABLES) copy.exec(statement);
    copy.prepare('insert into backup_info values (?)').run(new Date().toISOString());
    for (const table of EMPTY_TABLES.filter((name) => hasTable(copy, name))) copy.exec(`delete from ${table}`);
    // Without triggers, so that a foreign one is recognized. Each start creates those of the history.
    for (const name of copy.prepare<[], string>("select name from sqlite_master where type = 'trigger'").pluck().all())
      copy.exec(`drop trigger ${name}`);
    // After the catalogue, because a file is saved before a record refers to it and is never changed or deleted.
    const add = copy.prepare('insert into backup_upload values (?, ?)');
    for (const name of uploadsIn(dataDir)) add.run(name, readFileSync(join(dataDir, UPLOADS_FOLDER, name)));
    copy.exec('vacuum');
    const contents = await verifyContents(copy, 'The catalogue');
    copy.close();
    appendFileSync(temporary, HASH_LABEL + (await hashFile(temporary, statSync(temporary).size)));
    return contents;
  });
}

/**
 * Throws and changes nothing if the backup is damaged or of a newer version, if a server uses the folder, or if it
 * contains a catalogue and `force` is not set.
 */
export async function restore(file: string, dataDir: string, { force = false } = {}) {
  await verifyHash(file);
  const source = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const contents = await verifyContents(source, 'The backup');
    const target = join(dataDir, DATABASE_FILE);
    if (existsSync(target)) {
      if (!force) throw new Error(`There is already a catalogue in ${dataDir}; --force replaces it`);
      assertNotRunning(target);
    }
    prepareDataDir(dataDir);
    mkdirSync(join(dataDir, UPLOADS_FOLDER), { recursive: true });
    for (const { name, bytes } of uploadsOf(source))
      await writeOver(join(dataDir, UPLOADS_FOLDER, name), (temporary) => writeFileSync(temporary, bytes));
    await writeOver(target, (temporary) => {
      source.prepare('vacuum into ?').run(temporary);
      const copy = new SQLite(temporary);
      for (const table of BACKUP_TABLES) copy.exec(`drop table ${table}`);
      copy.exec('vacuum');
      copy.close();
      // SQLite would apply the write-ahead log of the former catalogue.
      for (const suffix of ['-wal', '-shm']) rmSync(`${target}${suffix}`, { force: true });
    });
    return contents;
  } finally {
    source.close();
  }
}

export async function verifyHash(file: string) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  assertNoFolder(file);
  const { size } = statSync(file);
  if (size < lengthOfDatabase(file))
    throw new Error(
      `${file} is incomplete: it has ${size} of more than ${lengthOfDatabase(file)} bytes. Copy it again, or restore another backup`,
    );
  const end = size - HASH_LENGTH;
  if (end <= 0 || readBytes(file, end, HASH_LENGTH).toString('latin1') !== HASH_LABEL + (await hashFile(file, end)))
    throw new Error('The file is not a backup of a catalogue, or it is damaged: its content does not match its hash');
}

function assertNoFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${path} is a folder: enter the name of a file`);
}

async function hashFile(file: string, length: number) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}

/** By its header (https://sqlite.org/fileformat.html#the_database_header); 0 if the file is no database. */
function lengthOfDatabase(file: string) {
  const header = readBytes(file, 0, 32);
  if (!header.toString('latin1').startsWith('SQLite format 3\0')) return 0;
  const pageSize = header.readUInt16BE(16);
  return (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
}

function readBytes(file: string, from: number, length: number) {
  const bytes = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, length, from);
  closeSync(handle);
  return bytes;
}

/** Throws an error about `what` unless it is complete and has only tables and files that this version of the product can use. */
async function verifyContents(database: SQLite.Database, what: string) {
  if (String(database.pragma('integrity_check', { simple: true })) !== 'ok') throw new Error(`${what} is damaged`);
  if (![...BACKUP_TABLES, MIGRATIONS_TABLE].every((table) => hasTable(database, table)))
    throw new Error('The file is not a backup of a catalogue');
  await verifySchema(database, what);
  const missing = database.prepare('pragma foreign_key_check').all();
  if (missing.length > 0) throw new Error(`${what} is damaged: records are missing`);
  let uploads = 0;
  for (const upload of uploadsOf(database)) {
    await verifyUpload(upload, what);
    uploads += 1;
  }
  return { browsers: Number(database.prepare('select count(*) from browser').pluck().get()), uploads };
}

/** Throws unless the tables are exactly those of the migrations: an additional table or trigger may be malicious. */
async function verifySchema(database: SQLite.Database, what: string) {
  const migrations = database.prepare<[], string>(`select name from ${MIGRATIONS_TABLE}`).pluck().all();
  assertMigrations(migrations, what);
  const expected = await schemaAfter(migrations);
  const found = new Set(database.prepare<[], string>(SCHEMA).pluck().all());
  const [missing] = expected.difference(found);
  if (missing) throw new Error(`${what} is incomplete: the ${missing} is missing`);
  const [unknown] = found.difference(expected);
  if (unknown) throw new Error(`${what} contains the ${unknown}, which does not belong to this product`);
}

async function schemaAfter(migrations: string[]) {
  const orm = await openDatabase(':memory:');
  await orm.migrator.up({ migrations: MIGRATIONS.map(({ name }) => name).filter((name) => migrations.includes(name)) });
  for (const statement of CREATE_BACKUP_TABLES) await orm.em.getConnection().execute(statement);
  const rows = await orm.em.getConnection().execute<{ part: string }[]>(SCHEMA);
  await orm.close();
  return new Set(rows.map(({ part }) => part));
}

/** Its name has the hash and the type of the content. */
async function verifyUpload({ name, bytes }: Upload, what: string) {
  const hash = name.slice(0, name.indexOf('.'));
  if (!isUploadName(name) || !createHash('sha256').update(bytes).digest('hex').startsWith(hash))
    throw new Error(`${what} is damaged: the upload ${name}`);
  if ((await detectMediaType(bytes)) !== mediaTypeOf(name))
    throw new Error(`${what} contains the upload ${name}, whose content is not an image of this type`);
}

function hasTable(database: SQLite.Database, name: string) {
  return database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined;
}

interface Upload {
  name: string;
  bytes: Buffer;
}

function uploadsOf(database: SQLite.Database) {
  return database.prepare<[], Upload>('select name, bytes from backup_upload order by name').iterate();
}

export function uploadsIn(dataDir: string) {
  const folder = join(dataDir, UPLOADS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => isUploadName(name) && lstatSync(join(folder, name)).isFile());
}

export function assertNotRunning(target: string) {
  if (isInUse(target)) throw new Error('The catalogue is in use: stop the server first');
}

/** Throws an error for people if the folder cannot be written or the disk is full. */
async function writeOver<T>(path: string, write: (temporary: string) => T | Promise<T>) {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(temporary, '');
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : '').split(',', 1);
    throw new Error(`The folder ${dirname(path)} cannot be written (${reason})`, { cause: error });
  }
  try {
    return await writeAtomically(path, write, temporary);
  } catch (error) {
    if (toStorageError(error)?.code !== 'STORAGE_FULL') throw error;
    throw new Error(`The disk of ${dirname(path)} is full: free space on it`, { cause: error });
  } finally {
    rmSync(`${temporary}-journal`, { force: true });
  }
}
