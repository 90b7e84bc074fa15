import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '../api/database/backup.ts';
import { BACKUP_MARKER } from '../api/database/data-dir.ts';
import { readArguments, runCommand } from './command.ts';

const USAGE = 'Enter the file to write: npm run backup -- FILE';

await runCommand(USAGE, async ({ dataDir, databaseUrl, objectStore }) => {
  const { file } = readArguments(USAGE, {});
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
