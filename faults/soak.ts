import { Agent, request } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserNamed, startServer, temporaryFolder, type Server } from './server.ts';

/** A request of the soak and its expected statuses. */
interface SoakRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  expected: number[];
  /** Called with an expected response, if later requests depend on it. */
  onExpected?: (response: Response) => unknown;
}

interface Response {
  status: number;
  etag: string | undefined;
  text: string;
}

export interface SoakOptions {
  seconds: number;
  /** Requests per second. */
  rate: number;
}

export interface SoakResult {
  /** The failed conditions, one sentence each. */
  failures: string[];
  /** The figures, one line each. */
  report: string[];
}

/** The number of requests of each kind among 150. */
const MIX = {
  'cached pages': 45,
  'unique page addresses': 6,
  'made-up cookies': 5,
  'unique operations': 28,
  'REST lists': 15,
  'unique REST addresses': 8,
  'conditional requests': 15,
  downloads: 8,
  writes: 1,
  'bad JSON': 14,
  probes: 5,
};
type Kind = keyof typeof MIX;

/** The maximum number of open requests. More of them mean that the server does not respond. */
const MAX_OPEN = 1000;
/** A request without a response fails after this time, in milliseconds. */
const TIMEOUT = 120_000;
/** Memory growth is not checked in shorter runs, because the memory has not become stable by then. */
const SECONDS_FOR_GROWTH = 600;
const MAX_GROWTH = 1.1;
const MAX_MORE_DESCRIPTORS = 20;
/** Open connections are file descriptors too; there are only few others. */
const CONNECTIONS = 200;

/**
 * Sends a mix of requests to a new server with an empty data folder for `seconds`, at `rate` requests per second, even
 * if the server is slow. Samples the memory and the file descriptors every ten seconds, at least 30 times. In runs of
 * ten minutes and more they must not grow: without the first sixth of the run, the median of the last third is at most
 * 10 % (descriptors: 20) above that of the second third.
 */
