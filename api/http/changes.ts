import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHANGE_HEADER } from '#rules/history.ts';
import { runAction, type Action } from '../database/history/action.ts';

declare module 'fastify' {
  interface FastifyRequest {
    changes: readonly number[];
  }
}

/** Records who changes the catalogue and how. The response names the changes. */
export function registerChanges(app: FastifyInstance) {
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
}

function senderOf({ accessToken, actor }: FastifyRequest) {
  if (accessToken) return `token:${accessToken.name}`;
  return actor === 'administrator' ? actor : 'visitor';
}
