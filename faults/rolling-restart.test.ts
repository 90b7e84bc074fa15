import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NGINX, startProxy } from '../api/tests/proxies.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { freePort, printFigure, startServer, temporaryFolder, until } from './server.ts';

const REQUESTS = 20_000;
const CLIENTS = 16;
const RESTARTS = 4;

/** The requests. Most of them are different each time, so that nginx does not serve them from its cache. */
const TRAFFIC: ((index: number) => { path: string; body?: string })[] = [
  (index) => ({ path: `/api/browsers?search=nothing+${index}` }),
  (index) => ({ path: '/graphql', body: JSON.stringify({ query: `{ b${index}: browser(id: 1) { id } }` }) }),
  () => ({ path: '/' }),
  (index) => ({ path: `/api/browsers/1/versions?page=1&limit=${1 + (index % 100)}` }),
  () => ({ path: '/healthz' }),
];

test.skipIf(!NGINX)(
  'N21 two instances restarted one after the other behind nginx, 20,000 requests: none fails',
  async () => {
    const postgres = await startPostgres();
    const folder = temporaryFolder();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startServer({ dataDir: folder.path, port, env: { DATABASE_URL: postgres.url, SHUTDOWN_DELAY: '5' } });
    const servers = await Promise.all(ports.map(start));
    const proxy = await startProxy(servers.map(({ origin }) => origin));
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const failed = new Map<string, number>();
    const traffic = { sent: 0, goesOn: true };
    const client = async () => {
      while (traffic.goesOn) {
        const index = (traffic.sent += 1);
        const { path, body } = TRAFFIC[index % TRAFFIC.length]?.(index) ?? { path: '/' };
        const status = await statusOf(`${proxy.origin}${path}`, agent, body);
        if (status !== 200)
          failed.set(`${path.split('?')[0]}: ${status}`, (failed.get(`${path.split('?')[0]}: ${status}`) ?? 0) + 1);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));

    await sleep(1000);
    const started = performance.now();
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const index = restart % ports.length;
      expect(await servers[index]?.end('SIGTERM')).toBe(0);
      servers[index] = await start(ports[index] ?? 0);
    }
    const seconds = (performance.now() - started) / 1000;
    await until(() => traffic.sent >= REQUESTS, 120_000);
    traffic.goesOn = false;
    await clients;
    agent.destroy();
    await proxy.stop();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres.stop();
    await folder.remove();
    printFigure(
      'N21',
      `${traffic.sent} requests while two instances were restarted in turn, ${RESTARTS} times in ${seconds.toFixed(1)} s, failed: ${[...failed].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none'}`,
    );
    expect([...failed]).toEqual([]);
  },
);

async function statusOf(url: string, agent: Agent, body?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers:
          body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (incoming) => {
        incoming.resume();
        incoming.once('error', (error) => resolve(error.message)).once('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.once('error', (error) => resolve(error.message)).end(body);
  });
}
