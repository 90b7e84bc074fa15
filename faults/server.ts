import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { START, START_VARIABLES } from '../scripts/start-command.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export const PASSWORD = 'a password for the faults';

/** How long a start or an answer may take where the machine does much else, in milliseconds: what hangs is found all the same. */
const PATIENCE = 120_000;

/** How many characters of its output are at hand; a soak of an hour writes some hundred megabytes. */
const OUTPUT_MAX = 10_000_000;

/** The product as a process of its own, as `npm start` runs it. */
export interface Server {
  origin: string;
  process: ChildProcess;
  /** What it has written, at least the last ten million characters. */
  output: () => string;
  /** Asks it; `signal` bounds the wait. */
  ask(path: string, options?: RequestInit): Promise<Response>;
  /** The headers of the signed-in administrator. */
  signIn(): Promise<Record<string, string>>;
  /** Ends it, and says how it ended: a code, or a signal's name. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

export interface ServerOptions {
  dataDir: string;
  /** Where it listens; a free port without one. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts the product and waits until it can serve. Another test may take a free port first. */
export async function startServer(options: ServerOptions): Promise<Server> {
  for (let attempts = 5; ; attempts -= 1) {
    try {
      return await start(options);
    } catch (error) {
      if (attempts === 0 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

/** A start that fails: how the process ended, and what it wrote. */
export async function failedStart(env: Record<string, string>): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, START, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE, env: { PATH: process.env.PATH ?? '', PORT: '0', ...env } });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>]); // the event's own arguments
  return { code, stdout, stderr };
}

async function start({ dataDir, port, env = {} }: ServerOptions): Promise<Server> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, START, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: String(at), DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production', ...START_VARIABLES, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.length > 2 * OUTPUT_MAX) output = output.slice(-OUTPUT_MAX);
  });
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>; // the event's own arguments
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const origin = `http://127.0.0.1:${at}`;
  const server: Server = {
    origin,
    process: child,
    output: () => output,
    ask: (path, options) => fetch(`${origin}${path}`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual', ...options }),
    async signIn() {
      const answer = await server.ask('/api/auth/login', json('POST', { password: PASSWORD }));
      const cookie = answer.headers.get('set-cookie')?.split(';')[0];
      if (!cookie) throw new Error(`Signing in was answered with ${answer.status} ${await answer.text()}`);
      return { cookie };
    },
    async end(signal) {
      child.kill(signal);
      const [code, by] = await gone;
      process.off('exit', abandon);
      return code ?? by ?? 'nothing';
    },
  };
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`It did not start:\n${output}`);
    return (await server.ask('/readyz').catch(() => null))?.status === 200;
  }, PATIENCE);
  return server;
}

/** A request with a JSON body. */
export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** A browser that can be added, by its name. */
export function browserNamed(name: string): Record<string, string> {
  return { name_en: name, name_zh: name, description_en: 'A browser', description_zh: '浏览器', icon_url: 'https://cdn.example/icon.png' };
}

/** Waits until something holds, or throws. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come about in ${milliseconds} ms`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** A folder for one test; `remove` takes it away. */
export function temporaryFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'faults-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // listening on TCP
  probe.close();
  return port;
}

/** Says a figure that was seen, for docs/security.md. */
export function say(row: string, seen: string): void {
  process.stdout.write(`${row}: ${seen}\n`);
}
