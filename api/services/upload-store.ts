import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFailure } from '../storage-failure.ts';

/** Where uploaded files are kept. A name is made from the content, so a file never changes under its name. */
export interface UploadStore {
  /** Keeps a file: whole or not at all. Throws STORAGE_FULL. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Whether there is a file under a name; any text may be asked for. */
  has(name: string): Promise<boolean>;
}

/** The names that we give: half a SHA-256 and the ending of an image type. No path, no dot file, no temporary one. */
const NAME = /^[\da-f]{32}\.(?:png|jpg|webp|gif)$/u;

export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** Keeps uploads in a folder: under a temporary name first, then safely on the disk, then under their own name. */
export async function openLocalStore(folder: string): Promise<UploadStore> {
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
        throw storageFailure(error) ?? error;
      }
    },
    async has(name) {
      if (!isUploadName(name)) return false;
      // Not followed: a link is none of our files, wherever it leads.
      const entry = await lstat(join(folder, name)).catch(() => null);
      return entry?.isFile() ?? false;
    },
  };
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
