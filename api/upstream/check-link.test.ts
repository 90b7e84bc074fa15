import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { file, startOtherHosts, status, type OtherHosts } from '../tests/other-hosts.ts';
import { checkLink, hasResponse, type CheckedLink } from './check-link.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';

let hosts: OtherHosts;
let http: HttpClient;
beforeEach(async () => {
  hosts = await startOtherHosts();
  http = createHttpClient({ ...hosts.options, publicUrl: 'https://browsers.example' });
});
afterEach(() => {
  http.close();
  hosts.close();
});

const PATH = '/setup-1.0.exe';
const LINK = { isFile: true, isFixed: true, isDownload: true, state: null };
const check = async (link: Partial<CheckedLink> = {}) =>
  checkLink(http, { url: hosts.url('vendor.example', PATH), ...LINK, ...link });
const play = (listener: Parameters<OtherHosts['play']>[2], path = PATH) => hosts.play('vendor.example', path, listener);
const methods = () => hosts.requests.map((request) => request.split(' ')[0]);
/** Answers HEAD in one way and GET in another. */
const byMethod =
  (
    head: Parameters<OtherHosts['play']>[2],
    get: Parameters<OtherHosts['play']>[2],
  ): Parameters<OtherHosts['play']>[2] =>
  (request, response) =>
    (request.method === 'HEAD' ? head : get)(request, response);

test('a file is fine after one HEAD, which says who asks', async () => {
  play(file(1000, { etag: '"a"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' }));
  expect(await check()).toEqual({
    verdict: 'fine',
    detail: '200',
    servedBy: new URL(hosts.url('vendor.example', '/')).host,
    movedTo: null,
    etag: '"a"',
    lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT',
    size: '1000',
    mediaType: 'application/octet-stream',
  });
  expect(hosts.requests).toEqual([`HEAD vendor.example ${PATH}`]);
  expect(hosts.headers[0]?.['user-agent']).toContain('+https://browsers.example');
});

describe('where HEAD is refused, one byte is requested', () => {
  test.each([400, 403, 404, 405, 500])('after %i', async (code) => {
    play(byMethod(status(code), file(2000)));
    expect(await check()).toMatchObject({ verdict: 'fine', detail: '206', size: '2000' });
    expect(hosts.headers[1]?.range).toBe('bytes=0-0');
    expect(methods()).toEqual(['HEAD', 'GET']);
  });

  test('and when the connection is closed', async () => {
    play(byMethod((request) => request.socket.destroy(), file(2000)));
    expect(await check()).toMatchObject({ verdict: 'fine', size: '2000' });
  });

  test('without the range after 416, and the body is not read', async () => {
    let sent = 0;
    play(
      byMethod(status(405), (request, response) => {
        if (request.headers.range) return void response.writeHead(416).end();
        response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1e9 });
        const write = () => {
          sent += 65_536;
          if (response.write(Buffer.alloc(65_536))) setImmediate(write);
          else response.once('drain', write);
        };
        return write();
      }),
    );
    expect(await check()).toMatchObject({ verdict: 'fine', detail: '200', size: '1000000000' });
    expect(methods()).toEqual(['HEAD', 'GET', 'GET']);
    expect(sent).toBeLessThan(50e6);
  });

  test('200 instead of a part is fine as well', async () => {
    play(
      byMethod(status(405), (_request, response) => void response.writeHead(200, { 'content-length': 5 }).end('hello')),
    );
    expect(await check()).toMatchObject({ verdict: 'fine', detail: '200', size: '5' });
  });
});

