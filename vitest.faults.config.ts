import { defineConfig } from 'vitest/config';

/**
 * What is done to the product as a process of its own: killed, stopped, flooded, without room. Two at a time: much of
 * it is waiting.
 */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    maxWorkers: 2,
    // What is promised about time is asserted; a machine that is busy with something else may take long.
    testTimeout: 900_000,
    hookTimeout: 200_000,
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});
