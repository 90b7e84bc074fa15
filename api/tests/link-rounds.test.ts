import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { links as linksJob } from '../jobs/links.ts';
import type { JobContext, JobResult } from '../jobs/job.ts';
import { createServices, type Services } from '../services/create-services.ts';
import { createHttpClient, type HttpClient } from '../upstream/http-client.ts';
import { file, startOtherHosts, status, type OtherHosts } from './other-hosts.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const HOUR = 60 * 60_000;
const START = Date.parse('2026-11-22T10:00:00Z');

let now: number;
let hosts: OtherHosts;
let http: HttpClient;
let product: RunningApp;
let open: RunningApp[];
beforeEach(async () => {
  now = START;
  open = [];
  hosts = await startOtherHosts();
  http = createHttpClient({ ...hosts.options, publicUrl: ORIGIN });
});
afterEach(async () => {
  http.close();
  for (const one of open) await one.close();
  hosts.close();
});

/** A catalogue with a version for each URL. */
async function start(...urls: string[]): Promise<void> {
  const versions = urls.map((downloadUrl, index) => version({ versionNumber: `${index + 1}.0`, downloadUrl }));
  product = await startApp(catalogueOf(browser('One', { versions })), undefined, {
    clock: () => now,
    outgoing: hosts.options,
  });
  open.push(product);
}

const services = (): Services =>
  createServices({
    em: product.em(),
    actor: 'administrator',
    origin: ORIGIN,
    store: { save: async () => {}, read: async () => null },
    upstream: { http, mirror: null },
    clock: () => now,
  });

async function round(signal = new AbortController().signal, isRequested = false): Promise<JobResult> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context: JobContext = {
    em: product.em(),
    services,
    log,
    isRequested,
    signal,
    clock: () => now,
    pause: async () => signal.throwIfAborted(),
  };
  return linksJob.run(context);
}

/** The verdicts by path; null for links that were never checked. */
async function verdicts(): Promise<Record<string, string | null>> {
  const { links } = await services().links.list({ limit: 100 });
  return Object.fromEntries(
    links.map(({ url, state }) => [
      new URL(url).host.replace(/\.example:\d+/u, '') + new URL(url).pathname,
      state?.verdict ?? null,
    ]),
  );
}

const vendor = (path: string) => hosts.url('vendor.example', path);

test('a round checks every link once, tells what is wrong, and moves no revision', async () => {
  await start(vendor('/1.exe'), vendor('/2.exe'), hosts.url('mirror.example', '/3.exe'), vendor('/1.exe'));
  hosts.play('vendor.example', '/1.exe', file(10));
  hosts.play('mirror.example', '/3.exe', status(403));
  const revision = async () =>
    (await product.orm.em.getConnection().execute<{ number: number }[]>('select number from catalogue_revision'))[0]
      ?.number;
  const before = await revision();
  expect(await round()).toEqual({
    message: 'linksChecked',
    params: { checked: 3, wrong: 1, dead: 0 },
    table: [{ link: vendor('/2.exe'), use: 'download of One 2.0', result: 'gone', detail: '404' }],
  });
  expect(await verdicts()).toEqual({ 'vendor/1.exe': 'fine', 'vendor/2.exe': 'gone', 'mirror/3.exe': 'blocked' });
  expect(await revision()).toBe(before);
  expect(hosts.requests.filter((request) => request.startsWith('HEAD')).toSorted()).toEqual([
    'HEAD mirror.example /3.exe',
    'HEAD vendor.example /1.exe',
    'HEAD vendor.example /2.exe',
  ]);
});

test('each host gets one request at a time, several hosts at once', async () => {
  const names = ['vendor', 'mirror', 'other', 'third'];
  await start(...names.flatMap((name) => [1, 2, 3].map((number) => hosts.url(`${name}.example`, `/${number}.exe`))));
  for (const name of names)
    for (const number of [1, 2, 3])
      hosts.play(`${name}.example`, `/${number}.exe`, (request, response) =>
        setTimeout(() => file(10)(request, response), 20),
      );
  await round();
  expect(names.map((name) => hosts.mostAtOnce(`${name}.example`))).toEqual([1, 1, 1, 1]);
  expect(hosts.mostAtOnce('*')).toBeGreaterThan(1);
});

test('the host with the most links is first, because its intervals take the longest', async () => {
  await start(hosts.url('mirror.example', '/3.exe'), vendor('/1.exe'), vendor('/2.exe'));
  for (const url of ['/1.exe', '/2.exe']) hosts.play('vendor.example', url, file(10));
  hosts.play('mirror.example', '/3.exe', file(10));
  await round();
  expect(hosts.requests[0]).toBe('HEAD vendor.example /1.exe');
});

test('links that are due are checked: each once a day, failing ones in each round, and those of deleted records are forgotten', async () => {
  await start(vendor('/1.exe'), vendor('/2.exe'));
  hosts.play('vendor.example', '/1.exe', file(10));
  await round();
  const requested = async (hours: number) => {
    now += hours * HOUR;
    hosts.requests.length = 0;
    await round();
    return hosts.requests.filter((request) => request.startsWith('HEAD')).map((request) => request.split(' ')[2]);
  };
  expect(await requested(1)).toEqual([]);
  expect(await requested(7)).toEqual(['/2.exe']);
  expect(await requested(8)).toEqual(['/2.exe']);
  expect((await services().links.summary()).dead).toBe(0);
  expect((await requested(8)).toSorted()).toEqual(['/1.exe', '/2.exe']);
  const summary = await services().links.summary();
  const counts = { ...summary, all: await summary.all(), unchecked: await summary.unchecked() };
  expect(counts).toEqual({ all: 2, wrong: 1, dead: 1, unchecked: 0 });
  await services().versions.remove([2]);
  expect(await requested(8)).toEqual([]);
  expect(
    (await product.orm.em.getConnection().execute<{ url: string }[]>('select url from link')).map(({ url }) => url),
  ).toEqual([vendor('/1.exe')]);
});

