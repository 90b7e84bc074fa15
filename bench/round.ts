import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LINK_VERDICTS } from '../rules/links.ts';
import type { BenchRequest } from './load.ts';
import { BROWSER } from './operations.ts';
import { createRoundCatalogue } from './round-catalogue.ts';
import { LATENCY, startRoundHosts, type HostTraffic } from './round-hosts.ts';
import { pinLoad, startProduct } from './servers.ts';
import { printTable, rounded, spreadOf } from './statistics.ts';
import { signIn } from './uncached-pages.ts';

/**
 * `npm run bench:round`: a whole round of the jobs `updates` and `links` with 900 sources and 5,000 links, at the
 * product's own intervals: how long it takes, the memory, and what visitors feel. The links are on some thousand
 * loopback addresses, so that the round is short and its requests are dense; sources are read from a local mirror in
 * the turns of their real hosts. Exits with 1 if a figure misses its goal.
 */
const { values } = parseArgs({
  options: {
    quiet: { type: 'string', default: '40' },
    rate: { type: 'string', default: '40' },
    port: { type: 'string', default: '3460' },
  },
});
const [quietSeconds, rate, port] = [values.quiet, values.rate, values.port].map(Number) as [number, number, number]; // the array has three values

/** The limits of the product: `HOSTS_AT_ONCE` in api/jobs/links.ts, and the seconds of api/upstream/http-client.ts. */
const HOSTS_AT_ONCE = 8;
const INTERVAL = 1;
const SLOW_HOSTS: Readonly<Record<string, number>> = { 'itunes.apple.com': 3 };
const SILENCE = 20;

const READS = {
  'home page, cached': (_index: number) => ({ path: '/' }),
  // The administrator's pages are rendered for each request.
  'browser page, uncached': (index: number) => ({
    path: `/browsers/${1 + (index % 300)}?fresh=${index}`,
    headers: { cookie },
  }),
  'REST browser': (index: number) => ({ path: `/api/browsers/${1 + (index % 300)}` }),
  'browser query, uncached': (index: number) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: BROWSER, variables: { nothing: index } }),
  }),
} satisfies Record<string, (index: number) => BenchRequest>;
type ReadName = keyof typeof READS;
const READ_NAMES = Object.keys(READS) as ReadName[]; // an object of ours: it has no other keys

const folder = mkdtempSync(join(tmpdir(), 'catalogue-round-'));
const { database, sources, hosts, expected } = await createRoundCatalogue(folder, port + 1);
const upstream = await startRoundHosts({
  port: port + 1,
  mirrorPort: port + 2,
  hosts: hosts.filter(({ kind }) => kind === 'open').map(({ name }) => name),
  sources,
});
const pinned = pinLoad();
const allowed = [`127.0.0.1:${port + 2}`, ...hosts.map(({ name }) => `${name}:${port + 1}`)];
const product = await startProduct(database, port, '/', {
  UPSTREAM_MIRROR: upstream.mirror,
  UPSTREAM_HOSTS_ALLOW: allowed.join(),
  NO_PROXY: '*',
});
const cookie = await signIn(product);
const verdicts: Record<string, string>[] = [];

let sent = 0;
type Latencies = Record<ReadName, number[]>;
const noLatencies = (): Latencies => ({
  'home page, cached': [],
  'browser page, uncached': [],
  'REST browser': [],
  'browser query, uncached': [],
});

/** Sends reads at a fixed rate until a condition is true. A late start counts as waiting, as it does for a visitor. */
async function read(into: Latencies, isOver: () => boolean): Promise<void> {
  const open = new Set<Promise<void>>();
  const from = performance.now();
  for (let index = 0; !isOver(); index += 1) {
    const due = from + (index * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const one = readOnce(READ_NAMES[index % READ_NAMES.length] ?? 'REST browser', due, into).finally(() =>
      open.delete(one),
    );
    open.add(one);
  }
  await Promise.all(open);
}

async function readOnce(name: ReadName, due: number, into: Latencies): Promise<void> {
  const { path, ...options }: BenchRequest = READS[name]((sent += 1));
  const response = await fetch(product.origin + path, options);
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200 || byteLength < 300) throw new Error(`${path} is answered ${response.status}`);
  into[name].push(performance.now() - due);
}

