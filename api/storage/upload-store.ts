import { createReadStream } from 'node:fs';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toStorageError } from '../storage-errors.ts';
import { writeAtomically } from './write-file.ts';

/** The content of an upload's name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface StoredFile {
  /** In bytes. */
  size: number;
  bytes: Readable;
}

export interface UploadStore {
  /** Saves a file completely or not at all. Throws STORAGE_FULL. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Null without the file. */
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
      // A symbolic link could lead to a file outside the folder.
      const entry = await lstat(path).catch(() => null);
      if (!entry?.isFile()) return null;
      return { size: entry.size, bytes: createReadStream(path) };
    },
  };
}
