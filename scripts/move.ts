import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertNotRunning, uploadsIn } from '../api/database/backup.ts';
import { DATABASE_FILE, UPLOADS_FOLDER, prepareDataDir } from '../api/database/data-dir.ts';
import { move } from '../api/database/move.ts';
import { isPostgresUrl, markMoved, migrate, openDatabase, unmarkMoved } from '../api/database/open.ts';
import type { Environment } from '../api/env.ts';
import { createObjectStore, type ObjectStoreLocation } from '../api/storage/object-store.ts';
import { runCommand } from './command.ts';
import { withoutPassword } from './open-catalogue.ts';

const USAGE =
  'Enter the target: npm run move -- --to postgres://… or --to FOLDER; add --replace to replace an existing catalogue. npm run move -- --undo makes a catalogue that was moved away usable again';

await runCommand(USAGE, async (environment) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
    },
  });
  const { dataDir, databaseUrl } = environment;
  const source = databaseUrl ?? join(dataDir, DATABASE_FILE);
  if (values.undo) return undo(source);
  if (!values.to) throw new Error(USAGE);
  if (/^[a-z][\w+.-]*:\/\//iu.test(values.to) && !isPostgresUrl(values.to))
    throw new Error('--to must be a folder, or an address that begins with postgres://');
  const target = isPostgresUrl(values.to) ? values.to : join(resolve(values.to), DATABASE_FILE);
  if (source === target) throw new Error('The source and the target are the same database');
  if (!databaseUrl && !existsSync(source)) throw new Error(`There is no catalogue in ${dataDir}`);
  // Before the catalogue, because a store may fail.
  if (environment.objectStore) await copyUploads(dataDir, environment.objectStore);
  const started = performance.now();
  const from = await openMigrated(source);
  const to = await openMigrated(target, { isReplaced: values.replace });
  try {
    const moved = await move(from, to, values);
    await unmarkMoved(to);
    await markMoved(from, withoutPassword(target));
    console.log(`Moved and compared in ${((performance.now() - started) / 1000).toFixed(1)} s:`);
    for (const { table, rows, hash } of moved)
      console.log(`  ${table}: ${rows} rows, ${hash.slice(0, 16)} on both sides`);
  } finally {
    await from.close();
    await to.close();
  }
  console.log('The source is marked as moved: starts and commands refuse it until npm run move -- --undo.');
  for (const line of nextSteps(target, environment)) console.log(line);
  console.log('Everyone has to sign in again.');
});

/** Those in DATA_DIR. The name of a file says its content, so one that is there already is the same. */
async function copyUploads(dataDir: string, location: ObjectStoreLocation) {
  const store = createObjectStore(location);
  const names = uploadsIn(dataDir);
  for (const name of names) await store.save(name, readFileSync(join(dataDir, UPLOADS_FOLDER, name)));
  console.log(`${names.length} uploads are in the object store of UPLOADS_URL.`);
}

/** After it, both catalogues can change. */
async function undo(location: string) {
  if (!isPostgresUrl(location) && !existsSync(location)) throw new Error(`There is no catalogue in ${location}`);
  const orm = await openDatabase(location);
  const isUndone = await unmarkMoved(orm);
  await orm.close();
  if (!isUndone) throw new Error(`The catalogue in ${withoutPassword(location)} was not moved`);
  console.log(`The catalogue in ${withoutPassword(location)} can be used again.`);
}

/** Throws if a server uses an SQLite file, because its changes would be lost. */
async function openMigrated(location: string, options?: Parameters<typeof migrate>[1]) {
  if (!isPostgresUrl(location)) {
    prepareDataDir(dirname(location));
    if (existsSync(location)) assertNotRunning(location);
  }
  const orm = await openDatabase(location);
  await migrate(orm, options);
  return orm;
}

/** What is left to do. The commands unset DATABASE_URL if it would select the wrong database. */
function nextSteps(target: string, { dataDir, databaseUrl, objectStore }: Environment) {
  const uploads = join(dataDir, UPLOADS_FOLDER);
  const folder = dirname(target);
  const steps = isPostgresUrl(target)
    ? [
        !objectStore &&
          `The uploads stay in ${uploads}: do not change DATA_DIR, or copy them to the object store of UPLOADS_URL.`,
        `Start the site with DATABASE_URL=${quote(withoutPassword(target))} npm start`,
      ]
    : [
        !objectStore &&
          folder !== dataDir &&
          existsSync(uploads) &&
          `Copy the uploads with cp -R ${quote(uploads)} ${quote(folder)}`,
        `Start the site with ${databaseUrl ? 'DATABASE_URL= ' : ''}DATA_DIR=${quote(folder)} npm start`,
      ];
  return steps.filter((step) => step !== false);
}

function quote(text: string) {
  return /^[\w./:@=-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
