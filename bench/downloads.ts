import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { move } from '../api/database/move.ts';
import { entityManagerOf, migrate, openDatabase, type EntityManager, type Orm } from '../api/database/open.ts';
import { createServices } from '../api/services/create-services.ts';
import { DownloadCounter } from '../api/services/download-counter.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { generatedCatalogue } from './catalogue.ts';
import { printTable, rounded, spreadOf, withSpread } from './statistics.ts';

/**
 * `npm run bench:downloads`: the time of counted downloads, with the counts by day and with the counter of the browser
 * alone, in turns on the same database. `--dir` is a folder on the disk to measure, `--postgres` measures PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    dir: { type: 'string', default: tmpdir() },
    rounds: { type: 'string', default: '15' },
  },
});
const VERSIONS = 1600;
const WRITES = 40;

const folder = mkdtempSync(join(values.dir, 'downloads-bench-'));
const file = join(folder, 'catalogue.sqlite');
copyFileSync(await generatedCatalogue({ browsers: 200, versions: 8 }), file);
const server = values.postgres ? await startPostgres() : null;
const sqlite = await openDatabase(file);
await migrate(sqlite);
const orm = server ? await onPostgres(server.url, sqlite) : sqlite;
const em = entityManagerOf(orm);
const counter = new DownloadCounter(em);

const CASES: Record<string, { atOnce: number; browsers: number; isWhole?: boolean }> = {
  'a whole download, one after the other': { atOnce: 1, browsers: 200, isWhole: true },
  'whole downloads, 40 at once': { atOnce: 40, browsers: 200, isWhole: true },
  'the write alone, one after the other, one version': { atOnce: 1, browsers: 1 },
  'the write alone, one after the other, any version': { atOnce: 1, browsers: 200 },
  'the write alone, 40 at once, one version': { atOnce: 40, browsers: 1 },
  'the write alone, 40 at once, any version': { atOnce: 40, browsers: 200 },
};

const services = () =>
  createServices({
    em: entityManagerOf(orm),
    downloadCounter: counter,
    actor: 'visitor',
    origin: 'http://127.0.0.1:3450',
    store: { save: async () => {}, read: async () => null },
  });

/** What a download does before it is counted: its version is read. */
const locate = (id: number) => services().downloads.locate({ versionId: id, mirror: null });

const rows = [];
for (const [name, { atOnce, browsers, isWhole = false }] of Object.entries(CASES)) {
  const times: Record<'before' | 'after', number[]> = { before: [], after: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    times.before.push(
      await timeOf(async (start) => {
        const ids = idsOf(start, atOnce, browsers);
        if (isWhole) await Promise.all(ids.map((id) => locate(versionOf(id, browsers))));
        await increase(em, ids);
      }),
    );
    times.after.push(
      await timeOf(async (start) =>
        Promise.all(idsOf(start, atOnce, browsers).map((id) => countOne(id, versionOf(id, browsers), isWhole))),
      ),
    );
  }
  const [before, after] = [spreadOf(times.before), spreadOf(times.after)];
  const ratios = spreadOf(times.after.map((time, index) => time / (times.before[index] ?? NaN)));
  rows.push({
    downloads: name,
    'counter alone': withSpread(before),
    'with the day': withSpread(after),
    ratio: withSpread(ratios),
    'downloads a second': rounded((1000 * atOnce) / after.median),
  });
}
printTable(
  `Milliseconds for one write of counted downloads on ${server ? 'PostgreSQL' : 'SQLite'}, median (range)`,
  rows,
);
await orm.close();
await server?.stop();
rmSync(folder, { recursive: true });

async function countOne(browserId: number, versionId: number, isWhole: boolean): Promise<unknown> {
  if (isWhole)
    return services().downloads.record({ versionId, mirror: null }, (error) => {
      throw error;
    });
  return counter.add({ browserId, versionId, platform: 'windows', kind: 'file' });
}

/** The milliseconds of one write, in a series of them. */
async function timeOf(write: (start: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < WRITES; count += 1) await write(count * 7);
  return (performance.now() - started) / WRITES;
}

function idsOf(start: number, length: number, browsers: number): number[] {
  return Array.from({ length }, (_, index) => 1 + ((start + index * 37) % browsers));
}

function versionOf(browserId: number, browsers: number): number {
  return browsers === 1 ? 1 : 1 + ((browserId * 8) % VERSIONS);
}

/** The statement that counted downloads before there were counts by day. */
async function increase(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const counts = Map.groupBy(ids, (id) => id);
  const cases = [...counts].map(([id, list]) => sql`when ${id} then cast(${list.length} as integer)`);
  // The counter waits for one turn too.
  await new Promise(setImmediate);
  await sql`update browser set download_count = download_count + case id ${sql.join(cases, sql` `)} end where id in (${sql.join([...counts.keys()])})`.execute(
    manager.getKysely(),
  );
}

async function onPostgres(url: string, from: Orm): Promise<Orm> {
  const target = await openDatabase(url);
  await migrate(target);
  await move(from, target);
  await from.close();
  return target;
}
