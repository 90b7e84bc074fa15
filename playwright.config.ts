import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from './e2e/chromium.ts';
import { ADMIN_PORTS, LARGE_PORT, PORT, UPSTREAM_PORT } from './e2e/serve-upstream.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: ADMIN_PORTS.length,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // a test that passes only the second time is reported as flaky
  // The second is read by scripts/check-proofs.ts.
  reporter: [['dot'], ['junit', { outputFile: '.cache/playwright.xml' }]],
  timeout: 60_000, // only what hangs takes so long, also on a busy machine
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // A visitor's: the headless one is a known bot, whose downloads don't count.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    trace: 'on-first-retry', // recording each test takes a fifth of the processor time; --trace=on records one by hand
    launchOptions: { executablePath: await findHeadlessShell(), args: CHROMIUM_FLAGS },
  },
  // The tests of the administration change the catalogue, so each worker has its own (e2e/test.ts). The visitors' one
  // stays as it is. The visitors are last, because their tests are single and so end together on all workers.
  projects: [
    { name: 'large', testMatch: 'large*.spec.ts', use: { baseURL: originAt(LARGE_PORT) } },
    { name: 'admin', testMatch: 'admin*.spec.ts' },
    { name: 'visitor', testIgnore: '{admin,large}*.spec.ts', fullyParallel: true, use: { baseURL: originAt(PORT) } },
  ],
  // In a list, because the port of a single one would be the base URL of the tests.
  webServer: [
    {
      command: 'node e2e/servers.ts',
      port: UPSTREAM_PORT,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});

function originAt(serverPort: number): string {
  return `http://127.0.0.1:${serverPort}`;
}
