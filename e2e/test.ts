import { test as base, expect, type Page } from '@playwright/test';
import { ADMIN_PORTS } from './serve-upstream.ts';

/** The host of pictures that must not load. */
const NOWHERE = '//nowhere.invalid/';

/** A test that fails after any unexpected console error, page error or failed request. */
export const test = base.extend<{ expectErrors: (pattern: RegExp) => void }>({
  baseURL: async ({ baseURL }, provide, { parallelIndex }) =>
    provide(baseURL ?? `http://127.0.0.1:${ADMIN_PORTS[parallelIndex]}`),
  /**
   * All pages of the context, also further tabs, wait for hydration after each navigation, because people are slower
   * than the tests.
   */
  context: async ({ context }, provide) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => withHydration(await newPage());
    await provide(context);
  },
  expectErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if ((message.type() === 'error' || message.type() === 'warning') && !message.location().url.includes(NOWHERE))
          errors.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`page: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A request that was replaced by a newer one is aborted, which is not a failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED' && !request.url().includes(NOWHERE))
          errors.push(`request: ${request.url()} ${request.failure()?.errorText}`);
      });
      await use((pattern) => expected.push(pattern));
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' }); // a test may end while one of its answers is on its way
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page, which waits for hydration after it has loaded. */
function withHydration(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitForHydration(page);
    return response;
  };
  return page;
}

/** Waits until the page is hydrated. Pages without state are not hydrated. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (document.getElementById('state')?.textContent ?? 'null') === 'null' ||
      document.documentElement.hasAttribute('data-hydrated'),
  );
}

export { expect };
