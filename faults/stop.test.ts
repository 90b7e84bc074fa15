import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { browserNamed, freePort, PASSWORD, ROOT, printFigure, startServer, temporaryFolder, until } from './server.ts';

test('R9 SIGTERM with 50 requests in flight and keep-alive clients: all 50 are answered, and it ends by itself', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  const server = await startServer({ dataDir });
  const headers = await server.signIn();
  const agent = new Agent({ keepAlive: true });
  const startWrite = (name: string) => slowWrite(server.origin, agent, JSON.stringify(browserNamed(name)), headers);
  await Promise.all(Array.from({ length: 5 }, (_, index) => startWrite(`warm ${index}`).finish()));

  const inFlight = Array.from({ length: 50 }, (_, index) => startWrite(`in flight ${index}`));
  await Promise.all(inFlight.map(({ received }) => received));
  const ended = server.end('SIGTERM');
  await until(() => server.output().includes('stopping'), 5000);
  const statuses = await Promise.all(inFlight.map((one) => one.finish().catch((error: Error) => error.message)));
  const answered = performance.now();
  const code = await ended;
  const took = Math.round(performance.now() - answered);
  agent.destroy();

  printFigure(
    'R9',
    `${statuses.filter((status) => status === 201).length} of 50 answered after SIGTERM, exit ${code} ${took} ms after the last`,
  );
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 201));
  expect(code).toBe(0);
  expect(took).toBeLessThan(3000);
  const database = new SQLite(join(dataDir, 'catalogue.sqlite'));
  expect(database.prepare("select count(*) from browser where name_en like 'in flight %'").pluck().get()).toBe(50);
  database.close();
  await remove();
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'R12 %s in the middle of an upload and of transactions: whole or nothing',
  async (signal) => {
    const { path: dataDir, remove } = temporaryFolder();
    const server = await startServer({ dataDir });
    const headers = await server.signIn();
    const picture = await sharp({
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const uploads = Array.from({ length: 4 }, async (_, index) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(picture)], `${index}.png`));
      return (
        (await server.request('/api/upload/image', { method: 'POST', headers, body: form }).catch(() => null))
          ?.status ?? 0
      );
    });
    // A deletion consists of several statements: for the versions, the slides and the browser.
    const deletes = Array.from(
      { length: 12 },
      async (_, index) =>
        (await server.request(`/api/browsers/${index + 1}`, { method: 'DELETE', headers }).catch(() => null))?.status ??
        0,
    );
    await Promise.race(deletes);
    const ended = await server.end(signal);
    const outcomes = await Promise.all([...uploads, ...deletes]);

    const storedFiles = await readdir(join(dataDir, 'uploads'));
    const database = new SQLite(join(dataDir, 'catalogue.sqlite'));
    const rows = (sql: string) => database.prepare(sql).pluck().all();
    expect(rows('select id from version where browser_id not in (select id from browser)')).toEqual([]);
    expect(
      rows(
        "select id from slide where is_active = 1 and link_type = 'browser' and link_target_id not in (select id from browser)",
      ),
    ).toEqual([]);
    expect(database.pragma('foreign_key_check')).toEqual([]);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const left = new Set(rows('select id from browser'));
    const answered = deletes.map((_, index) => index + 1).filter((id) => outcomes[uploads.length + id - 1] === 200);
    expect(answered.filter((id) => left.has(id))).toEqual([]);
    database.close();
    const whole = await Promise.all(
      storedFiles.filter((name) => !name.startsWith('.')).map((name) => sharp(join(dataDir, 'uploads', name)).stats()),
    );
    printFigure(
      'R12',
      `${signal}: ended with ${ended}, ${answered.length} of 12 deletions answered and done, ${whole.length} whole pictures`,
    );
    await remove();
  },
);

