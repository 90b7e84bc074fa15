import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { namedJson } from './scripts/named-json.ts';

/** Two copies of graphql would not know each other's types. */
const alias = [{ find: /^graphql$/u, replacement: 'graphql/index.js' }];
/** Files share the modules of a worker, because importing the product takes longer than most files of tests. */
const shared = { alias, isolate: false, setupFiles: 'fuzz/fixed-seed.ts' };
/** Only what hangs takes so long, also on a busy machine. */
const slow = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

const apiTests = (...names: string[]) => names.map((name) => `api/tests/${name}.test.ts`);

/**
 * Tests of statements or transactions that could differ between the databases. They run on both; all others run on
 * SQLite only.
 */
const ON_BOTH = apiTests(
  'bad-input',
  'browser-writes',
  'browsers',
  'bulk',
  'catalogue-files',
  'clients',
  'custom-code-writes',
  'custom-codes',
  'download-statistics',
  'downloads',
  'driver-workarounds',
  'facts',
  'feeds',
  'history',
  'idempotent-create',
  'jobs',
  'link-rounds',
  'links',
  'needs',
  'password',
  'proposals',
  'public-changes',
  'publication',
  'rows',
  'search-index',
  'search-phrases',
  'security',
  'session',
  'setting-writes',
  'slide-writes',
  'slugs',
  'slides',
  'sources',
  'stale-reads',
  'suggestions',
  'updates',
  'version-keys',
  'version-writes',
  'versions',
  'webhooks',
);

/** Tests of one database beside the other, or of several instances. */
const ON_POSTGRES = apiTests('databases', 'move', 'instances');

/** A line for each project. Vitest passes when `-t` matches no test, so that is said too. */
const countsOfProjects: Reporter = {
  onTestRunEnd(modules) {
    const resultsOf = (those: typeof modules) =>
      those.flatMap(({ children }) => [...children.allTests()].map((test) => test.result().state));
    for (const [name, those] of Map.groupBy(modules, ({ project }) => project.name)) {
      const passed = resultsOf(those).filter((state) => state === 'passed').length;
      const seconds = those.reduce((sum, module) => sum + module.diagnostic().duration, 0) / 1000;
      console.log(`${name}: ${passed} tests passed in ${seconds.toFixed(1)} s`);
    }
    const results = resultsOf(modules);
    if (results.length > 0 && results.every((state) => state === 'skipped'))
      console.warn('No test has run. Does a name match -t?');
  },
};

export default defineConfig({
  test: {
    alias,
    // Much of it waits for disks and clocks: a worker for each core, where the default leaves one out.
    maxWorkers: '100%',
    // Read by scripts/check-proofs.ts.
    reporters: ['minimal', ['junit', { outputFile: '.cache/vitest.xml' }], countsOfProjects],
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], ...shared, ...slow } },
      {
        test: {
          name: 'sqlite',
          include: ['api/**/*.test.ts', 'scripts/**/*.test.{ts,tsx}'],
          exclude: ON_POSTGRES,
          globalSetup: 'api/tests/build-set-up.ts',
          ...shared,
          ...slow,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...ON_BOTH, ...ON_POSTGRES],
          globalSetup: ['api/tests/build-set-up.ts', 'api/tests/postgres-set-up.ts'],
          ...shared,
          ...slow,
        },
      },
      {
        plugins: [namedJson()],
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom', ...shared, ...slow },
      },
    ],
  },
});
