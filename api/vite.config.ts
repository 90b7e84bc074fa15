import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** They load their own files at run time, or are for development. */
export const NOT_BUNDLED = [
  'better-sqlite3',
  'sharp',
  '@fastify/swagger-ui',
  '@apollo/utils.createhash',
  'pino-pretty',
  'pinyin-pro',
  'vite',
  '@fastify/middie',
];

/** Doc comments would stay in memory with the code. */
const COMMENTS = { legal: true, annotation: false, jsdoc: false };

/** The server, its processes, and the commands, which also run without development dependencies. */
const ENTRIES = [
  'api/main.ts',
  'api/upstream/parse-process.ts',
  'api/services/catalogue/read-process.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/move.ts',
  'scripts/admin-password.ts',
  'scripts/job.ts',
  'scripts/export.ts',
  'scripts/import.ts',
];

/** Into `dist/api`, not minified, so that stack traces stay readable. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node24',
    chunkSizeWarningLimit: 4000,
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ENTRIES,
      output: { comments: COMMENTS, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
