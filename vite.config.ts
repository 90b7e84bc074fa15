import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { inAscii } from './scripts/in-ascii.ts';

const fromRoot = (path: string) => resolve(import.meta.dirname, path);

const CLIENT_CONDITIONS = ['es2015', ...defaultClientConditions]; // rxjs, without its helpers for older browsers
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/**
 * Lets what we do not use of the router be left out: its parts are made by calls that the bundler cannot know to have no
 * effect, and get a name for developers' tools.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
        .replace('DEFAULT_NAVIGATION_URL = ', 'DEFAULT_NAVIGATION_URL = /* @__PURE__ */ '),
  },
};

const LEAN: Record<string, string> = {
  'graphql/jsutils/inspect.mjs': 'inspect.ts',
  'graphql/language/kinds.mjs': 'kinds.ts',
  'rxjs/dist/esm/internal/observable/innerFrom.js': 'inner-from.ts',
  'rxjs/dist/esm/internal/observable/timer.js': 'timer.ts',
  'rxjs/dist/esm/internal/scheduled/scheduled.js': 'scheduled.ts',
  'rxjs/dist/esm/internal/scheduler/asap.js': 'asap.ts',
  '@apollo/client/utilities/graphql/print.js': 'print.ts',
  '@apollo/client/masking/index.js': 'masking.ts',
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js': 'remove-directives-from-document.ts',
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js': 'coerce-scalar-fields-to-parsed.ts',
};

/** Puts into the place of what our operations never use of Apollo Client and beneath it what does the rest of it. */
const leanGraph: Plugin = {
  name: 'lean-graph',
  apply: 'build',
  buildStart() {
    // Another version of a library may have it elsewhere.
    for (const path of Object.keys(LEAN)) if (!existsSync(fromRoot(`node_modules/${path}`))) throw new Error(`There is no ${path} to replace`);
  },
  load: {
    filter: { id: /\/node_modules\/(?:graphql|rxjs|@apollo\/client)\// },
    handler(id) {
      const replacement = LEAN[id.replace(/^.*\/node_modules\//, '')];
      return replacement && `export * from ${JSON.stringify(fromRoot(`web/graph/lean/${replacement}`))};`;
    },
  },
};

/** Parts that are imported when they are needed bring no stylesheet of their own and preload nothing: they are just imported. */
const importPlainly: Plugin = {
  name: 'import-plainly',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** Builds the public site and the administration: `dist/client` for browsers and `dist/server` for rendering (`vite build --app`). */
export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: 'public',
  appType: 'custom',
  plugins: [react(), tailwindcss(), shakeRouter, leanGraph, importPlainly, { ...inAscii, applyToEnvironment: ({ name }) => name === 'ssr' }],
  resolve: { alias: [
      { find: /^react-router$/, replacement: fromRoot('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: fromRoot('node_modules/react-router/dist/production/dom-export.mjs') },
    ] },
  environments: {
    client: {
      resolve: { conditions: CLIENT_CONDITIONS },
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false, // the document itself preloads, and has the styles in it (api/pages/frontend.ts)
        cssCodeSplit: false,
        rolldownOptions: {
          input: fromRoot('web/index.html'),
          output: { codeSplitting: { groups: [REACT] } },
        },
      },
    },
    // By itself, so that what it alone needs of a library stays out of the public site's scripts.
    admin: {
      consumer: 'client',
      resolve: { conditions: CLIENT_CONDITIONS },
      build: {
        outDir: '../dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/admin.json',
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: { input: fromRoot('web/admin.html'), output: { codeSplitting: { groups: [REACT] } } },
      },
    },
    ssr: {
      // One file of what is really used of the libraries; in development they load as they are.
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: { ssr: true, copyPublicDir: false, chunkSizeWarningLimit: 4000, outDir: '../dist/server', emptyOutDir: true, rollupOptions: { input: fromRoot('web/entry-server.tsx') } },
    },
  },
}));
