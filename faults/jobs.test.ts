import { MikroORM } from '@mikro-orm/postgresql';
import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { json, printFigure, startServer, temporaryFolder, until, type Server } from './server.ts';

const SECOND = 1000;
/** So many old login attempts that their cleanup takes some seconds. */
const ATTEMPTS = 50_000;
const ON = { BACKGROUND_JOBS: 'on', BACKGROUND_JOBS_DELAY: '0', CATALOGUE_SEED: 'none' };

/** The lines of the log about ended runs. */
const endedRuns = ({ output }: Server) =>
  output()
    .split('\n')
    .filter((line) => line.includes('"job cleanup:'));

/** A row of the table of jobs. */
interface JobRow {
  lease_owner: string | null;
  outcome: string | null;
  failures: number;
}

test(
  'two instances on one PostgreSQL: each run by one of them, missed runs caught up once, taken over after kill -9',
  { timeout: 240_000 },
  async () => {
    const postgres = await startPostgres();
    const folder = temporaryFolder();
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ dataDir: folder.path, env: { ...ON, DATABASE_URL: postgres.url } })),
    );
    const orm = await MikroORM.init({
      clientUrl: postgres.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
    const run = async <T>(sql: string) => orm.em.getConnection().execute<T[]>(sql);
    const state = async () =>
      (await run<JobRow>("select lease_owner, outcome, failures from job where name = 'cleanup'"))[0];
    const runsAtAll = () => servers.flatMap(endedRuns).length;
    const makeDue = () => run("update job set next_run_at = now() - interval '3 days' where name = 'cleanup'");

    await until(() => runsAtAll() > 0, 60 * SECOND);
    await makeDue();
    await until(() => runsAtAll() > 1, 60 * SECOND);
    // Both instances look for due runs within this time.
    await new Promise((next) => setTimeout(next, 12 * SECOND));
    printFigure('jobs', `two instances, the first run and one after three days without any: ${runsAtAll()} runs`);
    expect(runsAtAll()).toBe(2);

    await run(
      `insert into login_attempt (address, tried_at) select '203.0.113.1', now() - interval '1 day' from generate_series(1, ${ATTEMPTS})`,
    );
    await makeDue();
    let owner = '';
    await until(async () => (owner = (await state())?.lease_owner ?? '') !== '', 60 * SECOND);
    const killed = servers.find(({ process }) => owner.includes(` ${process.pid} `));
    const survivor = servers.find((server) => server !== killed);
    expect(await killed?.end('SIGKILL')).toBe('SIGKILL');
    const died = performance.now();
    await until(async () => ![owner, null, undefined].includes((await state())?.lease_owner), 120 * SECOND);
    const seconds = (performance.now() - died) / SECOND;
    expect(await state()).toMatchObject({ failures: 1 });
    const before = survivor ? endedRuns(survivor).length : 0;
    await until(() => survivor !== undefined && endedRuns(survivor).length > before, 120 * SECOND);
    const [left] = await run<{ count: number | string }>('select count(*) as count from login_attempt');
    printFigure(
      'jobs',
      `taken over ${seconds.toFixed(1)} s after kill -9; ${Number(left?.count)} of ${ATTEMPTS} entries left`,
    );
    expect(await state()).toEqual({ lease_owner: null, outcome: 'succeeded', failures: 0 });
    expect(Number(left?.count)).toBe(0);
    expect(seconds).toBeLessThan(45);

    await orm.close();
    expect(await survivor?.end('SIGTERM')).toBe(0);
    await postgres.stop();
    await folder.remove();
  },
);

test('SIGTERM during a run stops it within a second, and the next start continues it', async () => {
  const folder = temporaryFolder();
  const start = (schedule: 'on' | 'off') =>
    startServer({ dataDir: folder.path, env: { ...ON, BACKGROUND_JOBS: schedule } });
  const server = await start('off');
  // Signing in would delete the old attempts.
  const headers = await server.signIn();
  const database = new SQLite(join(folder.path, 'catalogue.sqlite'), { timeout: 30_000 });
  database.exec(
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${ATTEMPTS}) insert into login_attempt (address, tried_at) select '203.0.113.1', 0 from numbers`,
  );
  const count = () => database.prepare('select count(*) from login_attempt where tried_at = 0').pluck().get() as number;
  const quiet = await slowestRead(server, SECOND);
  await server.request('/graphql', json('POST', { query: 'mutation { runJob(name: "cleanup") { name } }' }, headers));
  await until(() => count() < ATTEMPTS, 30 * SECOND);

  const slow = await slowestRead(server, SECOND);
  const stopping = performance.now();
  const ended = server.end('SIGTERM');
  await until(() => endedRuns(server).length > 0, 10 * SECOND);
  const milliseconds = Math.round(performance.now() - stopping);
  expect(await ended).toBe(0);
  const left = count();
  printFigure(
    'jobs',
    `the slowest of the reads during a run: ${slow.toFixed(0)} ms, before it: ${quiet.toFixed(0)} ms; SIGTERM stopped the run after ${milliseconds} ms with ${left} of ${ATTEMPTS} entries left`,
  );
  expect(milliseconds).toBeLessThan(SECOND);
  expect(left).toBeGreaterThan(0);
  expect(database.prepare("select lease_owner, outcome, failures from job where name = 'cleanup'").get()).toEqual({
    lease_owner: null,
    outcome: 'stopped',
    failures: 0,
  });

  const again = await start('on');
  await until(() => endedRuns(again).length > 0, 60 * SECOND);
  expect(count()).toBe(0);
  expect(await again.end('SIGTERM')).toBe(0);
  database.close();
  await folder.remove();
});

/** The longest time of an uncached read, in milliseconds. */
async function slowestRead(server: Server, duration: number): Promise<number> {
  let slowest = 0;
  for (const end = performance.now() + duration; performance.now() < end;) {
    const started = performance.now();
    await (await server.request(`/api/browsers?search=${started}`)).text();
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}
