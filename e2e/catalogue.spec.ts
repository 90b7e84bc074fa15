import { expect, test } from './test.ts';

test('§1.3 §2.14 a visitor finds a browser, chooses a platform, opens a version and downloads it', async ({ page }) => {
  await page.goto('/browsers/5');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.goto('/');
  await page.getByRole('region', { name: 'All browsers' }).getByRole('link', { name: 'Brave', exact: true }).click();
  // A link of the site opens the tab of the visitor's system.
  await expect(page).toHaveURL('/browsers/5?platform=linux');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brave');
  await page.getByRole('tab', { name: /Windows/u }).click();
  await expect(page).toHaveURL('/browsers/5?platform=windows');
  await page.getByRole('tab', { name: /Linux/u }).click();
  await expect(page).toHaveURL('/browsers/5?platform=linux');
  await page
    .getByRole('link', { name: /Details.*Linux/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/versions\/\d+$/u);

  const downloads = page.getByText(/^\d+ downloads? across all versions$/u);
  const before = Number((await downloads.innerText()).match(/\d+/u)?.[0]);
  const counted = Promise.withResolvers<string>();
  // Our own server counts the download; the request to the vendor is not sent.
  await page.route('**/versions/*/download*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    counted.resolve(`${response.status()} ${response.headers().location}`);
    await route.fulfill({ status: 204 });
  });
  await page
    .getByRole('link', { name: /^Download/u })
    .first()
    .click();
  expect(await counted.promise).toMatch(/^302 https:\/\/github\.com\//u);
  await page.reload();
  await expect(downloads).toHaveText(new RegExp(`^${before + 1} download`, 'u'));

  await page.goBack();
  await expect(page).toHaveURL('/browsers/5?platform=linux');
  await expect(page.getByRole('tab', { name: /Linux/u })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the tabs of a browser are worked with the arrow keys, and the checksum is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/browsers/5?platform=macos');
  await page.getByRole('tab', { name: /macOS/u }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Linux/u })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: /Windows/u })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/versions/20');
  await page.getByText('Verify the file').click();
  await page.getByText('For experts').click();
  await page.getByRole('button', { name: 'Copy SHA-256 checksum' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '7f5a87929dde058705a55e5fbb0b6043c9f196108429443a0a5d4e086e9703c0',
  );
});

test('§1.4 §4.20 §9.31 the chosen language is remembered over a reload and on other pages', async ({
  page,
  context,
}) => {
  await page.goto('/browsers/1');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/browsers/1?lang=zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comet');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comet');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '精选浏览器' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  // The address was the same before: the choice is stored when its texts are there.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured browsers' })).toBeVisible();

  // A language that this browser alone remembers is taken up after the page arrives.
  await page.evaluate(() => localStorage.setItem('language', 'zh'));
  await context.clearCookies();
  await page.goto('/versions/1');
  await expect(page.getByText('发布日期')).toBeVisible();
});

test('a language link that is used before the scripts are there wins over the remembered language', async ({
  page,
}) => {
  await page.goto('/browsers/1');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/browsers/1?lang=zh');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-site-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const arrival = page.goto('/browsers/5');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/browsers/5?lang=en');
  await page.getByRole('navigation').getByRole('link', { name: 'Linux' }).first().click();
  await expect(page).toHaveURL(/lang=en.*platform=linux|platform=linux.*lang=en/u);
  held.resolve();
  await arrival.catch(() => undefined); // the click has left that page
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/versions/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('§4.20 the language of a link is there at the next visit, from the server, also without the other scripts', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/?lang=zh');
  await page.close();
  const next = await context.newPage();
  const response = await next.goto('/browsers/5');
  expect(await response?.text()).toContain('<html lang="zh-CN">');
  expect(await next.evaluate(() => localStorage.getItem('language'))).toBe('zh');
  await next.goto('/?lang=en');
  await next.goto('/');
  await expect(next.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('§10.12 the theme is chosen, remembered, and there before the first paint; the first click is visible', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: /Theme: system/u }).click();
  await page.getByRole('button', { name: /Theme: light/u }).click();
  await page.getByRole('button', { name: /Theme: dark/u }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /Theme: system/u }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /Theme: dark/u })).toBeVisible();
});

test('a theme that is chosen in one tab is shown in the others', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/browsers/5');
  await page.getByRole('button', { name: /Theme: system/u }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: /Theme: dark/u })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(other.locator('html')).not.toHaveAttribute('data-theme');
});

test('the links to the files of a new release differ', async ({ page }) => {
  await page.goto('/new');
  const release = page.getByRole('article').filter({ hasText: 'Mozilla Firefox154.0' });
  const names = (await release.getByRole('listitem').allTextContents()).map((name) => name.trim());
  expect(names.filter((name) => name.includes('macOS'))).toHaveLength(2);
  expect(new Set(names).size).toBe(names.length);
});

test('§2.3 an address with nothing at it is the 404 page, with a way home', async ({ page, expectErrors }) => {
  expectErrors(/404|could not be decoded/u);
  // api/tests/pages.test.ts has more addresses.
  for (const path of ['/browsers/100%', '/nope']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured browsers' }).getByRole('link')).toHaveCount(4);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the page takes over what the server rendered without asking again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) requests.push(request.postData() ?? '');
  });
  for (const path of ['/', '/browsers/5', '/versions/1?lang=zh']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
  }
});

test('§10.13 everything essential works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/');
    await expect(
      page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'HarmonyOS' }),
    ).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('region', { name: 'All browsers' }).getByRole('link', { name: 'Brave', exact: true }).click();
  await page.getByRole('link', { name: /Linux/u }).last().click();
  await expect(page).toHaveURL('/browsers/5?platform=linux');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brave');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await context.close();
});
