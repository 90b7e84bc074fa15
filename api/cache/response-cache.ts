import {
  createServer,
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../database/revision.ts';
import type { CacheKeys } from './cache-keys.ts';
import { createCachedResponse, type CachedResponse } from './cached-response.ts';
import { PUBLIC_CACHE_CONTROL } from './shared-routes.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** Large enough for the list of 20,000 browsers. */
export const MAX_ENTRY_BYTES = 40 * 1024 * 1024;
/** For the response that another request computes, in milliseconds. */
const MAX_WAIT = 10_000;
/** How long the body of a GET may go on after the response, in milliseconds. */
const MAX_UNREAD = 1000;
/** A client that sends more requests before the responses is disconnected. */
const MAX_AHEAD = 20;

export type ResponseCache = ReturnType<typeof createResponseCache>;
export type CacheStatistics = Pick<ResponseCache, 'counts' | 'staleResponses'>;

interface Options {
  keys: CacheKeys;
  /** Whether the session cookie of a request, if it has one, is that of an open session. */
  hasSession: (request: IncomingMessage) => Promise<boolean>;
  freshness?: () => Freshness;
  maxBytes?: number;
  clock?: () => number;
}

/** Null unless all visitors get the same response. */
type Shared = { headers: OutgoingHttpHeaders; body: Buffer } | null;

/** Hands what all visitors get to the cache, which sends it, and everything else to the client. */
class SharedResponse extends ServerResponse {
  onResponse: ((shared: Shared) => void) | undefined;
  #held: OutgoingHttpHeaders | undefined;

  #take(shared: Shared) {
    const take = this.onResponse;
    this.onResponse = undefined;
    this.#held = undefined;
    take?.(shared);
  }

  override writeHead(
    status: number,
    first?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    second?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) {
    const headers = Object(first) as OutgoingHttpHeaders; // Fastify sends an object
    if (this.onResponse && status === 200 && isShared(headers)) {
      this.#held = headers;
      return this;
    }
    this.#take(null);
    return typeof first === 'string' ? super.writeHead(status, first, second) : super.writeHead(status, first);
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void) {
    if (!this.#held) return super.end(chunk, encoding as BufferEncoding, done); // one of the types of the base class
    this.#take({ headers: this.#held, body: Buffer.from(chunk as Buffer) }); // has a length, so is no stream
    return this;
  }
}

function isShared(headers: OutgoingHttpHeaders) {
  return (
    headers['cache-control'] === PUBLIC_CACHE_CONTROL &&
    headers['set-cookie'] === undefined &&
    Number(headers['content-length']) <= MAX_ENTRY_BYTES
  );
}

/** Stands before Fastify, and lets one request compute what many request at once. All entries are of one revision. */
export function createResponseCache({ keys, hasSession, freshness = () => 'fresh', ...options }: Options) {
  const { maxBytes = MAX_BYTES, clock = Date.now } = options;
  const counts = { hit: 0, miss: 0, wait: 0 };
  const entries = new LRUCache<string, { response: CachedResponse; expiresAt: number }>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, MAX_ENTRY_BYTES),
    sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
  });
  const computing = new Map<string, Promise<CachedResponse | 'private' | 'abandoned'>>();
  let isClosing = false;
  let staleResponses = 0;

  function find(key: string, now: Freshness) {
    const entry = entries.get(key);
    // Without the database, an old page is better than none.
    if (!entry || now === 'unknown' || (now === 'fresh' && entry.expiresAt <= clock())) return undefined;
    counts.hit += 1;
    if (now === 'stale') staleResponses += 1;
    return entry.response;
  }

  /** `pass` lets Fastify respond. */
  async function respond(key: string, request: IncomingMessage, response: SharedResponse, pass: () => void) {
    const now = freshness();
    const cached = find(key, now);
    if (cached) return cached.send(request, response, now);
    const other = computing.get(key);
    if (!other) return compute(key, request, response, pass);
    counts.wait += 1;
    const shared = await other;
    if (shared === 'abandoned') return respond(key, request, response, pass);
    return shared === 'private' ? pass() : shared.send(request, response);
  }

  function compute(key: string, request: IncomingMessage, response: SharedResponse, pass: () => void) {
    counts.miss += 1;
    const { promise, resolve } = Promise.withResolvers<CachedResponse | 'private' | 'abandoned'>();
    const { method, headers } = request;
    const end = () => computing.get(key) === promise && computing.delete(key);
    const timer = setTimeout(() => end() && resolve('private'), MAX_WAIT).unref();
    response.onResponse = (shared) => {
      clearTimeout(timer);
      const isCurrent = end();
      if (!shared) return resolve(response.destroyed ? 'abandoned' : 'private');
      const vary = ['accept-encoding', shared.headers.vary].filter(Boolean).join(', ');
      // Only this cache can tell bodies of requests apart.
      const own = method === 'POST' ? { 'cache-control': 'no-store', etag: undefined } : { vary };
      const computed = createCachedResponse(shared.body, { ...shared.headers, ...own });
      // Otherwise the revision is a new one.
      if (isCurrent) entries.set(key, { response: computed, expiresAt: clock() + computed.maxAge });
      resolve(computed);
      const { 'x-request-id': id } = shared.headers;
      return void computed.send({ method, headers }, response, 'fresh', id === undefined ? {} : { 'x-request-id': id });
    };
    computing.set(key, promise);
    // Fastify sends the whole response, of which each client gets what it needs.
    const { 'if-none-match': _known, ...others } = headers;
    request.headers = { ...others, 'accept-encoding': 'identity' };
    if (method === 'HEAD') request.method = 'GET';
    pass();
  }

  return {
    counts,

    get staleResponses() {
      return staleResponses;
    },

    get bytes() {
      return entries.calculatedSize;
    },

    /** There is a new revision. */
    clear() {
      entries.clear();
      computing.clear();
    },

    /** Only Fastify closes connections. */
    close() {
      isClosing = true;
    },

    /** Fastify's `serverFactory`. */
    createServer(this: void, routes: RequestListener, { http, ...settings }: ServerOptions & { http?: ServerOptions }) {
      const answer = (key: string, request: IncomingMessage, response: SharedResponse) => {
        if (request.method !== 'POST') return void respond(key, request, response, () => routes(request, response));
        return readBody(request, (body) => {
          const pass = () => {
            request.unshift(body);
            routes(request, response);
          };
          void respond(`${key}\n${body.toString()}`, request, response, pass);
        });
      };
      // Only its constructor has a narrower type.
      return createServer(
        { ...http, ...settings, ServerResponse: SharedResponse as typeof ServerResponse },
        (request, response) => {
          if (isTooFarAhead(request, response)) return;
          if (hasUselessBody(request)) response.once('finish', () => endUnread(request));
          const key = isClosing ? null : keys.keyOf(request);
          if (key === null || !(response instanceof SharedResponse)) routes(request, response);
          else if (!keys.hasSessionCookie(request)) answer(key, request, response);
          else
            hasSession(request).then(
              (isOpen) => (isOpen ? routes(request, response) : answer(key, request, response)),
              () => routes(request, response),
            );
        },
      );
    },
  };
}

/** The length of the body is known. Fastify reads it too, after `unshift`. */
function readBody(request: IncomingMessage, done: (body: Buffer) => void) {
  const read = () => {
    const body = request.read(Number(request.headers['content-length'])) as Buffer | null; // no encoding is set
    if (!body) return;
    request.off('readable', read);
    done(body);
  };
  request.on('readable', read);
}

const ahead = new WeakMap<Socket, number>();

/** Node emits all requests of one packet at once. The response to one that is sent ahead has no socket yet. */
function isTooFarAhead({ socket }: IncomingMessage, response: ServerResponse) {
  if (response.socket) return false;
  const count = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, count);
  response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  if (count > MAX_AHEAD) socket.destroy();
  return socket.destroyed;
}

/** Node reads and discards a body that no route has read. A client that goes on sending is disconnected. */
function endUnread(request: IncomingMessage) {
  if (!request.complete) setTimeout(() => request.complete || request.destroy(), MAX_UNREAD).unref();
}

function hasUselessBody({ method, headers }: IncomingMessage) {
  return (
    (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
