import { test as base, expect, type Page } from '@playwright/test';

/** Where pictures that are meant to be broken stand. Tests of the administration share a catalogue, and may see each other's. */
const NOWHERE = '//nowhere.invalid/';

/** A test in which nothing may go wrong unseen: any console error, page error or failed request fails it. */
export const test = base.extend<{ expectErrors: (pattern: RegExp) => void }>({
  /** Comes to a page once it answers: people are not that quick, and what they do before works without scripts. */
  page: async ({ page }, provide) => {
    const go = page.goto.bind(page);
    page.goto = async (...args) => {
      const answer = await go(...args);
      await untilHydrated(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...args) => {
      const answer = await reload(...args);
      await untilHydrated(page);
      return answer;
    };
    await provide(page);
  },
  expectErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      page.on('console', (message) => {
        if ((message.type() === 'error' || message.type() === 'warning') && !message.location().url.includes(NOWHERE)) seen.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A request that a newer one has replaced is called off, which is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED' && !request.url().includes(NOWHERE)) seen.push(`request: ${request.url()} ${request.failure()?.errorText}`);
      });
      await use((pattern) => expected.push(pattern));
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated, if it is one of ours that are. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.getElementById('state')?.textContent ?? 'null') === 'null' || document.documentElement.hasAttribute('data-hydrated'));
}

export { expect };
