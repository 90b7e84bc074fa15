import type { FastifyInstance } from 'fastify';
import { isReadableFromAnyOrigin } from './cors.ts';
import { AppError } from '../errors.ts';

/**
 * Responds with 405 if the path exists but does not have the requested method, and with 204 to OPTIONS where pages of
 * any site may read. Both have an `Allow` header. Register it before every route, because it collects the routes.
 */
export function registerMethodCheck(app: FastifyInstance): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { is404, url, method } = request;
    if (!is404) return undefined;
    const [path = ''] = url.split('?', 1);
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => [...route.methods]);
    if (isReadableFromAnyOrigin(request)) methods.push('OPTIONS');
    const isPreflight = method === 'OPTIONS' && methods.includes(method);
    if (!isPreflight && (methods.every((name) => name === 'OPTIONS') || methods.includes(method))) return undefined;
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    if (isPreflight) return reply.code(204).send();
    throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
  });
}

/**
 * The regular expression of a route's URL. As in the router, `:id` (with or without its own pattern) matches one path
 * segment, and `*` matches the rest.
 */
function patternOf(url: string): RegExp {
  const source = url.replaceAll(/:\w+(?:\([^)]*\))?|\*|[.+?^${}()|[\]\\]/gu, (part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : `\\${part}`;
  });
  return new RegExp(`^${source}$`, 'u');
}
