import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { generatedCatalogue } from '../bench/catalogue.ts';
import { busyFactor, json, longestWait, printFigure, startServer, temporaryFolder, type Server } from './server.ts';

const BROWSERS = 10_000;
const VERSIONS = 8;
/** A few browsers are created by the product; the others are copies of them. */
const SAMPLES = 100;
const LIMIT = 200;
const MEMORY_MAX = 400;
/** A pause of the machine can be longer than the limit. */
const RETRY = { retry: 2 };

const folder = temporaryFolder();
let server: Server;
let admin: { cookie: string };
beforeAll(async () => {
  const file = join(folder.path, DATABASE_FILE);
  copyFileSync(await generatedCatalogue({ browsers: SAMPLES, versions: VERSIONS }), file);
  const database = new SQLite(file);
  copyRows(database, 'browser', { id: SAMPLES });
  copyRows(database, 'version', { id: SAMPLES * VERSIONS, browser_id: SAMPLES });
  database.close();
  server = await startServer({ dataDir: folder.path, env: { CATALOGUE_SEED: 'none' } });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

/** `steps` are the distances of the ids between two copies. Slugs stay unique. */
function copyRows(database: SQLite.Database, table: string, steps: Record<string, number>) {
  const columns = (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name); // the result of this pragma
  const values = columns.map((name) =>
    name === 'slug' ? `slug || '-' || number` : steps[name] ? `${name} + number * ${steps[name]}` : name,
  );
  database.exec(
    `with recursive copies (number) as (select 1 union all select number + 1 from copies where number < ${BROWSERS / SAMPLES - 1}) insert into ${table} (${columns.join()}) select ${values.join()} from ${table}, copies`,
  );
}

const NEEDS = json('POST', { query: '{ needs { need count } }' });

test.each<[string, string, RequestInit, boolean]>([
  ['the whole catalogue', '/api/catalogue.json', {}, false],
  ['the same with an unknown parameter', '/api/catalogue.json?n=1', {}, false],
  ['changes with their records', '/api/changes?records=true', {}, false],
  ['the table of all versions', '/api/admin/export?format=csv', {}, true],
  ['the export of everything', '/api/admin/export', {}, true],
  ['the dashboard', '/graphql', NEEDS, true],
  ['an edit', '/api/browsers/1', json('PUT', { name_en: 'Edited' }), true],
])('Q3 %s leaves /healthz answering within 200 ms', RETRY, async (name, path, options, isForAdministrator) => {
  const headers = { ...options.headers, ...(isForAdministrator && admin) };
  let bytes = 0;
  const started = performance.now();
  const wait = await longestWait(server, async () => {
    const response = await server.request(path, { ...options, headers });
    expect(response.status).toBe(200);
    for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length; // of fetch
  });
  const [, memory = ''] = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? [];
  printFigure(
    'Q3',
    `${name}: ${Math.round(bytes / 1e6)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s; the longest wait ${Math.round(wait)} ms; memory ${Math.round(Number(memory) / 1024)} MB`,
  );
  expect(wait).toBeLessThan(LIMIT * busyFactor());
  expect(Number(memory) / 1024).toBeLessThan(MEMORY_MAX);
});
