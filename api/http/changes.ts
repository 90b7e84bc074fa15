import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CHANGE_HEADER } from '#rules/history.ts';
import { runAction, type Action } from '../database/history/action.ts';

declare module 'fastify' {
  interface FastifyRequest {
    changes: readonly number[];
  }
}

/** Records who changes the catalogue and how. The response names the changes. */
export const changes = fastifyPlugin(
  async (app) => {
    app.decorateRequest('changes');
    // Callbacks for parts of a body do not run in the AsyncLocalStorage context.
    app.addHook('preHandler', (request, _reply, done) => {
      const action: Action = {
        sender: senderOf(request),
        tokenSince: request.accessToken?.createdAt,
        via: request.routeOptions.url === '/graphql' ? 'graphql' : 'rest',
        changes: [],
      };
      request.changes = action.changes;
      runAction(action, done);
    });
    app.addHook('onSend', async ({ changes }, reply) => {
      if (changes?.length > 0) reply.header(CHANGE_HEADER, changes.join(', '));
    });
  },
  { name: 'changes', dependencies: ['sessions'] },
);

function senderOf({ accessToken, actor }: FastifyRequest) {
  if (accessToken) return `token:${accessToken.name}`;
  return actor === 'administrator' ? actor : 'visitor';
}
