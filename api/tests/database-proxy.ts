import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy to a database, which can be interrupted. */
export interface DatabaseProxy {
  location: string;
  /** Closes all connections and rejects new ones. */
  cut(): void;
  /** Drops all data but keeps the connections open. */
  silence(): void;
  /** Accepts new connections and closes the silent ones. */
  mend(): void;
}

export async function startDatabaseProxy(database: string): Promise<DatabaseProxy> {
  const url = new URL(database);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(url.port), url.hostname);
    for (const [socket, opposite] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => (state === 'silent' ? undefined : opposite.write(data)));
      socket.on('close', () => opposite.destroy());
      socket.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  proxy.unref();
  await once(proxy, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    location: Object.assign(new URL(database), { port: String((proxy.address() as AddressInfo).port) }).href, // it listens on TCP
    cut() {
      state = 'cut';
      end();
    },
    silence() {
      state = 'silent';
    },
    mend() {
      state = 'open';
      end();
    },
  };
}