export async function soak({ seconds, rate }: SoakOptions): Promise<SoakResult> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path });
  const requests = requestsFor(await server.signIn());
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const samples = watch(server, seconds);
  const order = spreadKinds();
  const tally = new Tally();
  const pending = new Set<Promise<void>>();
  for (let sent = 0; sent < seconds * rate;) {
    const due = Math.min(seconds * rate, ((performance.now() - tally.started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const kind = at(order, sent);
      if (pending.size >= MAX_OPEN) {
        tally.unsent += 1;
        continue;
      }
      const one: Promise<void> = sendAndCount(server, agent, requests[kind](sent), kind, tally).finally(() =>
        pending.delete(one),
      );
      pending.add(one);
    }
    await sleep(5);
  }
  await Promise.all(pending);
  const { memory, descriptors } = await samples.stop();
  const processor = await processorTime(server);
  agent.destroy();
  const exit = await server.end('SIGTERM');
  await folder.remove();

  const failures = [...tally.failures()];
  if (exit !== 0) failures.push(`The server ended with ${exit}`);
  if (seconds >= SECONDS_FOR_GROWTH) {
    const [before, after] = laterThirds(memory);
    if (after > before * MAX_GROWTH) failures.push(`Memory grew from ${before} to ${after} MB`);
    const [fewer, more] = laterThirds(descriptors);
    if (more > fewer + MAX_MORE_DESCRIPTORS) failures.push(`Descriptors grew from ${fewer} to ${more}`);
  }
  const report = [
    `${tally.answered} requests in ${Math.round((performance.now() - tally.started) / 1000)} s (${rate} a second), ${tally.serverErrors} of them 5xx`,
    ...tally.lines(),
    `processor: ${processor} s`,
    `memory, MB: ${thirds(memory)}`,
    `descriptors: ${thirds(descriptors)}`,
  ];
  return { failures, report };
}

/** Functions that create a request of each kind; `index` is unique. */
function requestsFor(session: Record<string, string>): Record<Kind, (index: number) => SoakRequest> {
  const html = { accept: 'text/html' };
  const json = { 'content-type': 'application/json' };
  const lists = [
    '/api/browsers',
    '/api/browsers?sort=name',
    '/api/browsers?platform=windows&sort=downloads',
    '/api/browsers/3/versions?page=1&limit=5',
    '/api/slides',
    '/api/settings?key=browser_tags',
    '/api/custom-codes?page=homepage',
  ];
  const pages = ['/', '/?lang=zh', '/browsers/1', '/browsers/2?lang=zh'];
  const tags = new Map<string, string>();
  const write = writes({ ...session, ...json });
  return {
    'cached pages': (index) => ({ path: at(pages, index), headers: html, expected: [200] }),
    'unique page addresses': (index) =>
      at<SoakRequest>(
        [
          { path: `/?x=${index}`, expected: [200] },
          { path: `/browsers/2?utm_source=${index}`, expected: [200] },
          { path: `/no/${index}`, expected: [404] },
        ],
        index,
      ),
    'made-up cookies': (index) => ({
      path: at(pages, index),
      headers: { ...html, cookie: `session=${index}-made-up; language=${index}` },
      expected: [200],
    }),
    'unique operations': (index) => ({
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({
        query: `query Q${index} { b${index}: browser(id: ${1 + (index % 24)}) { id name { en zh } versions(limit: ${1 + (index % 9)}) { totalCount nodes { id versionNumber } } } }`,
      }),
      expected: [200],
    }),
    'REST lists': (index) => ({ path: at(lists, index), expected: [200] }),
    'unique REST addresses': (index) => ({ path: `/api/browsers?search=nothing+${index}`, expected: [200] }),
    'conditional requests': (index) => {
      const path = at([...pages, ...lists], index);
      const tag = tags.get(path);
      return {
        path,
        ...(tag && { headers: { 'if-none-match': tag } }),
        expected: [200, 304],
        onExpected: ({ etag }) => etag && tags.set(path, etag),
      };
    },
    downloads: (index) => ({ path: `/versions/${1 + (index % 5)}/download`, expected: [302] }),
    writes: write,
    'bad JSON': (index) => ({
      method: 'POST',
      path: at(['/graphql', '/api/auth/login'], index),
      headers: json,
      body: `{"query": "{ browsers ${index}`,
      expected: [400],
    }),
    probes: (index) => ({ path: at(['/healthz', '/readyz'], index), expected: [200] }),
  };
}

/** Adds browsers, changes each and deletes it, so that the size of the catalogue stays the same. */
function writes(headers: Record<string, string>): (index: number) => SoakRequest {
  const added: number[] = [];
  const changed: number[] = [];
  return (index) => {
    const old = changed.pop();
    if (old !== undefined) return { method: 'DELETE', path: `/api/browsers/${old}`, headers, expected: [200] };
    const id = added.pop();
    if (id !== undefined)
      return {
        method: 'PUT',
        path: `/api/browsers/${id}`,
        headers,
        body: JSON.stringify({ name_en: `Changed ${index}` }),
        expected: [200],
        onExpected: () => changed.push(id),
      };
    const onExpected = ({ text }: Response) => added.push((JSON.parse(text) as { data: { id: number } }).data.id); // spec §7
    return {
      method: 'POST',
      path: '/api/browsers',
      headers,
      body: JSON.stringify(browserNamed(`Soak ${index}`)),
      expected: [201],
      onExpected,
    };
  };
}

async function sendAndCount(
  server: Server,
  agent: Agent,
  soakRequest: SoakRequest,
  kind: Kind,
  tally: Tally,
): Promise<void> {
  const started = performance.now();
  try {
    const response = await send(server.origin, agent, soakRequest);
    tally.add(kind, performance.now() - started, response.status, soakRequest);
    if (soakRequest.expected.includes(response.status)) soakRequest.onExpected?.(response);
  } catch (error) {
    tally.add(kind, performance.now() - started, String(error), soakRequest);
  }
}

/** Uses Node's http client, because `fetch` needs several times as much CPU time, which the server would lack. */
async function send(
  origin: string,
  agent: Agent,
  { method = 'GET', path, headers, body, onExpected }: SoakRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: { 'accept-encoding': onExpected ? 'identity' : 'br', ...headers, ...length },
        signal: AbortSignal.timeout(TIMEOUT),
      },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          if (onExpected) text += chunk.toString();
        });
        incoming
          .once('error', reject)
          .once('end', () => resolve({ status: incoming.statusCode ?? 0, etag: incoming.headers.etag, text }));
      },
    );
    outgoing.once('error', reject).end(body);
  });
}

