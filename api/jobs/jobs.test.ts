import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { JOB_NAMES } from '#rules/jobs.ts';
import { entityManagerOf, migrate, openDatabase } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { CatalogueRevision } from '../entities/catalogue-revision.ts';
import { JobState } from '../entities/job.ts';
import type { Services } from '../services/create-services.ts';
import { JobFailure, type Job, type JobContext } from './job.ts';
import { createJobTable, LEASE_MS, type FinishedRun, type JobTable } from '../database/job-table.ts';
import { JOBS } from './jobs.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

const NAME = 'cleanup';
const MINUTE = 60_000;
const INTERVAL = 60;
const DONE: FinishedRun = {
  outcome: 'succeeded',
  message: 'cleaned',
  params: { deleted: 3 },
  nextRunIn: INTERVAL * MINUTE,
};

let orm: Orm;
let now: number;
let table: JobTable;
let logged: string[];
const schedulers: Scheduler[] = [];

beforeEach(async () => {
  orm = await openDatabase(':memory:');
  await migrate(orm);
  now = Date.parse('2026-09-02T08:00:00Z');
  table = newTable();
  logged = [];
});
afterEach(async () => {
  for (const scheduler of schedulers.splice(0)) await scheduler.stop();
  await orm.close();
});

function newTable(): JobTable {
  return createJobTable(entityManagerOf(orm), () => now);
}

async function state(): Promise<JobState> {
  return entityManagerOf(orm).findOneOrFail(JobState, { name: NAME });
}

const acquire = (owner: string, onlyIfDue = false) => table.acquire(NAME, owner, { onlyIfDue });

/** The scheduler of one more instance. */
function instance(run: Job['run'], isOn = true): Scheduler {
  const write = (level: string) => (_details: object, text: string) => void logged.push(`${level} ${text}`);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const createContext = () => ({ em: entityManagerOf(orm), services: () => ({}) as Services, log, clock: () => now }); // the jobs of this file use no service
  const scheduler = createScheduler({
    jobs: [{ name: NAME, interval: INTERVAL, run }],
    table: newTable(),
    createContext,
    log,
    isOn,
  });
  schedulers.push(scheduler);
  return scheduler;
}

/** A job that counts its runs, and runs until `end` is called. */
function slowJob() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const contexts: JobContext[] = [];
  const run: Job['run'] = async (context) => {
    contexts.push(context);
    await Promise.race([promise, context.pause(100_000)]);
    return { message: 'cleaned', params: { deleted: 0 } };
  };
  return { run, contexts, end: resolve };
}

const quick: Job['run'] = async () => ({ message: 'cleaned', params: { deleted: 0 } });

test('every job is listed once, in the order of its names', () => {
  expect(JOBS.map(({ name }) => name)).toEqual(JOB_NAMES);
});

test('a lease has one owner, who can renew and finish it', async () => {
  expect([await acquire('a'), await acquire('b')]).toEqual([true, false]);
  now += LEASE_MS - 1;
  expect([await acquire('b'), await table.renew(NAME, 'b'), await table.renew(NAME, 'a')]).toEqual([
    false,
    false,
    true,
  ]);
  now += LEASE_MS - 1;
  expect(await acquire('b')).toBe(false);
  await table.finish(NAME, 'b', DONE);
  expect(await state()).toMatchObject({ leaseOwner: 'a', finishedAt: null });
  await table.finish(NAME, 'a', DONE);
  expect(await state()).toMatchObject({
    leaseOwner: null,
    leaseUntil: null,
    finishedAt: new Date(now),
    succeededAt: new Date(now),
    outcome: 'succeeded',
    message: 'cleaned',
    params: '{"deleted":3}',
    failures: 0,
    nextRunAt: new Date(now + INTERVAL * MINUTE),
  });
  expect(await acquire('b')).toBe(true);
});

test('a lease that was not renewed is taken over; its owner can no longer change anything, and the lost run is a failure', async () => {
  await acquire('a');
  now += LEASE_MS;
  expect(await acquire('b')).toBe(true);
  expect(await table.renew(NAME, 'a')).toBe(false);
  await table.finish(NAME, 'a', DONE);
  expect(await state()).toMatchObject({ leaseOwner: 'b', failures: 1 });
  await table.finish(NAME, 'b', { ...DONE, outcome: 'failed' });
  expect(await state()).toMatchObject({ failures: 2, succeededAt: null });
});

test('a run renews its lease, and ends when another process has it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const job = slowJob();
  const scheduler = instance(job.run);
  await scheduler.check();
  for (let times = 0; times < 10; times += 1) {
    now += LEASE_MS / 3;
    await vi.advanceTimersByTimeAsync(LEASE_MS / 3);
  }
  expect(await acquire('b')).toBe(false);
  now += LEASE_MS;
  expect(await acquire('b')).toBe(true);
  await vi.advanceTimersByTimeAsync(LEASE_MS / 3);
  await scheduler.settled();
  expect(job.contexts[0]?.signal.aborted).toBe(true);
  expect(await state()).toMatchObject({ leaseOwner: 'b', finishedAt: null });
  expect(logged).toEqual(['warn job cleanup ended, because its lease was lost']);
});

