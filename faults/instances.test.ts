import { MikroORM } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { browserNamed, json, say, startServer, temporaryFolder, type Server } from './server.ts';

const SECOND = 1000;
const INSTANCES = 3;

/** What an instance says of the first browser's name, which ends with a number, through each interface. */
const READS: Record<string, (server: Server) => Promise<Response>> = {
  GraphQL: (server) => server.ask('/graphql', json('POST', { query: '{ browser(id: 1) { name { en } } }' })),
  REST: (server) => server.ask('/api/browsers/1'),
  page: (server) => server.ask('/browsers/1', { headers: { accept: 'text/html' } }),
};

interface Read {
  name: string;
  begun: number;
  /** The number in the name; null where none was answered. */
  seen: number | null;
  /** Whether the answer says of itself that it may be out of date. */
  isMarked: boolean;
}

test('R13 three instances on one PostgreSQL, one killed, the database restarted: no write lost, nothing stale after a second', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const start = () => startServer({ dataDir: folder.path, env: { DATABASE_URL: postgres.url } });
  const servers = await Promise.all(Array.from({ length: INSTANCES }, start));
  const browsers = await Promise.all(servers.map(async (server) => (await namesAt(server)).length));
  // One session for all: it is in the database.
  const headers = await servers[0]?.signIn();
  const traffic = beginTraffic(servers, headers ?? {});

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

  const names = await Promise.all(servers.map(async (server) => new Set(await namesAt(server))));
  const lost = traffic.added.filter((name) => names.some((at) => !at.has(name)));
  const { written, added, staleAfterASecond, longestStale, reads, marked, unanswered, lastUnanswered } = traffic.figures();
  const statuses = await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const repeated = await migrationsRepeated(postgres.url);
  await postgres.stop();
  await folder.remove();

  say('R13', `${INSTANCES} instances started on one empty database: ${browsers.join(' ')} browsers, ${repeated} migrations ran twice`);
  say('R13', `undisturbed: ${quiet.written + quiet.added} writes, ${quiet.reads} reads, the longest that one was behind: ${Math.round(quiet.longestStale)} ms`);
  say('R13', `one killed after ${Math.round(killed)} ms: ${afterKill.written + afterKill.added - quiet.written - quiet.added} writes acknowledged while it was away`);
  say('R13', `database away for ${Math.round(back - gone)} ms: the last request refused ${Math.round(Math.max(0, lastUnanswered - back))} ms after it was back; ${marked} reads said that they may be stale`);
  say('R13', `in all ${added} records added and acknowledged, ${lost.length} not found at every instance; ${written} changes of one name, ${reads} reads of it, ${staleAfterASecond} stale after a second, the longest that one was behind: ${Math.round(longestStale)} ms; ${unanswered} reads not answered`);
  expect(browsers).toEqual([24, 24, 24]);
  expect(repeated).toBe(0);
  expect(lost).toEqual([]);
  expect(staleAfterASecond).toBe(0);
  expect(added).toBeGreaterThan(quiet.added);
  expect(afterKill.written).toBeGreaterThan(quiet.written);
  expect(written).toBeGreaterThan(afterKill.written);
  expect(lastUnanswered - back).toBeLessThan(3 * SECOND);
  expect(statuses).toEqual([0, 0, 0]);
});

/** Writes through each instance in turn, and reads through all of them and every interface, until it is told to end. */
function beginTraffic(servers: Server[], headers: Record<string, string>) {
  const running = { goesOn: true };
  const added: string[] = [];
  /** When each change of the name was acknowledged, by its number. */
  const acknowledged = new Map<number, number>();
  const reads: Read[] = [];
  let turn = 0;
  const next = () => servers[(turn += 1) % servers.length];

  const write = async (method: string, path: string, body: object) => (await next()?.ask(path, json(method, body, headers)).catch(() => null))?.ok ?? false;
  async function change(): Promise<void> {
    for (let number = 1; running.goesOn; number += 1) {
      if (await write('PUT', '/api/browsers/1', { name_en: `Number ${number}` })) acknowledged.set(number, performance.now());
      await pause(300);
    }
  }
  async function add(writer: number): Promise<void> {
    for (let count = 0; running.goesOn; count += 1) {
      const name = `Writer ${writer} ${count}`;
      if (await write('POST', '/api/browsers', browserNamed(name))) added.push(name);
      await pause(200);
    }
  }
  async function read(index: number, name: string, ask: (server: Server) => Promise<Response>): Promise<void> {
    while (running.goesOn) {
      const server = servers[index];
      const begun = performance.now();
      const answer = server && (await ask(server).catch(() => null));
      const text = answer ? await answer.text().catch(() => '') : '';
      const [, number] = /Number (\d+)/u.exec(text) ?? [];
      reads.push({ name, begun, seen: answer?.ok && number ? Number(number) : null, isMarked: answer?.headers.get('cache-status') !== null });
      await pause(150);
    }
  }
  const all = [change(), add(1), add(2), ...servers.flatMap((_, index) => Object.entries(READS).map(([name, ask]) => read(index, name, ask)))];

  /** For how long a newer name had been acknowledged when a read began, in milliseconds. */
  function behind({ begun, seen }: Read): number {
    const newer = [...acknowledged].filter(([number, at]) => seen !== null && number > seen && at < begun).map(([, at]) => begun - at);
    return Math.max(0, ...newer);
  }
  return {
    added,
    figures() {
      const since = Math.min(...acknowledged.values());
      const counted = reads.filter(({ begun }) => begun > since + SECOND);
      const answered = counted.filter(({ seen, isMarked }) => seen !== null && !isMarked);
      const stale = answered.map(behind);
      const unanswered = counted.filter(({ seen }) => seen === null);
      return {
        written: acknowledged.size,
        added: added.length,
        reads: answered.length,
        marked: counted.filter(({ isMarked, seen }) => isMarked && seen !== null).length,
        unanswered: unanswered.length,
        lastUnanswered: Math.max(0, ...unanswered.map(({ begun }) => begun)),
        staleAfterASecond: stale.filter((milliseconds) => milliseconds > SECOND).length,
        longestStale: Math.max(0, ...stale),
      };
    },
    async end() {
      running.goesOn = false;
      await Promise.all(all);
    },
  };
}

async function namesAt(server: Server): Promise<string[]> {
  const { data } = (await (await server.ask('/api/browsers')).json()) as { data: { name_en: string }[] }; // spec §7
  return data.map(({ name_en }) => name_en);
}

async function migrationsRepeated(url: string): Promise<number> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  const rows = await orm.em.getConnection().execute('select name from mikro_orm_migrations group by name having count(*) > 1');
  await orm.close();
  return rows.length;
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((next) => setTimeout(next, milliseconds));
}
