import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../database/revision.ts';
import { AppError } from '../errors.ts';
import { handleSequentially } from '../http/pipelining.ts';
import { QUEUE_RETRY_SECONDS } from '../http/request-queue.ts';
import { discardBody, hasUnusedBody } from '../http/unread-bodies.ts';
import { knownUrl, type CacheKeys } from './cache-keys.ts';
import type { PendingResponse, ResponseCache, Unshared } from './response-cache.ts';
import { CONNECTION_HEADERS, createCachedResponse, type CachedResponse } from './cached-response.ts';

/**
 * For a response that is the same for every visitor. Browsers revalidate it. A proxy may use it for one second, for one
 * more while it revalidates, and for ten minutes while we are down.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600';
const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** For the response that another request computes, in milliseconds. */
const MAX_WAIT = 10_000;

export type HttpCache = ReturnType<typeof createHttpCache>;

/** For the routes that are registered on `app` later. */
export function registerPublicCacheControl(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE_CONTROL);
  });
}

export function createHttpCache(cache: ResponseCache, keys: CacheKeys, freshness: () => Freshness = () => 'fresh') {
  const computing = new WeakMap<FastifyRequest, PendingResponse>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isClosing = false;

  /** Sends the cached response, waits for that of another request, or lets this request compute it. */
  async function sendOrCompute(request: FastifyRequest, reply: FastifyReply, key: string) {
    for (;;) {
      const pending = cache.findPending(key);
      const now = freshness();
      const cached = cache.find(key, now);
      // No `await` before `start`, so that only one request computes.
      if (!cached && !pending) break;
      const response = cached ?? (await pending?.response);
      if (typeof response === 'object') {
        reply.hijack();
        return response.send(request.raw, reply.raw, cached && now);
      }
      if (reply.raw.destroyed) return void reply.hijack();
      if (response === 'unavailable')
        throw new AppError('UNAVAILABLE', 'unavailable', { retryAfter: QUEUE_RETRY_SECONDS });
      if (response === 'private') return;
      // After `abandoned`, one of the waiting requests computes the response for all.
    }
    const own = cache.start(key);
    computing.set(request, own);
    const timer = setTimeout(() => own.resolve('private'), MAX_WAIT).unref();
    void own.response.then(() => clearTimeout(timer));
  }

  async function store(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    if (request.actor !== 'visitor') reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    const pending = computing.get(request);
    if (!pending && reply.hasHeader('etag')) return sendWithEntityTag(request, reply, payload);
    // Node writes a buffer much faster than a string.
    if (!pending) return bodyOf(payload) ?? payload;
    const response = toCachedResponse(request, reply, payload);
    pending.resolve(response ?? unsharedKind(reply));
    return response ? sendCached(response, request, reply) : payload;
  }

  return {
    /** Fastify's `serverFactory`: cached responses are sent before the routes run. */
    createServer(
      this: void,
      routes: RequestListener,
      {
        http,
        keepAliveTimeout,
        requestTimeout,
      }: { http?: ServerOptions | null; keepAliveTimeout?: number; requestTimeout?: number },
    ): Server {
      return createServer(
        { ...http, keepAliveTimeout, requestTimeout },
        handleSequentially((request, response) => {
          if (hasUnusedBody(request)) discardBody(request);
          const isVisitor = !isClosing && !keys.hasSession(request);
          const key = isVisitor ? keys.forRead(request) : null;
          const now = freshness();
          const cached = key === null ? undefined : cache.find(key, now);
          if (cached) void cached.send(request, response, now);
          else if (isVisitor && keys.isGraphPost(request)) sendOperation(request, response, routes);
          else routes(request, response);
        }),
      );
    },

    /** For the routes that are registered on `app` later. */
    cacheReads(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        const { method, headers } = request.raw;
        const key = request.actor === 'visitor' ? keys.forRead({ method, headers, url: knownUrl(request) }) : null;
        if (key !== null) await sendOrCompute(request, reply, key);
      });
      app.addHook('onSend', store);
    },

    cacheOperations(app: FastifyInstance) {
      app.addHook('preParsing', async (request, reply, payload) => {
        if (request.actor !== 'visitor' || !keys.isGraphPost(request.raw)) return payload;
        const body = bodies.get(request.raw) ?? (await buffer(payload));
        await sendOrCompute(request, reply, keys.forOperation(request.raw, body.toString()));
        return Readable.from(body, { objectMode: false });
      });
    },

    /** Only the routes close connections. */
    close() {
      isClosing = true;
    },
  };

  function sendOperation(request: IncomingMessage, response: ServerResponse, routes: RequestListener) {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      const now = freshness();
      const cached = cache.find(keys.forOperation(request, body.toString()), now);
      if (cached) return cached.send(request, response, now);
      bodies.set(request, body);
      return routes(request, response);
    });
  }
}

function unsharedKind({ statusCode, raw }: FastifyReply): Unshared {
  if (statusCode !== 503) return 'private';
  return raw.destroyed ? 'abandoned' : 'unavailable';
}

/** The response for the cache; null unless it is public. */
function toCachedResponse({ method, actor }: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isPublic =
    reply.statusCode === 200 &&
    actor === 'visitor' &&
    reply.getHeader('cache-control') === PUBLIC_CACHE_CONTROL &&
    !reply.hasHeader('set-cookie');
  const body = isPublic ? bodyOf(payload) : null;
  if (!body) return null;
  const vary = ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', ');
  // Only this cache can tell POST bodies apart.
  const headers = method === 'POST' ? { 'cache-control': 'no-store' } : { vary };
  return createCachedResponse(body, { ...headersOf(reply), ...headers }, method !== 'POST');
}

/** For a response that is not cached: with an entity tag, or a 304 if the client has it. */
export async function sendWithEntityTag(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const body = bodyOf(payload);
  return body ? sendCached(createCachedResponse(body, headersOf(reply)), request, reply) : payload;
}

/** Null for a stream. */
function bodyOf(payload: unknown) {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}

export function headersOf(reply: FastifyReply) {
  return reply.getHeaders() as OutgoingHttpHeaders; // Fastify's type allows more names
}

async function sendCached(response: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = await response.responseTo(request.raw);
  if (status === 304)
    for (const name of Object.keys(reply.getHeaders())) if (!CONNECTION_HEADERS.has(name)) reply.removeHeader(name);
  reply.code(status).headers(headers);
  return body;
}
