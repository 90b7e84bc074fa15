import { text } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiver } from '../../examples/receiver.ts';
import { Webhook } from '../entities/webhook.ts';
import { JobState } from '../entities/job.ts';
import { Link } from '../entities/link.ts';
import { Source } from '../entities/source.ts';
import { SourceState } from '../entities/source-state.ts';
import { createServices } from '../services/create-services.ts';
import { createHttpClient } from '../upstream/http-client.ts';
import { VERSION } from './good-records.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const URL = 'https://receiver.example/hook';

interface Message {
  id: string;
  time: string;
  signature: string;
  body: string;
}

interface Listed {
  isActive: boolean;
  pausedAt: string | null;
  deliveries: {
    id: number;
    messageId: string;
    isDelivered: boolean;
    attempts: number;
    status: number | null;
    answer: string | null;
  }[];
}

let product: RunningApp;
let administrator: Client;
let hooks: UpstreamServer;
let now: number;
let answer: number;
let received: Message[];
let secret: string;
let log: string[];

beforeEach(async () => {
  now = Date.now();
  answer = 200;
  received = [];
  log = [];
  hooks = await startUpstreamServer();
  serve();
  const one = browser('One', { websiteUrl: `${hooks.url}/one.example/` });
  product = await startApp(catalogueOf(one, browser('Two')), undefined, {
    clock: () => now,
    logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
    outgoing: { allowHosts: [hooks.host], interval: 0 },
  });
  administrator = await product.signIn();
  secret = await create({});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await product.close();
  await hooks.close();
});

const VALUES = {
  name: 'Shop',
  url: URL,
  events: ['catalogue.changed'],
  form: 'standard',
  language: 'en',
  isActive: true,
};

const CREATE = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) }';

/** Returns the secret. */
async function create(values: object) {
  const { createWebhook } = await graph<{ createWebhook: string }>(CREATE, { input: { ...VALUES, ...values } });
  // The receiver of the test has no certificate.
  await product.em().nativeUpdate(Webhook, {}, { url: `${hooks.url}/receiver.example/hook` });
  return createWebhook;
}

/** The receiver answers with the status `answer`. */
function serve() {
  hooks.serve(URL, async (request, response) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    received.push({ id: String(id), time: String(time), signature: String(signature), body: await text(request) });
    response.writeHead(answer, { location: '/elsewhere' }).end('x'.repeat(5000));
  });
}

