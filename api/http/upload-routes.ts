import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUploadName, pictureType, variantOf } from '../../rules/picture.ts';
import { AppError } from '../errors.ts';
import { withTimeout } from '../with-timeout.ts';
import { variantMaker } from '../storage/picture-variants.ts';
import { IMMUTABLE_CACHE_CONTROL, type ByteRange, type StoredFile, type UploadStore } from '../storage/upload-store.ts';

/** An image is an image wherever it is opened, and other sites may show it. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': IMMUTABLE_CACHE_CONTROL,
  'accept-ranges': 'bytes',
};
/** Whoever is the first to ask for a variant waits so long for it at most, in milliseconds, and then sees the original. */
const PATIENCE = 5000;

interface Named {
  Params: { name: string };
}

/** Serves uploaded pictures and their variants at `/uploads`. */
export async function registerUploads(app: FastifyInstance, store: UploadStore): Promise<void> {
  const variants = variantMaker(store);
  app.addHook('preClose', async () => variants.close());

  app.get<Named>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const variant = variantOf(name);
    if (!variant && !isUploadName(name)) throw notFound();
    const etag = `"${name}"`;
    if (isKnown(etag, request)) return reply.headers({ ...HEADERS, etag }).code(304).send();
    const kept = await store.read(name, rangeOf(etag, request));
    if (kept) return send(kept, name, reply);
    if (!variant) throw notFound();
    try {
      const onUnkept = (error: unknown) => request.log.error({ err: error, name }, 'variant not kept');
      const bytes = await withTimeout(PATIENCE, variants.make(name, variant, onUnkept));
      if (bytes) return send({ size: bytes.length, start: 0, length: bytes.length, bytes: Readable.from([bytes]) }, name, reply);
    } catch (error) {
      request.log.warn({ err: error, name }, 'variant not made: the original stands in');
      return reply.header('cache-control', 'no-store').redirect(`/uploads/${variant.original}`, 302);
    }
    throw notFound();
  });
}

function send({ size, start, length, bytes }: StoredFile, name: string, reply: FastifyReply): FastifyReply {
  reply.headers({ ...HEADERS, etag: `"${name}"`, 'content-length': length });
  if (length < size) reply.code(206).header('content-range', `bytes ${start}-${start + length - 1}/${size}`);
  return reply.type(pictureType(name)).send(bytes);
}

/** Whether a client has what is under the name already: it needs no look at the store, since names are made from contents. */
function isKnown(etag: string, { headers }: FastifyRequest<Named>): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//u, '') === etag);
}

/** The one range that is asked for; what is asked for otherwise gets the whole, as it may. */
function rangeOf(etag: string, { headers }: FastifyRequest<Named>): ByteRange | undefined {
  const { start, end } = /^bytes=(?<start>\d{1,12})-(?<end>\d{0,12})$/u.exec(headers.range ?? '')?.groups ?? {};
  if (start === undefined || (headers['if-range'] ?? etag) !== etag) return undefined;
  return { start: Number(start), ...(end && { end: Number(end) }) };
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'notFound');
}
