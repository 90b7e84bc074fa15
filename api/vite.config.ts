import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { inAscii } from '../scripts/in-ascii.ts';

/** What finds files of its own beside it, or is for development alone. */
const NOT_BUNDLED = ['better-sqlite3', 'sharp', 'pino-pretty', 'vite', '@fastify/middie'];

/** What libraries say for their readers would be kept in memory with their code. */
const NO_DOCUMENTATION = { legal: true, annotation: false, jsdoc: false };

/** Each answer is asked whether it is one of fetch's. Asked by its class, that alone would load fetch (docs/decisions.md). */
const askWithoutFetch: Plugin = {
  name: 'ask-without-fetch',
  transform: {
    filter: { id: /@fastify\/compress\/lib\/utils\.js$/u },
    handler(code) {
      const asked = 'obj instanceof Response';
      if (!code.includes(asked)) this.error('@fastify/compress asks for the answers of fetch in another way now');
      return { code: code.replace(asked, "Object.prototype.toString.call(obj) === '[object Response]'"), map: null };
    },
  },
};

/** The page of the REST interface finds its files from where its code is, which is not where they are once it is bundled. */
const findPageFiles: Plugin = {
  name: 'find-page-files',
  transform: {
    filter: { id: /@fastify\/swagger-ui\/(?:index|lib\/routes)\.js$/u },
    handler(code, id) {
      if (!code.includes('__dirname')) this.error('@fastify/swagger-ui finds its files in another way now');
      const folder = id.endsWith('/lib/routes.js') ? '../lib' : '..';
      return { code: code.replaceAll('__dirname', `path.join(require.resolve('@fastify/swagger-ui'), '${folder}')`), map: null };
    },
  },
};

/** What Fastify and the metrics ask Node for and the product never uses: TLS and HTTP/2 are the proxy's. */
const leaveOutTls: Plugin = {
  name: 'leave-out-tls',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:node:)?https$|^node:http2$/u },
    handler: (_name, importer) => (/\/(?:fastify|prom-client)\/lib\//u.test(importer ?? '') ? '\0nothing' : undefined),
  },
  load: { filter: { id: /^\0nothing$/u }, handler: () => 'module.exports = {};' },
};

/** The server, and the commands that run where it is installed without development dependencies. */
const ENTRIES = ['api/main.ts', 'scripts/backup.ts', 'scripts/restore.ts', 'scripts/move.ts', 'scripts/admin-password.ts'];

/** Builds the server and its commands with what they use of their libraries: `dist/api`. Names and lines stay readable, for the log's sake. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [askWithoutFetch, findPageFiles, leaveOutTls, inAscii],
  // A second copy of graphql, in the other module format, would not know the first one's types.
  // And Apollo's hashes would be made by JavaScript, since nothing that is bundled finds Node's own as it looks for it.
  resolve: { alias: [{ find: /^graphql\/(.+)\.js$/u, replacement: 'graphql/$1.mjs' }, { find: '@apollo/utils.createhash', replacement: 'node:crypto' }] },
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node24',
    rolldownOptions: { input: ENTRIES, output: { comments: NO_DOCUMENTATION, entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
