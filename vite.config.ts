import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { browserIcons } from './scripts/browser-icons.ts';
import { namedJson } from './scripts/named-json.ts';

const fromRoot = (path: string) => resolve(import.meta.dirname, path);

const CLIENT_CONDITIONS = ['es2015', ...defaultClientConditions]; // rxjs, without its helpers for older browsers
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/** What every page of the site needs, in one file: several small ones would be larger. */
const SITE = { name: 'site', test: /\/web\/(app|routes)\.tsx$/ };

/**
 * Builds the public site and the administration: `dist/client` for browsers and `dist/server` for rendering (`vite
 * build --app`).
 */
export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: 'public',
  worker: { format: 'es' },
  appType: 'custom',
  // e2e/scripts.spec.ts has the limits that count, and the time of a plugin is no fault.
  build: { chunkSizeWarningLimit: 4000, rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [namedJson(), react(), tailwindcss(), browserIcons()],
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
          output: { codeSplitting: { groups: [REACT, SITE] } },
        },
      },
    },
    // The scripts that are part of the documents (api/pages/frontend.ts).
    inline: {
      consumer: 'client',
      build: {
        outDir: '../dist/inline',
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: [fromRoot('web/load-scripts.ts'), fromRoot('web/before-paint.ts')],
          output: { entryFileNames: '[name].js' },
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
      build: {
        ssr: true,
        copyPublicDir: false,
        outDir: '../dist/server',
        emptyOutDir: true,
        rollupOptions: { input: fromRoot('web/entry-server.tsx') },
      },
    },
  },
}));
