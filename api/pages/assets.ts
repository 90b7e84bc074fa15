import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = '365d';
const DAY = '1d';

/** Serves the files of the built site. The file names below `assets/` contain a hash of the content. */
export async function registerAssets(app: FastifyInstance, distDir: string): Promise<void> {
  const shared = { wildcard: false, index: false, preCompressed: true, decorateReply: false } as const;
  const root = join(distDir, 'client');
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    globIgnore: ['**/*.{br,gz}'],
  });
  await app.register(fastifyStatic, {
    ...shared,
    root,
    maxAge: DAY,
    globIgnore: ['assets/**', '*.html*', '.vite/**', '**/*.{br,gz}'],
  });
}
