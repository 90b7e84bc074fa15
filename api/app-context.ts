import type { FastifyRequest } from 'fastify';
import type { RequestQueue } from './http/request-queue.ts';
import type { HttpCache } from './cache/http-cache.ts';
import type { Services } from './services/create-services.ts';

/** What each interface of the product (GraphQL, REST, pages) is registered with. */
export interface AppContext {
  /** The services for one request, with the rights of whoever sent it. */
  servicesFor: (request: FastifyRequest) => Services;
  /** The services with nobody's rights: public pages show everyone the same. */
  servicesForVisitor: () => Services;
  /** The origin that visitors use; makes our own addresses absolute. */
  origin: string;
  /** Keeps what visitors read. */
  httpCache: HttpCache;
  /** What visitors' requests wait in before something is computed for them. */
  queue: RequestQueue;
}
