import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

interface Visitor {
  userAgent: string;
  /** The client hints; null for a browser without them. */
  hints: { platform: string; architecture: string; bitness: string } | null;
  /** The name of the graphics processor in WebGL. */
  renderer?: string;
}

const CHROME = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`;
const FIREFOX = (system: string) => `Mozilla/5.0 (${system}; rv:154.0) Gecko/20100101 Firefox/154.0`;
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
const HARMONYOS =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
const WINDOWS = CHROME('Windows NT 10.0; Win64; x64');
const hints = (platform: string, architecture: string, bitness = '64') => ({ platform, architecture, bitness });

/** A context that reports the system of a visitor in every way that a page can read. */
async function contextOf(
  browser: Browser,
  { userAgent, hints: given, renderer = '' }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent });
  await context.addInitScript(
    ({ hints: high, renderer: name }) => {
      const data = high && { platform: high.platform, getHighEntropyValues: async () => high };
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => data ?? undefined });
      // The machine of the tests has no graphics processor.
      const gl = { RENDERER: 0, getExtension: () => null, getParameter: () => name };
      HTMLCanvasElement.prototype.getContext = (() => gl) as unknown as HTMLCanvasElement['getContext'];
    },
    { hints: given, renderer },
  );
  return context;
}

/** Clicks and returns the version that the server redirects to. The request to the vendor is not sent. */
async function downloaded(
  page: Page,
  click: () => Promise<void>,
): Promise<{ platform: string; architecture: string | null }> {
  const id = Promise.withResolvers<string>();
  await page.route('**/versions/*/download*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    expect(response.status()).toBe(302);
    id.resolve(/versions\/(\d+)/u.exec(route.request().url())?.[1] ?? '');
    await route.fulfill({ status: 204 });
  });
  await click();
  const response = await page.request.get(`/api/versions/${await id.promise}`);
  const { platform, architecture } = (
    (await response.json()) as { data: { platform: string; architecture: string | null } }
  ).data;
  return { platform, architecture };
}

// One visitor for each way to find out the system; rules/system.test.ts has all systems.
test('two clicks download the file: from the home page, or one from the page of the browser', async ({ browser }) => {
  for (const [name, path, visitor, file] of [
    ['Windows with ARM', '/browsers/5', { userAgent: WINDOWS, hints: hints('Windows', 'arm') }, ['windows', 'arm64']],
    [
      'a Mac with Apple silicon, without hints',
      '/browsers/5',
      { userAgent: FIREFOX('Macintosh; Intel Mac OS X 10.15'), hints: null, renderer: 'Apple M1, or similar' },
      ['macos', 'arm64'],
    ],
    ['an iPhone', '/browsers/5', { userAgent: IPHONE, hints: null }, ['ios', null]],
    ['HarmonyOS', '/', { userAgent: HARMONYOS, hints: null }, ['harmonyos', null]],
  ] satisfies [string, string, Visitor, [string, string | null]][])
    await test.step(name, async () => {
      const context = await contextOf(browser, visitor);
      const page = await context.newPage();
      await page.goto(path);
      const link = page
        .getByRole('region', { name: 'All browsers' })
        .getByRole('link', { name: 'Huawei Browser', exact: true });
      // The only one for this system is the first of the list.
      if (path === '/') await link.click();
      const button = page
        .getByRole('region', { name: 'Download' })
        .getByRole('link', { name: /^(?:Download for|Get it from|Open the maker’s page)/u });
      await expect(button).toHaveCount(1);
      const [platform, architecture] = file;
      expect(await downloaded(page, () => button.click())).toEqual({ platform, architecture });
      await context.close();
    });
});

test('a Mac that hides its processor is offered both files, and the page does not move when it is found', async ({
  browser,
}) => {
  const safari = await contextOf(browser, { userAgent: SAFARI, hints: null, renderer: 'Apple GPU' });
  const page = await safari.newPage();
  await page.goto('/browsers/5');
  const panel = page.getByRole('region', { name: 'Download' });
  expect(await downloaded(page, () => panel.getByRole('link', { name: /^Apple silicon/u }).click())).toEqual({
    platform: 'macos',
    architecture: 'arm64',
  });
  await expect(panel.getByRole('link', { name: /^Intel/u })).toBeVisible();
  await safari.close();

  const firefox = await contextOf(browser, {
    userAgent: FIREFOX('Macintosh; Intel Mac OS X 10.15'),
    hints: null,
    renderer: 'Apple M1, or similar',
  });
  const other = await firefox.newPage();
  await other.addInitScript(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => Object.assign(window, { shifted: entry })),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  // The host of the second file is long.
  for (const path of ['/browsers/5', '/browsers/20?lang=zh']) {
    await other.goto(path);
    await expect(other.getByRole('link', { name: /^(?:Download for macOS|下载（macOS）)/u })).toBeVisible();
    expect(await other.evaluate(() => 'shifted' in window)).toBe(false);
  }
  await firefox.close();
});

test('a phone without a file is shown that there is none, and which browsers have one', async ({ browser }) => {
  const context = await contextOf(browser, { userAgent: HARMONYOS, hints: null });
  const page = await context.newPage();
  await page.goto('/browsers/1');
  const panel = page.getByRole('region', { name: 'Download' });
  await expect(panel).toContainText('No file for HarmonyOS');
  await panel.getByRole('link', { name: 'All browsers for HarmonyOS' }).click();
  await expect(page).toHaveURL('/?platform=harmonyos');
  await page.goto('/browsers/1');
  await panel.getByRole('link', { name: 'Huawei Browser' }).click();
  await expect(page).toHaveURL('/browsers/28?platform=harmonyos');
  // The link opens a page of the maker, so nothing promises a file.
  await expect(panel.getByRole('link', { name: /^Open the maker’s page/u })).toBeVisible();
  await expect(panel.getByText(/This device was recognised|Download for/u).filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('a Linux computer with ARM is shown browsers that have a file for it', async ({ browser }) => {
  const context = await contextOf(browser, { userAgent: CHROME('X11; Linux aarch64'), hints: hints('Linux', 'arm') });
  const page = await context.newPage();
  await page.goto('/browsers/1');
  const links = page
    .getByRole('region', { name: 'Download' })
    .getByRole('listitem')
    .getByRole('link')
    .filter({ visible: true });
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const id = /browsers\/(\d+)/u.exec((await link.getAttribute('href')) ?? '')?.[1];
    expect(
      (
        await page.request.get(`/browsers/${id}/download?platform=linux&architecture=arm64`, { maxRedirects: 0 })
      ).status(),
    ).toBe(302);
  }
  await context.close();
});

test('a Chromebook is called ChromeOS, and offered the Android app', async ({ browser }) => {
  const context = await contextOf(browser, {
    userAgent: CHROME('X11; CrOS x86_64 14541.0.0'),
    hints: hints('Chrome OS', 'x86'),
  });
  const page = await context.newPage();
  const panel = page.getByRole('region', { name: 'Download' });
  await page.goto('/browsers/5?platform=android');
  await expect(panel.getByText('ChromeOS (runs Android apps)', { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(panel.getByRole('link', { name: /^Get it from Google Play/u })).toHaveCount(1);
  await page.goto('/browsers/1');
  await expect(panel.getByText(/^No file for/u).filter({ visible: true })).toHaveText(/ChromeOS/u);
  await context.close();
});

test('a phone with an older HarmonyOS is offered the Android app', async ({ browser }) => {
  const context = await contextOf(browser, {
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/16.0 Mobile Safari/537.36',
    hints: null,
  });
  const page = await context.newPage();
  const panel = page.getByRole('region', { name: 'Download' });
  for (const path of ['/browsers/5?lang=en', '/browsers/5?platform=android']) {
    await page.goto(path);
    await expect(
      panel.getByText('HarmonyOS (runs Android apps)', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(panel.getByRole('link', { name: /^Get it from Google Play/u })).toHaveCount(1);
  }
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Brave', exact: true }) })
    .first();
  await expect(card.getByRole('link', { name: 'Get: Brave' })).toHaveAttribute(
    'href',
    '/browsers/5/download?platform=android',
  );
  expect(
    (
      await page.request.get('/browsers/5/download', {
        maxRedirects: 0,
        headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
      })
    ).headers()['location'],
  ).toContain('play.google.com');
  await context.close();
});

test('an old version names the newer one before its button, and no button of an app store promises the old number', async ({
  page,
}) => {
  await page.goto('/versions/26');
  const panel = page.getByRole('region', { name: 'Download' });
  await expect(panel.getByRole('link')).toHaveText(['Newer: 1.92.144', /^Get it from the App Store/u]);
  await expect(panel.getByText('The app store has only the newest version.')).toBeVisible();
  await expect(panel).not.toContainText('1.91.181');
  await expect(panel.getByRole('link', { name: 'Get it from the App Store' })).toHaveAccessibleName(
    'Get it from the App Store: Brave',
  );
  await panel.getByRole('link', { name: /^Newer/u }).click();
  await expect(panel.getByRole('link')).toHaveText([/^Get it from the App Store/u]);
  await expect(panel).toContainText('1.92.144');
  await page.goto('/browsers/5?platform=ios');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Get it from/u })).toHaveCount(1);
});

test('the offered file is in the language of the page, which its button names', async ({ browser }) => {
  const context = await contextOf(browser, { userAgent: SAFARI, hints: null, renderer: 'Apple GPU' });
  const page = await context.newPage();
  const located = async (link: Locator) =>
    (await page.request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0 })).headers().location;
  await page.goto('/browsers/8?lang=zh');
  const button = page.getByRole('link', { name: /^下载（macOS）/u });
  await expect(button).toContainText('中文（中国）');
  expect(await located(button)).toContain('/mac/zh-CN/Firefox%20154.0.dmg');
  expect(await located(page.getByRole('link', { name: '下载 · 美国英语' }).filter({ visible: true }))).toContain(
    '/mac/en-US/',
  );
  await page.goto('/browsers/8?lang=en');
  expect(await located(page.getByRole('link', { name: /^Download for macOS.*American English/u }))).toContain(
    '/mac/en-US/',
  );
  await context.close();
});

test('the page of a version says on another system that the file is not for it', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/browsers/5/versions?limit=100')).json()) as {
    data: { versions: { id: number; platform: string }[] };
  };
  const pathOf = (platform: string) => `/versions/${data.versions.find((one) => one.platform === platform)?.id}`;
  await page.goto(pathOf('linux'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This version is for')).toBeHidden();
  await page.goto(pathOf('windows'));
  await expect(page.getByText('This version is for Windows · Intel or AMD, 64-bit.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a file for this device' }).click();
  await expect(page.getByRole('region', { name: 'Download' }).getByRole('link', { name: /for Linux/u })).toBeVisible();
});

test('§10.4 the download follows the system, and a chosen tab changes it', async ({ page }) => {
  await page.goto('/browsers/5');
  const panel = page.getByRole('region', { name: 'Download' });
  await expect(panel.getByRole('link', { name: /^Download for Linux/u })).toBeVisible();
  await expect(panel.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByText('your system', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('tab', { name: /macOS/u }).click();
  expect(await downloaded(page, () => panel.getByRole('link', { name: /^Apple silicon/u }).click())).toEqual({
    platform: 'macos',
    architecture: 'arm64',
  });
  await page.getByRole('tab', { name: /Linux.*your system$/u }).click();
  await expect(panel.getByRole('link', { name: /^Download for Linux/u })).toBeVisible();
  await page.getByRole('tab', { name: /Windows/u }).click();
  await expect(panel.getByRole('link', { name: /^Download for Windows/u })).toBeVisible();
  // The choice is for this page only.
  await page.goto('/browsers/8');
  await expect(panel.getByRole('link', { name: /^Download for Linux/u })).toBeVisible();
});

test('“Get” downloads the one file for the system, also from the list; a browser without one comes last and is viewed', async ({
  browser,
}) => {
  const context = await contextOf(browser, { userAgent: WINDOWS, hints: hints('Windows', 'arm') });
  const page = await context.newPage();
  await page.goto('/');
  const listed = page.getByRole('region', { name: 'All browsers' });
  const get = listed.getByRole('link', { name: 'Get: Brave' });
  await expect(get).toHaveAttribute('href', '/browsers/5/download?platform=windows&architecture=arm64');
  const names = await listed.getByRole('heading', { level: 3 }).filter({ visible: true }).allTextContents();
  const heading = names.indexOf('Not for Windows');
  expect(names.slice(0, heading)).toContain('Brave');
  expect(names.slice(heading + 1)).toContain('Dia');
  const featured = page.getByRole('region', { name: 'Featured browsers' }).getByRole('heading', { level: 3 });
  await expect(featured.last()).toHaveText('Dia');
  const dia = listed.getByRole('article').filter({ has: page.getByRole('link', { name: 'Dia', exact: true }) });
  await expect(dia.getByRole('link', { name: 'Get: Dia' })).toBeHidden();
  await expect(dia.getByText('View')).toBeVisible();
  const location = Promise.withResolvers<string | undefined>();
  await page.route('**/browsers/5/download*', async (route) => {
    location.resolve((await route.fetch({ maxRedirects: 0 })).headers().location);
    await route.fulfill({ status: 204 });
  });
  await get.click();
  expect(await location.promise).toMatch(/arm64/iu);
  // A chosen order stays as it is.
  await page.goto('/?sort=name');
  await expect(listed.getByRole('heading', { name: 'Not for Windows' })).toHaveCount(0);
  const sorted = await listed.getByRole('heading', { level: 3 }).allTextContents();
  expect(sorted.indexOf('Dia')).toBeLessThan(sorted.indexOf('Microsoft Edge'));
  await context.close();
});

test('a list is ordered by the system before the scripts arrive, and does not move when they do', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-site-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const arrival = page.goto('/');
  const listed = page.getByRole('region', { name: 'All browsers' });
  const heading = listed.getByRole('heading', { name: 'Not for Linux' });
  const top = async (name: string) => (await listed.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  await expect(heading).toBeVisible();
  const tops = async () => [await top('Mozilla Firefox'), await top('Not for Linux'), await top('Arc')];
  const before = await tops();
  expect(before).toEqual(before.toSorted((a, b) => a - b));
  held.resolve();
  const first = listed.getByRole('link', { name: 'Brave', exact: true });
  await expect(first).toHaveAttribute('href', '/browsers/5?platform=linux');
  await arrival;
  expect(await tops()).toEqual(before);
  const names = await listed.getByRole('heading', { level: 3 }).filter({ visible: true }).allTextContents();
  expect(names.indexOf('Arc')).toBeGreaterThan(names.indexOf('Not for Linux'));
});

test('the download is above the fold of a phone, and without scripts a table has all files', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: IPHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/browsers/5');
  const table = page.getByRole('table', { name: 'Latest files' });
  await expect(table).toBeInViewport();
  await expect(table.getByRole('row', { name: /Windows/u }).getByRole('link')).toHaveText([
    'Download · Intel or AMD, 64-bit',
    'Download · ARM, 64-bit',
    'Download · Intel or AMD, 32-bit',
  ]);
  await expect(table.getByRole('row', { name: /Android/u }).getByRole('link')).toHaveText(['Google Play']);
  await expect(page.getByRole('link', { name: /^Download for/u })).toHaveCount(0);
  await context.close();
});

test('without scripts, no browser makes the page scroll sideways', async ({ browser, request }) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Pictures have their size in the page, and would only take time.
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
  const { data } = (await (await request.get('/api/browsers')).json()) as { data: { id: number }[] };
  expect(data.length).toBeGreaterThan(20);
  for (const { id } of data) {
    await page.goto(`/browsers/${id}`);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `browser ${id} at ${width} px`).toBe(
        width,
      );
    }
  }
  await page.goto('/browsers/6');
  await expect(
    page.getByRole('table', { name: 'Latest files' }).getByRole('row', { name: /Linux/u }).getByRole('link'),
  ).toHaveText(['Download · Intel or AMD, 64-bit · Beta']);
  await context.close();
});

test('a filter of the home page chooses the tab of the browser and its download', async ({ page }) => {
  await page.goto('/?platform=android');
  await page.getByRole('region', { name: 'All browsers' }).getByRole('link', { name: 'Brave', exact: true }).click();
  await expect(page).toHaveURL('/browsers/5?platform=android');
  await expect(page.getByRole('tab', { name: /Android/u })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('region', { name: 'Download' });
  expect(await downloaded(page, () => panel.getByRole('link', { name: 'Get it from Google Play' }).click())).toEqual({
    platform: 'android',
    architecture: null,
  });
});

test('the type of a file stands where it is offered, on the card and on the page of its version', async ({ page }) => {
  await page.goto('/browsers/6');
  const panel = page.getByRole('region', { name: 'Download' });
  await expect(page.getByText('Only a beta is listed here for Linux.')).toBeVisible();
  await expect(panel.getByText('DEB for Debian and Ubuntu').filter({ visible: true })).toHaveCount(1);
  const row = page.getByRole('tabpanel').getByRole('article').first();
  await expect(row).toContainText('MSI');
  await row.getByRole('link', { name: /^Details/u }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(panel.getByText(/^MSI/u)).toBeVisible();
});

test('§10.8 a discontinued browser says so first, shows its tabs and versions, and then browsers for its platform', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browsers/2');
  const suggestions = page.getByRole('region', { name: 'Browsers you can use instead' });
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  const tab = await top(page.getByRole('tab', { name: /macOS/u }));
  const card = await top(page.getByRole('tabpanel').getByRole('article').first());
  expect(await top(page.getByText('This browser is discontinued.'))).toBeLessThan(tab);
  expect(tab).toBeLessThan(card);
  expect(card).toBeLessThan(await top(suggestions.getByRole('link', { name: 'Brave' })));
  // ChatGPT Atlas is for macOS, and this featured browser is for Windows.
  await expect(suggestions.getByRole('link', { name: 'Quark' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Download', exact: true })).toHaveCount(0);
  // A search engine may lead straight to one of its versions.
  await page.goto('/versions/4');
  await expect(page.getByText('This browser is discontinued.')).toBeVisible();
  await expect(page.getByText('brew install')).toHaveCount(0);
});

test('other browsers and the number of a list know the processor of the visitor', async ({ browser }) => {
  const firstIn = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('link').first();
  for (const [system, count] of [
    ['aarch64', '6 browsers · 2 for your system'],
    ['x86_64', '6 browsers'],
  ] as const) {
    const context = await contextOf(browser, { userAgent: FIREFOX(`X11; Linux ${system}`), hints: null });
    const page = await context.newPage();
    await page.goto('/?platform=linux');
    await expect(page.locator('#browsers')).toHaveText(`All browsers${count}`);
    if (system === 'aarch64') {
      await page.goto('/?platform=windows');
      await expect(page.locator('#browsers')).not.toContainText('your system');
      await page.goto('/nowhere');
      await expect(firstIn(page, 'Featured browsers')).toContainText('Brave');
      // The visitor has chosen another platform.
      await page.goto('/?tag=opensource&platform=harmonyos');
      await page.waitForLoadState('networkidle');
      await expect(firstIn(page, 'Other browsers')).toContainText('Comet');
    }
    await context.close();
  }
});

test('a downloaded file is compared with the checksum, and nothing is sent', async ({ page }) => {
  const content = Buffer.alloc(3_000_000, 'x');
  const checksum = createHash('sha256').update(content).digest('hex');
  // No file of the catalogue is here, so the page gets the checksum of this one.
  await page.route('/versions/20', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(
        '7f5a87929dde058705a55e5fbb0b6043c9f196108429443a0a5d4e086e9703c0',
        checksum,
      ),
    });
  });
  await page.goto('/versions/20');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByText('Verify the file').click();
  const result = page.getByRole('status').filter({ hasText: 'setup' });
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: content });
  await expect(result).toContainText('setup.exe has this checksum: it is the same file.');
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'setup-2.exe'));
    return transfer;
  }, 'another file');
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(result).toContainText('setup-2.exe has a different checksum.');
  await expect(result).toContainText(createHash('sha256').update('another file').digest('hex'));
  expect(sent).toEqual([]);
});
