/**
 * Writes the catalogue and its uploads into one file, while the server runs: `npm run backup -- FILE`. With DATABASE_URL
 * the catalogue is PostgreSQL's to keep: `pg_dump`, and a copy of the uploads' folder taken after it. With UPLOADS_URL
 * the uploads are the object store's to keep.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '../api/database/backup.ts';
import { BACKUP_MARKER, PRIVATE_UMASK } from '../api/database/data-dir.ts';
import { readEnvironment } from '../api/env.ts';

process.umask(PRIVATE_UMASK);
try {
  const [file, ...rest] = process.argv.slice(2);
  const { dataDir, databaseUrl, objectStore } = readEnvironment();
  if (!file || rest.length > 0) throw new Error('Name the file to write: npm run backup -- FILE');
  if (databaseUrl) throw new Error(`With DATABASE_URL set, use pg_dump, then ${objectStore ? 'have the object store copy its bucket' : `copy ${dataDir}/uploads`}`);
  const { browsers, uploads } = await backup(dataDir, file);
  // The metrics read its time.
  writeFileSync(join(dataDir, BACKUP_MARKER), '');
  console.log(`${file} holds ${browsers} browsers and ${uploads} uploads.`);
  if (objectStore) console.warn('The uploads in the object store of UPLOADS_URL are not in it: have the store keep copies of them.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
