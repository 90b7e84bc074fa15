import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';

const VISIBLE = /^[!-~]{1,255}$/u;
/** A quoted string (RFC 9651 §3.3.3), as in the IETF draft of this header. */
const QUOTED = /^"(?<text>(?:[ !#-[\]-~]|\\["\\])*)"$/u;

/**
 * The key without quotes; undefined without the header. Throws BAD_REQUEST unless it has 1 to 255 visible ASCII
 * characters.
 */
export function idempotencyKeyOf({ 'idempotency-key': header }: FastifyRequest['headers']) {
  if (header === undefined) return undefined;
  const text = String(header);
  const key = text.startsWith('"') ? QUOTED.exec(text)?.groups?.text?.replaceAll(/\\(["\\])/gu, '$1') : text;
  if (key === undefined || !VISIBLE.test(key)) throw new AppError('BAD_REQUEST', 'invalidIdempotencyKey');
  return key;
}

/** Refuses an invalid key on every route, because a client that sends a key relies on it. */
export const idempotencyKeyCheck = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ headers }) => void idempotencyKeyOf(headers));
  },
  { name: 'idempotency-key-check', dependencies: ['cors'] },
);
