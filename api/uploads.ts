import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '../rules/errors.ts';
import { AppError } from './errors.ts';
import type { UploadStore } from './services/upload-store.ts';

/** An image is an image wherever it is opened, and other sites may show it. */
const HEADERS = { 'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'cross-origin' };

/** Serves uploaded files at `/uploads`. Under a name there is only ever one content, so they may be kept for ever. */
export async function serveUploads(app: FastifyInstance, folder: string, store: UploadStore): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, index: false, dotfiles: 'ignore' });
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    if (!(await store.has(params.name))) throw new AppError('NOT_FOUND', MESSAGES.notFound);
    return reply.headers(HEADERS).sendFile(params.name, { maxAge: '365d', immutable: true });
  });
}
