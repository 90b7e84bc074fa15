import type { FastifyInstance } from 'fastify';
import { registerEntityTags } from './entity-tags.ts';
import type { CacheKeys } from './cache-keys.ts';

/**
 * For a response that is the same for every visitor. Browsers revalidate it. A proxy may use it for one second, for one
 * more while it revalidates, and for ten minutes while we are down.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600';
const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** For the routes that are registered on `app` later: the responses to visitors are shared if they are public. */
export function registerSharedRoutes(app: FastifyInstance, keys: CacheKeys) {
  app.addHook('onRoute', (route) => keys.addRoute(route));
  app.addHook('onSend', async ({ actor }, reply) => {
    if (actor !== 'visitor') reply.header('cache-control', PRIVATE_CACHE_CONTROL);
  });
  registerEntityTags(app);
}

/** For the routes that are registered on `app` later. */
export function registerPublicCacheControl(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PUBLIC_CACHE_CONTROL);
  });
}
