import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { ROOT } from '../api/root.ts';
import { startCommand } from './start-command.ts';

/** Starts the built product of a folder with the first catalogue, its data below `dataIn`, and waits until it is ready. */
export async function startBuilt(password: string, dataIn: string, folder = ROOT) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('sh', ['-c', startCommand(folder)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      PORT: String(port),
      DATA_DIR: join(dataIn, 'data'),
      ADMIN_PASSWORD: password,
    },
  });
  const isReady = async () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    origin,
    stop: async (): Promise<void> => {
      if (server.kill('SIGTERM')) await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  server.close();
  return port;
}
