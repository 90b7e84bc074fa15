import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';

/** On each database. */
const READS = 1500;

let product: RunningApp;
let administrator: Client;
let origin: string;
// Through real sockets, because cached responses are sent before the routes.
beforeAll(async () => {
  product = await startApp('real', FRESH, { site: builtSite() });
  origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  administrator = await product.signIn();
}, 120_000);
afterAll(() => product.close());

const NAME = '{ browser(id: 1) { name { en } } }';
const get = async (path: string) => (await fetch(`${origin}${path}`)).text();

/** Every interface through which the name of the first browser can be read. */
const DATA: [name: string, read: () => Promise<string>][] = [
  [
    'GraphQL over POST',
    async () =>
      (
        await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: NAME }),
        })
      ).text(),
  ],
  ['GraphQL over GET', () => get(`/graphql?query=${encodeURIComponent(NAME)}`)],
  ['REST', () => get('/api/browsers/1')],
  ['a REST list', () => get('/api/browsers')],
];
const ALL: typeof DATA = [...DATA, ['a page', () => get('/browsers/1')]];

async function rename(number: number): Promise<void> {
  expect(
    (await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: `Name ${number}.` } })).status,
  ).toBe(200);
}

test('§10.55 thousands of reads with writes between: not one shows what was before an acknowledged write', async () => {
  let acknowledged = 0;
  let reads = 0;
  let writes = 0;
  const stale: string[] = [];
  await rename(0);
  const numberIn = (text: string) => Number(/Name (?<number>\d+)\./u.exec(text)?.groups?.number ?? -1);
  const isOver = () => reads >= READS && writes > 20;
  async function readOn(interfaces: typeof ALL): Promise<void> {
    while (!isOver()) {
      for (const [name, read] of interfaces) {
        const least = acknowledged;
        const text = await read();
        reads += 1;
        if (numberIn(text) < least) stale.push(`${name}: ${numberIn(text)} after ${least}`);
      }
    }
  }
  async function writeOn(): Promise<void> {
    while (!isOver()) {
      writes += 1;
      await rename(writes);
      acknowledged = writes;
      await sleep(20);
    }
  }
  await Promise.all([writeOn(), readOn(ALL), ...Array.from({ length: 15 }, () => readOn(DATA))]);
  expect(stale).toEqual([]);
}, 60_000);
