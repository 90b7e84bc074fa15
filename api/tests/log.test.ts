import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FRESH, startApp, type RunningApp } from './running-app.ts';

interface Line {
  msg: string;
  reqId?: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
  responseTime?: number;
}

let product: RunningApp;
let lines: Line[];
/** Lets the waiting requests to SLOW continue. */
let release: () => void;
/** The number of waiting requests. */
let held: number;

const SLOW = ['/api/slides', '/api/auth/logout'];

beforeEach(async () => {
  lines = [];
  held = 0;
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  product = await startApp('none', FRESH, {
    logger: { level: 'info', stream },
    observe: (app) =>
      app.addHook('preHandler', async ({ url }) => {
        if (!SLOW.includes(url)) return;
        held += 1;
        await released.promise;
      }),
  });
});
afterEach(() => product.close());

const linesOf = (address: string) => lines.filter(({ req }) => req?.url === address);

test('a request leaves one line, which says what came in and what went out', async () => {
  const { headers } = await product.rest('/api/browsers/7');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      reqId: headers['x-request-id'],
      req: expect.objectContaining({ method: 'GET', url: '/api/browsers/7' }),
      res: { statusCode: 404 },
      responseTime: expect.any(Number),
    }),
  ]);
});

test.each([
  ['without a body', '/api/slides', 'GET /api/slides HTTP/1.1\r\nHost: browsers.example\r\n\r\n'],
  [
    'with one',
    '/api/auth/logout',
    'POST /api/auth/logout HTTP/1.1\r\nHost: browsers.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ],
])('a request %s that nobody waited for leaves one line as well', async (_kind, path, text) => {
  const { port } = new URL(await product.app.listen({ host: '127.0.0.1', port: 0 }));
  lines = [];
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
  await expect.poll(() => held).toBe(1);
  socket.destroy();
  await expect.poll(() => linesOf(path)).toHaveLength(1);
  release();
  await product.rest('/api/browsers');
  expect(linesOf(path).map(({ msg }) => msg)).toEqual(['request aborted']);
});
