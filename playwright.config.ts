import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from './e2e/chromium.ts';
import { ADMIN_PORTS, LARGE_PORT, MIRROR, PORT, UPSTREAM_PORT } from './e2e/serve-upstream.ts';
import { startCommand } from './scripts/start-command.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: ADMIN_PORTS.length,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // a test that passes only the second time is reported as flaky
  // The second is read by scripts/check-proofs.ts.
  reporter: [['list'], ['junit', { outputFile: '.cache/playwright.xml' }]],
  timeout: 60_000, // only what hangs takes so long, also on a busy machine
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
  webServer: [
    serverAt(PORT, { dataDir: process.env.E2E_DATA_DIR }),
    serverAt(LARGE_PORT, { first: 'node e2e/large-catalogue.ts && ' }),
    ...ADMIN_PORTS.map((port) => serverAt(port)),
    {
      command: 'node e2e/upstream.ts',
      port: UPSTREAM_PORT,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    },
  ],
});

function originAt(serverPort: number): string {
  return `http://127.0.0.1:${serverPort}`;
}

/** The built product on a port and a catalogue of its own, after what has to be done `first`. */
function serverAt(serverPort: number, { dataDir = mkdtempSync(join(tmpdir(), 'catalogue-e2e-')), first = '' } = {}) {
  return {
    command: `node scripts/build.ts --if-stale && ${first}${startCommand()}`,
    url: `${originAt(serverPort)}/readyz`,
    timeout: 120_000,
    stdout: 'ignore' as const,
    env: {
      PORT: String(serverPort),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'e2e-password-for-tests',
      NODE_ENV: 'production',
      BACKGROUND_JOBS: 'off',
      UPSTREAM_MIRROR: MIRROR,
      UPSTREAM_HOSTS_ALLOW: `127.0.0.1:${UPSTREAM_PORT}`,
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}
