import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** At most 1,000 tokens are valid. A longer body has long lists of values, which take long to validate. */
const VISITOR_BODY_MAX_BYTES = 32 * 1024;

/** Only a custom code needs a large body. */
export function registerGraphqlBodies(scope: FastifyInstance) {
  // Apollo rejects a text with 400 and a GraphQL error, Fastify with 415.
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => text,
  );
  scope.addHook('preParsing', async ({ actor, method, headers }, _reply, payload) => {
    // Node rejects a longer body than Content-Length.
    const isLimited =
      method === 'GET' || actor !== 'visitor' || Number(headers['content-length']) <= VISITOR_BODY_MAX_BYTES;
    return isLimited ? payload : payload.pipe(limitBytes(VISITOR_BODY_MAX_BYTES));
  });
}

function limitBytes(limit: number) {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > limit) done(new AppError('TOO_LARGE', 'bodyTooLarge'));
      else done(null, chunk);
    },
  });
}
