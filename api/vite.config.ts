import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Packages that load their own files at run time, and packages for development. */
export const NOT_BUNDLED = [
  'better-sqlite3',
  'sharp',
  '@fastify/swagger-ui',
  'altair-static',
  '@apollo/utils.createhash',
  'pino-pretty',
  'pinyin-pro',
  'vite',
  '@fastify/middie',
];

/** Removes the libraries' doc comments, because they would stay in memory with the code. */
const COMMENTS = { legal: true, annotation: false, jsdoc: false };

/**
 * The server, the process that parses documents of other hosts, and the commands, which also run in an installation
 * without development dependencies.
 */
const ENTRIES = [
  'api/main.ts',
  'api/upstream/parse-process.ts',
  ...globSync('api/database/migrations/m[0-9]*-*.ts', { cwd: resolve(import.meta.dirname, '..') }),
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/move.ts',
  'scripts/admin-password.ts',
  'scripts/job.ts',
  'scripts/export.ts',
  'scripts/import.ts',
];

/**
 * Bundles the server, its commands and their libraries into `dist/api`. The code is not minified, so that stack traces
 * in the log stay readable.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node24',
    rolldownOptions: {
      input: ENTRIES,
      output: { comments: COMMENTS, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
