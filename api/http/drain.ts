import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its next response as soon as `stopping` is aborted. Otherwise a proxy could reuse a
 * connection at the moment when the server closes it, and that request would fail.
 */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal): void {
  stopping.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
}
