import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { HttpClientOptions } from '../upstream/http-client.ts';

/** A local server that plays other hosts, with real HTTP. All their names resolve to it. */
export interface OtherHosts {
  /** The address of a path at a host. */
  url(host: string, path: string): string;
  /** What a host answers to a path; 404 without a listener. */
  play(host: string, path: string, listener: RequestListener): void;
  /** The requests that arrived, as `METHOD host path`. */
  requests: string[];
  headers: IncomingMessage['headers'][];
  /** The most requests that a host had at the same time; `*` for all hosts together. */
  mostAtOnce(host: string): number;
  /** The options of a client that reaches these hosts and nothing else. */
  options: Omit<HttpClientOptions, 'publicUrl'>;
  close(): void;
}

/** A file of some bytes, also for HEAD and ranges. */
export function file(size: number, headers: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    const range = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '');
    const all = { 'content-type': 'application/octet-stream', ...headers };
    if (!range)
      return void response
        .writeHead(200, { ...all, 'content-length': size })
        .end(request.method === 'HEAD' ? undefined : Buffer.alloc(size, 'x'));
    const [from, to] = [Number(range[1]), Number(range[2])];
    return void response
      .writeHead(206, { ...all, 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 })
      .end(Buffer.alloc(to - from + 1, 'x'));
  };
}

export function status(code: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(code, headers).end();
}

export async function startOtherHosts(): Promise<OtherHosts> {
  const listeners = new Map<string, RequestListener>();
  const requests: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const [open, most] = [new Map<string, number>(), new Map<string, number>()];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    requests.push(`${request.method} ${host} ${request.url}`);
    headers.push(request.headers);
    for (const name of [host, '*']) {
      open.set(name, (open.get(name) ?? 0) + 1);
      most.set(name, Math.max(most.get(name) ?? 0, open.get(name) ?? 0));
      response.on('close', () => open.set(name, (open.get(name) ?? 0) - 1));
    }
    (listeners.get(`${host} ${request.url}`) ?? status(404))(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const hosts = new Set<string>();
  const lookup: LookupFunction = (host, _options, callback) => {
    if (hosts.has(host)) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }), []);
  };
  return {
    url: (host, path) => `http://${host}:${port}${path}`,
    play(host, path, listener) {
      hosts.add(host);
      listeners.set(`${host} ${path}`, listener);
    },
    requests,
    headers,
    mostAtOnce: (host) => most.get(host) ?? 0,
    options: {
      allowHosts: ['vendor', 'mirror', 'other', 'third', 'fourth'].map((name) => `${name}.example:${port}`),
      lookup,
      interval: 0,
      timeout: 2000,
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