describe('the verdict', () => {
  test.each([
    [404, {}, 'gone'],
    [410, {}, 'gone'],
    [403, {}, 'blocked'],
    [401, {}, 'blocked'],
    [503, { server: 'cloudflare' }, 'blocked'],
    [503, { 'cf-mitigated': 'challenge' }, 'blocked'],
    [503, {}, 'unreachable'],
    [502, { server: 'cloudflare' }, 'unreachable'],
    [500, {}, 'unreachable'],
  ])('of %i %j is %s', async (code, headers, verdict) => {
    play(status(code, headers));
    expect(await check()).toMatchObject({ verdict, detail: String(code) });
  });

  test('of 429 is blocked; the host is not asked a second time, and its pause is kept', async () => {
    play(status(429, { 'retry-after': '3600' }));
    expect(await check()).toMatchObject({ verdict: 'blocked', detail: '429' });
    await expect(check()).rejects.toMatchObject({ code: 'retryLater' });
    expect(methods()).toEqual(['HEAD']);
  });

  test('of 503 with a pause is what HEAD said', async () => {
    play(status(503, { 'retry-after': '3600' }));
    expect(await check()).toMatchObject({ verdict: 'unreachable', detail: '503' });
    expect(methods()).toEqual(['HEAD']);
  });

  test.each([
    [301, 'moved'],
    [308, 'moved'],
    [302, 'fine'],
    [307, 'fine'],
  ])('of a redirect by %i is %s', async (code, verdict) => {
    play(status(code, { location: '/new-1.0.exe' }));
    play(file(1000), '/new-1.0.exe');
    expect(await check()).toMatchObject({
      verdict,
      size: '1000',
      movedTo: verdict === 'moved' ? hosts.url('vendor.example', '/new-1.0.exe') : null,
    });
  });

  test('of a permanent redirect to nothing is gone', async () => {
    play(status(301, { location: '/nothing' }));
    expect(await check()).toMatchObject({ verdict: 'gone' });
  });

  test('of a redirect without end is unreachable', async () => {
    play(status(302, { location: PATH }));
    expect(await check()).toMatchObject({ verdict: 'unreachable', detail: 'tooManyRedirects' });
    expect(hosts.requests.length).toBeLessThan(13);
  });

  test('of a page in place of a file is suspicious, and of a page in place of a page fine', async () => {
    play(file(100, { 'content-type': 'text/html; charset=utf-8' }));
    expect(await check()).toMatchObject({ verdict: 'suspicious', mediaType: 'text/html' });
    expect(await check({ isFile: false })).toMatchObject({ verdict: 'fine' });
  });

  test('of another file behind a fixed link is changed', async () => {
    const state = { size: '1000', etag: '"a"', lastModified: null, knownHost: null };
    play(file(1001, { etag: '"a"' }));
    expect(await check({ state })).toMatchObject({ verdict: 'changed', size: '1001' });
    expect(await check({ state, isFixed: false })).toMatchObject({ verdict: 'fine' });
    play(file(1000, { etag: '"b"' }));
    expect(await check({ state })).toMatchObject({ verdict: 'changed' });
    play(file(1000, { etag: '"a"' }));
    expect(await check({ state })).toMatchObject({ verdict: 'fine' });
  });

  test('of a download from the host of another owner is changed, and says which host served it', async () => {
    play((_request, response) => response.writeHead(302, { location: hosts.url('other.example', PATH) }).end());
    hosts.play('other.example', PATH, file(100));
    const stateWith = (knownHost: string) => ({ size: null, etag: null, lastModified: null, knownHost });
    const servedBy = new URL(hosts.url('other.example', '/')).host;
    expect(await check()).toMatchObject({ verdict: 'fine', servedBy });
    expect(await check({ state: stateWith('vendor.example') })).toMatchObject({ verdict: 'changed', servedBy });
    expect(await check({ state: stateWith('cdn.other.example') })).toMatchObject({ verdict: 'fine' });
    expect(await check({ state: stateWith('vendor.example'), isDownload: false })).toMatchObject({ verdict: 'fine' });
  });
});

describe('without an answer', () => {
  test('a host that hangs is unreachable after the time limit', async () => {
    play(() => undefined);
    const found = await check();
    expect(found).toMatchObject({ verdict: 'unreachable', detail: 'timeout' });
    expect(hasResponse(found)).toBe(false);
  });

  test('a host that resets connections is unreachable', async () => {
    play((request) => request.socket.resetAndDestroy());
    expect(await check()).toMatchObject({ verdict: 'unreachable', detail: 'connection' });
  });

  test('a name that does not exist is unreachable', async () => {
    expect(await check({ url: hosts.url('third.example', '/') })).toMatchObject({
      verdict: 'unreachable',
      detail: 'notFound',
    });
  });

  test('a host without TLS behind https is unreachable', async () => {
    expect(await check({ url: hosts.url('vendor.example', PATH).replace('http:', 'https:') })).toMatchObject({
      verdict: 'unreachable',
    });
  });

  test.each(['http://127.0.0.1:9/', 'http://unknown.example:8443/', 'http://[::1]/'])(
    'O7 the address %s is not requested, which says nothing about the link',
    async (url) => {
      expect(await check({ url })).toMatchObject({ verdict: 'blocked', detail: 'refusedAddress' });
    },
  );

  test('a stopped check finds nothing out', async () => {
    play(() => undefined);
    const stop = new AbortController();
    const checking = checkLink(http, { url: hosts.url('vendor.example', PATH), ...LINK }, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(checking).rejects.toThrow('stopped');
  });
});
