import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';
import { isReadableFromAnyOrigin } from './cors.ts';

/** 405 for a method that a path does not have; 204 for OPTIONS where any site may read. Knows the routes that come later. */
export const methodCheck = fastifyPlugin(
  async (app) => {
    const routes: { pattern: RegExp; methods: string[] }[] = [];
    app.addHook('onRoute', ({ url, method }) => {
      routes.push({ pattern: patternOf(url), methods: [method].flat() });
    });
    app.addHook('onRequest', async (request, reply) => {
      const { is404, url, method } = request;
      if (!is404) return undefined;
      const [path = ''] = url.split('?', 1);
      const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
      if (isReadableFromAnyOrigin(request)) methods.push('OPTIONS');
      const isPreflight = method === 'OPTIONS' && methods.includes(method);
      if (!isPreflight && (methods.every((name) => name === 'OPTIONS') || methods.includes(method))) return undefined;
      reply.header('allow', [...new Set(methods)].sort().join(', '));
      if (isPreflight) return reply.code(204).send();
      throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
    });
  },
  { name: 'method-check', dependencies: ['cors'] },
);

/** As in the router, `:id` matches one segment, and `*` the rest. URLPattern takes 40 times as long. */
function patternOf(url: string) {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment);
  });
  return new RegExp(`^${segments.join('/')}$`, 'u');
}
