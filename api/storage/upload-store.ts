import { createReadStream } from 'node:fs';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toStorageError } from '../storage-errors.ts';
import { writeAtomically } from './write-file.ts';

/** The `Cache-Control` of uploads: the content of a name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** A file that is being read, with its size in bytes. */
export interface StoredFile {
  size: number;
  bytes: Readable;
}

export interface UploadStore {
  /** Saves a file completely or not at all. Throws STORAGE_FULL. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Opens a file; null if it does not exist. */
  read(name: string): Promise<StoredFile | null>;
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
    async read(name) {
      const path = join(folder, name);
      // lstat does not follow a symbolic link, because a link could lead to a file outside the folder.
      const entry = await lstat(path).catch(() => null);
      if (!entry?.isFile()) return null;
      return { size: entry.size, bytes: createReadStream(path) };
    },
  };
}
