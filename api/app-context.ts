import type { FastifyRequest } from 'fastify';
import type { RequestQueue } from './http/request-queue.ts';
import type { CacheKeys } from './cache/cache-keys.ts';
import type { Actor } from './services/context.ts';
import type { Services } from './services/create-services.ts';

export interface AppContext {
  /** The services of one request, with the permissions of its sender, or of `actor`. */
  servicesFor: (request: FastifyRequest, actor?: Actor) => Services;
  /** Public pages are the same for everyone. */
  servicesForVisitor: () => Services;
  /** A visitor who sees drafts and scheduled records as if they were public. */
  servicesForPreview: () => Services;
  /** The origin that visitors use, such as `https://browsers.example`. */
  origin: string;
  cacheKeys: CacheKeys;
  queue: RequestQueue;
}
