import { defineConfig } from 'vitest/config';

/** Generated requests at both doors. `FUZZ_SECONDS` says for how long in all (55), `FUZZ_SEED` repeats a run. */
export default defineConfig({
  test: {
    include: ['fuzz/**/*.test.ts'],
    maxWorkers: 2, // a file keeps one core busy
    hookTimeout: 60_000,
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});