test('of many who try at once one has the lease', async () => {
  const acquired = await Promise.all(Array.from({ length: 20 }, (_, index) => acquire(`instance ${index}`)));
  expect(acquired.filter(Boolean)).toHaveLength(1);
});

test('a run is due after its interval, and runs at other times only when it is started', async () => {
  await acquire('a', true);
  await table.finish(NAME, 'a', DONE);
  now += INTERVAL * MINUTE - 1;
  expect(await acquire('a', true)).toBe(false);
  now += 1;
  expect(await acquire('a', true)).toBe(true);
});

test('missed runs are caught up once', async () => {
  let runs = 0;
  const count: Job['run'] = async (context) => {
    runs += 1;
    return quick(context);
  };
  const scheduler = instance(count);
  const check = async () => {
    await scheduler.check();
    await scheduler.settled();
  };
  await check();
  expect(runs).toBe(1);
  now += 10 * INTERVAL * MINUTE;
  for (let times = 0; times < 5; times += 1) await check();
  expect(runs).toBe(2);
});

test('of several instances one runs a job, and the others see that it runs', async () => {
  const job = slowJob();
  const instances = Array.from({ length: 3 }, () => instance(job.run));
  await Promise.all(instances.map((one) => one.check()));
  await Promise.all(instances.map((one) => one.runNow(NAME)));
  expect(job.contexts).toHaveLength(1);
  job.end();
  await Promise.all(instances.map((one) => one.settled()));
  expect(logged).toEqual(['info job cleanup: Expired entries deleted: 0']);
});

test('neither the lease nor the end of a run changes the catalogue revision', async () => {
  const number = async () => (await entityManagerOf(orm).findOneOrFail(CatalogueRevision, { id: 1 })).number;
  const before = await number();
  await instance(quick).runNow(NAME);
  expect(await number()).toBe(before);
});

test('a stopped run ends at once, releases its lease and is due at the next start', async () => {
  const job = slowJob(); // pauses for longer than a test may take
  const scheduler = instance(job.run);
  await scheduler.check();
  await scheduler.stop();
  expect(await state()).toMatchObject({ leaseOwner: null, outcome: 'stopped', failures: 0, nextRunAt: new Date(now) });
  await scheduler.runNow(NAME);
  expect(job.contexts).toHaveLength(1);
  await instance(quick).check();
  await schedulers.at(-1)?.settled();
  expect(await state()).toMatchObject({ outcome: 'succeeded' });
});

test('a job that does not notice the stop is not waited for', async () => {
  const scheduler = instance(async (context) => {
    await sleep(100_000, undefined, { ref: false }); // longer than a test may take
    return quick(context);
  });
  await scheduler.check();
  await scheduler.stop();
  expect(await state()).toMatchObject({ leaseOwner: null, outcome: 'stopped' });
});

test('a failure with a message is shown, any other is logged and not shown', async () => {
  const fails =
    (error: Error): Job['run'] =>
    async () => {
      throw error;
    };
  await instance(fails(new JobFailure('cleaned', { deleted: 7 }))).runNow(NAME);
  await schedulers.at(-1)?.settled();
  expect(await state()).toMatchObject({
    outcome: 'failed',
    message: 'cleaned',
    params: '{"deleted":7}',
    failures: 1,
    nextRunAt: new Date(now + INTERVAL * MINUTE),
  });
  await instance(fails(new Error('select secret'))).runNow(NAME);
  await schedulers.at(-1)?.settled();
  expect(await state()).toMatchObject({ outcome: 'failed', message: 'unexpected', params: '{}', failures: 2 });
  expect(logged).toEqual([
    'error job cleanup: Expired entries deleted: 7',
    'error job cleanup failed',
    'error job cleanup: Unexpected error: see the log of the server',
  ]);
});

test('with the schedule off a job runs only when it is started', async () => {
  const scheduler = instance(quick, false);
  scheduler.start();
  await scheduler.runNow(NAME);
  await scheduler.settled();
  expect(logged).toHaveLength(1);
});

test('a database that does not answer is reported once, and jobs run again afterwards', async () => {
  const scheduler = instance(quick);
  await orm.em.getConnection().execute('alter table job rename to hidden');
  await scheduler.check();
  await scheduler.check();
  expect(logged).toEqual(['warn jobs cannot be read, trying again']);
  await orm.em.getConnection().execute('alter table hidden rename to job');
  await scheduler.check();
  await scheduler.settled();
  expect(logged).toHaveLength(2);
});
