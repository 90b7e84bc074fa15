import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../upstream/http-client.ts';

/** IANA has given nobody this address, but no range of it is reserved. */
const PUBLIC_ADDRESS = '4000::1';

const open: { close(): unknown }[] = [];
/** The requests to the local server, and the connections, which are counted even if nothing is sent. */
let requests: IncomingMessage[];
let connections: number;
let port: number;
let respond: RequestListener;

beforeEach(async () => {
  requests = [];
  connections = 0;
  respond = (_request, response) => response.end('hello');
  port = await listen('127.0.0.1', 0);
});

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function listen(host: string, atPort: number): Promise<number> {
  const server: Server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  server.on('connection', () => (connections += 1));
  server.listen(atPort, host);
  await once(server, 'listening');
  open.push({ close: () => (server.close(), server.closeAllConnections()) });
  return (server.address() as AddressInfo).port; // it listens on TCP
}

function clientWith(options: Partial<HttpClientOptions> = {}): HttpClient {
  const client = createHttpClient({ publicUrl: 'https://browsers.example', allowHosts: [], interval: 0, ...options });
  open.push(client);
  return client;
}

/** May reach the local server. */
const localClient = (options: Partial<HttpClientOptions> = {}) =>
  clientWith({ allowHosts: [`127.0.0.1:${port}`], ...options });
/** May use the port of the local server, but no private address. */
const publicClient = (options: Partial<HttpClientOptions> = {}) => clientWith({ morePorts: [port], ...options });

const local = (path = '/') => `http://127.0.0.1:${port}${path}`;
const get = async (client: HttpClient, url: string, maxBytes = 1000) => client.send({ url, maxBytes });

/** A resolver that answers with these addresses, one answer after the other. */
function resolverOf(...answers: string[][]): LookupFunction & { calls: number } {
  const resolve = Object.assign(
    ((_host, _options, callback) => {
      const addresses = answers[Math.min(resolve.calls, answers.length - 1)] ?? [];
      resolve.calls += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as LookupFunction,
    { calls: 0 },
  );
  return resolve;
}

const redirectTo =
  (location: string, status = 302) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { location }).end();

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '0.0.0.0',
    '0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
  ])('O1 the literal address %s is refused before a socket opens', async (host) => {
    await expect(get(publicClient(), `http://${host}:${port}/`)).rejects.toMatchObject({ code: 'refusedAddress' });
    await expect(get(publicClient(), `https://${host}/`)).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(connections).toBe(0);
  });

  test.each([
    '::127.0.0.1',
    '::7f00:1',
    '::a00:1',
    '::8.8.8.8',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::10.0.0.1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '::ffff:0:10.0.0.1',
    '2001:0:7f00:1::',
  ])('P6 the IPv6 form %s of an IPv4 address is refused, as a literal and behind a name', async (address) => {
    await expect(get(publicClient(), `http://[${address}]:${port}/`)).rejects.toMatchObject({ code: 'refusedAddress' });
    await expect(
      get(publicClient({ lookup: resolverOf([PUBLIC_ADDRESS, address]) }), `http://rebind.example:${port}/`),
    ).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(connections).toBe(0);
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', 'fd00::1', '0.0.0.0'])(
    'O2 a name that resolves to %s is refused, also beside a public address',
    async (address) => {
      for (const answer of [[address], [PUBLIC_ADDRESS, address], [address, PUBLIC_ADDRESS]]) {
        for (const url of [`http://rebind.example:${port}/`, 'https://rebind.example/']) {
          await expect(get(publicClient({ lookup: resolverOf(answer) }), url)).rejects.toMatchObject({
            code: 'refusedAddress',
          });
        }
      }
      expect(connections).toBe(0);
    },
  );

  test('O2 the name of the machine itself is refused', async () => {
    await expect(get(publicClient(), `http://localhost:${port}/`)).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(connections).toBe(0);
  });

  test('O3 a redirect to one is refused', async () => {
    const inside = await listen('127.0.0.1', 0);
    for (const target of [
      `http://127.0.0.1:${inside}/`,
      `http://2130706433:${inside}/`,
      `//[::ffff:127.0.0.1]:${inside}/`,
      `http://rebind.example:${inside}/`,
    ]) {
      for (const status of [301, 302, 303, 307, 308]) {
        connections = 0;
        respond = redirectTo(target, status);
        await expect(
          get(localClient({ morePorts: [inside], lookup: resolverOf(['127.0.0.1']) }), local()),
        ).rejects.toMatchObject({ code: 'refusedAddress' });
        expect(connections).toBe(1);
      }
    }
  });

  test('O4 the address that was checked is the one that is connected to', async () => {
    const lookup = resolverOf([PUBLIC_ADDRESS], ['127.0.0.1']);
    await expect(get(publicClient({ lookup, timeout: 300 }), `http://rebind.example:${port}/`)).rejects.toMatchObject({
      code: expect.stringMatching(/timeout|noNetwork|connection/u),
    });
    expect(lookup.calls).toBe(1);
    expect(connections).toBe(0);
    // The second connection resolves and checks again.
    await expect(get(publicClient({ lookup }), `http://rebind.example:${port}/`)).rejects.toMatchObject({
      code: 'refusedAddress',
    });
    expect(connections).toBe(0);
  });

  test('O5 other ports and schemes are refused', async () => {
    const client = clientWith({ lookup: resolverOf(['127.0.0.1']) });
    for (const url of [
      `http://public.example:${port}/`,
      'https://public.example:8443/',
      'http://public.example:22/',
      'ftp://public.example/',
      'file:///etc/passwd',
      'itms-apps://public.example/',
      'public.example',
      'http://',
    ]) {
      await expect(get(client, url)).rejects.toMatchObject({ code: 'refusedAddress' });
    }
    respond = redirectTo(`http://public.example:${port}/`);
    await expect(get(localClient(), local())).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(connections).toBe(1);
  });

  test('O5 a host is allowed with the port that is named', async () => {
    const second = await listen('127.0.0.1', 0);
    await expect(get(localClient(), local())).resolves.toMatchObject({ status: 200 });
    for (const allowHosts of [['127.0.0.1'], [`127.0.0.1:${port}`]])
      await expect(get(clientWith({ allowHosts }), `http://127.0.0.1:${second}/`)).rejects.toMatchObject({
        code: 'refusedAddress',
      });
    expect(connections).toBe(1);
  });
});

