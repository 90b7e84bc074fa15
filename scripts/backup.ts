/**
 * Writes the catalogue and its uploads into one file, while the server runs: `npm run backup -- FILE`. With DATABASE_URL
 * the catalogue is PostgreSQL's to keep: `pg_dump`, and a copy of the uploads' folder taken after it.
 */
import { backup } from '../api/database/backup.ts';
import { readEnvironment } from '../api/env.ts';

const [file, ...rest] = process.argv.slice(2);
const { dataDir, databaseUrl } = readEnvironment();
try {
  if (!file || rest.length > 0) throw new Error('Name the file to write: npm run backup -- FILE');
  if (databaseUrl) throw new Error(`With DATABASE_URL set, use pg_dump, then copy ${dataDir}/uploads`);
  const { browsers, uploads } = backup(dataDir, file);
  console.log(`${file} holds ${browsers} browsers and ${uploads} uploads.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
