import { MikroORM } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { follow, type Catalogue } from '../examples/mirror.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { browserNamed, json, printFigure, startServer, temporaryFolder, type Server } from './server.ts';

const SECOND = 1000;
const INSTANCES = 3;

/** Reads of the first browser through each interface. Its name ends with a number. */
const READS: Record<string, (server: Server) => Promise<Response>> = {
  GraphQL: (server) => server.request('/graphql', json('POST', { query: '{ browser(id: 1) { name { en } } }' })),
  REST: (server) => server.request('/api/browsers/1'),
  page: (server) => server.request('/browsers/1', { headers: { accept: 'text/html' } }),
};

const RELEASE = {
  browser_id: 2,
  release_date: '2026-01-01',
  platform: 'linux',
  release_channel: 'beta',
  features_en: 'One',
  features_zh: '一',
  download_url: 'https://vendor.example/setup.deb',
};

interface Read {
  name: string;
  startedAt: number;
  /** The number in the name; null without a successful response. */
  value: number | null;
  /** Whether the response is marked as possibly stale. */
  isMarkedStale: boolean;
}

test(
  'R13 three instances on one PostgreSQL, one killed, the database restarted: no write lost, nothing stale after a second, a copy that follows the changes is the catalogue',
  { timeout: 240_000 },
  async () => {
    const postgres = await startPostgres();
    const folder = temporaryFolder();
    const start = () => startServer({ dataDir: folder.path, env: { DATABASE_URL: postgres.url } });
    const servers = await Promise.all(Array.from({ length: INSTANCES }, start));
    const browsers = await Promise.all(servers.map(async (server) => (await namesAt(server)).length));
    // The session is valid at all instances, because it is stored in the database.
    const headers = await servers[0]?.signIn();
    const copy = await catalogueAt(servers[0]);
    const traffic = startTraffic(servers, headers ?? {}, copy);

    await pause(4 * SECOND);
    const quiet = traffic.figures();

    const killed = performance.now();
    expect(await servers[1]?.end('SIGKILL')).toBe('SIGKILL');
    await pause(2 * SECOND);
    servers[1] = await start();
    const afterKill = traffic.figures();

    const gone = performance.now();
    await postgres.restart('SIGQUIT');
    const back = performance.now();
    await pause(5 * SECOND);
    await traffic.end();

    // The last versions vanish.
    await pause(3 * SECOND);
    const catalogues = await Promise.all(servers.map(catalogueAt));
    await follow(copy, async (path) => parse((await (await servers[0]?.request(path))?.text()) ?? ''));
    const names = await Promise.all(servers.map(async (server) => new Set(await namesAt(server))));
    const lost = traffic.added.filter((name) => names.some((at) => !at.has(name)));
    const { written, added, staleAfterASecond, longestStale, reads, marked, unanswered, lastUnanswered } =
      traffic.figures();
    const statuses = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    const repeated = await migrationsRepeated(postgres.url);
    await postgres.stop();
    await folder.remove();

    printFigure(
      'R13',
      `${INSTANCES} instances started on one empty database: ${browsers.join(' ')} browsers, ${repeated} migrations ran twice`,
    );
    printFigure(
      'R13',
      `undisturbed: ${quiet.written + quiet.added} writes, ${quiet.reads} reads, the longest that one was behind: ${Math.round(quiet.longestStale)} ms`,
    );
    printFigure(
      'R13',
      `one killed after ${Math.round(killed)} ms: ${afterKill.written + afterKill.added - quiet.written - quiet.added} writes acknowledged while it was away`,
    );
    printFigure(
      'R13',
      `database away for ${Math.round(back - gone)} ms: the last request refused ${Math.round(Math.max(0, lastUnanswered - back))} ms after it was back; ${marked} reads said that they may be stale`,
    );
    printFigure(
      'R13',
      `in all ${added} records added and acknowledged, ${lost.length} not found at every instance; ${written} changes of one name, ${reads} reads of it, ${staleAfterASecond} stale after a second, the longest that one was behind: ${Math.round(longestStale)} ms; ${unanswered} reads not answered`,
    );
    expect([...traffic.heard]).toEqual(
      expect.arrayContaining(['added browser', 'changed browser', 'added version', 'removed version']),
    );
    expect(catalogues).toEqual([copy, copy, copy]);
    expect(browsers).toEqual([28, 28, 28]);
    expect(repeated).toBe(0);
    expect(lost).toEqual([]);
    expect(staleAfterASecond).toBe(0);
    expect(added).toBeGreaterThan(quiet.added);
    expect(afterKill.written).toBeGreaterThan(quiet.written);
    expect(written).toBeGreaterThan(afterKill.written);
    expect(lastUnanswered - back).toBeLessThan(3 * SECOND);
    expect(statuses).toEqual([0, 0, 0]);
  },
);

