import type { FastifyInstance } from 'fastify';

/**
 * How long running requests may take after the app begins to close, in milliseconds: less than the 10 seconds that
 * Docker waits before it kills the process.
 */
const CLOSING_TIMEOUT = 8000;

/**
 * Closes all open connections 8 seconds after the app begins to close, because a closing Node server waits for every
 * connection and no longer applies its request timeout.
 */
export function registerConnectionTimeouts(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_TIMEOUT);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
