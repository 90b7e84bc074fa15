import { defineConfig } from 'vitest/config';

/** Two copies of graphql would not know each other's types. */
const alias = [{ find: /^graphql$/u, replacement: 'graphql/index.js' }];

export default defineConfig({
  test: {
    alias,
    // Read by scripts/check-specification.ts.
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'] } },
      { test: { name: 'api', include: ['api/**/*.test.ts', 'scripts/**/*.test.ts'], alias, testTimeout: 20_000, hookTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom', alias } },
    ],
  },
});
