import type { FastifyInstance } from 'fastify';

/** How much of a rejected body is read and discarded, in bytes. The request timeout limits how long this may take. */
const DISCARDED_MAX = 64 * 1024 * 1024;

/**
 * Reads the rest of a body that was refused. A connection that is closed while the client still sends is reset, and
 * the client loses the response. One piece of each connection is read in a turn of the event loop: Node would read up to
 * 2 MB of each, and everyone else would wait for seconds.
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
