import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOOL_POLICY } from '../http/security-headers.ts';

const ASSETS = '/graphql/assets/';

const FIRST_QUERY = `# "Docs" describes every type and field.

query Browsers {
  browsers(first: 3, sort: downloads) {
    totalCount
    nodes {
      name { en zh }
      platforms { platform count }
    }
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

/**
 * Altair, a page to try queries, for a person who opens `/graphql` in a browser. `scope` must have the route
 * `/graphql`.
 */
export async function registerQueryPage(scope: FastifyInstance) {
  const page = renderAltair(OPTIONS);
  const sendPage = (reply: FastifyReply) =>
    reply
      .headers({
        vary: 'accept',
        'cache-control': 'no-cache',
        'content-security-policy': `${TOOL_POLICY}; worker-src 'self'; base-uri 'self'`,
      })
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

/** From the address bar of a browser: HTML is accepted, and there is no query. */
function isPageRequest({ method, routeOptions, headers, query }: FastifyRequest) {
  const acceptsPage =
    method === 'GET' && routeOptions.url === '/graphql' && (headers.accept ?? '').includes('text/html');
  return acceptsPage && typeof query === 'object' && query !== null && !('query' in query);
}
