import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUploadName, variantOf } from '#rules/picture.ts';
import { AppError } from '../errors.ts';
import { withTimeout } from '../with-timeout.ts';
import { mediaTypeOf } from '../storage/media-type.ts';
import { createVariantFactory } from '../storage/picture-variants.ts';
import { IMMUTABLE_CACHE_CONTROL, type StoredFile, type UploadStore } from '../storage/upload-store.ts';

/** No browser runs a file as a page. Other sites may embed images. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': IMMUTABLE_CACHE_CONTROL,
};
/** Then a request for a variant is redirected to the original. */
const VARIANT_TIMEOUT_MS = 5000;

export async function registerUploads(app: FastifyInstance, store: UploadStore) {
  const variants = createVariantFactory(store);
  app.addHook('preClose', async () => variants.close());

  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const variant = variantOf(name);
    if (!variant && !isUploadName(name)) throw notFound();
    const etag = `"${name}"`;
    if (isCachedByClient(etag, request.headers))
      return reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send();
    const file = await store.read(name);
    if (file) return send(file, name, reply);
    if (!variant) throw notFound();
    try {
      const onSaveError = (error: unknown) =>
        request.log.error({ err: error, name }, 'image variant could not be saved');
      const bytes = await withTimeout(VARIANT_TIMEOUT_MS, variants.create(name, variant, onSaveError));
      if (bytes) return send({ size: bytes.length, bytes: Readable.from([bytes]) }, name, reply);
    } catch (error) {
      request.log.warn(
        { err: error, name },
        'image variant could not be created; the client is redirected to the original',
      );
      return reply.header('cache-control', 'no-store').redirect(`/uploads/${variant.original}`, 302);
    }
    throw notFound();
  });
}

function send({ size, bytes }: StoredFile, name: string, reply: FastifyReply) {
  reply.headers({ ...HEADERS, etag: `"${name}"`, 'content-length': size });
  return reply.type(mediaTypeOf(name)).send(bytes);
}

/** The store is not needed, because a name is the hash of its content. */
function isCachedByClient(etag: string, headers: IncomingHttpHeaders) {
  return (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//u, '') === etag);
}

function notFound() {
  return new AppError('NOT_FOUND', 'notFound');
}