describe('limits', () => {
  test('O6 an answer that does not begin or does not end is given up', async () => {
    const client = localClient({ timeout: 200 });
    respond = () => undefined;
    await expect(get(client, local())).rejects.toMatchObject({ code: 'timeout' });
    respond = (_request, response) => response.write('a');
    await expect(get(client, local())).rejects.toMatchObject({ code: 'timeout' });
    respond = async (_request, response) => {
      while (!response.destroyed && response.write('a')) await sleep(20);
    };
    await expect(get(client, local())).rejects.toMatchObject({ code: 'timeout' });
  });

  test('O6 no more than the limit is read, also of what is compressed', async () => {
    const closed: Promise<unknown>[] = [];
    respond = (request, response) => {
      closed.push(once(response, 'close'));
      if (request.url === '/exact') return response.end('a'.repeat(1000));
      if (request.url === '/gzip')
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)));
      return response.write(Buffer.alloc(5_000_000));
    };
    const client = localClient();
    const large = await get(client, local());
    expect([large.body.length, large.isTruncated]).toEqual([1000, true]);
    const bomb = await get(client, local('/gzip'));
    expect([bomb.body.length, bomb.isTruncated]).toEqual([1000, true]);
    const exact = await get(client, local('/exact'));
    expect([exact.body.length, exact.isTruncated]).toEqual([1000, false]);
    const unread = await get(client, local(), 0);
    expect([unread.body.length, unread.status]).toEqual([0, 200]);
    await Promise.all(closed);
  });

  test('O6 ten redirects are followed, not eleven', async () => {
    respond = (request, response) => {
      const left = Number(request.url?.slice(1));
      return left === 0
        ? response.end('there')
        : response.writeHead(302, { location: `/${left - 1}` }).end('x'.repeat(5000));
    };
    await expect(get(localClient(), local('/10'))).resolves.toMatchObject({
      status: 200,
      url: local('/0'),
      movedTo: null,
    });
    await expect(get(localClient(), local('/11'))).rejects.toMatchObject({ code: 'tooManyRedirects' });
  });
});

test('where permanent redirects led is reported', async () => {
  respond = (request, response) => {
    const [status, location] = {
      '/a': [301, '/b'],
      '/b': [308, '/c'],
      '/c': [302, '/d'],
      '/d': [301, '/e'],
      '/f': [302, '/b'],
    }[request.url ?? ''] ?? [200, undefined];
    response.writeHead(Number(status), location ? { location: String(location) } : {}).end();
  };
  expect(await get(localClient(), local('/a'))).toMatchObject({ status: 200, url: local('/e'), movedTo: local('/c') });
  expect(await get(localClient(), local('/f'))).toMatchObject({ url: local('/e'), movedTo: null });
  respond = (_request, response) => response.writeHead(301).end();
  expect(await get(localClient(), local('/a'))).toMatchObject({ status: 301, movedTo: null });
});

