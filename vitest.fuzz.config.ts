import { defineConfig } from 'vitest/config';

/** Generated requests at both doors. `FUZZ_SECONDS` says for how long (45), `FUZZ_SEED` repeats a run. */
export default defineConfig({
  test: {
    include: ['fuzz/**/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 60_000,
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});
