import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { move } from '../api/database/move.ts';
import { entityManagerOf, migrate, openDatabase, type Orm } from '../api/database/open.ts';
import { createServices, type Services } from '../api/services/create-services.ts';
import { CountCache } from '../api/services/count-cache.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { generatedCatalogue } from './catalogue.ts';
import { printTable, rounded, spreadOf, withSpread } from './statistics.ts';

/**
 * `npm run bench:services`: what one call of a service costs with more and more browsers, in milliseconds of the
 * processor. Sizes take turns. With `--postgres` on PostgreSQL, which is another process: there in milliseconds that pass.
 */
const { values } = parseArgs({ options: { postgres: { type: 'boolean', default: false }, sizes: { type: 'string', default: '200,2000,20000' }, versions: { type: 'string', default: '8' }, rounds: { type: 'string', default: '7' } } });
const CALLS = 20;
const ORIGIN = 'http://127.0.0.1:3450';

const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);

const WORDS = ['fox', 'fox 19', 'wavefox', 'comet', 'browser', 'ai', 'a', '浏', '狐', '云海', '浏览', '浏览器', 'nothing has this'];
const COUNTED = { sort: 'default', language: 'en' } as const;

/** Where in the list a page begins: in its middle, and near its end. */
interface Places {
  middle: string;
  end: string;
}

type Call = (services: Services, places: Places) => Promise<unknown>;

const CALLED: Record<string, Call> = {
  'first page of 24': ({ browsers }) => browsers.page({ first: 24, ...COUNTED }),
  'page in the middle': ({ browsers }, { middle }) => browsers.page({ first: 24, after: middle, ...COUNTED }),
  'page near the end': ({ browsers }, { end }) => browsers.page({ first: 24, after: end, ...COUNTED }),
  ...Object.fromEntries((['name', 'newest', 'downloads'] as const).map((sort) => [`first page by ${sort}`, ({ browsers }: Services) => browsers.page({ first: 24, sort, language: 'zh' })])),
  'first page of a platform': ({ browsers }) => browsers.page({ first: 24, platform: 'linux', ...COUNTED }),
  'how many in all': async ({ browsers }) => (await browsers.page({ first: 1, ...COUNTED })).total(),
  'how many of a platform': async ({ browsers }) => (await browsers.page({ first: 1, platform: 'linux', ...COUNTED })).total(),
  'how many a search finds': async ({ browsers }) => (await browsers.page({ first: 1, search: 'ai', ...COUNTED })).total(),
  'counters of the home page': ({ counters }) => counters.get(),
  'one browser with versions': ({ browsers, versions }) => Promise.all([browsers.find(7), versions.page({ browserId: 7 }), browsers.platformCounts(7)]),
  ...Object.fromEntries(WORDS.map((word) => [`search box: ${word}`, ({ browsers }: Services) => browsers.search(word, 5)])),
  ...Object.fromEntries(WORDS.map((word) => [`list searched: ${word}`, ({ browsers }: Services) => browsers.page({ first: 24, search: word, ...COUNTED })])),
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
  const services = () => createServices({ em: entityManagerOf(orm), counts, actor: 'visitor', origin: ORIGIN, store: { save: async () => {}, read: async () => null } });
  const middle = await placeAt(services(), size / 2);
  catalogues.push({ size, orm, services, places: { middle, end: await placeAt(services(), size - 30) } });
}

const rows = [];
for (const [name, call] of Object.entries(CALLED)) {
  const costs = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round += 1) for (const { size, services, places } of catalogues) costs.get(size)?.push(await costOf(() => call(services(), places)));
  const medians = sizes.map((size) => spreadOf(costs.get(size) ?? []).median);
  rows.push({ call: name, ...Object.fromEntries(sizes.map((size) => [`${size} browsers`, withSpread(spreadOf(costs.get(size) ?? []))])), 'largest to smallest': rounded((medians.at(-1) ?? NaN) / (medians[0] ?? NaN)) });
}
printTable(`Milliseconds ${server ? 'that pass' : 'of the processor'} for one call, by how many browsers there are`, rows);
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

/** The catalogue of an SQLite file in a database of its own, as a hosted PostgreSQL would keep it after a while. */
async function onPostgres(url: string, file: string, size: number): Promise<Orm> {
  const orms = await Promise.all([openDatabase(file), openDatabase(url)]);
  const [from, all] = orms;
  await all.em.getConnection().execute(`create database size_${size}`);
  const orm = await openDatabase(Object.assign(new URL(url), { pathname: `/size_${size}` }).href);
  await Promise.all([migrate(from), migrate(orm)]);
  await move(from, orm);
  // As the server does by itself after a while; here no request waits for it.
  await orm.em.getConnection().transactional(async (transaction) => {
    for (const statement of ['set local statement_timeout = 0', 'analyze']) await orm.em.getConnection().execute(statement, [], 'run', transaction);
  });
  for (const one of orms) await one.close();
  return orm;
}

/** A cursor that far into the list. */
async function placeAt({ browsers }: Services, distance: number): Promise<string> {
  let after: string | null = null;
  for (let walked = 0; walked < distance - 100; walked += 100) {
    const page = await browsers.page({ first: 100, after, ...COUNTED });
    const last = page.items.at(-1);
    if (last) after = page.cursorOf(last);
  }
  const page = await browsers.page({ first: 100, after, ...COUNTED });
  const last = page.items.at(-1);
  if (!last) throw new Error('The list is shorter than it should be');
  return page.cursorOf(last);
}