test('one request at a time is sent to a host, with an interval', async () => {
  let running = 0;
  const times: number[] = [];
  respond = async (_request, response) => {
    running += 1;
    times.push(performance.now());
    expect(running).toBe(1);
    await sleep(20);
    running -= 1;
    response.end('x');
  };
  const client = localClient({ interval: 500 });
  const asked = performance.now();
  await Promise.all(['/1', '/2', '/3'].map(async (path) => get(client, local(path))));
  expect(requests.map(({ url }) => url)).toEqual(['/1', '/2', '/3']);
  const [first = 0, second = 0, third = 0] = times;
  expect(first - asked).toBeLessThan(second - first);
  expect(second - first).toBeGreaterThanOrEqual(515);
  expect(third - second).toBeGreaterThanOrEqual(515);
});

test('P5 a host that sends a byte now and then is given up in time, and gets one request at a time, also after requests that were given up', async () => {
  let open = 0;
  let most = 0;
  respond = async (request, response) => {
    most = Math.max(most, (open += 1));
    response.on('close', () => (open -= 1));
    if (request.method === 'HEAD') response.end();
    while (request.method === 'GET' && !response.destroyed && response.write('a')) await sleep(50);
  };
  const client = localClient({ timeout: 300 });
  const dripping = get(client, local()).catch(({ code }: { code: string }) => code);
  await expect.poll(() => requests.length).toBe(1);
  // A request that is given up while it waits lets no other one go before its time.
  const impatient = new AbortController();
  const waiting = client.send({ url: local(), maxBytes: 1, signal: impatient.signal });
  impatient.abort(new Error('impatient'));
  await expect(waiting).rejects.toThrow('impatient');
  await expect(client.send({ url: local(), method: 'HEAD', maxBytes: 0 })).resolves.toMatchObject({ status: 200 });
  expect(await dripping).toBe('timeout');
  expect([requests.map(({ method }) => method), most]).toEqual([['GET', 'HEAD'], 1]);
});

test('different hosts do not wait for each other', async () => {
  const other = await listen('127.0.0.1', 0);
  let waiting: ServerResponse | undefined;
  respond = (request, response) => {
    if (request.url === '/slow') waiting = response;
    else response.end('quick');
  };
  const client = localClient({ allowHosts: [`127.0.0.1:${port}`, `127.0.0.1:${other}`], interval: 10_000 });
  const slow = get(client, local('/slow'));
  await expect(get(client, `http://127.0.0.1:${other}/quick`)).resolves.toMatchObject({ status: 200 });
  waiting?.end('done');
  await expect(slow).resolves.toMatchObject({ status: 200 });
});

describe('a host that asks for a pause', () => {
  test('gets it', async () => {
    respond = (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end();
    const client = localClient();
    await expect(get(client, local())).resolves.toMatchObject({ status: 429 });
    const start = performance.now();
    await get(client, local());
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  test.each<[number, Record<string, string>]>([
    [503, { 'retry-after': '3600' }],
    [503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.round(Date.now() / 1000) + 3600) }],
  ])('of an hour gets no request meanwhile: %i %j', async (status, headers) => {
    respond = (_request, response) => response.writeHead(status, headers).end();
    const client = localClient();
    await expect(get(client, local())).resolves.toMatchObject({ status });
    await expect(get(client, local())).rejects.toMatchObject({ code: 'retryLater' });
    expect(requests).toHaveLength(1);
  });

  test('in a way that cannot be read gets the next request', async () => {
    respond = (_request, response) => response.writeHead(429, { 'retry-after': 'soon' }).end();
    const client = localClient();
    for (const _ of [1, 2]) await expect(get(client, local())).resolves.toMatchObject({ status: 429 });
  });
});

test('headers are passed on in both directions, and the requests say whose they are', async () => {
  respond = (request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304, { etag: '"1"' }).end()
      : response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' }).end('body');
  const client = localClient();
  const first = await get(client, local());
  expect([first.headers.etag, first.headers['last-modified'], first.body.toString()]).toEqual([
    '"1"',
    'Sun, 22 Nov 2026 10:00:00 GMT',
    'body',
  ]);
  expect(await client.send({ url: local(), maxBytes: 10, headers: { 'if-none-match': '"1"' } })).toMatchObject({
    status: 304,
    isTruncated: false,
  });
  expect(requests[0]?.headers['user-agent']).toBe('AI-Browser-Catalogue (+https://browsers.example)');
});

test('a compressed answer is read, the length and the bytes of a file are its own', async () => {
  const zipped = gzipSync('a'.repeat(500));
  respond = (request, response) =>
    request.headers['accept-encoding'] === 'gzip'
      ? response.writeHead(200, { 'content-encoding': 'gzip' }).end(zipped)
      : response.writeHead(200, { 'content-length': 5 }).end('plain');
  const client = localClient();
  expect((await get(client, local())).body.toString()).toBe('a'.repeat(500));
  expect((await client.send({ url: local(), method: 'HEAD', maxBytes: 0 })).headers['content-length']).toBe('5');
  expect((await client.send({ url: local(), maxBytes: 1, headers: { range: 'bytes=0-0' } })).body.toString()).toBe('p');
});

test('the token is sent to the API of the code host only, a password in an address to nobody', async () => {
  const other = await listen('127.0.0.1', 0);
  respond = (request, response) =>
    request.url === '/away' ? redirectTo(`http://127.0.0.1:${other}/`)(request, response) : response.end();
  const client = localClient({
    allowHosts: [`127.0.0.1:${port}`, `127.0.0.1:${other}`],
    githubToken: 'secret',
    githubApi: `http://127.0.0.1:${port}`,
  });
  await get(client, local('/away'));
  await get(client, `http://name:password@127.0.0.1:${other}/`);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined, undefined]);
});

