import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { startServer, temporaryFolder, type Server } from '../faults/server.ts';

const canPin = availableParallelism() > 1 && process.platform === 'linux' && existsSync('/usr/bin/taskset');
const CLOCK_TICKS = 100;

export type MeasuredServer = Awaited<ReturnType<typeof startProduct>>;

/** The servers use the first core and the load generator the others, if possible. */
export function pinLoad() {
  if (!canPin) return 'nothing pinned';
  execFileSync('taskset', ['-cp', `1-${availableParallelism() - 1}`, String(process.pid)], { stdio: 'ignore' });
  return 'servers on the first core, load on the others';
}

/** Waits for the first page. Without a `database` file to copy, the server has the first catalogue. */
export async function startProduct(folder?: string, database?: string | null, env: Record<string, string> = {}) {
  const { path: dataDir, remove } = temporaryFolder();
  if (database) copyFileSync(database, join(dataDir, DATABASE_FILE));
  const from = performance.now();
  const server = await startServer({ folder, dataDir, env, before: canPin ? 'taskset -cp 0 $$ > /dev/null;' : '' });
  await (await server.request('/')).text();
  const startedIn = performance.now() - from;
  return {
    ...server,
    /** Until the first page, in milliseconds. */
    startedIn,
    /** CPU time in milliseconds; NaN on systems without /proc. */
    cpu() {
      const fields = readProcess(server, 'stat').split(') ')[1]?.split(' ');
      return ((Number(fields?.[11]) + Number(fields?.[12])) * 1000) / CLOCK_TICKS;
    },
    /** In megabytes; NaN on systems without /proc. */
    memory: () => Number(/VmRSS:\s+(?<kilobytes>\d+)/u.exec(readProcess(server, 'status'))?.groups?.kilobytes) / 1024,
    async stop() {
      await server.end('SIGTERM');
      await remove();
    },
  };
}

function readProcess({ process: { pid } }: Server, file: string) {
  const path = `/proc/${pid}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
