import { createReadStream } from 'node:fs';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toStorageError } from '../storage-errors.ts';
import { writeAtomically } from './write-file.ts';

/** The `Cache-Control` of uploads: the content of a name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The requested bytes of a file: from `start` to `end` inclusive, or to the end of the file. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** A file that is being read: `length` bytes from `start`. `size` is the size of the whole file in bytes. */
export interface StoredFile {
  size: number;
  start: number;
  length: number;
  bytes: Readable;
}

export interface UploadStore {
  /** Saves a file completely or not at all. Throws STORAGE_FULL. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Opens a file; null if it does not exist. A range outside the file is ignored. */
  read(name: string, range?: ByteRange): Promise<StoredFile | null>;
}

export async function createLocalStore(folder: string): Promise<UploadStore> {
  await mkdir(folder, { recursive: true });
  return {
    async save(name, bytes) {
      try {
        await writeAtomically(join(folder, name), (temporary) => writeFile(temporary, bytes));
      } catch (error) {
        throw toStorageError(error) ?? error;
      }
    },
    async read(name, range) {
      const path = join(folder, name);
      // lstat does not follow a symbolic link, because a link could lead to a file outside the folder.
      const entry = await lstat(path).catch(() => null);
      if (!entry?.isFile()) return null;
      const { start, length } = clampRange(entry.size, range);
      return { size: entry.size, start, length, bytes: createReadStream(path, { start, end: start + length - 1 }) };
    },
  };
}

/** The part of a range that a file of `size` bytes contains, or the whole file if it contains no byte of the range. */
function clampRange(size: number, { start, end = size - 1 }: ByteRange = { start: 0 }) {
  const last = Math.min(end, size - 1);
  return start <= last ? { start, length: last - start + 1 } : { start: 0, length: size };
}
