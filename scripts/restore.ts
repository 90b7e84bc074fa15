import { restore } from '../api/database/backup.ts';
import { readArguments, runCommand } from './command.ts';

const USAGE = 'Enter the file to read: npm run restore -- FILE; add --force to replace the catalogue in DATA_DIR';

await runCommand(USAGE, async ({ dataDir, databaseUrl, objectStore }) => {
  const { file, values } = readArguments(USAGE, {
    force: { type: 'boolean' },
  });
  if (databaseUrl) throw new Error('DATABASE_URL is set: use pg_restore, then copy the uploads back');
  const { browsers, uploads } = await restore(file, dataDir, values);
  console.log(`${dataDir} holds ${browsers} browsers and ${uploads} uploads of ${file}.`);
  if (objectStore && uploads > 0)
    console.warn(
      `UPLOADS_URL is set, so the site does not use the uploads in ${dataDir}/uploads: copy them to the object store.`,
    );
});
