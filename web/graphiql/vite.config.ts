import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the GraphiQL page into `dist/graphiql`. */
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
    // The editor is one large module, which loads after the page.
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      // "use no memo" is for the React compiler, which is not used here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
