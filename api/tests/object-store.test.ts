import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ICON_WIDTHS, PICTURE_WIDTHS } from '#rules/limits.ts';
import type { ObjectStoreLocation } from '../storage/object-store.ts';
import { FRESH, ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { startS3Server, type S3Server } from './s3-server.ts';
import { describeUploads, formOf, uploadAs } from './upload-behaviour.ts';

describeUploads(async () => {
  const s3 = await startS3Server();
  return { objectStore: s3.location, files: () => s3.files(), close: () => s3.close() };
});

const NAME = `${'ab'.repeat(16)}.png`;
const UNAVAILABLE = { success: false, error: 'Service unavailable', code: 'UNAVAILABLE' };
const FULL = { success: false, error: 'Not enough storage space to save this', code: 'STORAGE_FULL' };

let product: RunningApp;
let administrator: Client;
let log: string;
type Closable = { close(): unknown };
const open: Closable[] = [];
let png: Buffer;
beforeEach(async () => {
  log = '';
  png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
});
afterEach(() => closeAll(open));

async function closeAll(all: Closable[]): Promise<void> {
  for (const one of all.splice(0).toReversed()) await one.close();
}

async function startOn(objectStore: ObjectStoreLocation): Promise<void> {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  product = await startApp('none', FRESH, { objectStore, logger: { level: 'debug', stream } });
  open.push(product);
  administrator = await product.signIn();
}

/** An object store with a request listener of the test. */
async function startObjectStore(listener: RequestListener, toClose = open): Promise<ObjectStoreLocation> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    base: `http://127.0.0.1:${port}/bucket/`,
    region: 'us-east-1',
    accessKeyId: 'key-of-ours',
    secretAccessKey: 'secret-of-ours',
  };
}

