import type { FastifyInstance } from 'fastify';

/** How much of a rejected body is read and discarded, in bytes. The request timeout limits how long this may take. */
const DISCARDED_MAX = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a rejected body. If the server closed the connection while the client still sends, the
 * connection would be reset and the client would lose the response. Only one chunk of each connection is read in each
 * turn of the event loop: Node would read up to 2 MB of each connection, and all other requests would wait for seconds.
 */
export function registerRefusedBodyReader(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete) return;
    reply.removeHeader('connection');
    let discarded = 0;
    raw.unpipe();
    raw.on('data', (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > DISCARDED_MAX) raw.destroy();
      raw.pause();
      setImmediate(() => raw.resume());
    });
    raw.resume();
  });
}
