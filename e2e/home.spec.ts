import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: /All browsers|Search results/u });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Matching browsers' }).getByRole('option').filter({ hasNotText: /^(?:All )?\d+ results?$/u });
const allResults = (page: Page) => page.getByRole('listbox', { name: 'Matching browsers' }).getByRole('option').last();
const names = (page: Page) => list(page).getByRole('heading', { level: 3 }).allTextContents();

test('a platform filters the list, in the address too, and back undoes it', async ({ page }) => {
  await page.goto('/');
  await expect(list(page).getByRole('article')).toHaveCount(24);
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Android' }).click();
  await expect(page).toHaveURL('/?platform=android');
  await expect(list(page).getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(list(page).getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
});

test('the list sorts by name, and the address can be shared', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(page).toHaveURL('/?sort=name');
  const other = await context.newPage();
  await other.goto(page.url());
  const sorted = await names(other);
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  // The first 24 by name are not the first 24 of the home page.
  await expect.poll(() => names(page)).toEqual(sorted);
});

test('grid and list view switch, and stay while filtering', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/?view=list');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Linux' }).click();
  await expect(page).toHaveURL('/?platform=linux&view=list');
});

test('a search text hides the featured browsers and shows what fits', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured browsers' })).toBeVisible();
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('夸克');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/u);
  await expect.poll(() => names(page)).toEqual(['Quark']);
  await expect(page.getByRole('heading', { name: 'Featured browsers' })).toHaveCount(0);
  await page.getByRole('link', { name: /Remove filter/u }).click();
  await expect(list(page).getByRole('article')).toHaveCount(24);
});

test('the search box suggests five browsers and is worked with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open search' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  await expect(box).toBeFocused();
  await page.keyboard.type('browser');
  const options = suggestions(page);
  await expect(options).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/browsers\/\d+$/u);
});

test('/ and Ctrl K open the search on every page, and its last entry leads to all results', async ({ page }) => {
  await page.goto('/browsers/5');
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  await expect(page.getByRole('button', { name: 'Open search' })).toHaveAttribute('title', 'Search (/, Ctrl K or ⌘K)');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('browser');
  await expect(suggestions(page)).toHaveCount(5);
  const number = /^All (?<number>\d+) results$/u.exec((await allResults(page).textContent()) ?? '')?.groups?.number;
  await page.keyboard.press('ArrowUp');
  await expect(allResults(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=browser');
  await expect(list(page).getByText(`${number} browsers`)).toBeVisible();
});

test('the key / is switched off in the list of the search, and stays off; Ctrl K stays', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('browser');
  await page.getByRole('switch', { name: 'Open the search with the / key', checked: true }).click();
  await expect(box).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open search' })).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await page.keyboard.type('browser');
  await page.getByRole('switch', { checked: false }).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});

test('tags on cards and in the row filter the list together, and chips remove them', async ({ page }) => {
  await page.goto('/browsers/5');
  await page.getByRole('main').getByRole('link', { name: 'Free', exact: true }).click();
  await expect(page).toHaveURL('/?tag=free');
  const total = await list(page).getByText(/^\d+ browsers$/u).textContent();
  await list(page).getByRole('article').getByRole('link', { name: 'Open source' }).first().click();
  await expect(page).toHaveURL('/?tag=free,opensource');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI browsers: Free, Open source');
  const row = page.getByRole('navigation', { name: 'Filter by tag' });
  await expect(row.getByRole('link', { name: 'Free' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: /^🐧? ?Linux \d+ browsers$/u }).click();
  await expect(page).toHaveURL('/?platform=linux&tag=free,opensource');
  await page.getByRole('link', { name: 'Remove filter: Linux' }).click();
  await page.getByRole('link', { name: 'Remove filter: Open source' }).click();
  await expect(page).toHaveURL('/?tag=free');
  await expect(list(page).getByText(total ?? '')).toBeVisible();
  await row.getByRole('link', { name: 'Free' }).click();
  await expect(page).toHaveURL('/');
});

test('the order and the view are there at the next visit, and the default forgets them', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/?sort=name&view=list');
  const next = await context.newPage();
  await next.goto('/browsers/5');
  await next.goto('/?platform=linux#browsers');
  await expect(next).toHaveURL('/?platform=linux&sort=name&view=list#browsers');
  await expect(next.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await next.goBack();
  await expect(next).toHaveURL('/browsers/5');
  await next.getByRole('link', { name: 'AI Browsers', exact: true }).click();
  await expect(next).toHaveURL('/?sort=name&view=list');
  await next.goto('/?view=grid');
  await expect(next).toHaveURL('/?view=grid&sort=name');
  await next.goto('/?sort=newest&view=list');
  await next.getByRole('combobox', { name: 'Sort by' }).selectOption('default');
  await next.getByRole('button', { name: 'Grid view' }).click();
  await expect(next).toHaveURL('/');
  await next.goto('/browsers/5');
  await next.goto('/');
  await expect(next).toHaveURL('/');
});

test('Escape closes the suggestions, then the box, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('brave');
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused();
});

test('a search without a match says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No browser matches.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No browser matches these filters.')).toBeVisible();
});

