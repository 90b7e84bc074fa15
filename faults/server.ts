import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startCommand } from '../scripts/start-command.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export const PASSWORD = 'a password for the faults';

/** The timeout of a start or a request, in milliseconds. It is long, because the machine may be busy. */
const TIMEOUT = 120_000;

/** Where the shell finds this Node, whichever other one is installed. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** The user id of nobody on Linux. */
const NOBODY = 65_534;

/** The kept length of the output, in characters: a soak of an hour writes some hundred megabytes. */
const OUTPUT_MAX = 10_000_000;

/** The product in a separate process, started like `npm start`. */
export interface Server {
  origin: string;
  process: ChildProcess;
  /** Its output, at least the last ten million characters. */
  output: () => string;
  /** Sends a request; `signal` replaces the default timeout. */
  request(path: string, options?: RequestInit): Promise<Response>;
  /** Signs in and returns the headers of an administrator's request. */
  signIn(): Promise<{ cookie: string }>;
  /** Stops it and returns its exit code or the name of the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

export interface ServerOptions {
  dataDir: string;
  /** A free port by default. */
  port?: number;
  /** The folder of another build. */
  folder?: string | undefined;
  /** What the shell does first. */
  before?: string;
  env?: Record<string, string>;
}

/** Starts the product and waits until it is ready. Tries another port if the chosen one is in use by then. */
export async function startServer(options: ServerOptions): Promise<Server> {
  for (let attempts = 5; ; attempts -= 1) {
    try {
      return await start(options);
    } catch (error) {
      if (attempts === 0 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

/**
 * Starts the product, which is expected to fail, and returns its exit code and output. `asNobody`: not as root, because
 * root may write everything.
 */
export async function failedStart(
  env: Record<string, string>,
  asNobody = false,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn('sh', ['-c', startCommand()], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
    ...(asNobody && process.getuid?.() === 0 && { uid: NOBODY }),
    env: { PATH, PORT: '0', ...env },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]); // the arguments of the event
  return { code, stdout, stderr };
}

async function start({ dataDir, port, folder = ROOT, before = '', env = {} }: ServerOptions): Promise<Server> {
  const at = port ?? (await freePort());
  const child = spawn('sh', ['-c', `${before} ${startCommand(folder)}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      PORT: String(at),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      NODE_ENV: 'production',
      BACKGROUND_JOBS: 'off',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.length > 2 * OUTPUT_MAX) output = output.slice(-OUTPUT_MAX);
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>; // the arguments of the event
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const origin = `http://127.0.0.1:${at}`;
  const server: Server = {
    origin,
    process: child,
    output: () => output,
    request: (path, options) =>
      fetch(`${origin}${path}`, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'manual', ...options }),
    async signIn() {
      const response = await server.request('/api/auth/login', json('POST', { password: PASSWORD }));
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (!cookie) throw new Error(`Signing in was answered with ${response.status} ${await response.text()}`);
      return { cookie };
    },
    async end(signal) {
      child.kill(signal);
      const [code, by] = await exited;
      process.off('exit', kill);
      return code ?? by ?? 'nothing';
    },
  };
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`It did not start:\n${output}`);
      return (await server.request('/readyz').catch(() => null))?.status === 200;
    },
    TIMEOUT,
    5,
  );
  return server;
}

export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** The REST input for a browser with a name. */
export function browserNamed(name: string): Record<string, string> {
  return {
    name_en: name,
    name_zh: name,
    description_en: 'A browser',
    description_zh: '浏览器',
    icon_url: 'https://cdn.example/icon.png',
  };
}

/** Waits until a condition is true, which is tested each `step` milliseconds, or throws after a timeout. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  step = 20,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`It did not come about in ${milliseconds} ms`);
    await new Promise((next) => setTimeout(next, step));
  }
}

/** A folder for a test; `remove` deletes it. */
export function temporaryFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'faults-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // it listens on TCP
  probe.close();
  return port;
}

/** By which factor other processes slow the machine down; 1 if there are none. */
export function busyFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** The longest time, in milliseconds, that `/healthz` on a new connection takes while `work` runs. */
export async function longestWait(server: Server, work: () => Promise<unknown>) {
  const state = { isRunning: true };
  const longest = (async () => {
    let slowest = 0;
    while (state.isRunning) {
      const started = performance.now();
      await server.request('/healthz', { headers: { connection: 'close' } });
      slowest = Math.max(slowest, performance.now() - started);
    }
    return slowest;
  })();
  await work();
  state.isRunning = false;
  return longest;
}

/** Prints a measured figure for docs/security.md. */
export function printFigure(row: string, figure: string): void {
  process.stdout.write(`${row}: ${figure}\n`);
}
