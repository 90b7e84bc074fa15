import { afterEach, beforeEach, expect, test } from 'vitest';
import { JOB_NAMES } from '#rules/jobs.ts';
import { LOGIN_WINDOW_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#rules/limits.ts';
import { CatalogueRevision } from '../entities/catalogue-revision.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

const JOBS =
  '{ jobs { isOn jobs { name interval isRunning startedAt finishedAt succeededAt outcome message { key params { name value } text } nextRunAt } } }';

interface JobFields {
  name: string;
  isRunning: boolean;
  finishedAt: string | null;
  outcome: string | null;
}

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp('none');
  administrator = await product.signIn();
});
afterEach(async () => product.close());

async function jobs(): Promise<JobFields[]> {
  const { data } = await administrator.graph<{ jobs: { jobs: JobFields[] } }>(JOBS);
  return data.jobs.jobs;
}

async function ended(name: string): Promise<void> {
  await expect
    .poll(async () => (await jobs()).find((job) => job.name === name))
    .toMatchObject({ isRunning: false, finishedAt: expect.any(String) as string });
}

const runJob = async (name: string) =>
  administrator.graph<{ runJob: JobFields }>('mutation ($name: String!) { runJob(name: $name) { name isRunning } }', {
    name,
  });

test('the administrator sees every job before its first run', async () => {
  const never = {
    isRunning: false,
    startedAt: null,
    finishedAt: null,
    succeededAt: null,
    outcome: null,
    message: null,
    nextRunAt: null,
  };
  expect(await administrator.graph(JOBS)).toMatchObject({
    data: { jobs: { isOn: false, jobs: JOB_NAMES.map((name) => ({ name, ...never })) } },
  });
});

test('no visitor sees the jobs or starts one', async () => {
  for (const query of [JOBS, 'mutation { runJob(name: "cleanup") { name } }'])
    expect((await product.graph(query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
});

test('§10.37 a job is started, and its end is reported', async () => {
  expect((await runJob('cleanup')).data.runJob.name).toBe('cleanup');
  await ended('cleanup');
  const report = { key: 'cleaned', params: [{ name: 'deleted', value: '0' }], text: 'Expired entries deleted: 0' };
  expect((await administrator.graph<{ jobs: { jobs: object[] } }>(JOBS)).data.jobs.jobs).toContainEqual(
    expect.objectContaining({ name: 'cleanup', interval: 60, outcome: 'succeeded', message: report, nextRunAt: null }),
  );
});

test('an unknown job is not found', async () => {
  expect((await runJob('nothing')).errors).toMatchObject([
    { message: 'Background task not found', extensions: { code: 'NOT_FOUND', key: 'jobNotFound' } },
  ]);
});

test('cleanup deletes what has expired, in steps, and leaves the rest and the catalogue revision as they are', async () => {
  const em = product.em();
  const now = Date.now();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  const number = async () => (await product.em().findOneOrFail(CatalogueRevision, { id: 1 })).number;
  await em.insertMany(Session, [
    { tokenHash: 'idle', createdAt: ago(SESSION_IDLE_MS + 1000), lastSeenAt: ago(SESSION_IDLE_MS + 1000) },
    { tokenHash: 'old', createdAt: ago(SESSION_ABSOLUTE_MS + 1000), lastSeenAt: ago(0) },
    { tokenHash: 'used', createdAt: ago(SESSION_ABSOLUTE_MS - 60_000), lastSeenAt: ago(SESSION_IDLE_MS - 60_000) },
  ]);
  await em.insertMany(
    LoginAttempt,
    Array.from({ length: 1200 }, (_, index) => ({
      address: `203.0.113.${index % 250}`,
      triedAt: ago(LOGIN_WINDOW_MS + 1000 + index),
    })),
  );
  await em.insert(LoginAttempt, { address: 'recent', triedAt: ago(LOGIN_WINDOW_MS - 60_000) });
  const before = await number();
  await runJob('cleanup');
  await ended('cleanup');
  const left = product.em();
  expect((await left.find(Session, {})).map(({ tokenHash }) => tokenHash)).toEqual(expect.arrayContaining(['used']));
  expect(await left.count(Session)).toBe(2);
  expect((await left.find(LoginAttempt, {})).map(({ address }) => address)).toEqual(['recent']);
  expect(await number()).toBe(before);
  expect(await jobs()).toContainEqual(
    expect.objectContaining({ message: expect.objectContaining({ text: 'Expired entries deleted: 1202' }) as object }),
  );
});
