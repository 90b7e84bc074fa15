import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleInTurn } from '../http/pipelining.ts';
import type { CacheKeys } from './cache-keys.ts';
import type { PendingResponse, Freshness, ResponseCache } from './response-cache.ts';
import { CONNECTION_HEADERS, CachedResponse } from './cached-response.ts';

/**
 * What a read says that everyone may keep. Browsers always ask again, and mostly get a 304; a proxy in front may answer
 * by itself for a second, for another one while it asks, and for ten minutes where nobody answers it.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600';
const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** How long a computation may keep others waiting, in milliseconds. */
const LONGEST_WAIT = 10_000;

export interface HttpCache {
  /** Makes the server, with Fastify's options for it: what is kept is answered before the routes. */
  createServer(this: void, routes: RequestListener, options: { http?: ServerOptions | null; keepAliveTimeout?: number; requestTimeout?: number }): Server;
  /** Keeps what the routes registered on `app` after this call answer as PUBLIC. */
  cacheReads(app: FastifyInstance): void;
  /** The same for operations of the graph that come in a body. */
  cacheOperations(app: FastifyInstance): void;
  /** Leaves everything to the routes from now on: they know that the server is closing. */
  close(): void;
}

/** Says of the routes registered on `app` after this call that their answers are the same for everyone. */
export function registerPublicCacheControl(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE_CONTROL);
  });
}

/** The cache as it stands before the routes, and in them. `freshness` says how far what is kept can be relied on now. */
export function createHttpCache(cache: ResponseCache, keys: CacheKeys, freshness: () => Freshness = () => 'fresh'): HttpCache {
  const leading = new WeakMap<FastifyRequest, PendingResponse>();
  /** Bodies that were read before the routes. */
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isClosing = false;

  /** Answers what is kept, waits for whoever computes the same, or computes it for all who come meanwhile. */
  async function answerOrLead(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
    const flight = cache.findPending(key);
    const now = freshness();
    const kept = cache.find(key, now);
    const answer = kept ?? (await flight?.response);
    if (answer) {
      reply.hijack();
      answer.send(request.raw, reply.raw, kept && now);
      return;
    }
    // Whoever hung up while waiting needs no answer; everyone else computes it alone.
    if (flight) return reply.raw.destroyed ? void reply.hijack() : undefined;
    const own = cache.start(key);
    leading.set(request, own);
    // The answer comes even when the one who asked for it has hung up; nobody waits for ever for one that does not.
    const timer = setTimeout(() => own.resolve(null), LONGEST_WAIT).unref();
    void own.response.then(() => clearTimeout(timer));
  }

  /** Turns what a route answered into what is kept, and sends that. */
  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (request.actor !== 'visitor') reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    const flight = leading.get(request);
    if (!flight) return reply.hasHeader('etag') ? sendWithEntityTag(request, reply, payload) : toBytes(payload);
    const answer = toCachedResponse(request, reply, payload);
    await answer?.prepareFor(request.raw);
    flight.resolve(answer);
    return answer ? sendFirst(answer, request, reply) : payload;
  }

  return {
    createServer(routes, { http, keepAliveTimeout = 0, requestTimeout = 0 }) {
      const server = createServer({ ...http }, handleInTurn((request, response) => {
        // Who has a session cookie is known in the routes only.
        const isVisitor = !isClosing && !keys.hasSession(request);
        const key = isVisitor ? keys.forRead(request) : null;
        const now = freshness();
        const kept = key === null ? undefined : cache.find(key, now);
        if (kept) kept.send(request, response, now);
        else if (isVisitor && keys.isGraphPost(request)) answerOperation(request, response, routes);
        else routes(request, response);
      }));
      return Object.assign(server, { keepAliveTimeout, requestTimeout });
    },

    cacheReads(app) {
      app.addHook('onRequest', async (request, reply) => {
        const key = request.actor === 'visitor' ? keys.forRead(request.raw) : null;
        if (key !== null) await answerOrLead(request, reply, key);
      });
      app.addHook('onSend', keep);
    },

    cacheOperations(app) {
      app.addHook('preParsing', async (request, reply, payload) => {
        if (request.actor !== 'visitor' || !keys.isGraphPost(request.raw)) return payload;
        const body = bodies.get(request.raw) ?? (await buffer(payload));
        await answerOrLead(request, reply, keys.forOperation(request.raw, body.toString()));
        return streamOf(body);
      });
    },

    close() {
      isClosing = true;
    },
  };

  /** Reads an operation and answers it, or hands both on. */
  function answerOperation(request: IncomingMessage, response: ServerResponse, routes: RequestListener): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      const now = freshness();
      const kept = cache.find(keys.forOperation(request, body.toString()), now);
      if (kept) return kept.send(request, response, now);
      bodies.set(request, body);
      return routes(request, response);
    });
  }
}

/** Node takes several times as long to encode a text while it writes it. */
function toBytes(payload: unknown): unknown {
  return typeof payload === 'string' ? Buffer.from(payload) : payload;
}

/** The answer as everyone may have it; null for one that is no one else's business. */
function toCachedResponse({ method, actor }: FastifyRequest, reply: FastifyReply, payload: unknown): CachedResponse | null {
  const isPublic = reply.statusCode === 200 && actor === 'visitor' && reply.getHeader('cache-control') === PUBLIC_CACHE_CONTROL && !reply.hasHeader('set-cookie');
  if (!isPublic || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return null;
  const vary = ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', ');
  // Only we keep the answer to a POST: others could not tell one from another.
  const headers = method === 'POST' ? { 'cache-control': 'no-store' } : { vary };
  return new CachedResponse(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers }, method !== 'POST'); // Fastify names more header names than there are
}

/** Sends one record, which nobody keeps, with an entity tag for its encoding; a 304 where the client has it already. */
export async function sendWithEntityTag(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  const answer = new CachedResponse(Buffer.from(payload), reply.getHeaders() as OutgoingHttpHeaders); // Fastify names more header names than there are
  await answer.prepareFor(request.raw);
  return sendFirst(answer, request, reply);
}

/** Sends an answer to the one who made it, by way of the routes' own hooks. */
function sendFirst(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply): Buffer | null {
  const { status, headers, body } = answer.responseTo(request.raw);
  if (status === 304) for (const name of Object.keys(reply.getHeaders())) if (!CONNECTION_HEADERS.has(name)) reply.removeHeader(name);
  reply.code(status).headers(headers);
  return body;
}

function streamOf(body: Buffer): Readable {
  return new Readable({
    read() {
      this.push(body);
      this.push(null);
    },
  });
}
