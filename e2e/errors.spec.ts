import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/** The messages that visitors see after errors (spec §8), and other texts of the pages. */
const TEXTS = {
  en: {
    network: 'Network error. Please check your connection.',
    browsers: 'Failed to load browsers',
    browser: 'Failed to load browser',
    versions: 'Failed to load versions',
    version: 'Failed to load version',
    slides: 'Failed to load slides',
    loading: 'Loading…',
    retry: 'Try again',
    crash: 'Something went wrong',
    refresh: 'Refresh',
    brave: 'Brave',
    details: /^Details.*Linux/u,
    home: 'AI Browsers',
    openSearch: 'Open search',
  },
  zh: {
    network: '网络错误，请检查网络连接。',
    browsers: '浏览器列表加载失败',
    browser: '浏览器加载失败',
    versions: '版本列表加载失败',
    version: '版本加载失败',
    slides: '轮播图加载失败',
    loading: '加载中…',
    retry: '重试',
    crash: '出错了',
    refresh: '刷新页面',
    brave: 'Brave',
    details: /^查看详情.*Linux/u,
    home: 'AI 浏览器导航',
    openSearch: '打开搜索',
  },
} as const;

const INTERNAL = { status: 500, json: { errors: [{ message: 'Server Error', extensions: { code: 'INTERNAL' } }] } };
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const OFFLINE = /Failed to load resource|ERR_INTERNET_DISCONNECTED/u;
const SERVER_ERROR = /Failed to load resource: the server responded with a status of 50\d/u;

function operationOf(request: Request): string {
  const body: unknown = request.method() === 'POST' ? request.postDataJSON() : null;
  const name =
    typeof body === 'object' && body !== null && 'operationName' in body
      ? body.operationName
      : new URL(request.url()).searchParams.get('operationName');
  return String(name);
}

/** Handles requests of these operations with `handler`; all others reach the server. */
async function handleOperations(
  page: Page,
  operations: readonly string[],
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql*', (route) =>
    operations.includes(operationOf(route.request())) ? handler(route) : route.continue(),
  );
}

const list = (page: Page) => page.getByRole('region', { name: /All browsers|全部浏览器/u });
const alert = (page: Page) => page.getByRole('alert');

/** Each test is in one language: `web/i18n/texts.test.ts` compares the wording of each message in both. */
function inLanguage(lang: keyof typeof TEXTS) {
  const texts = TEXTS[lang];
  return {
    texts,
    at: (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    brave: (page: Page) => list(page).getByRole('link', { name: texts.brave, exact: true }),
    home: (page: Page) => page.getByRole('banner').getByRole('link', { name: texts.home }),
  };
}

test('§8.2 a connection that is lost in the middle of a click shows an error, and the page comes when it is back', async ({
  page,
  context,
  expectErrors,
}) => {
  const { texts, at, brave } = inLanguage('zh');
  expectErrors(OFFLINE);
  await page.goto(at('/'));
  await context.setOffline(true);
  await brave(page).click();
  // The list may have an alert too, because it cannot append its next page.
  await expect(list(page)).toHaveCount(0);
  await expect(alert(page)).toContainText(texts.network);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.brave);
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: texts.details }).first().click();
  await expect(alert(page)).toHaveText(new RegExp(`^${RegExp.escape(texts.network)}`, 'u'));
});

test('§4.7 §8.8 §8.12 the lists of the home page and of the search that fail say so, in red boxes', async ({
  page,
  expectErrors,
}) => {
  const { texts, at, brave, home } = inLanguage('en');
  expectErrors(SERVER_ERROR);
  await page.goto(at('/browsers/5'));
  await handleOperations(page, ['HomeBrowsers', 'FeaturedBrowsers', 'HomeSlides', 'HomeCounters', 'Search'], (route) =>
    route.fulfill(INTERNAL),
  );
  await home(page).click();
  await expect(alert(page)).toHaveText([
    texts.slides + texts.retry,
    texts.browsers + texts.retry,
    texts.browsers + texts.retry,
  ]);
  for (const one of await alert(page).all()) await expect(one).toHaveClass(/text-danger/u);
  await page.getByRole('button', { name: texts.openSearch }).click();
  await page.getByRole('search').getByRole('combobox').fill('brave');
  await expect(page.getByRole('status').filter({ hasText: texts.browsers })).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await list(page).getByRole('button', { name: texts.retry }).click();
  await expect(brave(page)).toBeVisible();
});

