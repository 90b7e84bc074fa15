import http from 'node:http';
import https from 'node:https';
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { createHostQueue, type PauseStore } from './host-queue.ts';
import { toUpstreamError, UpstreamError } from './upstream-error.ts';

interface HttpRequest {
  url: string;
  /** The redirect of a POST is its response. */
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** The body of a POST. */
  content?: string;
  maxBytes: number;
  /** Instead of that of the client. */
  timeout?: number;
  /** The host whose turn and interval count instead. */
  copyOf?: string;
  signal?: AbortSignal;
}

export interface HttpResponse {
  status: number;
  url: string;
  /** Where permanent redirects (301, 308) led from the start; null without one. */
  movedTo: string | null;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  isTruncated: boolean;
}

export interface HttpClientOptions {
  /** Tells other hosts whose requests these are. */
  publicUrl: string;
  /** Hosts (`mirror.local`) or hosts with a port that may have a private address. */
  allowHosts: readonly string[];
  /** Sent to the code host's API only. */
  githubToken?: string;
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  proxy?: http.ProxyEnv;
  githubApi?: string;
  /** In milliseconds: until the response begins, and then for its body. */
  timeout?: number;
  /** Milliseconds between two requests to one host. */
  interval?: number;
  /** Without it, pauses end with the process. */
  pauses?: PauseStore;
  morePorts?: readonly number[];
  lookup?: LookupFunction;
}

const TIMEOUT = 20_000;
const INTERVAL = 1000;
/** Apple's search allows about 20 requests a minute. */
const SLOW_HOSTS: Readonly<Record<string, number>> = { 'itunes.apple.com': 3000 };
const REDIRECTS_MAX = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);
const GITHUB_API = 'https://api.github.com';

type Head = Pick<HttpResponse, 'status' | 'headers'>;

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * Sends requests to public addresses only, one at a time for each host. Throws UpstreamError without a response; an
 * aborted request throws the signal's reason.
 */
