import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes, syncs and renames a temporary file, so that no incomplete one can exist at `path`. */
export async function writeAtomically<T>(
  path: string,
  write: (temporary: string) => T | Promise<T>,
  temporary = `${path}.${randomUUID()}.part`,
): Promise<T> {
  try {
    const result = await write(temporary);
    await sync(temporary, 'r+');
    await rename(temporary, path);
    // So that the new name survives a power failure. Windows cannot sync folders.
    if (process.platform !== 'win32') await sync(dirname(path), 'r');
    return result;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function sync(path: string, flags: 'r' | 'r+') {
  await using handle = await open(path, flags);
  await handle.sync();
}
