import { test as base, expect } from '@playwright/test';

/** A test in which nothing may go wrong unseen: any console error, page error or failed request fails it. */
export const test = base.extend<{ expectErrors: (pattern: RegExp) => void }>({
  expectErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A request that a newer one has replaced is called off, which is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${request.failure()?.errorText}`);
      });
      await use((pattern) => expected.push(pattern));
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
