import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What DATA_DIR holds: the catalogue, where it is SQLite, and the uploads, where no object store has them. */
export const DATABASE_FILE = 'catalogue.sqlite';
export const UPLOADS_FOLDER = 'uploads';
/** Empty; its time is that of the last backup of the folder. */
export const BACKUP_MARKER = 'last-backup';

/** The umask of the server and of the commands: what they create can be read by the user they run as alone. */
export const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const GROUP_AND_OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Creates DATA_DIR where it is missing, and takes the rights of group and others from it, the database and the uploads.
 * What belongs to another user stays as it is.
 */
export function openDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  for (const end of ['', '-wal', '-shm']) tighten(join(dataDir, DATABASE_FILE + end), PRIVATE_FILE);
  tightenUploads(join(dataDir, UPLOADS_FOLDER));
  tighten(dataDir, PRIVATE_FOLDER);
}

/** Files in a folder that is private already cannot be reached, so that there is nothing to do at most starts. */
function tightenUploads(folder: string): void {
  if (!isOpenToOthers(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isFile()) tighten(join(folder, entry.name), PRIVATE_FILE);
  tighten(folder, PRIVATE_FOLDER);
}

function tighten(path: string, mode: number): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!isLeftAsItIs(error)) throw error;
  }
}

/** A folder with the sticky bit, such as /tmp, is meant for several users. */
function isOpenToOthers(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && (stats.mode & GROUP_AND_OTHERS) !== 0 && (stats.mode & STICKY) === 0;
}

/** It belongs to another user, cannot be changed, or another instance has just deleted it, as the write-ahead log. */
function isLeftAsItIs(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(String(error.code));
}
