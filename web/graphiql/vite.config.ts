import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page with which people explore the graph: `dist/graphiql`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/assets/',
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/graphiql',
    emptyOutDir: true,
    assetsDir: '.',
    // The editor is one large module by nature, and loads after the page.
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      // "use no memo" speaks to a compiler that isn't used here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
