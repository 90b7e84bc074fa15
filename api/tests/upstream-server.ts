import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** What a host answers at one address: a document, or a whole response. */
type Served = string | object | ((request: IncomingMessage, response: ServerResponse) => unknown);

/** A local copy of the hosts that sources are on. It has `https://host/path` at `{url}/host/path`. */
export interface UpstreamServer {
  /** For `mirror` (`UPSTREAM_MIRROR`). */
  url: string;
  /** For `allowHosts` (`UPSTREAM_HOSTS_ALLOW`). */
  host: string;
  /** The addresses that were requested, as on the real hosts. */
  requests: string[];
  /** Serves a document at an address of a real host; JSON for an object. Without a document the address is a 404. */
  serve(url: string, document: Served | undefined): void;
  close(): Promise<void>;
}

interface UpstreamServerOptions {
  /** Milliseconds until an answer begins. */
  delay?: number;
  /** Called with the address of each request, as on the real hosts. */
  onRequest?: (url: string) => void;
}

/** Another process, such as a browser test, serves a document with PUT and takes it away with DELETE. */
export async function startUpstreamServer(
  port = 0,
  { delay = 0, onRequest }: UpstreamServerOptions = {},
): Promise<UpstreamServer> {
  const documents = new Map<string, Served>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = `https:/${request.url}`;
    if (request.method === 'PUT') return void store(url, request, response);
    if (request.method === 'DELETE') return void response.writeHead(documents.delete(url) ? 204 : 404).end();
    requests.push(url);
    onRequest?.(url);
    if (delay > 0) return void setTimeout(() => respond(documents.get(url), request, response), delay);
    return respond(documents.get(url), request, response);
  });
  async function store(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    documents.set(url, await text(request));
    response.writeHead(204).end();
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  return {
    url: `http://${host}`,
    host,
    requests,
    serve: (url, document) => (document === undefined ? documents.delete(url) : documents.set(url, document)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function respond(document: Served | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (document === undefined) return void response.writeHead(404).end('{"message":"Not Found"}');
  if (typeof document === 'function') return void document(request, response);
  const content = typeof document === 'string' ? document : JSON.stringify(document);
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const isCompressed = request.headers['accept-encoding'] === 'gzip';
  response.writeHead(200, {
    etag,
    'content-type': typeof document === 'string' ? 'text/plain' : 'application/json',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  return void response.end(isCompressed ? gzipSync(content) : content);
}