/** Counts the responses of each kind. */
class Tally {
  readonly started = performance.now();
  unsent = 0;
  answered = 0;
  serverErrors = 0;
  #slowest = { milliseconds: 0, second: 0 };
  readonly #kinds = new Map<Kind, { times: number[]; statuses: Map<number | string, number> }>();
  readonly #unexpected = new Map<string, { count: number; example: string }>();

  add(
    kind: Kind,
    milliseconds: number,
    status: number | string,
    { method = 'GET', path, expected }: SoakRequest,
  ): void {
    const { times, statuses } = this.#kinds.get(kind) ?? { times: [], statuses: new Map<number | string, number>() };
    this.#kinds.set(kind, { times, statuses });
    times.push(milliseconds);
    if (milliseconds > this.#slowest.milliseconds)
      this.#slowest = { milliseconds, second: (performance.now() - this.started) / 1000 };
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (typeof status === 'number') this.answered += 1;
    if (typeof status === 'number' && status >= 500) this.serverErrors += 1;
    if (typeof status === 'number' && expected.includes(status)) return;
    const what = `${kind}: ${status}`;
    const { count, example } = this.#unexpected.get(what) ?? { count: 0, example: `${method} ${path}` };
    this.#unexpected.set(what, { count: count + 1, example });
  }

  *failures(): Generator<string> {
    if (this.unsent > 0) yield `${this.unsent} requests were not sent, since ${MAX_OPEN} waited for an answer`;
    for (const [what, { count, example }] of this.#unexpected) yield `${what}, ${count} times, such as ${example}`;
  }

  *lines(): Generator<string> {
    for (const [kind, { times, statuses }] of this.#kinds) {
      times.sort((a, b) => a - b);
      const share = (part: number) => `${Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)} ms`;
      yield `${kind}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; median ${share(0.5)}, p99 ${share(0.99)}, longest ${share(1)}`;
    }
    yield `the longest of all was answered ${Math.round(this.#slowest.second)} s after the first was sent`;
  }
}

/** Samples the server's memory, in megabytes, and the number of its file descriptors. Linux only. */
function watch(
  { process: child }: Server,
  seconds: number,
): { stop: () => Promise<{ memory: number[]; descriptors: number[] }> } {
  const memory: number[] = [];
  const descriptors: number[] = [];
  const stopping = new AbortController();
  const watching = (async () => {
    const every = Math.min(10, seconds / 30) * 1000;
    while (!stopping.signal.aborted) {
      await sleep(every, null, { signal: stopping.signal }).catch(() => null);
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      memory.push(Math.round(Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1]) / 1024));
      descriptors.push((await readdir(`/proc/${child.pid}/fd`)).length);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return { memory, descriptors };
    },
  };
}

/** The CPU time of the server, in seconds. Linux counts in hundredths of a second. */
async function processorTime({ process: child }: Server): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const [user = '', system = ''] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12);
  return Math.round((Number(user) + Number(system)) / 100);
}

/** A list with each kind as often as it is in the mix, evenly spread. */
function spreadKinds(): Kind[] {
  const places = Object.entries(MIX).flatMap(([kind, share]) =>
    Array.from({ length: share }, (_, index) => ({ kind: kind as Kind, place: (index + 0.5) / share })),
  ); // the keys of MIX
  return places.sort((a, b) => a.place - b.place).map(({ kind }) => kind);
}

/** The medians of the second and the last third of the samples after the first sixth. */
function laterThirds(samples: number[]): [number, number] {
  const settled = samples.slice(Math.ceil(samples.length / 6));
  const third = Math.floor(settled.length / 3);
  return [median(settled.slice(third, -third)), median(settled.slice(-third))];
}

function thirds(samples: number[]): string {
  const [second, last] = laterThirds(samples);
  return `${samples[0]} at first, ${second} in the second third after the first sixth, ${last} in the last, ${Math.max(...samples)} at most`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function at<T>(list: T[], index: number): T {
  return list[index % list.length] as T; // the index is less than the length
}

if (import.meta.main) {
  const { failures, report } = await soak({
    seconds: Number(process.env.SOAK_SECONDS || 60),
    rate: Number(process.env.SOAK_RATE || 150),
  });
  process.stdout.write(`${[...report, ...failures.map((failure) => `FAILED: ${failure}`)].join('\n')}\n`);
  if (failures.length > 0) process.exitCode = 1;
}