test('§8.8 a browser, its versions and a version that fail to load have different messages', async ({
  page,
  expectErrors,
}) => {
  const { texts, at, brave } = inLanguage('zh');
  expectErrors(SERVER_ERROR);
  await page.goto(at('/'));
  await handleOperations(page, ['Browser'], (route) => route.fulfill(BAD_GATEWAY));
  await brave(page).click();
  await expect(alert(page)).toHaveText(texts.browser + texts.retry);
  await page.unrouteAll();
  await handleOperations(page, ['Browser'], (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(alert(page)).toHaveText(texts.browser + texts.retry);
  await page.unrouteAll();
  await handleOperations(page, ['BrowserVersions'], (route) => route.fulfill(INTERNAL));
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(alert(page)).toHaveText(texts.versions + texts.retry);
  await page.unrouteAll();
  await page.getByRole('button', { name: texts.retry }).click();
  await handleOperations(page, ['Version'], (route) => route.fulfill(INTERNAL));
  await page.getByRole('link', { name: texts.details }).first().click();
  await expect(alert(page)).toHaveText(texts.version + texts.retry);
});

test('§8.10 a page that is on its way says that it is loading', async ({ page }) => {
  const { texts, at, brave, home } = inLanguage('en');
  await page.goto(at('/browsers/5'));
  const held = Promise.withResolvers<void>();
  await handleOperations(page, ['HomeBrowsers', 'HomeSlides'], async (route) => {
    await held.promise;
    await route.continue();
  });
  await home(page).click();
  await expect(page.getByRole('progressbar', { name: texts.loading })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  held.resolve();
  await expect(brave(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('§2.27 a page that breaks gives way to a screen that offers a refresh and stays', async ({
  page,
  expectErrors,
}) => {
  const { texts, at, brave } = inLanguage('zh');
  expectErrors(/./u);
  await page.goto(at('/'));
  await handleOperations(page, ['Browser'], async (route) => {
    const whole = await route.fetch();
    const { data } = (await whole.json()) as { data: { browser: object } };
    await route.fulfill({ json: { data: { browser: { ...data.browser, platforms: null } } } });
  });
  await brave(page).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.crash);
  await page.unrouteAll();
  const refresh = await page.getByRole('link', { name: texts.refresh }).elementHandle();
  await page.evaluate(() => {
    for (const type of ['focus', 'online', 'pageshow', 'resize']) dispatchEvent(new Event(type));
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'zh' }));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.mouse.move(200, 200);
  await page.waitForTimeout(1500); // longer than any request or timer of the page
  await expect(heading).toHaveText(texts.crash);
  expect(await refresh?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.getByRole('link', { name: texts.refresh }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.brave);
});

test('§8.9 the words of the server are passed on in English, and give way to our own in Chinese', async ({ page }) => {
  const busy = {
    json: { data: null, errors: [{ message: 'Come back at noon', extensions: { code: 'UNAVAILABLE' } }] },
  };
  await page.goto('/browsers/5');
  await handleOperations(page, ['HomeBrowsers'], (route) => route.fulfill(busy));
  await page.getByRole('banner').getByRole('link', { name: 'AI Browsers' }).click();
  await expect(alert(page)).toContainText('Come back at noon');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(alert(page)).toContainText('服务暂不可用');
});

test('§8.12 what fails to load is said, and can be tried again', async ({ page, expectErrors }) => {
  expectErrors(/graphql|Failed to load resource/u);
  await page.goto('/nope').catch(() => undefined);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByText('Network error. Please check your connection.').first()).toBeVisible();
  await expect(page.getByText('Failed to load slides')).toBeVisible();
  await page.unroute('**/graphql');
  for (const button of await page.getByRole('button', { name: 'Try again' }).all())
    await button.click({ timeout: 2000 }).catch(() => undefined);
  await expect(list(page).getByRole('article').nth(11)).toBeVisible();
});
