import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../api/tests/postgres-server.ts';
import { browserNamed, json, printFigure, startServer, temporaryFolder, type Server } from './server.ts';

const SECONDS = Number(process.env.FAULT_SECONDS ?? 40);
const BROWSERS = 12;

const RELEASE = {
  version_number: '1.0',
  release_date: '2026-01-01',
  platform: 'linux',
  release_channel: 'stable',
  features_en: 'One',
  features_zh: '一',
  download_url: 'https://vendor.example/setup.deb',
};

const folder = temporaryFolder();
let postgres: PostgresServer;
let servers: Server[];
beforeAll(async () => {
  postgres = await startPostgres();
  const start = () =>
    startServer({ dataDir: folder.path, env: { DATABASE_URL: postgres.url, CATALOGUE_SEED: 'none' } });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  await postgres.stop();
  await folder.remove();
});

test('Q5 of the writes of four writers through two servers none fails, also where they lock the same records', async () => {
  const [first] = servers;
  const admin = (await first?.signIn()) ?? { cookie: '' };
  const send = async (server: Server | undefined, path: string, options: RequestInit) => {
    const response = await server?.request(path, options);
    return { status: response?.status ?? 0, body: (await response?.text()) ?? '' };
  };
  const ids: number[] = [];
  for (let index = 1; index <= BROWSERS; index += 1) {
    const { body } = await send(first, '/api/browsers', json('POST', browserNamed(`Browser ${index}`), admin));
    const { id } = (JSON.parse(body) as { data: { id: number } }).data; // spec §7
    ids.push(id);
    expect((await send(first, '/api/versions', json('POST', { ...RELEASE, browser_id: id }, admin))).status).toBe(201);
  }
  const end = performance.now() + SECONDS * 1000;
  const failures: string[] = [];
  let writes = 0;
  const graph = (query: string, variables: object) => ['/graphql', json('POST', { query, variables }, admin)] as const;
  const kinds = [
    (n: number) =>
      graph('mutation ($id: Int!, $position: Int!) { moveBrowser(id: $id, position: $position) { id } }', {
        id: ids[n % BROWSERS],
        position: 1 + ((n * 7) % BROWSERS),
      }),
    (n: number) =>
      graph('mutation ($ids: [Int!]!, $on: Boolean!) { updateBrowsers(ids: $ids, isFeatured: $on) { count } }', {
        ids: ids.slice(n % 6),
        on: n % 2 === 0,
      }),
    (n: number) =>
      graph('mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }', {
        tags: [{ id: 'hot', label: { en: `Hot ${n}`, zh: '热门' }, color: 'red' }],
      }),
    (n: number) => [`/api/browsers/${ids[n % BROWSERS]}`, json('PUT', { name_en: `Name ${n}` }, admin)] as const,
  ];
  const writers = kinds.map(async (kind, writer) => {
    for (let n = 0; performance.now() < end; n += 1) {
      const [path, options] = kind(n);
      const { status, body } = await send(servers[(writer + n) % 2], path, options);
      writes += 1;
      if (status !== 200 || body.includes('"errors"')) failures.push(`${path} ${status} ${body.slice(0, 200)}`);
    }
  });
  // Downloads lock the browsers, too.
  const downloads = ids.slice(0, 4).map(async (id) => {
    while (performance.now() < end)
      await send(servers[id % 2], `/browsers/${id}/download`, { headers: { 'user-agent': 'curl/8.5.0' } });
  });
  await Promise.all([...writers, ...downloads]);
  printFigure('Q5', `${writes} writes in ${SECONDS} s, ${failures.length} failed`);
  expect(failures).toEqual([]);
});
