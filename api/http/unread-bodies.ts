import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** In bytes: a client that sends more is disconnected. The request timeout limits the time. */
const DISCARDED_MAX = 64 * 1024 * 1024;
/** A client with more chunks of few bytes is disconnected: each costs as much as a large one. */
const SMALL_CHUNKS_MAX = 1000;
const SMALL_CHUNK_BYTES = 64;

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

export function hasUnusedBody({ method = '', headers }: IncomingMessage) {
  return (
    WITHOUT_BODY.has(method) &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

/**
 * Discards the rest of a body, in each turn of the event loop one chunk, or several small ones. Node would read up to 2 MB
 * of each connection, and other requests would wait for seconds.
 */
export function discardBody(request: IncomingMessage) {
  let bytes = 0;
  let chunks = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks += 1;
    if (bytes > DISCARDED_MAX || (chunks > SMALL_CHUNKS_MAX && bytes < chunks * SMALL_CHUNK_BYTES)) request.destroy();
    // A client with small chunks would be disconnected only after a thousand turns.
    if (chunk.length < SMALL_CHUNK_BYTES) return;
    request.pause();
    setImmediate(() => request.resume());
  });
  request.resume();
}

/** If the server closed the connection while the client sends, the client would lose the response. */
export function registerRefusedBodyReader(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete || hasUnusedBody(raw)) return;
    reply.removeHeader('connection');
    discardBody(raw);
  });
}
