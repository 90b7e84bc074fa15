import { defineConfig } from 'vitest/config';

/** Two copies of graphql would not know each other's types. */
const alias = [{ find: /^graphql$/u, replacement: 'graphql/index.js' }];
const slow = { testTimeout: 20_000, hookTimeout: 60_000 };

/** Of a database that is given, or of none. */
const WITHOUT_A_CHOICE = ['backup', 'cache-in-front', 'client-address', 'database-file', 'documentation', 'environment', 'http-client', 'job-command', 'upstream'].map((name) => `api/tests/${name}.test.ts`);

/** Of one database beside the other. */
const BETWEEN_BOTH = ['databases', 'move', 'instances'].map((name) => `api/tests/${name}.test.ts`);

export default defineConfig({
  test: {
    alias,
    // Much of it waits for disks and clocks: a worker for each core, where the default leaves one out.
    maxWorkers: '100%',
    // Read by scripts/check-specification.ts.
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'] } },
      // The same tests of the product on both databases.
      { test: { name: 'sqlite', include: ['api/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: BETWEEN_BOTH, globalSetup: 'api/tests/build-set-up.ts', alias, ...slow } },
      { test: { name: 'postgres', include: ['api/tests/*.test.ts'], exclude: WITHOUT_A_CHOICE, globalSetup: ['api/tests/build-set-up.ts', 'api/tests/postgres-set-up.ts'], alias, ...slow } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom', alias } },
    ],
  },
});
