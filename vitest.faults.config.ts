import { defineConfig } from 'vitest/config';

/** What is done to the product as a process of its own: killed, stopped, flooded, without room. One at a time. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 60_000,
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});
