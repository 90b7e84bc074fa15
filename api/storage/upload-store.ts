import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toStorageError } from '../storage-errors.ts';

/** What an upload says to whoever may keep it: under a name there is only ever one content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Which bytes of a file are wanted: from `start` to `end`, both included, or to the file's end. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** A kept file on its way: `length` bytes from `start` on, of `size` in all. */
export interface StoredFile {
  size: number;
  start: number;
  length: number;
  bytes: Readable;
}

/** Where uploaded files are kept. A name is made from the content, so a file never changes under its name. */
export interface UploadStore {
  /** Keeps a file: whole or not at all. Throws STORAGE_FULL. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Opens the file under a name of ours; null when there is none. A range that it has not is passed over. */
  read(name: string, range?: ByteRange): Promise<StoredFile | null>;
}

/** Keeps uploads in a folder: under a temporary name first, then safely on the disk, then under their own name. */
export async function createLocalStore(folder: string): Promise<UploadStore> {
  await mkdir(folder, { recursive: true });
  return {
    async save(name, bytes) {
      const temporary = join(folder, `.${randomUUID()}.part`);
      try {
        await writeSafely(temporary, bytes);
        await rename(temporary, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(temporary, { force: true });
        throw toStorageError(error) ?? error;
      }
    },
    async read(name, range) {
      const path = join(folder, name);
      // Not followed: a link is none of our files, wherever it leads.
      const entry = await lstat(path).catch(() => null);
      if (!entry?.isFile()) return null;
      const { start, length } = within(entry.size, range);
      return { size: entry.size, start, length, bytes: createReadStream(path, { start, end: start + length - 1 }) };
    },
  };
}

/** What a range means for a file of a size; all of the file when it has not one byte of the range. */
function within(size: number, { start, end = size - 1 }: ByteRange = { start: 0 }): { start: number; length: number } {
  const last = Math.min(end, size - 1);
  return start <= last ? { start, length: last - start + 1 } : { start: 0, length: size };
}

async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is safe on the disk only once its folder is; Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
