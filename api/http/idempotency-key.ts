import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const VISIBLE = /^[!-~]{1,255}$/u;
/** A string of RFC 9651 §3.3.3, as the IETF draft of the header writes keys. */
const QUOTED = /^"(?<text>(?:[ !#-[\]-~]|\\["\\])*)"$/u;

/** The `Idempotency-Key` of a request, without quotes; undefined where it has none. Throws BAD_REQUEST unless it is 1 to 255 visible ASCII characters. */
export function idempotencyKeyOf({ 'idempotency-key': header }: FastifyRequest['headers']): string | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  const key = text.startsWith('"') ? QUOTED.exec(text)?.groups?.text?.replaceAll(/\\(["\\])/gu, '$1') : text;
  if (key === undefined || !VISIBLE.test(key)) throw new AppError('BAD_REQUEST', 'invalidIdempotencyKey');
  return key;
}

/** Refuses a bad key on every route: whoever sends one relies on it. */
export function registerIdempotencyKeyCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => void idempotencyKeyOf(headers));
}
