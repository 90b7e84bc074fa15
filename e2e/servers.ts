import { execFileSync } from 'node:child_process';
import { startUpstreamServer } from '../api/tests/upstream-server.ts';
import { startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { PASSWORD } from './administrator.ts';
import { writeLargeCatalogue } from './large-catalogue.ts';
import { ADMIN_PORTS, LARGE_PORT, MIRROR, PORT, UPSTREAM_PORT } from './serve-upstream.ts';

// The servers of all browser tests. They start at the same time, where Playwright would start one after the other. It
// waits for the last one, which stands for the hosts of all update sources; `serveUpstream` says what they answer.

const folders: ReturnType<typeof temporaryFolder>[] = [];

/** The built product on a port and a catalogue of its own. */
async function serve(port: number, dataDir = newFolder()): Promise<Server> {
  const env = { ADMIN_PASSWORD: PASSWORD, UPSTREAM_MIRROR: MIRROR, UPSTREAM_HOSTS_ALLOW: `127.0.0.1:${UPSTREAM_PORT}` };
  return startServer({ port, dataDir, env });
}

async function serveLargeCatalogue(): Promise<Server> {
  const dataDir = newFolder();
  await writeLargeCatalogue(dataDir);
  return serve(LARGE_PORT, dataDir);
}

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
const servers = await Promise.all([
  serveLargeCatalogue(),
  serve(PORT, process.env.E2E_DATA_DIR),
  ...ADMIN_PORTS.map((port) => serve(port)),
]);
const upstream = await startUpstreamServer(UPSTREAM_PORT);

process.once('SIGTERM', async () => {
  await Promise.all([upstream.close(), ...servers.map((server) => server.end('SIGTERM'))]);
  await Promise.all(folders.map((folder) => folder.remove()));
});
