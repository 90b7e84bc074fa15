import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { appErrorOf, setErrorHeaders } from '../http/error-responses.ts';
import { isTooDeep } from '../http/json-depth.ts';
import { AppError } from '../errors.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';

const MCP_BODY_MAX_BYTES = 64 * 1024;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;

/** Registers `/mcp`, which has no sessions and knows only visitors. Errors are those of JSON-RPC. */
export async function registerMcp(app: FastifyInstance, { origin, queue }: AppContext, execute: ExecuteInProcess) {
  // Most visitors never call it, and it takes memory.
  let handler: Promise<(request: Request) => Promise<Response>> | undefined;
  const load = async () => (await import('./tools.ts')).createHandler(execute, origin);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library parses the body, so that a malformed one gets an error of JSON-RPC.
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => text);
    scope.setErrorHandler((error, request, reply) => {
      const failure = appErrorOf(error, request);
      setErrorHeaders(failure, reply);
      const code = failure.status < 500 ? INVALID_REQUEST : INTERNAL_ERROR;
      return reply.code(failure.status).send({ jsonrpc: '2.0', error: { code, message: failure.message }, id: null });
    });
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    scope.addHook('preHandler', queue.enter);
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'DELETE'],
      url: '/mcp',
      bodyLimit: MCP_BODY_MAX_BYTES,
      config: { ignoresSession: true },
      handler: async ({ method, headers, body, url }) => {
        // The library would answer a batch.
        if (typeof body === 'string' && (isTooDeep(body) || body.trimStart().startsWith('[')))
          throw new AppError('BAD_REQUEST', 'invalidRequest');
        const request = new Request(new URL(url, origin), {
          method,
          headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(typeof body === 'string' && { body }),
        });
        return (await (handler ??= load()))(request);
      },
    });
  });
}
