import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isPagePath } from '#rules/pages.ts';
import { withoutOrigin } from '../cache/cache-keys.ts';
import { AppError } from '../errors.ts';
import { ANY_ORIGIN_HEADERS, isReadableFromAnyOrigin } from './cors.ts';
import { sendError } from './error-responses.ts';

export function rewriteUrl(url: string) {
  const path = withoutOrigin(url);
  // An asterisk or another scheme names no page.
  if (!path.startsWith('/')) return '/404';
  return isPagePath(path) ? decodableUrl(path) : path;
}

/** The router refuses a path that it cannot decode. Escaped, it gets the 404 page. */
function decodableUrl(url: string) {
  const [path = ''] = url.split('?', 1);
  try {
    // The bundler removes calls whose result is unused.
    return decodeURIComponent(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Below /api such a URL reaches neither a route nor the error handler. */
export function sendBadUrlError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isReadableFromAnyOrigin(request)) reply.headers(ANY_ORIGIN_HEADERS);
  sendError(new AppError('BAD_REQUEST', 'invalidRequest'), request, reply);
}

/** Refuses NUL in a query, as in a body; on a page U+FFFD, which no text contains, replaces it. */
export const queryCheck = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ method, url }, reply): Promise<FastifyReply | undefined> => {
      const start = url.indexOf('?');
      if (start < 0 || !url.includes('%00', start)) return undefined;
      if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(url))
        throw new AppError('BAD_REQUEST', 'invalidRequest');
      // A path such as //host would lead to another site.
      return reply.redirect(url.slice(start).replaceAll('%00', '%EF%BF%BD'));
    });
  },
  { name: 'query-check', dependencies: ['cors'] },
);