test('a search with a typing mistake leads to the browser, and too many filters to fewer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('brvae');
  await expect(page.getByText('No browser matches.')).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Browsers with a similar name' }).getByRole('option')).toHaveText([/^Brave/u]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browsers/5');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('brvae');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=brvae');
  await page.getByRole('region', { name: 'Browsers with a similar name' }).getByRole('link', { name: /^Brave/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brave');
  await page.goto('/?platform=harmonyos&tag=opensource');
  await expect(list(page).getByText('No browsers found')).toBeVisible();
  await page.getByRole('region', { name: 'With fewer filters' }).getByRole('link', { name: /^Without “HarmonyOS”/u }).click();
  await expect(page).toHaveURL('/?tag=opensource');
  await expect(list(page).getByRole('article').first()).toBeVisible();
});

test('the slides advance every 5 seconds, wrap, and rest for 3 after a choice', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const shown = page.getByRole('region', { name: 'Highlights' }).getByRole('group', { name: /of 4/u }).filter({ visible: true });
  const title = async (expected: string) => expect(page.getByRole('region', { name: 'Highlights' }).getByText(expected, { exact: true }).filter({ visible: true })).toBeVisible();
  await title('Browsers that read, answer and act');
  // The button is visible only after hydration, when the slideshow has started.
  await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.runFor(5100);
  await title('Comet works across your tabs');
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  await page.mouse.move(0, 0);
  await title('Doubao: a chat window and a browser');
  await page.clock.runFor(2900 + 4000);
  await title('Doubao: a chat window and a browser');
  await page.clock.runFor(1300);
  await title('Browsers that read, answer and act');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await title('Doubao: a chat window and a browser');
  await expect(shown).toHaveCount(1);
});

test('previous, next and a dot each stop the slides for 3 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights' });
  await expect(slides.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const dot = (number: number) => slides.getByRole('button', { name: `Go to slide ${number}` });
  // The live region is "polite" while the slideshow is stopped.
  const shown = slides.locator('[aria-live]');
  for (const [button, chosen, next] of [['Go to slide 3', 3, 4], ['Previous slide', 3, 4], ['Next slide', 1, 2]] as const) {
    await slides.getByRole('button', { name: button }).click();
    await page.mouse.move(0, 0);
    await expect(dot(chosen)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(2999);
    await expect(shown).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(1);
    await expect(shown).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4999);
    await expect(dot(chosen)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dot(next)).toHaveAttribute('aria-current', 'true');
  }
});

test('the picture of a slide is fetched when the slide may be seen soon, and stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights' });
  const pictures = slides.locator('img[width="1600"]');
  await expect(slides.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await expect(pictures).toHaveCount(1);
  await page.clock.runFor(2600);
  await expect(pictures).toHaveCount(2);
  await page.clock.runFor(2500);
  await expect(slides.getByText('Comet works across your tabs', { exact: true })).toBeVisible();
  await expect(slides.getByRole('group', { name: '1 of 4', includeHidden: true }).locator('img[width="1600"]')).toHaveCount(1);
  await slides.hover();
  await expect(pictures).toHaveCount(4);
  await page.mouse.move(0, 0);
  await expect(pictures).toHaveCount(4);
});

test('the slides stand still for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText('Browsers that read, answer and act').filter({ visible: true })).toBeVisible();
});

test('what fails to load is said, and can be tried again', async ({ page, expectErrors }) => {
  expectErrors(/graphql|Failed to load resource/u);
  await page.goto('/nope').catch(() => undefined);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByText('Network error. Please check your connection.').first()).toBeVisible();
  await expect(page.getByText('Failed to load slides')).toBeVisible();
  await page.unroute('**/graphql');
  for (const button of await page.getByRole('button', { name: 'Try again' }).all()) await button.click({ timeout: 2000 }).catch(() => undefined);
  await expect(list(page).getByRole('article')).toHaveCount(24);
});

