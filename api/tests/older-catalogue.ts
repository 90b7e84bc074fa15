import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Writes the SQLite file of a small catalogue that version 0.1.0 made. */
export async function writeOlderCatalogue(path: string): Promise<void> {
  await writeFile(path, gunzipSync(await readFile(join(import.meta.dirname, 'catalogue-0.1.0.sqlite.gz'))));
}
