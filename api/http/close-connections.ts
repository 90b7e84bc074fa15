import type { FastifyInstance } from 'fastify';

/** How long requests may take once the app is closing, in milliseconds: less than the 10 seconds that Docker waits. */
const CLOSING_TIMEOUT = 8000;

/**
 * Closes the connections that are still open a while after the app began to close. Node's server waits for all of
 * them, and no longer looks for requests that take too long.
 */
export function registerConnectionTimeouts(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_TIMEOUT);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
