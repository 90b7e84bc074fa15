import { list } from './browser-list.ts';
import { expect, test } from './test.ts';

test('back and forward find each page where it was left, a new one starts at its top', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/');
  const brave = list(page).getByRole('link', { name: 'Brave', exact: true });
  await brave.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(300);
  await brave.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brave');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(brave).toBeVisible();
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect.poll(top).toBe(0);

  // Also where the list has to be fetched again.
  await page.goBack();
  await expect.poll(top).toBe(left);
  const opera = list(page).getByRole('link', { name: 'Opera One', exact: true });
  // The click may scroll again, so it is tried before the position is read.
  await opera.click({ trial: true });
  const leftAt = await top();
  expect(leftAt).toBeGreaterThan(300);
  await opera.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opera One');
  await page.reload();
  await page.goBack();
  await expect(list(page).getByRole('article').nth(11)).toBeAttached();
  await expect.poll(top).toBe(leftAt);
});

test('the former page stays, under a bar that says that something loads, until the code of the next one is there', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/page-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/?platform=linux');
  const firstCard = list(page).getByRole('article').first();
  const name = await firstCard.getByRole('heading').innerText();
  await firstCard.getByRole('heading').getByRole('link').click();
  await expect(list(page).getByRole('article').first()).toContainText(name);
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/browsers\/\d+\?platform=linux$/u);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.goBack();
  await expect(list(page).getByRole('article').first()).toContainText(name);
});

test('a page that was seen is shown at once, and loaded again after a minute', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON());
  });
  await page.goto('/');
  const platforms = page.getByRole('navigation', { name: 'Platforms' });
  const open = async (name: string) => {
    sent.length = 0;
    await platforms.getByRole('link', { name: new RegExp(`^${name}`, 'u') }).click();
    await expect(platforms.getByRole('link', { name: new RegExp(`^${name}`, 'u') })).toHaveAttribute('aria-current');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  };
  await open('Android');
  expect(sent.length).toBeGreaterThan(0);
  await open('All platforms');
  expect(sent).toEqual([]);
  await page.clock.setSystemTime(Date.now() + 61_000);
  await open('Android');
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ operationName: 'HomeBrowsers' }));
});

test('the header has the same places on every page', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  await page.goto('/');
  const atHome = await places();
  for (const path of ['/browsers/5', '/?q=opera', '/nowhere']) {
    await page.goto(path);
    expect(await places()).toEqual(atHome);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Windows \d+ browsers$/u })).toBeVisible();
  }
});

test('the open search moves nothing in a wide header, covers nothing in a narrow one, and closes when it is left', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const links = banner.getByRole('navigation').getByRole('link');
  const input = banner.getByRole('combobox');
  for (const [width, lang] of [
    [390, 'en'],
    [768, 'zh'],
    [1024, 'en'],
    [1440, 'zh'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/browsers/5?lang=${lang}`);
    const places = async () =>
      Promise.all(
        [...(await links.all()), banner.getByRole('link').first(), ...(await banner.getByRole('button').all())].map(
          (one) => one.boundingBox(),
        ),
      );
    const before = await places();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    if (width >= 1024) expect(await places()).toEqual(before);
    await page.keyboard.type('a');
    await expect(banner.getByRole('listbox')).toBeVisible();
    if (width < 1024) for (const link of await links.all()) await link.click({ trial: true });
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
    await expect(input).toBeHidden();
    if (width >= 1024) expect(await places()).toEqual(before);
  }
});

test('paper has neither controls nor slides, but every card and the address of every file, on white', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation', { name: 'Platforms' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(
    list(page)
      .getByRole('article')
      .last()
      .getByText(/Updated/u),
  ).toBeVisible();
  for (const [path, words] of [
    ['/browsers/5', expect.not.stringContaining('Download')],
    ['/versions/1', expect.stringContaining('Download for Windows')],
  ] as const) {
    await page.goto(path);
    const file = page.getByRole('main').locator('a[href*="/download"]:visible').first();
    const printed = await file.evaluate((element) => [
      (element as HTMLElement).innerText,
      getComputedStyle(element, '::after').content,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(printed).toEqual([
      words,
      expect.stringMatching(/^"http:\/\/127\.0\.0\.1:\d+\/versions\/\d+\/download"$/u),
      'rgb(251, 250, 248)',
    ]);
  }
});
