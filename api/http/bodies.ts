import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { isTooDeep } from './json-depth.ts';

/** PostgreSQL cannot store NUL. After an escaped backslash it is plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/u;
/** In bytes, of a body that is refused. A client that sends more is disconnected. */
const REFUSED_MAX = 64 * 1024 * 1024;

export function registerBodies(app: FastifyInstance) {
  readRefusedBodies(app);
  refuseCompressedBodies(app);
  registerJsonParser(app);
}

/** If the connection ended while the client sends, the client would lose the response. */
function readRefusedBodies(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete) return;
    reply.removeHeader('connection');
    let bytes = 0;
    raw.unpipe().on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > REFUSED_MAX) raw.destroy();
      // Node would read up to 2 MB of each connection in one turn of the event loop, and other requests would wait.
      raw.pause();
      setImmediate(() => raw.resume());
    });
    raw.resume();
  });
}

/** Nothing unpacks a body, and the error would be that it is no valid JSON. */
function refuseCompressedBodies(app: FastifyInstance) {
  app.addHook('preParsing', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'bodyCompressed');
  });
}

/** JSON is the only body type; routes with another one register their parser. */
function registerJsonParser(app: FastifyInstance) {
  // Other sites can send text/plain without a CORS preflight.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many clients send this type without a body, such as with DELETE.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null);
    if (NUL.test(text) || isTooDeep(text)) return done(new AppError('BAD_REQUEST', 'invalidRequest'));
    return parse(request, text, done);
  });
}