async function graph<T>(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await administrator.graph<T>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const addVersion = async (versionNumber: string, isDraft = false) =>
  graph('mutation ($input: VersionInput!) { createVersion(input: $input) { id } }', {
    input: { ...VERSION, browserId: 1, versionNumber, isDraft, visibleFrom: null, visibleUntil: null },
  });

const list = async () =>
  (
    await graph<{ webhooks: Listed[] }>(
      '{ webhooks { isActive pausedAt deliveries { id event messageId isDelivered attempts status answer } } }',
    )
  ).webhooks;

async function runAfter(milliseconds: number) {
  now += milliseconds;
  administrator = await product.signIn(); // a session that is not used ends
  await graph('mutation { runJob(name: "webhooks") { name } }');
  await expect
    .poll(
      async () =>
        (
          await graph<{ jobs: { jobs: { name: string; isRunning: boolean }[] } }>(
            '{ jobs { jobs { name isRunning } } }',
          )
        ).jobs.jobs.find(({ name }) => name === 'webhooks')?.isRunning,
    )
    .toBe(false);
}

test('§10.59 the receiver of the guide has each change once by id, in order, although it fails for a while and is gone for an hour', async () => {
  const start = (await product.rest<{ cursor: string }>('/api/catalogue.json')).body.cursor;
  const [began, realTime] = [now, Date.now.bind(Date)];
  // The receiver refuses what was signed at another time.
  vi.spyOn(Date, 'now').mockImplementation(() => realTime() + now - began);
  const changes: object[] = [];
  let isFailing = true;
  const take = receiver(secret, (message) => {
    if (isFailing) throw new Error('The database of the shop is gone');
    changes.push(...(message as { data: { changes: object[] } }).data.changes); // as the guide says
  });
  const ids: string[] = [];
  const open = () =>
    hooks.serve(URL, (request, response) => {
      ids.push(String(request.headers['webhook-id']));
      void take(request, response);
    });
  open();
  await addVersion('1.0');
  await runAfter(0);
  await addVersion('2.0');
  await runAfter(MINUTE);
  expect([ids.length, changes.length]).toEqual([2, 0]);
  hooks.serve(URL, (_request, response) => response.destroy());
  isFailing = false;
  await addVersion('3.0', true);
  await runAfter(HOUR);
  open();
  await addVersion('4.0');
  await runAfter(HOUR);

  const { data } = (await product.rest<{ data: { changes: object[] } }>(`/api/changes?after=${start}`)).body;
  expect(data.changes.length).toBeGreaterThan(2);
  expect(changes).toEqual(data.changes);
  const [delivery] = (await list())[0]?.deliveries ?? [];
  await graph('mutation ($id: Int!) { resendWebhookMessage(id: $id) { id } }', { id: delivery?.id });
  expect(ids.at(-1)).toBe(delivery?.messageId);
  expect(changes).toEqual(data.changes);
});

test('P20 the receiver of the guide refuses another body, signature and time', async () => {
  const taken: unknown[] = [];
  hooks.serve(
    URL,
    receiver(secret, (message) => taken.push(message)),
  );
  const statusOf = async (body: string, at = new Date(), key = secret) => {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Verifier(key).sign('msg_1', at, '{}'),
    };
    return (await fetch(`${hooks.url}/receiver.example/hook`, { method: 'POST', headers, body })).status;
  };
  expect(await statusOf('{"a":1}')).toBe(401);
  expect(await statusOf('{}', new Date(Date.now() - 6 * MINUTE))).toBe(401);
  expect(await statusOf('{}', new Date(), `whsec_${btoa('another secret of another hook')}`)).toBe(401);
  expect(taken).toEqual([]);
  expect(await statusOf('{}')).toBe(204);
  expect(await statusOf('{}')).toBe(204);
  expect(taken).toEqual([{}]);
});

