import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say, startServer, temporaryFolder, type Server } from './server.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer({ dataDir: folder.path });
});
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  await folder.remove();
});

test('D2 5,000 downloads, 100 at a time, are counted exactly; what only looks ahead is not', async () => {
  const agent = { 'user-agent': 'curl/8.5.0' };
  let left = 5000;
  const statuses = new Set<number>();
  const downloader = async () => {
    while (left > 0) {
      left -= 1;
      statuses.add((await server.ask('/versions/1/download', { headers: agent })).status);
      if (left % 25 === 0) await server.ask('/versions/1/download', { method: 'HEAD', headers: agent });
      if (left % 25 === 1) await server.ask('/versions/1/download', { headers: { ...agent, 'sec-purpose': 'prefetch' } });
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: 100 }, downloader));
  const seconds = (performance.now() - started) / 1000;
  const { data } = (await (await server.ask('/api/browsers/1')).json()) as { data: { download_count: number } };
  say('D2', `${data.download_count} of 5000 counted in ${seconds.toFixed(1)} s`);
  expect([...statuses]).toEqual([302]);
  expect(data.download_count).toBe(5000);
});

test.concurrent.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X'],
  ['bodies', 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n', ' '],
])('I13 %s that come a byte a second are cut off within 31 seconds', async (what, beginning, byte) => {
  const machine = slownessOf(server);
  const started = performance.now();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(beginning));
    const drip = setInterval(() => socket.write(byte), 1000);
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(text);
    });
  });
  const seconds = (performance.now() - started) / 1000;
  const slowness = await machine.stop();
  say('I13', `${what}: closed after ${seconds.toFixed(1)} s with ${answer.split('\r\n')[0] || 'nothing'}`);
  expect(seconds - slowness).toBeLessThan(31.5);
  expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d|$)/u);
});

/** For how many seconds the server, or the machine under it, kept plain requests waiting altogether: none of that is its patience with others. */
function slownessOf(asked: Server): { stop: () => Promise<number> } {
  const watch = { goesOn: true };
  const measured = (async () => {
    let waited = 0;
    while (watch.goesOn) {
      const started = performance.now();
      await new Promise((next) => setTimeout(next, 500));
      await asked.ask('/healthz');
      waited += performance.now() - started - 500;
    }
    return waited / 1000;
  })();
  return {
    stop: () => {
      watch.goesOn = false;
      return measured;
    },
  };
}

test('A3 200 idle connections and 500 wrong passwords leave the site answering', async () => {
  const { port } = new URL(server.origin);
  const idle = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  const guesses = Array.from({ length: 500 }, async () => (await server.ask('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"password":"wrong"}' })).status);
  const started = performance.now();
  const page = await server.ask('/');
  const waited = Math.round(performance.now() - started);
  const statuses = await Promise.all(guesses);
  for (const socket of idle) socket.destroy();
  const tally = (status: number) => statuses.filter((one) => one === status).length;
  say('A3', `of 500 wrong passwords ${tally(401)} were tried and ${tally(429)} turned away; a page took ${waited} ms meanwhile`);
  expect(page.status).toBe(200);
  expect(tally(401)).toBe(10);
  // 408 where the machine took longer to read a request than the server waits.
  expect(tally(429) + tally(408)).toBe(490);
});
