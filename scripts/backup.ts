/**
 * `npm run backup -- FILE` writes the SQLite catalogue and the uploads. The server can keep running. With DATABASE_URL,
 * use `pg_dump` and copy the uploads folder. With UPLOADS_URL, back up the object store separately.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '../api/database/backup.ts';
import { BACKUP_MARKER } from '../api/database/data-dir.ts';
import { readArguments, runCommand } from './command.ts';

await runCommand(async ({ dataDir, databaseUrl, objectStore }) => {
  const { file } = readArguments('Enter the file to write: npm run backup -- FILE', {});
  if (databaseUrl)
    throw new Error(
      `DATABASE_URL is set: use pg_dump, then ${objectStore ? 'copy the bucket of the object store' : `copy ${dataDir}/uploads`}`,
    );
  const { browsers, uploads } = await backup(dataDir, file);
  // The metrics show its modification time.
  writeFileSync(join(dataDir, BACKUP_MARKER), '');
  console.log(`${file} holds ${browsers} browsers and ${uploads} uploads.`);
  if (objectStore)
    console.warn(
      'The uploads in the object store of UPLOADS_URL are not in the backup: copy the bucket of the object store.',
    );
});