describe('without a network', () => {
  test('a round says so once and marks nothing', async () => {
    await start(
      ...[1, 2, 3].map((number) => hosts.url('fourth.example', `/${number}.exe`)),
      hosts.url('third.example', '/1.exe'),
    );
    await expect(round()).rejects.toMatchObject({ key: 'noNetwork' });
    expect(new Set(Object.values(await verdicts()))).toEqual(new Set([null]));
  });

  test('that goes away in a round, the answers before are saved and the failures after them are not', async () => {
    await start(vendor('/1.exe'), hosts.url('mirror.example', '/2.exe'));
    hosts.play('vendor.example', '/1.exe', (request, response) =>
      hosts.requests.length > 2 ? request.socket.resetAndDestroy() : file(10)(request, response),
    );
    hosts.play('mirror.example', '/2.exe', (request) => setTimeout(() => request.socket.resetAndDestroy(), 50));
    await expect(round()).rejects.toMatchObject({ key: 'noNetwork' });
    expect(await verdicts()).toEqual({ 'vendor/1.exe': 'fine', 'mirror/2.exe': null });
    // The control request was sent to the host that had answered.
    expect(hosts.requests.filter((request) => request === 'HEAD vendor.example /1.exe')).toHaveLength(2);
  });

  test('only hosts that cannot be reached are unreachable while another one answers', async () => {
    await start(
      vendor('/1.exe'),
      ...[1, 2, 3, 4, 5].map((number) => hosts.url('mirror.example', `/${number}.exe`)),
      hosts.url('fourth.example', '/1.exe'),
    );
    hosts.play('vendor.example', '/1.exe', file(10));
    for (const number of [1, 2, 3, 4, 5])
      hosts.play('mirror.example', `/${number}.exe`, (request) => request.socket.resetAndDestroy());
    expect(await round()).toMatchObject({ params: { checked: 7, wrong: 6 } });
    expect(await verdicts()).toMatchObject({
      'vendor/1.exe': 'fine',
      'mirror/5.exe': 'unreachable',
      'fourth/1.exe': 'unreachable',
    });
    // After three failures in a row, the other links of the host are not requested.
    expect(hosts.requests.filter((request) => request.includes('/4.exe'))).toEqual([]);
  });
});

test('a host that asks for a pause is left alone in this round, and is first in the next one', async () => {
  await start(vendor('/1.exe'), vendor('/2.exe'), hosts.url('mirror.example', '/3.exe'));
  hosts.play('vendor.example', '/1.exe', status(429, { 'retry-after': '3600' }));
  hosts.play('mirror.example', '/3.exe', file(10));
  expect(await round()).toMatchObject({ params: { checked: 2 } });
  expect(await verdicts()).toEqual({ 'vendor/1.exe': 'blocked', 'vendor/2.exe': null, 'mirror/3.exe': 'fine' });
  expect((await services().links.listDue()).map(({ url }) => new URL(url).pathname)).toEqual(['/2.exe']);
});

test('a stopped round has saved what it found, and the next one goes on', async () => {
  await start(...[1, 2, 3, 4].map((number) => vendor(`/${number}.exe`)));
  const stop = new AbortController();
  for (const number of [1, 2, 4]) hosts.play('vendor.example', `/${number}.exe`, file(10));
  hosts.play('vendor.example', '/3.exe', () => stop.abort());
  await expect(round(stop.signal)).rejects.toThrow('aborted'); // otherwise the request ends by its time limit
  expect(await verdicts()).toEqual({
    'vendor/1.exe': 'fine',
    'vendor/2.exe': 'fine',
    'vendor/3.exe': null,
    'vendor/4.exe': null,
  });
  hosts.play('vendor.example', '/3.exe', file(10));
  hosts.requests.length = 0;
  now += HOUR;
  expect(await round()).toMatchObject({ params: { checked: 2 } });
  expect(hosts.requests).toEqual(['HEAD vendor.example /3.exe', 'HEAD vendor.example /4.exe']);
});

test('a round that a person has started checks all links but the most recent ones', async () => {
  await start(vendor('/1.exe'), vendor('/2.exe'));
  hosts.play('vendor.example', '/1.exe', file(10));
  await round();
  now += HOUR;
  expect(await round()).toMatchObject({ params: { checked: 0 } });
  expect(await round(undefined, true)).toMatchObject({ params: { checked: 2 } });
  expect(await round(undefined, true)).toMatchObject({ params: { checked: 0 } });
});

test('a round does not count downloads', async () => {
  await start(vendor('/1.exe'));
  hosts.play('vendor.example', '/1.exe', file(10));
  await round();
  expect((await services().browsers.get(1)).downloadCount).toBe(0);
  expect(hosts.requests).toHaveLength(1);
});