test.each([
  ['SIGTERM for npm alone', 'SIGTERM'],
  ['Ctrl+C in the terminal', 'SIGINT'],
] as const)('npm start ends with the server: %s', async (name, signal) => {
  const { path: dataDir, remove } = temporaryFolder();
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD },
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gone = once(npm, 'exit');
  const group = -(npm.pid ?? 0);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false, 120_000);
    const inFlight = slowWrite(origin, new Agent(), '{"password":"wrong"}', {}, '/api/auth/login');
    await inFlight.received;
    process.kill(signal === 'SIGINT' ? group : (npm.pid ?? 0), signal);
    await until(() => output.includes('stopping'), 5000);
    expect(await inFlight.finish()).toBe(401);
    expect(await Promise.race([gone, sleep(10_000, 'npm goes on')])).toEqual([0, null]);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  } finally {
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      printFigure('R9', `${name}: nothing of npm start is left`);
    }
    await remove();
  }
});

/** Starts a write whose body is incomplete until `finish` is called, so that it stays in flight. */
function slowWrite(
  origin: string,
  agent: Agent,
  body: string,
  headers: Record<string, string>,
  path = '/api/browsers',
) {
  const outgoing = request(`${origin}${path}`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
      ...headers,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject);
  });
  // The server sends "100 Continue" when it has received the request; before that the request is not in flight.
  const received = new Promise<void>((resolve) =>
    outgoing.once('continue', () => outgoing.write(body.slice(0, 5), () => resolve())),
  );
  outgoing.flushHeaders();
  return {
    received,
    async finish() {
      await received;
      outgoing.end(body.slice(5));
      return status;
    },
  };
}

test('R9 a stopping server says that it is not ready', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  const server = await startServer({ dataDir });
  const headers = await server.signIn();
  const pendingWrite = slowWrite(
    server.origin,
    new Agent({ keepAlive: true }),
    JSON.stringify(browserNamed('held')),
    headers,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ready = () =>
    new Promise<number | string>((resolve) =>
      request(`${server.origin}/readyz`, { agent }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      )
        .on('error', (error) => resolve(error.message))
        .end(),
    );
  expect(await ready()).toBe(200);
  await pendingWrite.received;
  const ended = server.end('SIGTERM');
  await until(() => server.output().includes('stopping'), 5000);
  expect(await ready()).not.toBe(200);
  expect(await pendingWrite.finish()).toBe(201);
  expect(await ended).toBe(0);
  await remove();
});

test('N1 requests that say JSON and send nothing are answered at once, and no client can hold up the end', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  const server = await startServer({ dataDir });
  const empty = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n\r\n`;
  const started = performance.now();
  const paths = [
    '/api/auth/logout',
    '/api/auth/login',
    '/api/browsers',
    '/api/browsers/1',
    '/api/nothing',
    '/graphql',
    '/',
  ];
  const requests = paths.flatMap((path) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => empty(method, path)),
  );
  const responses = await Promise.all(
    requests.map(async (request) => (await clientOf(server.origin, request)).response),
  );
  const slowest = Math.round(performance.now() - started);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 \d{3} /u);

  await Promise.all([
    clientOf(server.origin, ''),
    clientOf(server.origin, 'GET / HTTP/1.1\r\nHost: a\r\n'),
    clientOf(
      server.origin,
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ),
    clientOf(server.origin, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'),
    clientOf(server.origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200), (socket) => socket.pause()),
  ]);
  const stopping = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  const seconds = (performance.now() - stopping) / 1000;
  printFigure(
    'N1',
    `${responses.length} answered within ${slowest} ms; exit 0 after ${seconds.toFixed(1)} s with five clients that never end`,
  );
  expect(seconds).toBeLessThan(12);
  await remove();
});

/** Sends a text and keeps the connection open. `response` is the beginning of the server's response. */
async function clientOf(
  origin: string,
  text: string,
  onConnected?: (socket: Socket) => void,
): Promise<{ response: Promise<string> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  onConnected?.(socket);
  const response = once(socket, 'data', { signal: AbortSignal.timeout(20_000) }).then(String);
  response.catch(() => {});
  return { response };
}
