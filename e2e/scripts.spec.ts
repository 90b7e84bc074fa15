import { list } from './browser-list.ts';
import { expect, test } from './test.ts';

test('what is pressed or chosen before the scripts are there is done once they are', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-site-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const arrival = page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: /^Theme/u }).click();
  await page.getByRole('button', { name: 'Open search' }).click();
  release();
  await arrival;
  await expect(page).toHaveURL('/?sort=name');
  await expect(page.getByRole('combobox', { name: 'Search browsers' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/u);
});

test('all scripts of the home page weigh at most 173 kB in either language, and no page fetches styles, which it brought along', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (one) => {
    fetched.push(one.resourceType());
    if (one.resourceType() === 'script') scripts.add(one.url());
  });
  for (const language of ['en', 'zh']) {
    scripts.clear();
    await page.goto(`/?lang=${language}`);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(3);
    const responses = await Promise.all(
      [...scripts].map((url) => request.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })),
    );
    expect(responses.map((response) => response.headers()['content-encoding'])).toEqual(responses.map(() => 'br'));
    expect(
      responses.reduce((sum, response) => sum + Number(response.headers()['content-length']), 0),
    ).toBeLessThanOrEqual(173_000);
  }
  // A page whose code comes apart fetches no styles, which it brought along.
  fetched.length = 0;
  await page.goto('/browsers/1');
  expect(fetched).toContain('script');
  expect(fetched).not.toContain('stylesheet');
});

test('where another build has taken the place of the code, a new document brings the page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/u);
  await page.route('**/assets/page-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.goto('/');
  const card = list(page).getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('scripts that cannot be loaded are tried again, then the page says so', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|net::ERR_FAILED/u);
  let requests = 0;
  await page.route('**/assets/*.js', (route) => {
    requests += 1;
    return route.abort();
  });
  // By a script, because `goto` of these tests waits for hydration.
  await page.evaluate((url) => location.assign(url), test.info().project.use.baseURL ?? '');
  await expect(page.getByRole('alert')).toHaveText(
    /Parts of this page could not be loaded: search, sorting and menus may not work\. Try again/u,
    { timeout: 10_000 },
  );
  expect(requests).toBeGreaterThan(1);
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