export function createHttpClient(options: HttpClientOptions) {
  const { timeout = TIMEOUT, interval, githubApi = GITHUB_API, githubToken, publicUrl } = options;
  const lookup = publicLookup(options.lookup ?? systemLookup);
  const queue = createHostQueue((host) => interval ?? SLOW_HOSTS[host] ?? INTERVAL, options.pauses);
  const agentFor = createAgents(options);
  const closing = new AbortController();

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const signal = request.signal ? AbortSignal.any([closing.signal, request.signal]) : closing.signal;
    let hasResponse = false;
    try {
      let url = parseUrl(request.url);
      let movedTo: string | null = null;
      let isPermanent = true;
      for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
        const current = url;
        const agent = agentFor(current);
        const host = redirects === 0 ? (request.copyOf ?? current.host) : current.host;
        const onHead = async (head: Head) => {
          hasResponse = true;
          const pause = requestedPause(head);
          if (pause > 0) await queue.pause(host, pause);
        };
        const response = await queue.run(host, signal, async () =>
          exchange(current, { agent, onHead }, request, signal),
        );
        const location = locationOf(response);
        if (location === undefined || request.method === 'POST') return { ...response, url: current.href, movedTo };
        url = parseUrl(location, current);
        isPermanent &&= PERMANENT.has(response.status);
        if (isPermanent) movedTo = url.href;
      }
      throw new UpstreamError('tooManyRedirects');
    } catch (error) {
      if (error instanceof UpstreamError) error.hasResponse = hasResponse;
      throw error;
    }
  }

  /** The body of a redirect is not read. */
  async function exchange(
    url: URL,
    { agent, onHead }: { agent: http.Agent; onHead: (head: Head) => Promise<void> },
    request: HttpRequest,
    outer: AbortSignal,
  ) {
    const tooLong = new AbortController();
    const signal = AbortSignal.any([outer, tooLong.signal]);
    const timer = setTimeout(() => tooLong.abort(new UpstreamError('timeout')), request.timeout ?? timeout);
    try {
      // The length of a file is that of the file itself, not of a compressed form.
      const isCompressible = request.maxBytes > 0 && !request.headers?.range;
      const headers = { ...headersFor(url), ...(isCompressible && { 'accept-encoding': 'gzip' }), ...request.headers };
      const sent = { method: request.method ?? 'GET', agent, headers, signal, lookup };
      const response = await open(url, sent, request.content);
      const head = { status: response.statusCode ?? 0, headers: response.headers };
      await onHead(head);
      timer.refresh();
      const chunks: Buffer[] = [];
      const isTruncated = await read(decoded(response), locationOf(head) === undefined ? request.maxBytes : 0, chunks);
      return { ...head, body: Buffer.concat(chunks), isTruncated };
    } catch (error) {
      throw signal.aborted ? signal.reason : toUpstreamError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function headersFor(url: URL) {
    const headers = { 'user-agent': `AI-Browser-Catalogue (+${publicUrl})`, accept: '*/*' };
    return githubToken && url.origin === githubApi ? { ...headers, authorization: `Bearer ${githubToken}` } : headers;
  }

  return { send, close: () => closing.abort(new UpstreamError('connection')) };
}

/**
 * Throws UpstreamError for a port or a scheme that is not allowed. The agent refuses each address that is not public,
 * also behind a name.
 */
function createAgents({ allowHosts, proxy: proxyEnv, morePorts = [] }: HttpClientOptions): (url: URL) => http.Agent {
  const publicOnly = {
    'http:': new RequestFilteringHttpAgent({ proxyEnv }),
    'https:': new RequestFilteringHttpsAgent({ proxyEnv }),
  };
  const anyAddress = { 'http:': new http.Agent({ proxyEnv }), 'https:': new https.Agent({ proxyEnv }) };
  return ({ protocol, hostname, port }) => {
    if (protocol !== 'http:' && protocol !== 'https:') throw new UpstreamError('refusedAddress');
    const portNumber = Number(port) || (protocol === 'https:' ? 443 : 80);
    const isWebPort = [80, 443, ...morePorts].includes(portNumber);
    if (allowHosts.includes(`${hostname}:${portNumber}`) || (isWebPort && allowHosts.includes(hostname)))
      return anyAddress[protocol];
    if (!isWebPort || isIpv4Compatible(hostname.replace(/^\[|\]$/gu, ''))) throw new UpstreamError('refusedAddress');
    return publicOnly[protocol];
  };
}

const IPV4_COMPATIBLE = new BlockList();
IPV4_COMPATIBLE.addSubnet('::', 96, 'ipv6');

/** ::a.b.c.d (RFC 4291, 2.5.5.1), which request-filtering-agent 3.2.1 takes for public. It knows `::` and `::1`. */
function isIpv4Compatible(address: string) {
  return isIPv6(address) && IPV4_COMPATIBLE.check(address, 'ipv6') && address !== '::' && address !== '::1';
}

/** The agent refuses every other address that is not public. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (host, options, callback) =>
    lookup(host, options, (error, found, family) => {
      const isRefused =
        !error &&
        (typeof found === 'string' ? isIpv4Compatible(found) : found.some(({ address }) => isIpv4Compatible(address)));
      callback(isRefused ? new UpstreamError('refusedAddress') : error, found, family);
    });
}

/** Without a name and a password, which would be sent to the host. */
function parseUrl(text: string, base?: URL) {
  const url = URL.parse(text, base);
  if (url === null) throw new UpstreamError('refusedAddress');
  url.username = '';
  url.password = '';
  return url;
}

async function open(url: URL, options: https.RequestOptions, content = ''): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? https : http).request(url, options, resolve).on('error', reject).end(content);
  });
}

/** Reads at most `maxBytes`. Returns whether there was more. */
async function read(body: Readable, maxBytes: number, chunks: Buffer[]) {
  if (maxBytes === 0) {
    body.destroy();
    return false;
  }
  let left = maxBytes;
  const parts: AsyncIterable<Buffer> = body;
  for await (const chunk of parts) {
    if (left > 0) chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left < 0) return true;
  }
  return false;
}

/** The limit of bytes counts what was decompressed. */
function decoded(response: http.IncomingMessage) {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // The errors of both streams reach the one that is read.
  return pipeline(response, createGunzip(), () => undefined);
}

function locationOf({ status, headers }: Head) {
  return REDIRECTS.has(status) ? headers.location : undefined;
}

/** In milliseconds: `Retry-After`, or GitHub's own header. */
function requestedPause({ status, headers }: Head) {
  if (status !== 429 && status !== 503 && status !== 403) return 0;
  const { 'retry-after': retryAfter } = headers;
  if (retryAfter !== undefined)
    return /^\d+$/u.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now() || 0;
  if (headers['x-ratelimit-remaining'] !== '0') return 0;
  return Number(headers['x-ratelimit-reset']) * 1000 - Date.now();
}