const error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><AWSAccessKeyId>key-of-ours</AWSAccessKeyId></Error>`;
const refusing =
  (status: number, code: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(error(code));

describe('an object store that refuses', () => {
  test.each([
    [403, 'AccessDenied', 503, UNAVAILABLE],
    [404, 'NoSuchBucket', 503, UNAVAILABLE],
    [301, 'PermanentRedirect', 503, UNAVAILABLE],
    [503, 'SlowDown', 503, UNAVAILABLE],
    [507, 'InsufficientStorage', 507, FULL],
    [507, 'XMinioStorageFull', 507, FULL],
    [403, 'QuotaExceeded', 507, FULL],
  ])('with %i %s becomes %i, and is in the log without its keys', async (status, code, expectedStatus, body) => {
    await startOn(await startObjectStore(refusing(status, code)));
    const saved = await uploadAs(administrator, formOf(png));
    expect(saved).toMatchObject({ status: expectedStatus, body });
    const read = await product.rest(`/uploads/${NAME}`);
    expect(read.status).toBe(expectedStatus);
    expect(read.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify([saved.body, read.body])).not.toMatch(/bucket|127\.0\.0\.1|Denied|key-of-ours/u);
    expect(log).toContain(`The object store responded with ${status} ${code}`);
    expect(log).not.toMatch(/key-of-ours|secret-of-ours/u);
  });

  test('a wrong signature becomes 503', async () => {
    const s3: S3Server = await startS3Server();
    open.push(s3);
    await startOn({ ...s3.location, secretAccessKey: 'not-the-secret' });
    expect(await uploadAs(administrator, formOf(png))).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(await s3.files()).toEqual([]);
    expect(log).toContain('SignatureDoesNotMatch');
    expect(log).not.toContain('not-the-secret');
  });
});

test('an object store that is away leaves everything else as it is', async () => {
  await startOn({ base: 'http://127.0.0.1:1/bucket/', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' });
  expect(await uploadAs(administrator, formOf(png))).toMatchObject({
    status: 503,
    body: UNAVAILABLE,
    headers: { 'retry-after': '1' },
  });
  expect(await product.rest(`/uploads/${NAME}`)).toMatchObject({ status: 503, body: UNAVAILABLE });
  for (const path of ['/readyz', '/healthz', '/api/browsers']) expect((await product.rest(path)).status).toBe(200);
});

test('a request that the object store fails once is repeated', async () => {
  const requests: string[] = [];
  const location = await startObjectStore((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (requests.length === 1) return request.socket.destroy();
    if (requests.length === 3) return response.writeHead(500).end(error('InternalError'));
    return request.resume().on('end', () => response.writeHead(request.method === 'PUT' ? 200 : 404).end());
  });
  await startOn(location);
  expect((await uploadAs(administrator, formOf(png))).status).toBe(200);
  expect((await product.rest(`/uploads/${NAME}`)).status).toBe(404);
  expect(requests.map((one) => one.replace(/[\da-f]{32}/u, 'X'))).toEqual([
    'PUT /bucket/X.png',
    'PUT /bucket/X.png',
    'GET /bucket/X.png',
    'GET /bucket/X.png',
  ]);
});

test('an object store that sends us elsewhere is not followed', async () => {
  await startOn(
    await startObjectStore(({ url }, response) =>
      url === '/elsewhere'
        ? response.end('anything')
        : response.writeHead(307, { location: '/elsewhere' }).end(error('TemporaryRedirect')),
    ),
  );
  expect(await uploadAs(administrator, formOf(png))).toMatchObject({ status: 503, body: UNAVAILABLE });
  expect(await product.rest(`/uploads/${NAME}`)).toMatchObject({ status: 503, body: UNAVAILABLE });
});

test('temporary credentials go with every request, and a file with its type', async () => {
  const requests: Record<string, unknown>[] = [];
  const location = await startObjectStore((request, response) => {
    requests.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  await startOn({ ...location, region: 'eu-west-9', sessionToken: 'lent' });
  expect((await uploadAs(administrator, formOf(png))).status).toBe(200);
  expect(requests).toEqual([
    expect.objectContaining({
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=key-of-ours\/\d{8}\/eu-west-9\/s3\/aws4_request, SignedHeaders=[\w;-]*x-amz-security-token/u,
      ) as string,
      'x-amz-security-token': 'lent',
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-amz-content-sha256': expect.stringMatching(/^[\da-f]{64}$/u) as string,
    }),
  ]);
});

// Both wait for the time limit, so they wait at the same time.
describe.concurrent('an object store that is slow', () => {
  test('is not waited for without end, and nobody else waits', async ({ onTestFinished }) => {
    const own: Closable[] = [];
    onTestFinished(() => closeAll(own));
    const location = await startObjectStore(({ url }, response) => {
      // Sends a half of the object and then nothing.
      if (url?.includes('cdcd')) response.writeHead(200, { 'content-length': 1000 }).write(Buffer.alloc(500));
    }, own);
    const slow = await startApp('none', FRESH, { objectStore: location });
    own.push(slow);
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = slow.app.server.address() as AddressInfo; // it listens on TCP
    let isAnswered = false;
    const silent = fetch(`http://127.0.0.1:${port}/uploads/${NAME}`).finally(() => (isAnswered = true));
    const half = fetch(`http://127.0.0.1:${port}/uploads/${'cd'.repeat(16)}.png`).then((response) =>
      response.arrayBuffer(),
    );
    half.catch(() => undefined); // checked below
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(isAnswered).toBe(false);
    // Nothing but the limit of time may end a request, also after a garbage collection.
    setFlagsFromString('--expose-gc');
    for (let turn = 0; turn < 5; turn += 1) {
      await sleep(100);
      runInNewContext('gc()');
    }
    expect((await silent).status).toBe(503);
    await expect(half).rejects.toThrow('terminated');
  });

  test('shows the original to a visitor who would wait too long for a variant', async ({ onTestFinished }) => {
    const own: Closable[] = [];
    onTestFinished(() => closeAll(own));
    const location = await startObjectStore(({ url, method }, response) => {
      if (url?.includes('-')) return response.writeHead(404).end(error('NoSuchKey'));
      response.writeHead(200, { 'content-length': 1_000_000 }).write('a beginning');
      if (method === 'GET')
        own.push({
          close: clearInterval.bind(
            null,
            setInterval(() => response.write('and a little more'), 500),
          ),
        });
      return response;
    }, own);
    const slow = await startApp('none', FRESH, { objectStore: location });
    own.push(slow);
    const originals = Array.from({ length: 2 }, (_, index) => `/uploads/${String(index).repeat(32)}.png`);
    const answers = await Promise.all(
      originals.flatMap((original) =>
        [...ICON_WIDTHS, ...PICTURE_WIDTHS].map(async (width) => {
          const { statusCode, headers } = await slow.app.inject(`${original}-${width}.webp`);
          return statusCode === 302 && headers.location === original;
        }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(16);
  });
});

test('a variant that cannot be stored is served all the same', async () => {
  const s3 = await startS3Server();
  open.push(s3);
  await startOn(s3.location);
  const { body } = await uploadAs(administrator, formOf(png));
  const path = body.data.url.replace(ORIGIN, '');
  const original = await product.app.inject(path);
  const readOnly = await startObjectStore(({ method, url }, response) => {
    if (method === 'PUT') response.writeHead(507).end(error('XMinioStorageFull'));
    else if (url?.endsWith('.webp')) response.writeHead(404).end(error('NoSuchKey'));
    else response.end(original.rawPayload);
  });
  await startOn(readOnly);
  for (let count = 0; count < 2; count += 1) {
    const response = await product.app.inject(`${path}-96.webp`);
    expect(response).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
  }
  expect(log).toContain('image variant could not be saved');
});
