/** Puts a backup into DATA_DIR, while no server runs there: `npm run restore -- FILE`; `--force` replaces what is there. */
import { parseArgs } from 'node:util';
import { restore } from '../api/database/backup.ts';
import { PRIVATE_UMASK } from '../api/database/data-dir.ts';
import { readEnvironment } from '../api/env.ts';

process.umask(PRIVATE_UMASK);
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
  const [file, ...rest] = positionals;
  const { dataDir, databaseUrl, objectStore } = readEnvironment();
  if (!file || rest.length > 0) throw new Error('Name the file to read: npm run restore -- FILE [--force]');
  if (databaseUrl) throw new Error('With DATABASE_URL set, use pg_restore, then copy the uploads back');
  const { browsers, uploads, hasHash } = await restore(file, dataDir, values);
  console.log(`${dataDir} holds ${browsers} browsers and ${uploads} uploads of ${file}.`);
  if (!hasHash) console.warn('The backup is of an older version, which wrote no hash into it: whether a record has changed since could not be verified. Make a new backup.');
  if (objectStore && uploads > 0) console.warn(`UPLOADS_URL is set, so that the site does not look there for uploads: copy ${dataDir}/uploads into the object store.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
