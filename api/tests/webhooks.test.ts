import { text } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Webhook } from '../entities/webhook.ts';
import { VERSION } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
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
    messageId: string;
    isDelivered: boolean;
    attempts: number;
    status: number | null;
    answer: string | null;
  }[];
}

let product: RunningApp;
let administrator: Client;
let receiver: UpstreamServer;
let now: number;
let answer: number;
let received: Message[];
let secret: string;

beforeEach(async () => {
  now = Date.now();
  answer = 200;
  received = [];
  receiver = await startUpstreamServer();
  receiver.serve(URL, async (request, response) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    received.push({ id: String(id), time: String(time), signature: String(signature), body: await text(request) });
    response.writeHead(answer, { location: '/elsewhere' }).end('x'.repeat(5000));
  });
  product = await startApp(catalogueOf(browser('One')), undefined, {
    clock: () => now,
    outgoing: { allowHosts: [receiver.host], interval: 0 },
  });
  administrator = await product.signIn();
  secret = (await graph<{ createWebhook: string }>(`mutation { createWebhook(name: "Shop", url: "${URL}") }`))
    .createWebhook;
  // The receiver of the test has no certificate.
  await product.em().nativeUpdate(Webhook, {}, { url: `${receiver.url}/receiver.example/hook` });
});
afterEach(async () => {
  await product.close();
  await receiver.close();
});

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
      '{ webhooks { isActive pausedAt deliveries { messageId isDelivered attempts status answer } } }',
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
      { timeout: 10_000 },
    )
    .toBe(false);
}

const dataOf = ({ body }: Message) => (JSON.parse(body) as { data: { changes: object[]; cursor: string } }).data;

test('a receiver that fails for a while and is gone for an hour has each change once by id, in order', async () => {
  const start = (await product.rest<{ cursor: string }>('/api/catalogue.json')).body.cursor;
  await addVersion('1.0');
  answer = 500;
  await runAfter(0);
  await addVersion('2.0');
  await runAfter(MINUTE);
  await runAfter(MINUTE);
  expect(received).toHaveLength(2);
  receiver.serve(URL, undefined);
  await addVersion('3.0', true);
  await runAfter(HOUR);
  const known = received.length;
  receiver.serve(URL, async (request, response) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    received.push({ id: String(id), time: String(time), signature: String(signature), body: await text(request) });
    response.writeHead(204).end();
  });
  await addVersion('4.0');
  await runAfter(HOUR);
  expect(received.length).toBeGreaterThan(known);

  for (const { id, time, signature, body } of received)
    expect(new Verifier(secret).sign(id, new Date(Number(time) * 1000), body)).toBe(signature);
  const byId = new Map(received.map((message) => [message.id, message]));
  const answered = await product.rest<{ data: { changes: object[]; cursor: string } }>(`/api/changes?after=${start}`);
  const { changes, cursor } = answered.body.data;
  expect([...byId.values()].flatMap((message) => dataOf(message).changes)).toEqual(changes);
  expect(dataOf([...byId.values()].at(-1) as Message).cursor).toBe(cursor); // there are messages
  await runAfter(HOUR);
  expect(new Set(received.map(({ id }) => id)).size).toBe(byId.size);
});

test('after the last attempt a webhook is paused, and goes on with the same message', async () => {
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
  const url = `${receiver.url}/receiver.example/hook`;
  await graph(`mutation { updateWebhook(id: 1, name: "Shop", url: "${URL}", isActive: true) { id } }`);
  await product.em().nativeUpdate(Webhook, {}, { url });
  await runAfter(0);
  answer = 200;
  await runAfter(MINUTE);
  expect(await list()).toMatchObject([
    { isActive: true, pausedAt: null, deliveries: [{ isDelivered: true, attempts: 2 }] },
  ]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(receiver.requests.every((url) => url === URL)).toBe(true);
});

test('a webhook that leads to a private address is not called, and nothing shows its secret again', async () => {
  await product.em().nativeUpdate(Webhook, {}, { url: 'http://127.0.0.1:80/' });
  await addVersion('1.0');
  await runAfter(0);
  expect(await list()).toMatchObject([{ deliveries: [{ isDelivered: false, status: null }] }]);
  for (const url of ['http://receiver.example/', 'https://user:word@receiver.example/', 'receiver.example'])
    expect(
      (await administrator.graph(`mutation { createWebhook(name: "Shop", url: "${url}") }`)).errors?.[0]?.extensions
        .code,
    ).toBe('BAD_REQUEST');
  const connection = product.em().getConnection();
  expect(JSON.stringify(await connection.execute('select * from changed_row'))).not.toContain(secret);
  expect((await administrator.rest<string>('/api/admin/export')).body).not.toContain(secret);
  await graph('mutation { deleteWebhook(id: 1) { id } }');
  expect(await list()).toEqual([]);
});
