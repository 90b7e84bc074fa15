import { json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { expect, test } from './test.ts';

const BROWSERS = 150;

const folder = temporaryFolder();
let server: Server;

// One worker, so that the catalogue is created only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startServer({ dataDir: folder.path, env: { CATALOGUE_SEED: 'none' } });
  const browsers = Array.from({ length: BROWSERS }, (_, index) => {
    const text = (value: string) => ({ en: value, zh: value });
    const name = `Browser ${index + 1}`;
    const iconUrl = `${server.origin}/favicon.svg`;
    return { slug: `browser-${index + 1}`, name: text(name), description: text('A browser'), iconUrl };
  });
  const { status } = await server.request('/api/admin/import', json('POST', { browsers }, await server.signIn()));
  expect(status).toBe(200);
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

test('a long list goes on as one scrolls, then waits for the button, and is restored on the way back', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'All browsers' }).getByRole('article');
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto(server.origin);
  const countAtEnd = async () => {
    await toEnd();
    return cards.count();
  };
  await expect.poll(countAtEnd).toBe(108);
  await expect(page.getByText('Showing 108 of 150')).toBeVisible();
  await toEnd();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(cards.nth(108).getByRole('link').first()).toBeFocused();
  await expect.poll(countAtEnd).toBe(BROWSERS);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);

  const distant = page.getByRole('link', { name: 'Browser 140', exact: true });
  await distant.scrollIntoViewIfNeeded();
  const positionBefore = await page.evaluate(() => Math.round(scrollY));
  await distant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browser 140');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(positionBefore);
  await expect(cards).toHaveCount(BROWSERS);
});

test('what fails to load shows an error, and comes with the button', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|request: .*graphql/u);
  const cards = page.getByRole('region', { name: 'All browsers' }).getByRole('article');
  await page.route('**/graphql*', (route) => route.abort());
  await page.goto(server.origin);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cards).toHaveCount(12);
  await page.unroute('**/graphql*');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards.nth(23)).toBeAttached();
});

test('a page that comes after the order has changed is not appended to the new list', async ({ page }) => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { after?: string | null; sort?: string } };
    if (variables.after && variables.sort === 'default') {
      held.resolve();
      await released.promise;
    }
    await route.continue();
  });
  const names = page.getByRole('region', { name: 'All browsers' }).getByRole('heading', { level: 3 });
  await page.goto(server.origin);
  await held.promise;
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(names.nth(1)).toHaveText('Browser 10');
  released.resolve();
  await expect(names.nth(23)).toBeAttached();
  const sorted = Array.from({ length: BROWSERS }, (_, index) => `Browser ${index + 1}`).toSorted();
  expect(await names.allTextContents()).toEqual(sorted.slice(0, 24));
});
