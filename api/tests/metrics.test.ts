import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNamed, freePort, json, startServer, temporaryFolder, type Server } from '../../faults/server.ts';
import { readEnvironment } from '../env.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

describe.each(['SQLite', 'PostgreSQL'])('a running product on %s', (database) => {
  const folder = temporaryFolder();
  let postgres: PostgresServer | undefined;
  let server: Server;
  let metricsPort: number;
  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    metricsPort = await freePort();
    server = await startServer({
      dataDir: folder.path,
      env: { METRICS_PORT: String(metricsPort), ...(postgres && { DATABASE_URL: postgres.url }) },
    });
  });
  afterAll(async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await postgres?.stop();
    await folder.remove();
  });

  /** The series that Prometheus reads, with their values. */
  async function scrape(): Promise<(series: string) => number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).not.toMatch(/xxxxx|"select |from browser/u);
    const values = new Map(
      text
        .split('\n')
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))] as const),
    );
    return (series) => values.get(`catalogue_${series}`) ?? 0;
  }

  /** The difference of each series before and after `work`. */
  async function rises(work: () => Promise<unknown>, series: string[]): Promise<number[]> {
    const before = await scrape();
    await work();
    const after = await scrape();
    return series.map((one) => after(one) - before(one));
  }

  const requests = (method: string, route: string, status: number) =>
    `request_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  const cache = (result: string) => `cache_reads_total{result="${result}"}`;
  const statements = (operation: string) => `database_seconds_count{operation="${operation}"}`;

  test('counts requests by route, those that memory answers too, and what the cache knew', async () => {
    const get = async (path: string, options?: RequestInit) => (await server.request(path, options)).text();
    const read = async () => {
      for (let times = 0; times < 4; times += 1) await get('/api/browsers/3');
      for (let times = 0; times < 3; times += 1)
        await get('/graphql', json('POST', { query: '{ counters { browsers versions } }' }));
    };
    const series = [
      requests('GET', '/api/browsers/:id', 200),
      requests('POST', '/graphql', 200),
      requests('GET', 'memory', 200),
      requests('POST', 'memory', 200),
      cache('hit'),
      cache('miss'),
    ];
    expect(await rises(read, series)).toEqual([1, 1, 3, 2, 5, 2]);
    const unknown = async () => get(`/api/nothing/${'x'.repeat(50)}`);
    expect(await rises(unknown, [requests('GET', 'unknown', 404), cache('hit'), cache('miss')])).toEqual([1, 0, 0]);
    const together = async () => Promise.all(Array.from({ length: 5 }, () => get('/?q=together')));
    const [hit = 0, miss, wait = 0] = await rises(together, [cache('hit'), cache('miss'), cache('wait')]);
    expect([hit + wait, miss]).toEqual([4, 1]);
  });

  test('measures the time of answers', async () => {
    const before = await scrape();
    await (await server.request('/?q=time')).text();
    await (await server.request('/?q=time')).text();
    const after = await scrape();
    for (const route of ['/', 'memory']) {
      const sum = `request_seconds_sum{method="GET",route="${route}",status="200"}`;
      expect(after(sum)).toBeGreaterThan(before(sum));
    }
  });

  test('measures the statements of the database by kind', async () => {
    const headers = await server.signIn();
    const write = async () =>
      expect((await server.request('/api/browsers', json('POST', browserNamed('Measured'), headers))).status).toBe(201);
    const [select = 0, insert = 0, begin = 0, commit = 0, sum = 0] = await rises(write, [
      statements('select'),
      statements('insert'),
      statements('begin'),
      statements('commit'),
      'database_seconds_sum{operation="insert"}',
    ]);
    for (const count of [select, insert, begin, commit, sum]) expect(count).toBeGreaterThan(0);
    expect(begin).toBe(commit);
  });

  test('counts refused logins, and watches the event loop', async () => {
    const login = async (password: unknown) => server.request('/api/auth/login', json('POST', { password }));
    const wrong = async () => Promise.all([login('wrong'), login('wrong'), login(1)]);
    expect(
      await rises(
        wrong,
        [401, 400].map((status) => requests('POST', '/api/auth/login', status)),
      ),
    ).toEqual([2, 1]);
    expect((await scrape())('nodejs_eventloop_lag_seconds')).toBeGreaterThan(0);
  });

  test('says its version, that it is ready, how the database answers and when it was backed up', async () => {
    const before = await scrape();
    expect([before('ready'), before('stale_answers_total'), before('backup_timestamp_seconds')]).toEqual([1, 0, 0]);
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toMatch(
      /^catalogue_build_info\{version="\d+\.\d+\.\d+",schema="M\d{4}\w+"\} 1$/mu,
    );
    expect(before('database_answer_age_seconds')).toBeLessThan(database === 'SQLite' ? 0.001 : 10);
    expect(before('database_wait_seconds')).toBeGreaterThan(0);
    if (database === 'PostgreSQL') return;
    // Asynchronous, so that a connection that the server closes in the meantime is not used again.
    await promisify(execFile)(process.execPath, ['scripts/backup.ts', join(folder.path, 'a.backup')], {
      env: { ...process.env, DATA_DIR: folder.path },
    });
    expect((await scrape())('backup_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  test('says when each job ran, how long it took, and how often it failed', async () => {
    const started = Date.now() / 1000;
    const headers = await server.signIn();
    await server.request('/graphql', json('POST', { query: 'mutation { runJob(name: "cleanup") { name } }' }, headers));
    await expect
      .poll(async () => (await scrape())('job_last_success_timestamp_seconds{task="cleanup"}'))
      .toBeGreaterThan(started - 1);
    const after = await scrape();
    expect(after('job_last_run_timestamp_seconds{task="cleanup"}')).toBeGreaterThan(started - 1);
    expect(after('job_duration_seconds{task="cleanup"}')).toBeLessThan(10);
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
      'catalogue_job_failures{task="cleanup"} 0',
    );
  });

  test('has every metric that the alert rules and the dashboard name', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const file of ['deploy/alerts.yml', 'deploy/dashboard.json']) {
      const named = new Set(
        [...(await readFile(file, 'utf8')).matchAll(/catalogue_[a-z\d_]+/gu)].map(([name]) =>
          name.replace(/_(?:bucket|count|sum)$/u, ''),
        ),
      );
      expect(named.size).toBeGreaterThan(5);
      for (const name of named) expect(text).toContain(`# TYPE ${name} `);
    }
    expect(text).not.toMatch(/_total gauge$/mu);
  });

  test('shows them at the port of this machine alone', async () => {
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await server.request('/metrics')).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
  });
});

test('they are off unless a port is named, which is none of the public one', () => {
  expect(readEnvironment({}).metricsPort).toBeNull();
  expect(readEnvironment({ METRICS_PORT: '9464' })).toMatchObject({ metricsPort: 9464, metricsHost: '127.0.0.1' });
  expect(readEnvironment({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' }).metricsHost).toBe('10.0.0.2');
  expect(() => readEnvironment({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT');
  expect(() => readEnvironment({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT');
});
