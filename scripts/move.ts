/**
 * Copies the catalogue that DATA_DIR or DATABASE_URL names into another database: `npm run move -- --to postgres://…`,
 * or back with `--to` and a folder, which becomes a DATA_DIR. `--replace` replaces what is there. No server may run on
 * the target meanwhile, nor on an SQLite source: what it writes would stay behind.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertNotRunning } from '../api/database/backup.ts';
import { DATABASE_FILE, PRIVATE_UMASK, UPLOADS_FOLDER, prepareDataDir } from '../api/database/data-dir.ts';
import { move } from '../api/database/move.ts';
import { isPostgresUrl, migrate, openDatabase, type Orm } from '../api/database/open.ts';
import { readEnvironment, type Environment } from '../api/env.ts';

process.umask(PRIVATE_UMASK);
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } } });
  if (!values.to) throw new Error('Name where to move to: npm run move -- --to postgres://… or --to FOLDER, with --replace to replace what is there');
  const environment = readEnvironment();
  const { dataDir, databaseUrl } = environment;
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
  for (const line of nextSteps(target, environment)) console.log(line);
  console.log('Everyone has to sign in again.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A URL of PostgreSQL, or the path of the database in a folder that can be a DATA_DIR. */
function targetOf(text: string): string {
  if (isPostgresUrl(text)) return text;
  const path = resolve(text.replace(/^sqlite:(?:\/\/)?/u, ''));
  const folder = basename(path) === DATABASE_FILE ? dirname(path) : path;
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) throw new Error(`${folder} is a file: name a folder, in which the catalogue becomes ${DATABASE_FILE}`);
  return join(folder, DATABASE_FILE);
}

/** At the newest version of the schema, as a start of the site would leave it. */
async function opened(location: string): Promise<Orm> {
  if (!isPostgresUrl(location)) {
    prepareDataDir(dirname(location));
    if (existsSync(location)) assertNotRunning(location);
  }
  const orm = await openDatabase(location);
  await migrate(orm);
  return orm;
}

/** What is left to do, as commands of a shell. Settings of this command's environment that would lead elsewhere are emptied. */
function nextSteps(target: string, { dataDir, databaseUrl, objectStore }: Environment): string[] {
  const uploads = join(dataDir, UPLOADS_FOLDER);
  const folder = dirname(target);
  if (isPostgresUrl(target)) {
    const copying = objectStore ? [] : [`The uploads are files and stay in ${uploads}: keep DATA_DIR as it is, or copy them into the object store of UPLOADS_URL.`];
    return [...copying, `Start the site with DATABASE_URL=${quoted(withoutPassword(target))} npm start`];
  }
  const copying = objectStore || folder === dataDir || !existsSync(uploads) ? [] : [`Copy the uploads with cp -R ${quoted(uploads)} ${quoted(folder)}`];
  return [...copying, `Start the site with ${databaseUrl ? 'DATABASE_URL= ' : ''}DATA_DIR=${quoted(folder)} npm start`];
}

function withoutPassword(url: string): string {
  return url.replace(/(?<=^\w+:\/\/[^:@/]*:).*(?=@)/u, 'PASSWORD');
}

/** As a shell reads it back. */
function quoted(text: string): string {
  return /^[\w./:@=-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** One line a table that counts up, where a person watches. */
function show(table: string, done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${table}: ${done} of ${all}\u001B[K${done === all ? '\n' : ''}`);
  else if (done === all) console.log(`  ${table}: ${all} of ${all}`);
}
