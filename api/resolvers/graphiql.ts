import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROOT } from '../root.ts';

const BUILT = join(ROOT, 'dist/graphiql');

/** The editor sets styles of its own; scripts, workers and everything else come from this site alone. */
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
 * Answers people who open `/graphql` in a browser with a page to explore the graph. Call it on the scope in which the
 * graph itself is served.
 */
export async function serveGraphiql(graph: FastifyInstance): Promise<void> {
  const page = readPage();
  graph.addHook('onRequest', async (request, reply) => (isVisit(request) ? sendPage(page, reply) : undefined));
  if (page === null) return;
  await graph.register(fastifyStatic, {
    root: BUILT,
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

/** The built page; null when it has not been built. */
function readPage(): string | null {
  const path = join(BUILT, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** A browser's address bar asks for a page and brings no query. */
function isVisit({ method, routeOptions, headers, query }: FastifyRequest): boolean {
  const asksForPage = method === 'GET' && routeOptions.url === '/graphql' && (headers.accept ?? '').includes('text/html');
  return asksForPage && typeof query === 'object' && query !== null && !('query' in query);
}

function sendPage(page: string | null, reply: FastifyReply): FastifyReply {
  reply.headers({ vary: 'accept', 'cache-control': 'no-cache' });
  if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('The page to explore the graph has not been built: npm run build makes it.\n');
  return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page);
}