async function readFor(into: Latencies, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await read(into, () => performance.now() >= end);
}

async function graph<T>(query: string): Promise<T> {
  const response = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown }; // an answer of GraphQL
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Job {
  name: string;
  isRunning: boolean;
  startedAt: string;
  finishedAt: string;
  outcome: string;
  message: { text: string; params: { name: string; value: string }[] };
}

const ROUND = ['updates', 'links'];

async function jobs(): Promise<Job[]> {
  const { jobs: list } = await graph<{ jobs: { jobs: Job[] } }>(
    '{ jobs { jobs { name isRunning startedAt finishedAt outcome message { text params { name value } } } } }',
  );
  return list.jobs.filter(({ name }) => ROUND.includes(name));
}

/** Runs both jobs at the same time. Resolves when both have ended. */
async function runRound(): Promise<Job[]> {
  for (const name of ROUND) await graph(`mutation { runJob(name: "${name}") { name } }`);
  for (;;) {
    const list = await jobs();
    if (list.every(({ isRunning }) => !isRunning)) return list;
    await sleep(1000);
  }
}

function judge(criterion: string, goal: string, measured: string, holds: boolean): void {
  verdicts.push({ criterion, goal, measured, verdict: holds ? 'holds' : 'MISSED' });
  if (!holds) process.exitCode = 1;
}

const p99 = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? NaN;
const all = (latencies: Latencies) => Object.values(latencies).flat();
const most = (list: readonly number[]) => Math.max(...list);

const memory = { quiet: [] as number[], round: [] as number[] };
let phase: keyof typeof memory = 'quiet';

console.log(
  `Node ${process.version}; ${sources.length} sources, ${hosts.length} hosts with links; ${pinned}; ${rate} reads a second`,
);
try {
  const [quiet, busy] = [noLatencies(), noLatencies()];
  await readFor(noLatencies(), 15);
  const sampling = setInterval(() => void memory[phase].push(product.memory()), 1000);
  await readFor(quiet, quietSeconds);
  phase = 'round';
  const cpu = product.cpu();
  const from = performance.now();
  let ended: Job[] | null = null;
  await Promise.all([runRound().then((list) => (ended = list)), read(busy, () => ended !== null)]);
  const share = (product.cpu() - cpu) / (performance.now() - from);
  phase = 'quiet';
  clearInterval(sampling);
  await readFor(quiet, quietSeconds / 2);
  report(await upstream.traffic(), ended ?? [], share);
  await reportResults(ended ?? []);
  reportReads(quiet, busy);
  reportMemory();
  printTable('Goals and results', verdicts);
} finally {
  await product.stop();
  await upstream.stop();
  rmSync(folder, { recursive: true });
}

/** The shortest time that a job can take at these intervals and with these hosts, in seconds. */
function leastSeconds(traffic: Record<string, HostTraffic>, isLinks: boolean): number {
  const own = Object.entries(traffic).filter(([host]) => host.endsWith(`:${port + 1}`) === isLinks);
  const each = own.map(
    ([host, { requests, silent }]) =>
      (requests - 1) * (SLOW_HOSTS[host] ?? INTERVAL) + (requests * LATENCY) / 1000 + silent * SILENCE,
  );
  return isLinks ? Math.max(most(each), each.reduce((sum, seconds) => sum + seconds, 0) / HOSTS_AT_ONCE) : most(each);
}

