import { json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { expect, test } from './test.ts';

const BROWSERS = 150;
/** Of the first browser. */
const VERSIONS = 30;

function versionAt(_: unknown, index: number) {
  return {
    versionNumber: `${index + 1}.0`,
    releaseDate: '2026-11-01',
    platform: 'windows',
    downloadUrl: `https://vendor.example/${index + 1}.exe`,
    features: { en: 'One\nTwo\nThree\nFour', zh: '一\n二\n三\n四' },
  };
}

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
    const browser = { slug: `browser-${index + 1}`, name: text(name), description: text('A browser'), iconUrl };
    return index > 0 ? browser : { ...browser, versions: Array.from({ length: VERSIONS }, versionAt) };
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

test('§2.16 a page has a card for each of ten versions, a button shows the others, and they are restored on the way back', async ({
  page,
}) => {
  await page.goto(`${server.origin}/?q=Browser 1`);
  await page.getByRole('link', { name: 'Browser 1', exact: true }).click();
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(10);
  for (const card of await cards.all()) {
    await expect(card.getByRole('listitem')).toHaveText(['One', 'Two', 'Three']);
    await expect(card.getByRole('link', { name: /^and 1 more/u })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Show 20 more versions' }).press('Enter');
  await expect(cards).toHaveCount(VERSIONS);
  await expect(cards.nth(10).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('link', { name: /^Show \d+ more/u })).toHaveCount(0);

  const distant = page.getByRole('link', { name: /^Details: Browser 1 2\.0 /u });
  await distant.scrollIntoViewIfNeeded();
  const positionBefore = await page.evaluate(() => Math.round(scrollY));
  await distant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browser 1 2.0');
  await page.goBack();
  await expect(cards).toHaveCount(VERSIONS);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(positionBefore);
});

test('what fails to load shows an error, and comes with the button', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|request: .*graphql/u);
  const cards = page.getByRole('region', { name: 'All browsers' }).getByRole('article');
  await page.route('**/graphql*', (route) => route.abort());
  await page.goto(server.origin);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cards).toHaveCount(36);
  await page.unroute('**/graphql*');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards.nth(71)).toBeAttached();
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
  await page.mouse.wheel(0, 3000);
  await held.promise;
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(names.nth(1)).toHaveText('Browser 10');
  released.resolve();
  await expect(names.nth(71)).toBeAttached();
  const sorted = Array.from({ length: BROWSERS }, (_, index) => `Browser ${index + 1}`).toSorted();
  expect(await names.allTextContents()).toEqual(sorted.slice(0, 72));
});
