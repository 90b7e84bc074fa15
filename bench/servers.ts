import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { START, START_VARIABLES } from '../scripts/start-command.ts';
import { DATABASE_FILE } from '../api/database/data-dir.ts';

const root = resolve(import.meta.dirname, '..');
const canPin = availableParallelism() > 1 && process.platform === 'linux' && existsSync('/usr/bin/taskset');
const CLOCK_TICKS = 100;

export const ADMIN_PASSWORD = 'a password for benchmarks only';

/** A server in a separate process. */
export interface Server {
  origin: string;
  /** Its CPU time so far, in milliseconds; NaN on systems without /proc. */
  cpu(): number;
  /** Its memory, in megabytes; NaN on systems without /proc. */
  memory(): number;
  /** The time from its start to its first response, in milliseconds. */
  startedIn: number;
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Ends a server when this process ends, also by a signal. */
export function endWithBenchmark(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Pins this process, so that the servers use the first core and the load generator uses the others, if possible. */
export function pinLoad(): string {
  if (!canPin) return 'nothing pinned';
  execFileSync('taskset', ['-cp', `1-${availableParallelism() - 1}`, String(process.pid)], { stdio: 'ignore' });
  return 'servers on the first core, load on the others';
}

/**
 * Starts the product like `npm start`, with a copy of `database` or, for null, its own first catalogue, and waits for
 * its first response.
 */
export async function startProduct(
  database: string | null,
  port: number,
  first = '/',
  more: Record<string, string> = {},
): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  if (database) copyFileSync(database, join(dataDir, DATABASE_FILE));
  const server = await start(START, port, first, {
    ...START_VARIABLES,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    ...more,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const startBare = (responses: string, port: number) =>
  start(['bench/bare-server.ts', responses, String(port)], port, '/ready');

async function start(args: string[], port: number, path: string, env: Record<string, string> = {}): Promise<Server> {
  const command = [process.execPath, ...args];
  const [file = '', ...rest] = canPin ? ['taskset', '-c', '0', ...command] : command;
  const from = performance.now();
  const child = spawn(file, rest, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BACKGROUND_JOBS: 'off', ...env, NODE_ENV: 'production' },
  });
  endWithBenchmark(child);
  const origin = `http://127.0.0.1:${port}`;
  await waitForResponse(child, origin + path);
  return {
    origin,
    startedIn: performance.now() - from,
    cpu: () => cpuOf(child),
    memory: () => memoryOf(child),
    stop: async () => {
      const ended = new Promise((fulfil) => child.once('exit', fulfil));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitForResponse(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 6000 && child.exitCode === null; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response) return;
    await sleep(5);
  }
  throw new Error(`${url} is not answered`);
}

function cpuOf({ pid }: ChildProcess): number {
  const fields = readProcess(pid, 'stat')?.split(') ')[1]?.split(' ');
  return ((Number(fields?.[11]) + Number(fields?.[12])) * 1000) / CLOCK_TICKS;
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(?<kilobytes>\d+)/u.exec(readProcess(pid, 'status') ?? '')?.groups?.kilobytes) / 1024;
}

function readProcess(pid: number | undefined, file: string): string | null {
  const path = `/proc/${pid}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
