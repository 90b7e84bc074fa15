import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../api/root.ts';
import { generatedCatalogue } from './catalogue.ts';
import { load, withSpread, type BenchRequest, type Measure } from './measure.ts';
import { PASSWORD } from '../faults/server.ts';
import { pinLoad, startProduct } from './servers.ts';

/**
 * `--against FOLDER` measures another build in turns with this one, so that other work of the machine affects both; only
 * the ratios are comparable. `--browsers 0` measures the first catalogue. For small responses the load generator works
 * more than the server, so `npm run bench` gives it a larger young generation.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    browsers: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
});
const browsers = Number(values.browsers);
const rounds = Number(values.rounds);

const LOCALIZED = '{ en zh }';
const CARD = `id name ${LOCALIZED} description ${LOCALIZED} shortDescription ${LOCALIZED} iconUrl tags { id label ${LOCALIZED} color } platforms { platform count } downloadCount updatedAt`;
const HOME = `{ slides { id imageUrl title ${LOCALIZED} description ${LOCALIZED} linkType linkTargetId linkUrl } counters { browsers versions platforms } browsers(first: 100) { nodes { ${CARD} websiteUrl versions(limit: 3) { totalCount nodes { id versionNumber releaseDate platform architecture downloadUrl isLatest } } } pageInfo { hasNextPage endCursor } totalCount } }`;
const BROWSER = `{ browser(id: 7) { ${CARD} websiteUrl isFeatured createdAt versions(limit: 8) { totalCount nodes { id versionNumber releaseDate platform architecture releaseChannel updateType minOsVersion fileSize features ${LOCALIZED} downloadUrl isLatest } } } }`;
const search = (text: string) => `{ browsers(first: 24, search: "${text}") { nodes { ${CARD} } totalCount } }`;

const JSON_BODY = { 'content-type': 'application/json' };
const post = (path: string, body: object): BenchRequest => ({
  method: 'POST',
  path,
  headers: JSON_BODY,
  body: JSON.stringify(body),
});
const overGet = (query: string): BenchRequest => ({ path: `/graphql?query=${encodeURIComponent(query)}` });
/** A variable makes each request different, so that no response is cached. */
const uncached = (query: string): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_BODY,
  bodyOf: (index) => JSON.stringify({ query, variables: { nothing: `${index} ${process.hrtime.bigint()}` } }),
  connections: 10,
});
/** The administrator's pages are not cached. */
const uncachedPage = (path: string, cookie: string): BenchRequest => ({ path, headers: { cookie }, connections: 1 });

const requestsFor = (cookie: string): Record<string, BenchRequest> => ({
  'home query by POST': post('/graphql', { query: HOME }),
  'browser query by POST': post('/graphql', { query: BROWSER }),
  'home query by GET': overGet(HOME),
  'browser query by GET': overGet(BROWSER),
  'REST list': { path: '/api/browsers' },
  'REST list, 304': { path: '/api/browsers', headers: { 'if-none-match': '*' } },
  'REST browser': { path: '/api/browsers/7' },
  'home page': { path: '/' },
  'home page, brotli': { path: '/', headers: { 'accept-encoding': 'br' } },
  'browser page': { path: '/browsers/7' },
  'home query, uncached': uncached(HOME),
  'browser query, uncached': uncached(BROWSER),
  'search for a name, uncached': uncached(search('comet')),
  'search for a common word, uncached': uncached(search('浏览器')),
  'search without results, uncached': uncached(search('nothing has this')),
  'home page, uncached': uncachedPage('/', cookie),
  'browser page, uncached': uncachedPage('/browsers/7', cookie),
  'version page, uncached': uncachedPage('/versions/7', cookie),
  'save of a browser': {
    method: 'PUT',
    path: '/api/browsers/9',
    headers: { ...JSON_BODY, cookie },
    bodyOf: (index) => JSON.stringify({ display_order: index % 2 }), // each save changes something
    connections: 4,
  },
  download: { path: '/versions/9/download', headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' }, connections: 4 },
  'sign-in': { ...post('/api/auth/login', { password: PASSWORD }), connections: 2 },
});

const NAMES = Object.keys(requestsFor(''));
const LAST_CACHED = 'browser page';

const contenders = [ROOT, ...(values.against ? [resolve(values.against)] : [])].map((folder) => ({
  folder,
  measures: new Map(NAMES.map((name): [string, Measure[]] => [name, []])),
  /** Until the first page, in milliseconds. */
  starts: [] as number[],
  /** Megabytes after the cached reads. */
  memory: [] as number[],
}));
type Contender = (typeof contenders)[number];

const database = browsers > 0 ? await generatedCatalogue({ browsers, versions: 8 }) : null;
console.log(`Node ${process.version}; ${pinLoad()}; 50 connections, ${rounds} rounds of 1 s`);
for (let round = 0; round < rounds; round += 1) await measureRound(round);

/** With new processes: V8 compiles the same code better in one than in another, up to 1.3 times. */
async function measureRound(round: number) {
  const running = [];
  for (const contender of contenders) {
    const server = await startProduct(contender.folder, database);
    contender.starts.push(server.startedIn);
    const { cookie } = await server.signIn();
    running.push({ ...contender, server, requests: requestsFor(cookie) });
  }
  for (const { memory, server, requests } of running)
    for (const [name, request] of Object.entries(requests)) {
      await load(server, request);
      if (name === LAST_CACHED) memory.push(server.memory());
    }
  for (const [index, name] of NAMES.entries())
    for (const { measures, server, requests } of (index + round) % 2 === 0 ? running : running.toReversed())
      if (requests[name]) measures.get(name)?.push(await load(server, requests[name]));
  for (const { server } of running) await server.stop();
}

/** Prints the figures of this build and, with another build, the ratio. */
function compare(title: string, figuresOf: (contender: Contender) => number[]) {
  const [own = [], other] = contenders.map(figuresOf);
  return {
    [title]: withSpread(own),
    ...(other && { [`${title}, ratio`]: withSpread(own.map((figure, round) => figure / (other[round] ?? NaN))) }),
  };
}

console.table(
  Object.fromEntries(
    NAMES.map((name) => {
      const figures = (part: keyof Measure) => (contender: Contender) =>
        contender.measures.get(name)?.map((one) => one[part]) ?? [];
      return [name, { ...compare('a second', figures('rate')), ...compare('processor, ms', figures('cpu')) }];
    }),
  ),
);
console.table([
  {
    ...compare('start to the first page, ms', ({ starts }) => starts),
    ...compare('memory, MB', ({ memory }) => memory),
  },
]);