test('P19 after the last attempt a webhook is paused, and goes on with the same message; a redirect is not followed', async () => {
  await addVersion('1.0');
  answer = 500;
  for (const hours of [0, 1, 1, 1, 2, 5, 10, 14]) await runAfter(hours * HOUR);
  expect(received).toHaveLength(8);
  expect(await list()).toMatchObject([
    {
      isActive: false,
      pausedAt: new Date(now).toISOString(),
      deliveries: [{ isDelivered: false, attempts: 8, status: 500, answer: 'x'.repeat(1024) }],
    },
  ]);
  await runAfter(24 * HOUR);
  expect(received).toHaveLength(8);
  answer = 302;
  const url = `${hooks.url}/receiver.example/hook`;
  await graph('mutation ($input: WebhookInput!) { updateWebhook(id: 1, input: $input) { id } }', { input: VALUES });
  await product.em().nativeUpdate(Webhook, {}, { url });
  await runAfter(0);
  answer = 200;
  await runAfter(MINUTE);
  expect(await list()).toMatchObject([
    { isActive: true, pausedAt: null, deliveries: [{ isDelivered: true, attempts: 2 }] },
  ]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(hooks.requests.every((url) => url === URL)).toBe(true);
});

test('P19 a webhook that leads to a private address is not called, and nothing shows its secret again', async () => {
  await product.em().nativeUpdate(Webhook, {}, { url: 'http://127.0.0.1:80/' });
  await addVersion('1.0');
  await runAfter(0);
  expect(await list()).toMatchObject([{ deliveries: [{ isDelivered: false, status: null }] }]);
  for (const url of ['http://receiver.example/', 'https://user:word@receiver.example/', 'receiver.example'])
    expect((await administrator.graph(CREATE, { input: { ...VALUES, url } })).errors?.[0]?.extensions.code).toBe(
      'BAD_REQUEST',
    );
  const connection = product.em().getConnection();
  expect(JSON.stringify(await connection.execute('select * from changed_row'))).not.toContain(secret);
  expect((await administrator.rest<string>('/api/admin/export')).body).not.toContain(secret);
  expect(log.join('')).toContain('job webhooks');
  for (const word of [secret, 'receiver.example']) expect(log.join('')).not.toContain(word);
  await graph('mutation { deleteWebhook(id: 1) { id } }');
  expect(await list()).toEqual([]);
});

const EVENTS = ['updates.found', 'source.failing', 'link.broken', 'link.mended', 'token.endsSoon'];

/** What a source of a browser says. */
async function addSource(id: number, failures: number) {
  const em = product.em();
  const source = { browser: id, kind: 'winget', identifier: `Vendor.${id}` };
  await em.insert(Source, { id, ...source, releaseChannel: null, platform: null, assetPattern: null });
  const file = { platform: 'windows', architecture: 'x64', fileSize: null, sha256: null, minOsVersion: null };
  const downloadUrl = 'https://vendor.example/2.0.exe';
  const release = {
    ...{ versionNumber: '2.0', releaseChannel: 'stable', releaseDate: null, sourceUrl: 'https://vendor.example/' },
    ...{ files: [{ ...file, downloadUrl }], doubts: [] },
  };
  const releases = JSON.stringify(failures > 0 ? [] : [release]);
  await em.insert(SourceState, { source: id, failures, failure: failures > 0 ? 'timeout' : null, releases });
}

async function compare() {
  const store = { save: async () => {}, read: async () => null };
  const options = { em: product.em(), actor: 'administrator' as const, origin: ORIGIN, store, clock: () => now };
  for (const id of [1, 2]) await createServices(options).proposals.refresh(id);
}

/** Sets what the last check of the website of the first browser has found, and checks it. */
async function checkWebsite(isDead: boolean, status: number) {
  const url = `${hooks.url}/one.example/`;
  const em = product.em();
  await em.nativeUpdate(Link, { url }, { isDead, failures: 5, firstFailedAt: new Date(now - 48 * HOUR) });
  hooks.serve('https://one.example/', (_request, response) => response.writeHead(status).end());
  await graph('mutation ($url: String!) { checkLink(url: $url) { url } }', { url });
}

test('tells what only the administrator sees, each event once, also that a link works again', async () => {
  await create({ events: EVENTS });
  await checkWebsite(false, 200);
  await checkWebsite(false, 404);
  await checkWebsite(true, 200);
  await addSource(1, 0);
  await addSource(2, 3);
  await graph('mutation { createAccessToken(name: "Robot", scopes: ["versions:write"], days: 3) }');
  await compare();
  await runAfter(0);
  await compare();
  await runAfter(MINUTE);
  const items = received.map(({ body }) => JSON.parse(body) as { type: string; data: { items: object[] } });
  expect(items.map(({ type, data }) => [type, data.items])).toEqual([
    ['link.broken', [expect.objectContaining({ title: { en: 'One', zh: expect.any(String) as string } })]],
    ['link.mended', [expect.objectContaining({ url: `${hooks.url}/one.example/` })]],
    ['updates.found', [expect.objectContaining({ browser_id: 1, version_number: '2.0', release_channel: 'stable' })]],
    ['source.failing', [expect.objectContaining({ browser_id: 2, identifier: 'Vendor.2', failure: 'timeout' })]],
    ['token.endsSoon', [expect.objectContaining({ title: { en: 'Robot', zh: 'Robot' } })]],
  ]);
});

test('a chat gets one text for a round in its language, and its refusal with the status 200 is a failure', async () => {
  await create({ form: 'feishu', language: 'zh', events: ['updates.found', 'catalogue.changed'] });
  await create({ form: 'discord', events: ['updates.found'] });
  await addSource(1, 0);
  await addSource(2, 0);
  await compare();
  hooks.serve(URL, async (request, response) => {
    received.push({ id: '', time: '', signature: '', body: await text(request) });
    response.end('{"code":9499,"msg":"Bad Request"}');
  });
  await runAfter(0);
  const bodies = received.map(({ body }) => JSON.parse(body) as object);
  expect(bodies).toContainEqual({ content: `2 new versions found: One 2.0, Two 2.0\n${ORIGIN}/admin/updates` });
  const zh = expect.stringMatching(/^发现 2 个新版本：.+、.+\n.+\/admin\/updates$/u) as string;
  expect(bodies).toContainEqual({ msg_type: 'text', content: { text: zh } });
  expect(bodies).toHaveLength(2);
  const deliveries = (await list()).map((webhook) => webhook.deliveries);
  expect(deliveries).toMatchObject([[], [{ isDelivered: false, status: 200 }], [{ isDelivered: false }]]);
});

test('a test is sent at once and never again, and a message can be sent again with its id', async () => {
  answer = 500;
  await graph('mutation { testWebhook(id: 1) { id } }');
  await runAfter(HOUR);
  expect(received).toHaveLength(1);
  const [message] = (await list())[0]?.deliveries ?? [];
  expect(message).toMatchObject({ event: 'test', isDelivered: false, status: 500 });
  answer = 204;
  await graph('mutation ($id: Int!) { resendWebhookMessage(id: $id) { id } }', { id: message?.id });
  expect((await list())[0]?.deliveries).toMatchObject([{ isDelivered: true, attempts: 2, status: 204 }]);
  expect(new Set(received.map(({ id }) => id))).toEqual(new Set([message?.messageId]));
});

/** The services of one more instance. */
function instance() {
  const store = { save: async () => {}, read: async () => null };
  const http = createHttpClient({ publicUrl: ORIGIN, allowHosts: [hooks.host], interval: 0 });
  const options = { em: product.em(), actor: 'administrator' as const, origin: ORIGIN, store, clock: () => now };
  return { http, webhooks: createServices({ ...options, upstream: { http, mirror: null } }).webhooks };
}

test('three instances at once, one of which is stopped, lose no message; a repeated one has the same id', async () => {
  await graph('mutation ($input: WebhookInput!) { updateWebhook(id: 1, input: $input) { id } }', {
    input: { ...VALUES, events: ['catalogue.changed', 'updates.found'] },
  });
  await product.em().nativeUpdate(Webhook, {}, { url: `${hooks.url}/receiver.example/hook` });
  await addVersion('1.0');
  await addSource(1, 0);
  await compare();
  const all = [instance(), instance(), instance()];
  // One instance makes the messages; the others find that it has.
  await Promise.allSettled(all.map(async ({ webhooks }) => webhooks.collect()));
  const stop = new AbortController();
  hooks.serve(URL, () => stop.abort()); // the request arrives, its answer does not
  await expect(instance().webhooks.deliver(1, stop.signal)).rejects.toThrow('aborted');
  serve();
  const signal = new AbortController().signal;
  for (let round = 0; round < 3; round += 1)
    await Promise.all(all.map(async ({ webhooks }) => webhooks.deliver(1, signal)));
  const byId = new Map(received.map((message) => [message.id, message]));
  const types = [...byId.values()].map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(types).toEqual(['updates.found', 'catalogue.changed']);
  expect((await list())[0]?.deliveries).toMatchObject([{ isDelivered: true }, { isDelivered: true }]);
  for (const { http } of all) http.close();
});

test('what a job tells waits until it ends, so that a round has one message', async () => {
  await create({ events: ['updates.found'] });
  const em = product.em();
  const run = { leaseOwner: 'another instance', leaseUntil: new Date(Date.now() + HOUR), failures: 0 };
  await em.insert(JobState, { name: 'updates', ...run, nextRunAt: new Date() });
  await addSource(1, 0);
  await compare();
  await runAfter(0);
  expect(received).toEqual([]);
  await addSource(2, 0);
  await compare();
  await em.nativeUpdate(JobState, { name: 'updates' }, { leaseUntil: null, leaseOwner: null });
  await runAfter(MINUTE);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toMatch(/One 2\.0.*Two 2\.0/u);
});
