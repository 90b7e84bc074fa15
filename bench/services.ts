import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { move } from '../api/database/move.ts';
import { entityManagerOf, migrate, openDatabase } from '../api/database/open.ts';
import type { Orm } from '../api/database/orm.ts';
import { createServices, type Services } from '../api/services/create-services.ts';
import { CountCache } from '../api/services/count-cache.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { generatedCatalogue } from './catalogue.ts';
import { printTable, rounded, spreadOf, withSpread } from './statistics.ts';

/**
 * `npm run bench:services`: the CPU time of one call of a service with different numbers of browsers, in milliseconds.
 * The sizes take turns. `--postgres` uses PostgreSQL, which is another process, so it measures elapsed time.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '200,2000,20000' },
    versions: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '7' },
  },
});
const CALLS = 20;
const ORIGIN = 'http://127.0.0.1:3450';

const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);

const WORDS = [
  'fox',
  'fox 19',
  'wavefox',
  'comet',
  'browser',
  'ai',
  'a',
  '浏',
  '狐',
  '云海',
  '浏览',
  '浏览器',
  'nothing has this',
];
const MISTYPED = ['foxwvae', 'comte 19', '云海浏', 'nothing has this'];
const DEFAULT_ORDER = { sort: 'default', language: 'en' } as const;

/** Cursors in the middle and near the end of the list. */
interface Cursors {
  middle: string;
  end: string;
}

type Call = (services: Services, cursors: Cursors) => Promise<unknown>;

const CALLS_BY_NAME: Record<string, Call> = {
  'first page of 24': ({ browsers }) => browsers.page({ first: 24, ...DEFAULT_ORDER }),
  'page in the middle': ({ browsers }, { middle }) => browsers.page({ first: 24, after: middle, ...DEFAULT_ORDER }),
  'page near the end': ({ browsers }, { end }) => browsers.page({ first: 24, after: end, ...DEFAULT_ORDER }),
  ...Object.fromEntries(
    (['name', 'newest', 'downloads'] as const).map((sort) => [
      `first page by ${sort}`,
      ({ browsers }: Services) => browsers.page({ first: 24, sort, language: 'zh' }),
    ]),
  ),
  'first page of a platform': ({ browsers }) => browsers.page({ first: 24, platform: 'linux', ...DEFAULT_ORDER }),
  'first page of a tag': ({ browsers }) => browsers.page({ first: 24, tags: ['recommended'], ...DEFAULT_ORDER }),
  'first page of two tags': ({ browsers }) =>
    browsers.page({ first: 24, tags: ['recommended', 'new'], ...DEFAULT_ORDER }),
  'first page of two tags by name': ({ browsers }) =>
    browsers.page({ first: 24, tags: ['recommended', 'new'], sort: 'name', language: 'zh' }),
  'first page of a tag without browsers': ({ browsers }) =>
    browsers.page({ first: 24, tags: ['free'], ...DEFAULT_ORDER }),
  'how many of a tag': async ({ browsers }) =>
    (await browsers.page({ first: 1, tags: ['recommended'], ...DEFAULT_ORDER })).total(),
  'how many in all': async ({ browsers }) => (await browsers.page({ first: 1, ...DEFAULT_ORDER })).total(),
  'how many of a platform': async ({ browsers }) =>
    (await browsers.page({ first: 1, platform: 'linux', ...DEFAULT_ORDER })).total(),
  'how many a search finds': async ({ browsers }) =>
    (await browsers.page({ first: 1, search: 'ai', ...DEFAULT_ORDER })).total(),
  'counters of the home page': ({ counters }) => counters.get(),
  'browsers by platform': ({ counters }) => counters.byPlatform(),
  'one browser with versions': ({ browsers, versions }) =>
    Promise.all([browsers.find(7), versions.page({ browserId: 7 }), browsers.platformCounts(7)]),
  ...Object.fromEntries(
    WORDS.map((word) => [`search box: ${word}`, ({ browsers }: Services) => browsers.search(word, 5)]),
  ),
  ...Object.fromEntries(
    MISTYPED.map((word) => [`similar names: ${word}`, ({ browsers }: Services) => browsers.similar(word, 4)]),
  ),
  ...Object.fromEntries(
    WORDS.map((word) => [
      `list searched: ${word}`,
      ({ browsers }: Services) => browsers.page({ first: 24, search: word, ...DEFAULT_ORDER }),
    ]),
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
const server = values.postgres ? await startPostgres() : null;
const catalogues = [];
for (const size of sizes) {
  const file = join(folder, `${size}.sqlite`);
  copyFileSync(await generatedCatalogue({ browsers: size, versions: Number(values.versions) }), file);
  const orm = server ? await onPostgres(server.url, file, size) : await openDatabase(file);
  await migrate(orm);
  const counts = new CountCache();
  const services = () =>
    createServices({
      em: entityManagerOf(orm),
      counts,
      actor: 'visitor',
      origin: ORIGIN,
      store: { save: async () => {}, read: async () => null },
    });
  const middle = await cursorAt(services(), size / 2);
  catalogues.push({ size, orm, services, cursors: { middle, end: await cursorAt(services(), size - 30) } });
}

const rows = [];
for (const [name, call] of Object.entries(CALLS_BY_NAME)) {
  const costs = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { size, services, cursors } of catalogues)
      costs.get(size)?.push(await costOf(() => call(services(), cursors)));
  const medians = sizes.map((size) => spreadOf(costs.get(size) ?? []).median);
  rows.push({
    call: name,
    ...Object.fromEntries(sizes.map((size) => [`${size} browsers`, withSpread(spreadOf(costs.get(size) ?? []))])),
    'largest to smallest': rounded((medians.at(-1) ?? NaN) / (medians[0] ?? NaN)),
  });
}
printTable(
  `Milliseconds ${server ? 'that pass' : 'of the processor'} for one call, by how many browsers there are`,
  rows,
);
for (const { orm } of catalogues) await orm.close();
await server?.stop();
rmSync(folder, { recursive: true });

async function costOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const before = process.cpuUsage();
  const started = performance.now();
  for (let call = 0; call < CALLS; call += 1) await work();
  if (server) return (performance.now() - started) / CALLS;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

/** Copies the catalogue of an SQLite file into a new PostgreSQL database. */
async function onPostgres(url: string, file: string, size: number): Promise<Orm> {
  const orms = await Promise.all([openDatabase(file), openDatabase(url)]);
  const [from, all] = orms;
  await all.em.getConnection().execute(`create database size_${size}`);
  const orm = await openDatabase(Object.assign(new URL(url), { pathname: `/size_${size}` }).href);
  await Promise.all([migrate(from), migrate(orm)]);
  await move(from, orm);
  // The server analyzes its tables by itself after a while. Here it is done at once, without a timeout.
  await orm.em.getConnection().transactional(async (transaction) => {
    for (const statement of ['set local statement_timeout = 0', 'analyze'])
      await orm.em.getConnection().execute(statement, [], 'run', transaction);
  });
  for (const one of orms) await one.close();
  return orm;
}

/** The cursor at a distance from the start of the list. */
async function cursorAt({ browsers }: Services, distance: number): Promise<string> {
  let after: string | null = null;
  for (let skipped = 0; skipped < distance - 100; skipped += 100) {
    const page = await browsers.page({ first: 100, after, ...DEFAULT_ORDER });
    const last = page.items.at(-1);
    if (last) after = page.cursorOf(last);
  }
  const page = await browsers.page({ first: 100, after, ...DEFAULT_ORDER });
  const last = page.items.at(-1);
  if (!last) throw new Error('The list is shorter than it should be');
  return page.cursorOf(last);
}
