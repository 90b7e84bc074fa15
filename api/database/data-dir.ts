import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { ConfigurationError } from '../errors.ts';

/** Neither exists with PostgreSQL and an object store. */
export const DATABASE_FILE = 'catalogue.sqlite';
export const UPLOADS_FOLDER = 'uploads';
/** An empty file; its modification time is the time of the last backup. */
export const BACKUP_MARKER = 'last-backup';

/** So that only their own user can read the files that the server and the commands create. */
export const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const GROUP_AND_OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Creates DATA_DIR if it is missing, and removes the permissions of group and others, but not from files of another
 * user. Throws ConfigurationError if the folder or the database is read-only.
 */
export function prepareDataDir(dataDir: string) {
  createFolder(dataDir);
  const files = ['', '-wal', '-shm'].map((suffix) => join(dataDir, DATABASE_FILE + suffix));
  for (const path of [dataDir, ...files]) assertWritable(path);
  for (const file of files) restrictAccess(file, PRIVATE_FILE);
  restrictUploads(join(dataDir, UPLOADS_FOLDER));
  restrictAccess(dataDir, PRIVATE_FOLDER);
}

/** Creates a folder with its parents. The recursive `mkdir` of Node 24.21 never returns below /proc. */
function createFolder(path: string) {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new ConfigurationError(`DATA_DIR: ${path} is a file: DATA_DIR must be a folder`);
  }
  createFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another instance may have created it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function assertWritable(path: string) {
  if (!existsSync(path)) return;
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new ConfigurationError(
      `DATA_DIR: ${path} is read-only or belongs to another user: this user must be able to write it`,
    );
  }
}

export function isInUse(file: string) {
  if (!existsSync(file)) return false;
  const database = new SQLite(file, { timeout: 0 });
  try {
    database.pragma('locking_mode = exclusive');
    database.exec('begin immediate; rollback');
    return false;
  } catch (error) {
    return error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY';
  } finally {
    database.close();
  }
}

/** Does nothing if the folder is already private, because its files cannot be reached then. */
function restrictUploads(folder: string) {
  if (!isAccessibleToOthers(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) restrictAccess(join(folder, entry.name), PRIVATE_FILE);
  restrictAccess(folder, PRIVATE_FOLDER);
}

function restrictAccess(path: string, mode: number) {
  if (!isAccessibleToOthers(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!isIgnorable(error)) throw error;
  }
}

/** A folder with the sticky bit, such as /tmp, is shared on purpose and does not count. */
function isAccessibleToOthers(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && (stats.mode & GROUP_AND_OTHERS) !== 0 && (stats.mode & STICKY) === 0;
}

/** The file belongs to another user, is read-only, or was just deleted by another process (the write-ahead log). */
function isIgnorable(error: unknown) {
  return (
    error instanceof Error && 'code' in error && ['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(String(error.code))
  );
}
