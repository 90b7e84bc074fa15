import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { print, type DocumentNode } from 'graphql';
import { move } from '../api/database/move.ts';
import { migrate, openDatabase, poolOf } from '../api/database/open.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { longestWait } from '../faults/server.ts';
import { AdminBrowsersDocument } from '../web/admin/browsers/browsers.generated.ts';
import { AdminLinksDocument } from '../web/admin/links/links.generated.ts';
import { DashboardDocument } from '../web/admin/shell/dashboard.generated.ts';
import { PaletteDocument } from '../web/admin/shell/palette.generated.ts';
import { generatedCatalogue } from './catalogue.ts';
import { startProduct } from './servers.ts';

/**
 * Processor time of the server and of PostgreSQL, in milliseconds, and the most memory, for catalogues of growing size.
 * Most reads follow a save, so that nothing of the revision was computed before; the next page is of the same revision.
 */
const { values } = parseArgs({
  options: {
    browsers: { type: 'string', default: '200,2000,20000' },
    databases: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string', default: '' },
    /** Another build. */
    folder: { type: 'string' },
  },
});
const VERSIONS = 8;
const ROUNDS = 7;
/** The import changes all versions of so many browsers. */
const IMPORTED_BROWSERS = 90;

type Server = Awaited<ReturnType<typeof startProduct>>;

interface Row {
  run: (round: number) => Promise<unknown>;
  prepare?: (round: number) => Promise<unknown>;
  rounds?: number;
}

function rowsFor(server: Server, { cookie }: { cookie: string }, size: number): Record<string, Row> {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await server.request(path, { signal: AbortSignal.timeout(600_000), ...init });
    const body = await response.text();
    if (response.status !== 200 || body.startsWith('{"errors"')) throw new Error(`${path}: ${body.slice(0, 100)}`);
    return body;
  };
  const admin = async (path: string, method = 'GET', body?: unknown) =>
    send(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const graph = async (document: DocumentNode | string, variables: object) =>
    admin('/graphql', 'POST', { query: typeof document === 'string' ? document : print(document), variables });
  const save = async (round: number) =>
    admin('/api/browsers/9', 'PUT', { website_url: `https://vendor.example/${round}` });
  const moveTo = async (position: number) =>
    graph('mutation ($position: Int!) { moveBrowser(id: 50, position: $position) { id } }', { position });
  const list = { first: 50, sort: 'default', reverse: false, language: 'en' };
  const words = { browsers: 6, versions: 6, recent: [1, 2, 3] };
  let file = '';
  return {
    'save of a browser': { run: async (round) => save(round + 100) },
    'save of a version': {
      run: async (round) => admin('/api/versions/9', 'PUT', { min_os_version: `Linux ${round}` }),
    },
    'home page': { prepare: save, run: async () => send('/') },
    'browser page': { prepare: save, run: async () => send('/browsers/7') },
    'next browser page': { run: async (round) => send(`/browsers/${round + 20}`) },
    'version page': { prepare: save, run: async () => send('/versions/7') },
    'list of new versions': { prepare: save, run: async () => send('/new') },
    dashboard: { prepare: save, run: async () => graph(DashboardDocument, { first: 8 }) },
    'list of browsers': { prepare: save, run: async () => graph(AdminBrowsersDocument, list) },
    'list of links': {
      prepare: save,
      run: async () => graph(AdminLinksDocument, { filter: 'wrong', search: '', page: 1, limit: 50 }),
    },
    'palette: a name': {
      prepare: save,
      run: async () => graph(PaletteDocument, { ...words, search: 'comet 18', name: 'comet 18' }),
    },
    'palette: a version': {
      prepare: save,
      run: async () => graph(PaletteDocument, { ...words, search: '103.0.18.7', name: '103.0.18.7' }),
    },
    'first move': { rounds: 1, run: async () => moveTo(10) },
    'second move': { rounds: 1, run: async () => moveTo(40) },
    'move to the end': { rounds: 1, run: async () => moveTo(size) },
    'import of 720 changed versions': {
      rounds: 1,
      prepare: async () => {
        const ids = Array.from({ length: IMPORTED_BROWSERS }, (_, index) => index + 1);
        file = (await admin(`/api/admin/export?ids=${ids.join()}`)).replaceAll('setup.exe', 'changed.exe');
      },
      run: async () => admin('/api/admin/import', 'POST', file),
    },
    sitemap: { rounds: 1, prepare: save, run: async () => send('/sitemap.xml') },
    export: { rounds: 1, run: async () => admin('/api/admin/export') },
    'catalogue.json': { rounds: 1, prepare: save, run: async () => send('/api/catalogue.json') },
  };
}

/** Of a process and its children, in milliseconds. */
function cpuOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const ticks = [pid, ...children.map(Number)].map((one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

async function measure(database: string, size: number) {
  const path = await generatedCatalogue({ browsers: size, versions: VERSIONS });
  const postgres = database === 'postgres' ? await startPostgres() : null;
  if (postgres) {
    const [from, to] = [await openDatabase(path), await openDatabase(postgres.url)];
    await migrate(to);
    await move(from, to);
    // As the server does by itself after some time.
    const client = await poolOf(to).connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    client.release(true);
    await from.close();
    await to.close();
  }
  const server = await startProduct(
    values.folder,
    postgres ? null : path,
    postgres ? { DATABASE_URL: postgres.url } : {},
  );
  const pid = server.process.pid;
  const figures: Record<string, string> = {};
  const status = () => readFileSync(`/proc/${pid}/status`, 'utf8');
  const cookie = await server.signIn();
  for (const [name, { run, prepare, rounds = ROUNDS }] of Object.entries(rowsFor(server, cookie, size))) {
    if (values.only && !values.only.split(',').some((part) => name.includes(part))) continue;
    let spent = 0;
    // The first two rounds of a repeated one compile it.
    for (let round = rounds === 1 ? 0 : -2; round < rounds; round += 1) {
      await prepare?.(round);
      if (round <= 0) [spent] = [0, writeFileSync(`/proc/${pid}/clear_refs`, '5')];
      const before = cpuOf(pid) + cpuOf(postgres?.process().pid);
      await run(round);
      spent += cpuOf(pid) + cpuOf(postgres?.process().pid) - before;
    }
    const peak = Number(/VmHWM:\s+(?<kilobytes>\d+)/u.exec(status())?.groups?.kilobytes) / 1024;
    const wait = rounds === 1 ? null : await longestWait(server, async () => prepare?.(99).then(async () => run(99)));
    figures[name] = [
      `${Math.round(spent / rounds)} ms`,
      `${Math.round(peak)} MB`,
      ...(wait === null ? [] : [`healthz ${Math.round(wait)} ms`]),
    ].join(', ');
  }
  await server.stop();
  await postgres?.stop();
  return figures;
}

for (const database of values.databases.split(',')) {
  const columns: Record<string, Record<string, string>> = {};
  for (const size of values.browsers.split(',').map(Number))
    for (const [name, figure] of Object.entries(await measure(database, size))) (columns[name] ??= {})[size] = figure;
  console.log(
    `${database}, Node ${process.version}, ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}`,
  );
  console.table(columns);
}
