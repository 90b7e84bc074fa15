import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RecordedResponse } from './bare-server.ts';
import { generatedCatalogue } from './catalogue.ts';
import { load, type BenchRequest, type Measure } from './load.ts';
import { BROWSER, HOME } from './operations.ts';
import { ADMIN_PASSWORD, pinLoad, startBare, startProduct, type Server } from './servers.ts';
import { printTable, rounded, spreadOf, withSpread } from './statistics.ts';
import { PAGE_KINDS, signIn, uncachedPageMeter, type PageKind } from './uncached-pages.ts';

/**
 * `npm run bench`: compares the production server with bare Fastify that sends the same bytes. The servers take turns,
 * so that other work of the machine affects both; only the ratios are comparable. For small responses the load generator works more than the server, so it gets a larger young
 * generation, which needs fewer garbage collections.
 */
const { values } = parseArgs({
  options: {
    browsers: { type: 'string', default: '200' },
    versions: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '11' },
    seconds: { type: 'string', default: '1' },
    port: { type: 'string', default: '3450' },
  },
});
const [browsers, versions, rounds, seconds, port] = [
  values.browsers,
  values.versions,
  values.rounds,
  values.seconds,
  values.port,
].map(Number) as [number, number, number, number, number]; // the array has five values
/** Some measurements need at least two seconds, for two writes. */
const slow = Math.max(2, seconds);

const JSON_BODY = { 'content-type': 'application/json' };
/** The cache does not accept this spelling of the media type, so the same request is not cached. */
const UNCACHED = { 'content-type': 'application/json; charset="utf-8"' };
const overPost = (query: string, headers = JSON_BODY): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  headers,
  body: JSON.stringify({ query }),
});
const overGet = (query: string): BenchRequest => ({ path: `/graphql?query=${encodeURIComponent(query)}` });
/**
 * The same operation with an unused variable that is different each time: its response is never cached, as after a
 * write.
 */
const alwaysUncached = (query: string): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_BODY,
  bodyOf: (index) => JSON.stringify({ query, variables: { nothing: `${index} ${process.hrtime.bigint()}` } }),
});

const CASES: Record<string, BenchRequest> = {
  'home query, POST': overPost(HOME),
  'browser query, POST': overPost(BROWSER),
  'home query, GET': overGet(HOME),
  'browser query, GET': overGet(BROWSER),
  'REST list': { path: '/api/browsers' },
  'REST browser': { path: '/api/browsers/7' },
  'home page': { path: '/' },
  'home page, brotli': { path: '/', headers: { 'accept-encoding': 'br' } },
  'browser page': { path: '/browsers/7' },
};
/** For larger responses, in bytes, sending is most of the work. */
const LARGE = 100_000;
const FULL_AND_304 = ['home query, GET', 'REST list', 'home page', 'browser query, GET', 'REST browser'];

const database = await generatedCatalogue({ browsers, versions });
const pinned = pinLoad();
const product = await startProduct(database, port);
const memory = { idle: product.memory(), loaded: NaN };
const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-answers-'));
const recorded = await recordResponses();
const bare = await startBare(recorded, port + 1);
let written = 0;

async function fetchResponse({
  path,
  method = 'GET',
  headers = {},
  body,
}: BenchRequest): Promise<{ bytes: Buffer; headers: Headers }> {
  const response = await fetch(product.origin + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    ...(body !== undefined && { body }),
  });
  if (response.status !== 200) throw new Error(`${path} is answered ${response.status}`);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

/**
 * Records the headers and bodies that the bare server sends. fetch decompresses bodies, so they are compressed again.
 */
async function recordResponses(): Promise<string> {
  const { brotliCompressSync } = await import('node:zlib');
  const responses: RecordedResponse[] = [{ name: 'ready', headers: {}, body: '' }];
  for (const [index, request] of Object.values(CASES).entries()) {
    await fetchResponse(request);
    await sleep(200);
    const { bytes, headers } = await fetchResponse(request);
    const isPacked = headers.get('content-encoding') === 'br';
    const sent = Object.fromEntries(
      [...headers].filter(([name]) => !/^(?:connection|date|keep-alive|content-length)$/u.test(name)),
    );
    responses.push({
      name: `case-${index}`,
      headers: sent,
      body: (isPacked ? brotliCompressSync(bytes, { params: { 1: 5 } }) : bytes).toString('base64'),
    });
  }
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(responses));
  return file;
}