/** Writes through each instance in turn, and reads through all instances and interfaces, until it is stopped. */
function startTraffic(servers: Server[], headers: Record<string, string>, copy: Catalogue) {
  const running = { isRunning: true };
  const added: string[] = [];
  const heard = new Set<string>();
  /** The time when each change of the name was acknowledged, by its number. */
  const acknowledged = new Map<number, number>();
  const reads: Read[] = [];
  let turn = 0;
  const next = () => servers[(turn += 1) % servers.length];

  const send = async (method: string, path: string, body: object) =>
    next()
      ?.request(path, json(method, body, headers))
      .catch(() => null);
  const write = async (method: string, path: string, body: object) => (await send(method, path, body))?.ok ?? false;
  const getJson = async (path: string): Promise<unknown> => {
    const response = await next()?.request(path);
    if (!response?.ok) throw new Error(`${path}: ${response?.status}`);
    return parse(await response.text());
  };
  async function change(): Promise<void> {
    for (let number = 1; running.isRunning; number += 1) {
      if (await write('PUT', '/api/browsers/1', { name_en: `Number ${number}` }))
        acknowledged.set(number, performance.now());
      await pause(300);
    }
  }
  async function add(writer: number): Promise<void> {
    for (let count = 0; running.isRunning; count += 1) {
      const name = `Writer ${writer} ${count}`;
      if (await write('POST', '/api/browsers', browserNamed(name))) added.push(name);
      await pause(200);
    }
  }
  /** Versions that appear and vanish by their time, half of them undone before. */
  async function schedule(): Promise<void> {
    for (let count = 0; running.isRunning; count += 1) {
      const version = {
        ...RELEASE,
        version_number: `1.${count}`,
        visible_from: inSeconds(1),
        visible_until: inSeconds(2),
      };
      const response = await send('POST', '/api/versions', version);
      const undo = `mutation { undoChange(id: ${response?.headers.get('change-id')}) { undone } }`;
      if (response?.ok && count % 2 === 0) await send('POST', '/graphql', { query: undo });
      await pause(300);
    }
  }
  /** Follows the changes at any instance that answers. */
  async function mirror(): Promise<void> {
    while (running.isRunning) {
      const changes = await follow(copy, getJson).catch(() => []);
      for (const { event, kind } of changes) heard.add(`${event} ${kind}`);
      await pause(100);
    }
  }
  async function read(index: number, name: string, send: (server: Server) => Promise<Response>): Promise<void> {
    while (running.isRunning) {
      const server = servers[index];
      const startedAt = performance.now();
      const response = server && (await send(server).catch(() => null));
      const text = response ? await response.text().catch(() => '') : '';
      const [, number] = /Number (\d+)/u.exec(text) ?? [];
      reads.push({
        name,
        startedAt,
        value: response?.ok && number ? Number(number) : null,
        isMarkedStale: response?.headers.get('cache-status') !== null,
      });
      await pause(150);
    }
  }
  const all = [
    change(),
    add(1),
    add(2),
    schedule(),
    mirror(),
    ...servers.flatMap((_, index) => Object.entries(READS).map(([name, send]) => read(index, name, send))),
  ];

  /** How long a newer name had been acknowledged when a read started, in milliseconds. */
  function staleness({ startedAt, value }: Read): number {
    const newer = [...acknowledged]
      .filter(([number, at]) => value !== null && number > value && at < startedAt)
      .map(([, at]) => startedAt - at);
    return Math.max(0, ...newer);
  }
  return {
    added,
    heard,
    figures() {
      const since = Math.min(...acknowledged.values());
      const counted = reads.filter(({ startedAt }) => startedAt > since + SECOND);
      const answered = counted.filter(({ value, isMarkedStale }) => value !== null && !isMarkedStale);
      const stale = answered.map(staleness);
      const unanswered = counted.filter(({ value }) => value === null);
      return {
        written: acknowledged.size,
        added: added.length,
        reads: answered.length,
        marked: counted.filter(({ isMarkedStale, value }) => isMarkedStale && value !== null).length,
        unanswered: unanswered.length,
        lastUnanswered: Math.max(0, ...unanswered.map(({ startedAt }) => startedAt)),
        staleAfterASecond: stale.filter((milliseconds) => milliseconds > SECOND).length,
        longestStale: Math.max(0, ...stale),
      };
    },
    async end() {
      running.isRunning = false;
      await Promise.all(all);
    },
  };
}

async function catalogueAt(server: Server | undefined): Promise<Catalogue> {
  return parse((await (await server?.request('/api/catalogue.json'))?.text()) ?? '') as Catalogue; // as `docs/openapi.json` says
}

async function namesAt(server: Server): Promise<string[]> {
  const { data } = (await (await server.request('/api/browsers')).json()) as { data: { name_en: string }[] }; // spec §7
  return data.map(({ name_en }) => name_en);
}

async function migrationsRepeated(url: string): Promise<number> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  const rows = await orm.em
    .getConnection()
    .execute('select name from mikro_orm_migrations group by name having count(*) > 1');
  await orm.close();
  return rows.length;
}

/** Without the address of the instance. */
function parse(json: string): unknown {
  return JSON.parse(json.replaceAll(/http:\/\/127\.0\.0\.1:\d+/gu, ''));
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * SECOND).toISOString();
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((next) => setTimeout(next, milliseconds));
}
