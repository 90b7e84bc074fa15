import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its next response from the moment that `stopping` is aborted, so that a proxy keeps none
 * which the end of the server would cut off.
 */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal): void {
  stopping.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
}
