import fastifyMultipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '#rules/limits.ts';
import type { AppContext } from '../app-context.ts';
import { AppError, fieldError } from '../errors.ts';
import { httpUrl, named, ok, ref, success, string, object } from './schemas.ts';
import type { RestApp } from './validation.ts';

/** Other fields than the file are ignored. */
const LIMITS = {
  fileSize: UPLOAD_MAX_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

const ImageForm = named(
  'ImageForm',
  object('A form with one file.', { file: string('The image.', { format: 'binary' }) }),
);

const Uploaded = object('The location of the image.', { url: httpUrl('The absolute URL of the image.') });

export async function uploadRoutes(app: RestApp, { servicesFor }: AppContext) {
  app.removeAllContentTypeParsers();
  await app.register(fastifyMultipart);
  // The body is a stream, which has no schema.
  app.setValidatorCompiler(() => () => true);

  app.post(
    '/api/upload/image',
    {
      schema: {
        operationId: 'uploadImage',
        tags: ['Uploads'],
        description: 'Saves a PNG, JPEG, WebP or GIF image of at most 10 MB, encoded again.',
        consumes: ['multipart/form-data'],
        body: ref(ImageForm),
        response: { 200: success(Uploaded) },
      },
    },
    async (request) => {
      const url = await servicesFor(request).uploads.image(await readFile(request));
      return ok({ url });
    },
  );
}

async function readFile(request: FastifyRequest) {
  const file = request.isMultipart()
    ? await readParts(request).catch((error: unknown) => throwInvalidBody(error, request))
    : undefined;
  if (!file) throw fieldError('file', 'noFile');
  return file;
}

async function readParts(request: FastifyRequest): Promise<Buffer | undefined> {
  let file: Buffer | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (part.fieldname === 'file') file = bytes;
  }
  return file;
}

/** Every error is the client's mistake. Details are only logged. */
function throwInvalidBody(error: unknown, { log }: FastifyRequest): never {
  if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
    throw fieldError('file', 'fileTooLarge', { code: 'TOO_LARGE' });
  log.info({ err: error }, 'upload rejected');
  throw new AppError('BAD_REQUEST', 'invalidRequest');
}
