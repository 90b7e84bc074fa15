import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dropHistoryTriggers } from '../api/database/history/triggers.ts';
import { move } from '../api/database/move.ts';
import { entityManagerOf, migrate, openDatabase, type Orm } from '../api/database/open.ts';
import { createServices, type Services } from '../api/services/create-services.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { generatedCatalogue } from './catalogue.ts';
import { printTable, rounded, spreadOf } from './statistics.ts';

/**
 * `npm run bench:history`: how long a write takes with the triggers of the history and without them, in milliseconds.
 * Both take turns. `--postgres` uses PostgreSQL.
 */
const { values } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, rounds: { type: 'string', default: '15' } },
});
const WRITES = 20;
const SIZE = { browsers: 300, versions: 4 };

const MANY = 'change 500 versions at once';

let counter = 0;
const VERSION = {
  releaseDate: '2026-09-01',
  platform: 'windows',
  architecture: 'x64',
  features: { en: 'Fast\nSafe', zh: '快\n安全' },
  downloadUrl: 'https://vendor.example/setup.exe',
} as const;
const createVersion = ({ versions }: Services) =>
  versions.create({ ...VERSION, browserId: 1 + (counter % 200), versionNumber: `200.${(counter += 1)}` });

const WRITES_BY_NAME: Record<string, (services: () => Services) => Promise<unknown>> = {
  'update a browser': (services) => services().browsers.update(1 + (counter % 200), { displayOrder: (counter += 1) }),
  'update a version': (services) =>
    services().versions.update(1 + (counter % 800), { minOsVersion: `Windows ${(counter += 1)}` }),
  'create a version': (services) => createVersion(services()),
  [MANY]: (services) =>
    services().versions.updateMany(
      Array.from({ length: 500 }, (_, index) => index + 1),
      { minOsVersion: `Windows ${(counter += 1)}` },
    ),
  'create and delete a version': async (services) => services().versions.remove((await createVersion(services())).id),
};

const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
const server = values.postgres ? await startPostgres() : null;
const recorded = await open('recorded');
const plain = await open('plain');
await dropHistoryTriggers(plain, async (sql) => plain.em.execute(sql));

const rows = [];
for (const [name, write] of Object.entries(WRITES_BY_NAME)) {
  const times = { recorded: [] as number[], plain: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    times.recorded.push(await timeOf(write, recorded));
    times.plain.push(await timeOf(write, plain));
  }
  const [withHistory, without] = [times.recorded, times.plain].map((list) => spreadOf(list).median);
  rows.push({
    write: name,
    'with the history, ms': rounded(withHistory ?? NaN),
    'without, ms': rounded(without ?? NaN),
    ratio: rounded((withHistory ?? NaN) / (without ?? NaN)),
  });
}
printTable(`Milliseconds for one write on ${server ? 'PostgreSQL' : 'SQLite'}, with and without the history`, rows);
await recorded.close();
await plain.close();
await server?.stop();
rmSync(folder, { recursive: true });

async function timeOf(write: (services: () => Services) => Promise<unknown>, orm: Orm): Promise<number> {
  const services = () =>
    createServices({
      em: entityManagerOf(orm),
      actor: 'administrator',
      origin: 'http://127.0.0.1:3450',
      store: { save: async () => {}, read: async () => null },
    });
  const started = performance.now();
  const times = write === WRITES_BY_NAME[MANY] ? 1 : WRITES;
  for (let done = 0; done < times; done += 1) await write(services);
  return (performance.now() - started) / times;
}

async function open(name: string): Promise<Orm> {
  const file = join(folder, `${name}.sqlite`);
  copyFileSync(await generatedCatalogue(SIZE), file);
  const from = await openDatabase(file);
  await migrate(from);
  if (!server) return from;
  const all = await openDatabase(server.url);
  await all.em.getConnection().execute(`create database ${name}`);
  await all.close();
  const to = await openDatabase(Object.assign(new URL(server.url), { pathname: `/${name}` }).href);
  await migrate(to);
  await move(from, to);
  await from.close();
  return to;
}
