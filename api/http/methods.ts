import type { FastifyInstance } from 'fastify';
import { isReadableFromAnyOrigin } from './cors.ts';
import { AppError } from '../errors.ts';

/** Answers a known address that was asked by a method it has not with 405 and the methods it has. Call it before any route is there. */
export function registerMethodCheck(app: FastifyInstance): void {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    known.set(url, route);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { is404, url, method } = request;
    if (!is404) return;
    const [path = ''] = url.split('?', 1);
    const methods = [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap((route) => [...route.methods]);
    if (methods.length === 0 || methods.includes(method)) return;
    if (isReadableFromAnyOrigin(request)) methods.push('OPTIONS');
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    throw new AppError('METHOD_NOT_ALLOWED', 'methodNotAllowed');
  });
}

/** An address as the router reads it: `:id`, with a pattern or without, is one part of it, `*` whatever is left. */
function patternOf(url: string): RegExp {
  const source = url.replaceAll(/:\w+(?:\([^)]*\))?|\*|[.+?^${}()|[\]\\]/gu, (part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : `\\${part}`;
  });
  return new RegExp(`^${source}$`, 'u');
}
