import type { FastifyRequest } from 'fastify';
import type { RequestQueue } from './http/request-queue.ts';
import type { HttpCache } from './cache/http-cache.ts';
import type { Actor } from './services/context.ts';
import type { Services } from './services/create-services.ts';

export interface AppContext {
  /** The services for one request, with the permissions of its sender, or of `actor` for a field of GraphQL. */
  servicesFor: (request: FastifyRequest, actor?: Actor) => Services;
  /** The services with a visitor's permissions, because public pages are the same for everyone. */
  servicesForVisitor: () => Services;
  /**
   * The services of a visitor who sees drafts and scheduled records as if they were public, for the administrator's
   * preview of a page.
   */
  servicesForPreview: () => Services;
  /** The origin that visitors use, such as `https://browsers.example`. It makes our own URLs absolute. */
  origin: string;
  httpCache: HttpCache;
  queue: RequestQueue;
}