interface Goal {
  atLeast?: number;
  atMost?: number;
}

const verdicts: Record<string, string>[] = [];

/** Records whether a figure meets its goal. */
function judge(criterion: string, measured: number, { atLeast = -Infinity, atMost = Infinity }: Goal): void {
  const goal = atMost === Infinity ? `at least ${atLeast}` : `at most ${atMost}`;
  verdicts.push({
    criterion,
    goal,
    measured: rounded(measured),
    verdict: measured >= atLeast && measured <= atMost ? 'holds' : 'MISSED',
  });
}

type Rounds<Name extends string> = Record<Name, Measure[]>;

/**
 * Measures the servers in turns, in the opposite order every second round, so that a machine that becomes slower
 * favours none.
 */
async function inTurns<Name extends string>(contenders: Record<Name, () => Promise<Measure>>): Promise<Rounds<Name>> {
  const names = Object.keys(contenders) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name>; // every name has an empty list
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) measured[name].push(await contenders[name]());
  return measured;
}

const spreadOfRatios = (a: Measure[], b: Measure[], of: (one: Measure) => number) =>
  spreadOf(a.map((one, index) => of(one) / of(b[index] ?? one)));
const ratios = (...compared: Parameters<typeof spreadOfRatios>) => withSpread(spreadOfRatios(...compared));
const median = (list: Measure[], of: (one: Measure) => number) => rounded(spreadOf(list.map(of)).median);
const rate = (one: Measure) => one.rate;
const cpu = (one: Measure) => one.cpu;
const p99 = (one: Measure) => Math.max(one.p99, 1);

/** Sends each request for some seconds, so that the code of a new server is compiled. */
async function loadEach(server: Server, requests: BenchRequest[]): Promise<void> {
  for (const request of requests) await load(server, request, { seconds });
}

/** Bare Fastify has a route for each case. */
const bareRequest = (request: BenchRequest, index: number): BenchRequest => ({ ...request, path: `/case-${index}` });

/**
 * Each round has new processes, because V8 compiles the same code better in one process than in another: the same
 * server was 1.3 times as fast after one start as after the next.
 */
