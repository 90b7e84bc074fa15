import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COOKIE, PASSWORD, startApp, type RunningApp } from './running-app.ts';

// Through real sockets, because these tests are about Node's HTTP parser and about bodies that are too large.

const MEGABYTE = 1024 * 1024;

let product: RunningApp;
let origin: string;
let session: Record<string, string>;
beforeAll(async () => {
  product = await startApp('none');
  await product.setPassword();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo; // it listens on TCP
  origin = `http://127.0.0.1:${port}`;
  const login = await product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { password: PASSWORD } });
  session = { cookie: `${COOKIE}=${login.cookies[0]?.value}`, origin: 'https://browsers.example' };
});
afterAll(() => product.close());

/** Sends everything before it reads the response. */
function sendBlindly(head: string, chunks: Iterable<Buffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.pause();
      void (async () => {
        socket.write(head);
        for (const chunk of chunks)
          if (!socket.write(chunk)) await new Promise((drained) => socket.once('drain', drained));
        socket.resume();
      })();
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No end to: ${response}`)));
    socket.on('data', (bytes) => {
      response += bytes.toString();
      if (/\r\n\r\n[\s\S]*\}$/u.test(response)) socket.end();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

describe('a method that', () => {
  test.each([
    ['the parser does not know', 'FOO', 400],
    ['is in lower case', 'get', 400],
    ['the parser knows', 'PROPFIND', 405],
    ['a known path has not', 'TRACE', 405],
  ])('%s is refused in our own form', async (_what, method, status) => {
    const response = await sendBlindly(`${method} /api/browsers HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, []);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    const body: unknown = JSON.parse(response.slice(response.indexOf('\r\n\r\n')));
    expect(body).toMatchObject({
      success: false,
      error: expect.any(String),
      code: status === 405 ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST',
      requestId: expect.any(String),
    });
    if (status === 405) expect(response).toMatch(/\r\nallow: GET, HEAD, OPTIONS, POST\r\n/iu);
  });
});

describe('a body of 40 MB', () => {
  const middle = Array.from({ length: 40 }, () => Buffer.alloc(MEGABYTE, ' '));
  const cases = [
    ['/api/auth/login', 'application/json', 413],
    ['/api/browsers', 'application/json', 413],
    ['/graphql', 'application/json', 413],
    ['/api/upload/image', 'multipart/form-data; boundary=x', 413],
  ] as const;
  const form = [
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    ...middle,
    Buffer.from('\r\n--x--\r\n'),
  ];
  const json = [Buffer.from('{"query":"'), ...middle, Buffer.from('"}')];
  const chunksOf = (type: string) => (type.startsWith('multipart') ? form : json);
  const lengthOf = (chunks: readonly Buffer[]) => chunks.reduce((sum, { length }) => sum + length, 0);

  test.each(cases)('to %s is answered with 413, whether its length is known or not', async (path, type, status) => {
    const headers = { ...session, 'content-type': type };
    const body = Buffer.concat(chunksOf(type));
    const withLength = await fetch(origin + path, { method: 'POST', headers, body });
    const streamed = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    for (const response of [withLength, streamed]) {
      expect(response.status).toBe(status);
      expect(JSON.stringify(await response.json())).toContain('TOO_LARGE');
    }
  });

  test.each(cases)(
    'to %s is answered with 413 to a client that reads when it has sent all',
    async (path, type, status) => {
      const chunks = chunksOf(type);
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${session.cookie}\r\nOrigin: https://browsers.example\r\nContent-Type: ${type}\r\n`;
      const withLength = await sendBlindly(`${head}Content-Length: ${lengthOf(chunks)}\r\n\r\n`, chunks);
      const framed = chunks.map((chunk) =>
        Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
      );
      const chunked = await sendBlindly(`${head}Transfer-Encoding: chunked\r\n\r\n`, [
        ...framed,
        Buffer.from('0\r\n\r\n'),
      ]);
      for (const response of [withLength, chunked])
        expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*TOO_LARGE`, 'u'));
    },
  );

  test('U10 from someone who is not signed in is answered with 401, and not stored', async () => {
    const response = await sendBlindly(
      `POST /api/upload/image HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${lengthOf(form)}\r\n\r\n`,
      form,
    );
    expect(response).toMatch(/^HTTP\/1.1 401 /u);
  });
});

test('a refused body without an end is read up to 64 MB only', async () => {
  const endless = Array.from({ length: 200 }, () => Buffer.alloc(MEGABYTE, ' '));
  const response = sendBlindly(
    `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${200 * MEGABYTE}\r\n\r\n`,
    endless,
  );
  await expect(response).rejects.toThrow(/ECONNRESET|EPIPE/u);
});

test.each(['*', 'ftp://a/browsers/1', 'javascript://a/'])('an address that is %s is no page', async (target) => {
  const answer = await sendBlindly(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, []);
  expect(answer).toMatch(/^HTTP\/1.1 404 /u);
});
