import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { ROOT } from '../api/root.ts';

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

/** Pins this process, so that the servers use the first core and the load generator uses the others, if possible. */
export function pinLoad(): string {
  if (!canPin) return 'nothing pinned';
  execFileSync('taskset', ['-cp', `1-${availableParallelism() - 1}`, String(process.pid)], { stdio: 'ignore' });
  return 'servers on the first core, load on the others';
}

interface StartOptions {
  /** The folder of a build. */
  folder?: string;
  /** A file that is copied; null for the product's own first catalogue. */
  database?: string | null;
  port: number;
}

/** Starts the product by the start script of its folder, and waits for the first page. */
export async function startProduct({ folder = ROOT, database = null, port }: StartOptions): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  if (database) copyFileSync(database, join(dataDir, DATABASE_FILE));
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }; // npm's own format
  const from = performance.now();
  const child = spawn('sh', ['-c', canPin ? `taskset -cp 0 $$ > /dev/null; ${scripts.start}` : scripts.start], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      BACKGROUND_JOBS: 'off',
      NODE_ENV: 'production',
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await waitForResponse(child, origin);
  return {
    origin,
    startedIn: performance.now() - from,
    cpu: () => cpuOf(child),
    memory: () => memoryOf(child),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
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
