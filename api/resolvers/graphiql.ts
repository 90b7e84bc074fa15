import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROOT } from '../root.ts';

const BUILD_FOLDER = join(ROOT, 'dist/graphiql');

/** The editor needs inline styles; scripts, workers and everything else come only from this site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves GraphiQL, a page to try queries, when a person opens `/graphql` in a browser. `scope` must be the Fastify scope
 * with the route `/graphql`.
 */
export async function registerGraphiql(scope: FastifyInstance): Promise<void> {
  const page = readPage();
  scope.addHook('onRequest', async (request, reply) => (isPageRequest(request) ? sendPage(page, reply) : undefined));
  if (page === null) return;
  await scope.register(fastifyStatic, {
    root: BUILD_FOLDER,
    prefix: '/graphql/assets/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['index.html*', '**/*.{br,gz}'],
    maxAge: '365d',
    immutable: true,
  });
}

/** The HTML of the page; null if it was not built. */
function readPage(): string | null {
  const path = join(BUILD_FOLDER, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Whether a request comes from the address bar of a browser: it accepts HTML and has no query. */
function isPageRequest({ method, routeOptions, headers, query }: FastifyRequest): boolean {
  const acceptsPage = method === 'GET' && routeOptions.url === '/graphql' && (headers.accept ?? '').includes('text/html');
  return acceptsPage && typeof query === 'object' && query !== null && !('query' in query);
}

function sendPage(page: string | null, reply: FastifyReply): FastifyReply {
  reply.headers({ vary: 'accept', 'cache-control': 'no-cache' });
  if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('GraphiQL has not been built. Run npm run build.\n');
  return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page);
}