async function measureWithBare(): Promise<Record<string, Rounds<'product' | 'bare'>>> {
  const measured: Record<string, Rounds<'product' | 'bare'>> = Object.fromEntries(
    Object.keys(CASES).map((name) => [name, { product: [], bare: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const servers = { product: await startProduct(database, port + 6), bare: await startBare(recorded, port + 7) };
    await loadEach(servers.product, Object.values(CASES));
    await loadEach(servers.bare, Object.values(CASES).map(bareRequest));
    for (const [index, [name, request]] of Object.entries(CASES).entries()) {
      const contenders = {
        product: () => load(servers.product, request, { seconds }),
        bare: () => load(servers.bare, bareRequest(request, index), { seconds }),
      };
      for (const contender of (index + round) % 2 === 0
        ? (['product', 'bare'] as const)
        : (['bare', 'product'] as const))
        measured[name]?.[contender].push(await contenders[contender]());
    }
    await Promise.all([servers.product.stop(), servers.bare.stop()]);
  }
  return measured;
}

async function compareWithBare(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const [name, measured] of Object.entries(await measureWithBare())) {
    const request = CASES[name];
    if (!request) continue;
    const { bytes } = await fetchResponse(request);
    rows.push({
      cached: name,
      bytes: bytes.length.toLocaleString('en'),
      'a second': median(measured.product, rate),
      'bare Fastify': median(measured.bare, rate),
      ratio: ratios(measured.product, measured.bare, rate),
      'processor ratio': ratios(measured.product, measured.bare, cpu),
      'p99 ratio': ratios(measured.product, measured.bare, p99),
    });
    judge(`${name}: rate, of bare Fastify's`, spreadOfRatios(measured.product, measured.bare, rate).median, {
      atLeast: request.method === 'POST' ? 0.85 : 0.9,
    });
    judge(`${name}: p99, of bare Fastify's`, spreadOfRatios(measured.product, measured.bare, p99).median, {
      atMost: 1.5,
    });
  }
  printTable('Cached reads against bare Fastify sending the same headers and bytes', rows);
}

async function compareUnchanged(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const name of FULL_AND_304) {
    const request = CASES[name];
    if (!request) continue;
    const { headers, bytes } = await fetchResponse(request);
    const again = { ...request, headers: { ...request.headers, 'if-none-match': headers.get('etag') ?? '' } };
    // A page is rendered again now and then, and then has another entity tag.
    const measured = await inTurns({
      unchanged: () => load(product, again, { seconds }),
      full: () => load(product, request, { seconds }),
      bare: () => load(bare, bareRequest(request, Object.keys(CASES).indexOf(name)), { seconds }),
    });
    rows.push({
      unchanged: name,
      bytes: bytes.length.toLocaleString('en'),
      'a second': median(measured.unchanged, rate),
      'rate, of full answers': ratios(measured.unchanged, measured.full, rate),
      'of bare Fastify, full': ratios(measured.unchanged, measured.bare, rate),
      'processor, of full answers': ratios(measured.unchanged, measured.full, cpu),
    });
    judge(
      `${name}: rate of 304s, of full answers of bare Fastify`,
      spreadOfRatios(measured.unchanged, measured.bare, rate).median,
      { atLeast: bytes.length > LARGE ? 5 : 1.5 },
    );
  }
  printTable('304 against the full answer, of the product and of bare Fastify', rows);
}

async function compareWithWrites(): Promise<void> {
  const cookie = await signIn(product);
  const rows: Record<string, string>[] = [];
  for (const name of ['home query, POST', 'browser query, POST', 'REST list', 'home page, brotli']) {
    const request = CASES[name];
    if (!request) continue;
    const measured = await inTurns({
      writes: async () => {
        const timer = setInterval(() => void write(cookie), 1000);
        await write(cookie);
        return load(product, request, { seconds: slow }).finally(() => clearInterval(timer));
      },
      quiet: () => load(product, request, { seconds: slow }),
    });
    rows.push({
      read: name,
      'with a write a second': median(measured.writes, rate),
      without: median(measured.quiet, rate),
      ratio: ratios(measured.writes, measured.quiet, rate),
      'p99 in ms': median(measured.writes, p99),
    });
    judge(
      `${name}: rate with a write a second, of that without`,
      spreadOfRatios(measured.writes, measured.quiet, rate).median,
      { atLeast: 0.9 },
    );
  }
  printTable('Reads while the administrator writes once a second', rows);
}

/** Seconds until the code of a new server is fully compiled. */
const WARM_UP = 10;

/** Milliseconds of the processor for a query that no cache holds. */
const QUERY_LIMITS = { home: 24, browser: 1.5 };

/** The server is new and has only been warmed up. */
async function measureUncached(): Promise<void> {
  const uncached = await startProduct(database, port + 4);
  const rows: Record<string, string>[] = [];
  for (const [name, query] of [
    ['home', HOME],
    ['browser', BROWSER],
  ] as const) {
    const contenders = {
      miss: (lasting = slow) => load(uncached, alwaysUncached(query), { seconds: lasting, connections: 10 }),
      uncached: (lasting = slow) => load(uncached, overPost(query, UNCACHED), { seconds: lasting, connections: 10 }),
    };
    for (const warmUp of Object.values(contenders)) await warmUp(WARM_UP);
    const measured = await inTurns(contenders);
    rows.push({
      'uncached query': name,
      'a second': median(measured.uncached, rate),
      'a miss costs': ratios(measured.miss, measured.uncached, cpu),
      'processor, ms': median(measured.uncached, cpu),
    });
    judge(
      `${name} query: processor time of a miss, of the uncached query`,
      spreadOfRatios(measured.miss, measured.uncached, cpu).median,
      { atMost: 1.3 },
    );
    judge(`${name} query, uncached: processor time, ms`, spreadOf(measured.uncached.map(cpu)).median, {
      atMost: QUERY_LIMITS[name],
    });
  }
  await uncached.stop();
  printTable('Uncached reads: a miss against the query it stands for', rows);
}

/** Milliseconds of the processor for a page of the first catalogue that no cache holds. */
const PAGE_LIMITS: Record<PageKind, number> = { home: 20, browser: 9, version: 7 };

async function measureUncachedPages(): Promise<void> {
  const seeded = await startProduct(null, port + 5);
  const measure = await uncachedPageMeter(seeded);
  for (const kind of PAGE_KINDS) await measure(kind);
  const measured: Record<PageKind, number[]> = { home: [], browser: [], version: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of PAGE_KINDS) measured[kind].push(await measure(kind));
  await seeded.stop();
  printTable(
    'Uncached pages of the first catalogue, one after the other',
    PAGE_KINDS.map((kind) => ({ page: kind, 'processor, ms': withSpread(spreadOf(measured[kind])) })),
  );
  for (const kind of PAGE_KINDS)
    judge(`${kind} page, uncached: processor time, ms`, spreadOf(measured[kind]).median, { atMost: PAGE_LIMITS[kind] });
}

async function measureWrites(): Promise<void> {
  const cookie = await signIn(product);
  const measured = await inTurns({
    writes: () =>
      load(
        product,
        { method: 'PUT', path: '/api/browsers/9', headers: { ...JSON_BODY, cookie }, body: '{"is_featured":true}' },
        { seconds, connections: 4 },
      ),
    downloads: () => loadDownloads(),
    logins: () =>
      load(
        product,
        {
          method: 'POST',
          path: '/api/auth/login',
          headers: JSON_BODY,
          body: JSON.stringify({ password: ADMIN_PASSWORD }),
        },
        { seconds, connections: 2 },
      ),
  });
  printTable(
    'Writes',
    Object.entries(measured).map(([name, list]) => ({
      write: name,
      'a second': withSpread(spreadOf(list.map(rate))),
      'p99 in ms': median(list, p99),
      'processor, ms': median(list, cpu),
    })),
  );
}

/** Counts downloads, four at a time. The load generator cannot be used, because it treats the redirect as an error. */
async function loadDownloads(): Promise<Measure> {
  const [from, before, latencies] = [performance.now(), product.cpu(), [] as number[]];
  const untilOver = async () => {
    while (performance.now() - from < seconds * 1000) {
      const begun = performance.now();
      const { status } = await fetch(`${product.origin}/versions/9/download`, {
        redirect: 'manual',
        headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' },
      });
      if (status !== 302) throw new Error(`A download is answered ${status}`);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all([untilOver(), untilOver(), untilOver(), untilOver()]);
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    rate: sorted.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
    cpu: (product.cpu() - before) / sorted.length,
  };
}

async function write(cookie: string): Promise<void> {
  written += 1;
  const response = await fetch(`${product.origin}/api/browsers/9`, {
    method: 'PUT',
    headers: { ...JSON_BODY, cookie },
    body: JSON.stringify({ display_order: written % 2 }),
  });
  if (response.status !== 200) throw new Error(`A write is answered ${response.status}`);
}

/** The first requests after a start. */
const FIRST = { page: '/', read: '/api/browsers/1' };

interface Measured {
  ms: number;
  cpu: number;
}

async function measureStart(): Promise<void> {
  const starts = { page: [] as Measured[], read: [] as Measured[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [first, path] of Object.entries(FIRST) as [keyof typeof FIRST, string][]) {
      const server = await startProduct(database, port + 3, path);
      starts[first].push({ ms: server.startedIn, cpu: server.cpu() });
      await server.stop();
    }
  }
  printTable(
    'Start',
    Object.entries(starts).map(([first, list]) => ({
      'first answer': first,
      ms: withSpread(spreadOf(list.map(({ ms }) => ms))),
      'processor, ms': withSpread(spreadOf(list.map((one) => one.cpu))),
    })),
  );
  printTable('Memory', [{ 'after start, MB': rounded(memory.idle), 'after load, MB': rounded(memory.loaded) }]);
  judge('start to the first page, seconds', spreadOf(starts.page.map(({ ms }) => ms)).median / 1000, { atMost: 1.3 });
  judge('memory after load, MB', memory.loaded, { atMost: 230 });
}

console.log(
  `Node ${process.version}; ${browsers} browsers with ${versions} versions each; ${pinned}; 50 connections, ${rounds} rounds of ${seconds} s`,
);
try {
  await compareWithBare();
  for (let round = 0; round < rounds; round += 1) await loadEach(product, Object.values(CASES));
  await compareUnchanged();
  await compareWithWrites();
  memory.loaded = product.memory();
  await measureUncached();
  await measureWrites();
} finally {
  await Promise.all([product.stop(), bare.stop()]);
  rmSync(folder, { recursive: true });
}
await measureUncachedPages();
await measureStart();
printTable('Goals and results', verdicts);
