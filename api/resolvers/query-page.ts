import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ASSETS = '/graphql/assets/';

const FIRST_QUERY = `# "Send request" asks for three browsers with their newest versions.
# "Docs" describes every type and field.

query Browsers {
  browsers(first: 3, sort: downloads) {
    totalCount
    nodes {
      id
      name { en zh }
      websiteUrl
      downloadCount
      tags { id label { en zh } color }
      platforms { platform count }
      versions(limit: 2) {
        totalCount
        nodes { id versionNumber platform releaseDate isLatest }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const OPTIONS = {
  baseURL: ASSETS,
  endpointURL: '/graphql',
  initialQuery: FIRST_QUERY,
  disableAccount: true,
  serveInitialOptionsInSeperateRequest: true,
};

/** The editor needs inline styles; scripts, workers and everything else come only from this site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves Altair, a page to try queries, when a person opens `/graphql` in a browser. `scope` must be the Fastify scope
 * with the route `/graphql`.
 */
export async function registerQueryPage(scope: FastifyInstance): Promise<void> {
  const page = renderAltair(OPTIONS);
  const sendPage = (reply: FastifyReply) =>
    reply
      .headers({ vary: 'accept', 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(page);
  scope.addHook('onRequest', async (request, reply) => (isPageRequest(request) ? sendPage(reply) : undefined));
  scope.get(`${ASSETS}initial_options.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(renderInitSnippet(OPTIONS)),
  );
  await scope.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: ASSETS,
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['index.html'],
  });
}

/** Whether a request comes from the address bar of a browser: it accepts HTML and has no query. */
function isPageRequest({ method, routeOptions, headers, query }: FastifyRequest): boolean {
  const acceptsPage =
    method === 'GET' && routeOptions.url === '/graphql' && (headers.accept ?? '').includes('text/html');
  return acceptsPage && typeof query === 'object' && query !== null && !('query' in query);
}