test('back and forward find each page where it was left, a new one starts at its top', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/');
  const brave = list(page).getByRole('link', { name: 'Brave' });
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
});

test('the icon of a card moves to the page of its browser, but not for visitors who want less motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const moves: boolean[] = [];
    Object.assign(window, { moves });
    document.startViewTransition = (options) => {
      const transition = start(options);
      const movesIcon = () => document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(browser-icon)');
      void transition.ready.then(() => moves.push(movesIcon()));
      return transition;
    };
  });
  for (const [reducedMotion, isMoving] of [['no-preference', true], ['reduce', false]] as const) {
    await page.emulateMedia({ reducedMotion });
    const code = page.waitForResponse(/lazy-pages/u);
    await page.goto('/');
    await page.mouse.move(9, 9);
    await (await code).finished();
    await list(page).getByRole('link', { name: 'Brave' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brave');
    await expect.poll(() => page.evaluate(() => (window as unknown as { moves: boolean[] }).moves)).toEqual([isMoving]);
  }
});

test('back finds its place also where the list has to be fetched again', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/');
  const opera = list(page).getByRole('link', { name: 'Opera One' });
  await opera.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(300);
  await opera.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opera One');
  await page.reload();
  await page.goBack();
  await expect(list(page).getByRole('article')).toHaveCount(24);
  await expect.poll(top).toBe(left);
});

test('what is pressed or chosen before the scripts are there is done once they are', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-site-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const arrival = page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('button', { name: /^Theme/u }).click();
  release();
  await arrival;
  await expect(page).toHaveURL('/?sort=name');
  await expect(page.getByRole('combobox', { name: 'Search browsers' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/u);
});

for (const language of ['en', 'zh']) {
  test(`all scripts of the home page weigh at most 150 kB (${language})`, async ({ page, request }) => {
    const scripts = new Set<string>();
    page.on('request', (one) => one.resourceType() === 'script' && scripts.add(one.url()));
    await page.goto(`/?lang=${language}`);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(3);
    const responses = await Promise.all([...scripts].map((url) => request.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })));
    expect(responses.map((response) => response.headers()['content-encoding'])).toEqual(responses.map(() => 'br'));
    expect(responses.reduce((sum, response) => sum + Number(response.headers()['content-length']), 0)).toBeLessThanOrEqual(150_000);
  });
}

test('a page whose code comes apart fetches no styles, which it brought along', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (one) => fetched.push(one.resourceType()));
  await page.goto('/browsers/1');
  expect(fetched).toContain('script');
  expect(fetched).not.toContain('stylesheet');
});

test('the former page stays until the code of the next one is there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/lazy-pages-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/?platform=linux');
  const firstCard = list(page).getByRole('article').first();
  const name = await firstCard.getByRole('heading').innerText();
  await firstCard.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/browsers\/\d+\?platform=linux$/u);
  await expect(list(page).getByRole('article').first()).toContainText(name);
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(list(page).getByRole('article').first()).toContainText(name);
});

test('where another build has taken the place of the code, a new document brings the page', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  await page.route('**/assets/lazy-pages-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
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
  await expect(page.getByRole('alert')).toHaveText(/Parts of this page could not be loaded: search, sorting and menus may not work\. Try again/u, { timeout: 10_000 });
  expect(requests).toBeGreaterThan(1);
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in forced colours the chosen tab, view and platform, and the download button can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/browsers/5');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const [chosen, other] = [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first()];
  expect(await chosen.evaluate(background)).not.toBe(await other.evaluate(background));
  const button = page.getByRole('region', { name: 'Download' }).getByRole('link', { name: /^Download for/u });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('2px');
  await page.goto('/?platform=linux');
  for (const [one, another] of [
    [page.getByRole('button', { name: 'Grid view' }), page.getByRole('button', { name: 'List view' })],
    [page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Linux' }), page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'macOS' })],
  ] as const) {
    expect(await one.evaluate(background)).not.toBe(await another.evaluate(background));
  }
});

test('the keyboard can skip the slides', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Skip the highlights' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Featured browsers' }).getByRole('link').first()).toBeFocused();
});