function report(traffic: Record<string, HostTraffic>, list: readonly Job[], share: number): void {
  const rows = list.map(({ name, startedAt, finishedAt, outcome, message }) => {
    const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
    const least = leastSeconds(traffic, name === 'links');
    judge(
      `${name}: duration, of what its intervals and the answers take`,
      'at most 1.25',
      (seconds / least).toFixed(2),
      seconds / least <= 1.25,
    );
    return {
      job: name,
      seconds: rounded(seconds),
      'its intervals and the answers take': rounded(least),
      outcome,
      message: message.text,
    };
  });
  printTable(`A round; ${Math.round(share * 100)} % of a core with the reads`, rows);
  const hurried = Object.entries(traffic).filter(
    ([host, { leastGap }]) => leastGap < (SLOW_HOSTS[host] ?? INTERVAL) * 1000 - 5,
  );
  judge(
    'hosts with requests in less than their interval',
    '0',
    `${hurried.length} of ${Object.keys(traffic).length}`,
    hurried.length === 0,
  );
}

/** Compares what the round has found with the catalogue that was made for it. */
async function reportResults(list: readonly Job[]): Promise<void> {
  const found = await graph<Record<string, { totalCount: number }>>(
    `{ ${[...LINK_VERDICTS, 'dead', 'unchecked'].map((filter) => `${filter}: links(filter: ${filter}, limit: 1) { totalCount }`).join(' ')} }`,
  );
  const counts = Object.fromEntries(Object.entries(found).map(([filter, { totalCount }]) => [filter, totalCount]));
  const { proposalCount } = await graph<{ proposalCount: number }>('{ proposalCount }');
  const params = Object.fromEntries(
    list.flatMap(({ message }) => message.params).map(({ name, value }) => [name, Number(value)]),
  );
  const wanted: Record<string, number> = {
    ...expected.links,
    dead: expected.dead,
    unchecked: 0,
    read: expected.read,
    failed: expected.failed,
    proposals: expected.proposals,
  };
  const measured: Record<string, number | undefined> = { ...params, ...counts, proposals: proposalCount };
  const wrong = Object.entries(wanted)
    .filter(([name, number]) => measured[name] !== number)
    .map(([name, number]) => `${name} ${measured[name]}, not ${number}`);
  judge(
    'results: links by verdict, sources read and failed, proposals',
    'as made',
    wrong.join('; ') ||
      Object.entries(wanted)
        .map(([name, number]) => `${name} ${number}`)
        .join(', '),
    wrong.length === 0,
  );
}

function reportReads(quiet: Latencies, busy: Latencies): void {
  const row = (name: string, before: readonly number[], during: readonly number[]) => ({
    reads: name,
    number: `${before.length}, ${during.length}`,
    'median quiet': rounded(spreadOf(before).median),
    'in a round': rounded(spreadOf(during).median),
    'p99 quiet': rounded(p99(before)),
    'p99 in a round': rounded(p99(during)),
    'longest quiet': rounded(most(before)),
    'longest in a round': rounded(most(during)),
  });
  printTable('Reads, milliseconds', [
    ...READ_NAMES.map((name) => row(name, quiet[name], busy[name])),
    row('all', all(quiet), all(busy)),
  ]);
  const ratio = p99(all(busy)) / p99(all(quiet));
  judge('p99 of reads during a round, of the quiet one', 'at most 1.3', ratio.toFixed(2), ratio <= 1.3);
}

function reportMemory(): void {
  const half = Math.floor(memory.round.length / 2);
  const [first, second] = [most(memory.round.slice(0, half)), most(memory.round.slice(half))];
  printTable('Memory, MB', [
    {
      'quiet, most': rounded(most(memory.quiet)),
      'first half of the round, most': rounded(first),
      'second half': rounded(second),
    },
  ]);
  judge(
    'memory: second half of the round, of the first',
    'at most 1.1',
    (second / first).toFixed(2),
    second / first <= 1.1,
  );
  judge('memory: most in the round, MB', 'at most 300', rounded(most(memory.round)), most(memory.round) <= 300);
}