describe('failures', () => {
  test.each([
    ['ENOTFOUND', 'notFound'],
    ['EAI_AGAIN', 'noNetwork'],
    ['ENETUNREACH', 'noNetwork'],
    ['ECONNREFUSED', 'connection'],
    ['ETIMEDOUT', 'timeout'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ])('%s is %s', async (code, expected) => {
    const lookup: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error(code), { code }), []);
    await expect(get(clientWith({ lookup }), 'https://public.example/')).rejects.toMatchObject({
      name: 'UpstreamError',
      code: expected,
    });
  });

  test('a closed port, a broken answer and a broken body are no connection', async () => {
    const client = localClient();
    for (const broken of [
      (response: ServerResponse) => response.socket?.end('HTTP/1.1 2x0 broken\r\n\r\n'),
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': 100 }).write('a', () => response.destroy()),
      (response: ServerResponse) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
    ]) {
      respond = (_request, response) => broken(response);
      await expect(get(client, local())).rejects.toMatchObject({ code: 'connection' });
    }
    for (const one of open.splice(0)) one.close();
    await expect(get(localClient(), local())).rejects.toMatchObject({ code: 'connection' });
  });

  test('a request that its caller aborts ends at once, also while it waits', async () => {
    respond = () => undefined;
    const client = localClient();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = client.send({ url: local(), maxBytes: 1, signal: first.signal });
    const waiting = client.send({ url: local(), maxBytes: 1, signal: second.signal });
    await expect.poll(() => requests.length).toBe(1);
    second.abort(new Error('second'));
    await expect(waiting).rejects.toThrow('second');
    first.abort(new Error('first'));
    await expect(running).rejects.toThrow('first');
    await expect(client.send({ url: local(), maxBytes: 1, signal: first.signal })).rejects.toThrow('first');
    expect(requests).toHaveLength(1);
  });

  test('a client that is closed sends nothing', async () => {
    respond = () => undefined;
    const client = localClient();
    const running = get(client, local());
    await expect.poll(() => requests.length).toBe(1);
    client.close();
    await expect(running).rejects.toMatchObject({ code: 'connection' });
    await expect(get(client, local())).rejects.toMatchObject({ code: 'connection' });
    expect(requests).toHaveLength(1);
  });
});

describe('a proxy', () => {
  const names: string[] = [];
  /** A proxy with a private address, as most have. It answers requests over http itself and refuses tunnels. */
  async function startProxy(): Promise<string> {
    const server = createServer((request, response) => {
      names.push(request.url ?? '');
      response.end('through the proxy');
    });
    server.on('connect', (request, socket) => {
      names.push(request.url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({ close: () => (server.close(), server.closeAllConnections()) });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  }

  test('gets the requests, except those to hosts that NO_PROXY names', async () => {
    names.length = 0;
    const url = await startProxy();
    const client = localClient({
      proxy: { HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: '127.0.0.1' },
      lookup: resolverOf([]),
    });
    expect((await get(client, 'http://public.example/file')).body.toString()).toBe('through the proxy');
    await expect(get(client, 'https://public.example/file')).rejects.toMatchObject({ code: 'connection' });
    expect((await get(client, local())).body.toString()).toBe('hello');
    expect(names).toEqual(['http://public.example/file', 'public.example:443']);
  });

  test('O1 gets no request to a literal private address', async () => {
    names.length = 0;
    const url = await startProxy();
    const client = clientWith({ proxy: { HTTP_PROXY: url, HTTPS_PROXY: url } });
    for (const address of ['http://169.254.169.254/', 'https://[::1]/', 'http://2130706433/'])
      await expect(get(client, address)).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(names).toEqual([]);
  });
});
