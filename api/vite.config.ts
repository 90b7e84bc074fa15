import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Packages that find files or modules of their own beside them, and those for development. */
const NOT_BUNDLED = ['better-sqlite3', 'sharp', '@fastify/swagger-ui', '@apollo/utils.createhash', 'pino-pretty', 'vite', '@fastify/middie'];

/** What libraries say for their readers would be kept in memory with their code. */
const NO_DOCUMENTATION = { legal: true, annotation: false, jsdoc: false };

/** The server, and the commands that run where it is installed without development dependencies. */
const ENTRIES = ['api/main.ts', 'scripts/backup.ts', 'scripts/restore.ts', 'scripts/move.ts', 'scripts/admin-password.ts'];

/** Builds the server and its commands with what they use of their libraries: `dist/api`. Names and lines stay readable, for the log's sake. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node24',
    rolldownOptions: { input: ENTRIES, output: { comments: NO_DOCUMENTATION, entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
