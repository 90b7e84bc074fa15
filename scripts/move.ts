/**
 * Copies the catalogue that DATA_DIR or DATABASE_URL names into another database: `npm run move -- --to postgres://…`,
 * or back with `--to` and a path: an SQLite file, or a folder to be a DATA_DIR. `--replace` replaces what is there.
 * No server may run on either side meanwhile: what it writes would stay behind.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseRunning } from '../api/database/backup.ts';
import { DATABASE_FILE, UPLOADS_FOLDER } from '../api/database/data-dir.ts';
import { move } from '../api/database/move.ts';
import { isPostgresUrl, migrate, openDatabase, type Orm } from '../api/database/open.ts';
import { readEnvironment } from '../api/env.ts';

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } } });
  if (!values.to) throw new Error('Name where to move to: npm run move -- --to postgres://… or --to a/path, with --replace to replace what is there');
  const { dataDir, databaseUrl } = readEnvironment();
  const source = databaseUrl ?? join(dataDir, DATABASE_FILE);
  const target = targetOf(values.to);
  if (source === target) throw new Error('The catalogue is there already');
  if (!databaseUrl && !existsSync(source)) throw new Error(`There is no catalogue in ${dataDir}`);
  const started = performance.now();
  const from = await opened(source);
  const to = await opened(target);
  try {
    const moved = await move(from, to, { replace: values.replace, onProgress: show });
    console.log(`Moved and compared in ${((performance.now() - started) / 1000).toFixed(1)} s:`);
    for (const { table, rows, hash } of moved) console.log(`  ${table}: ${rows} rows, ${hash.slice(0, 16)} on both sides`);
  } finally {
    await from.close();
    await to.close();
  }
  console.log(`Uploads are files and stay where they are: copy ${join(dataDir, UPLOADS_FOLDER)} where they are to be served from. Everyone has to sign in again.`);
  console.log(isPostgresUrl(target) ? 'Start the site with DATABASE_URL set to the new database.' : `Start the site without DATABASE_URL, with DATA_DIR set to ${dirname(target)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A URL of PostgreSQL, or the path of an SQLite file. */
function targetOf(text: string): string {
  if (isPostgresUrl(text)) return text;
  const path = resolve(text.replace(/^sqlite:(?:\/\/)?/u, ''));
  const isFolder = /[\\/]$/u.test(text) || (existsSync(path) && statSync(path).isDirectory());
  return isFolder ? join(path, DATABASE_FILE) : path;
}

/** At the newest version of the schema, as a start of the site would leave it. */
async function opened(location: string): Promise<Orm> {
  if (!isPostgresUrl(location)) {
    mkdirSync(dirname(location), { recursive: true });
    if (existsSync(location)) refuseRunning(location);
  }
  const orm = await openDatabase(location);
  await migrate(orm);
  return orm;
}

/** One line a table that counts up, where a person watches. */
function show(table: string, done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${table}: ${done} of ${all}\u001B[K${done === all ? '\n' : ''}`);
  else if (done === all) console.log(`  ${table}: ${all} of ${all}`);
}
