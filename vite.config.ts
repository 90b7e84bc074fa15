import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => resolve(import.meta.dirname, path);

/** Builds the public site: `dist/client` for browsers and `dist/server` for rendering (`vite build --app`). */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  environments: {
    client: {
      build: { outDir: '../dist/client', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, rollupOptions: { input: fromRoot('web/index.html') } },
    },
    ssr: {
      build: { ssr: true, copyPublicDir: false, outDir: '../dist/server', emptyOutDir: true, rollupOptions: { input: fromRoot('web/entry-server.tsx') } },
    },
  },
});
