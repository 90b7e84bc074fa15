import type { Locator, Page, Request } from '@playwright/test';
import { choose, confirmDelete, pick, signIn, textbox } from './administrator.ts';
import { expect as expectSoon, test } from './test.ts';

/*
 * The administration of a catalogue that is too large for one screen: 300 browsers, one of them with 302 versions
 * (large-catalogue.ts). Each screen requests only what it shows.
 */

// Long lists need more time on a busy machine.
const expect = expectSoon.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 90_000 });
// Wide enough to show every column.
test.use({ viewport: { width: 1440, height: 900 } });

interface Operation {
  operationName: string;
  variables: Record<string, unknown>;
}

const operationOf = (request: Request) => request.postDataJSON() as Operation; // the administration sends POST requests

/** Collects the operations that a page sends from now on, without that of the sidebar. */
function recordOperations(page: Page): Operation[] {
  const operations: Operation[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request).operationName !== 'ProposalCount')
      operations.push(operationOf(request));
  });
  return operations;
}

async function queryGraph<T>(page: Page, query: string): Promise<T> {
  const response = await page.request.post('/graphql', { data: { query } });
  return ((await response.json()) as { data: T }).data;
}

interface Named {
  browsers: { nodes: { id: number; name: { en: string; zh: string } }[]; totalCount: number };
}

const namesOf = async (page: Page, args: string, language: 'en' | 'zh' = 'en') =>
  (
    await queryGraph<Named>(page, `{ browsers(${args}) { nodes { id name { en zh } } totalCount } }`)
  ).browsers.nodes.map(({ name }) => name[language]);

const table = (page: Page) => page.getByRole('table', { name: 'Browsers' });
/** The names in the first rows of the table. */
const shownNames = async (page: Page, count: number) =>
  (await table(page).locator('tbody th a').allInnerTexts()).slice(0, count);
const shownOf = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test.beforeEach(({ page }) => signIn(page));

test('the dashboard counts all and asks for five', async ({ page }) => {
  const operations = recordOperations(page);
  await page.goto('/admin');
  await expect(page.getByRole('definition').first()).toHaveText('300');
  const items = page.getByRole('region', { name: 'Recently updated' }).getByRole('listitem');
  await expect(items).toHaveText(
    (await namesOf(page, 'first: 5, sort: updated')).map((name) => new RegExp(`^${name}`, 'u')),
  );
  expect(operations.map(({ variables }) => variables.first)).toEqual([5]);
});

test.describe('the table of browsers', () => {
  test('begins with a page, goes on as one scrolls and by its button, and tells when rows cannot be had', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/502/u);
    const operations = recordOperations(page);
    await page.goto('/admin/browsers');
    await expect(shownOf(page, '50 of 300')).toBeVisible();
    await expect(table(page)).toHaveAttribute('aria-rowcount', '301');
    expect(operations.filter(({ operationName }) => operationName === 'AdminBrowsers')).toHaveLength(1);
    await page.mouse.wheel(0, 100_000);
    await expect(shownOf(page, '100 of 300')).toBeVisible();
    expect(await shownNames(page, 100)).toEqual(await namesOf(page, 'first: 100'));
    // Like a keyboard or screen reader user, who need not scroll.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Show more' }).evaluate((button: HTMLElement) => button.click());
    await expect(shownOf(page, '150 of 300')).toBeVisible();
    await expect(table(page).getByRole('row').nth(101).getByRole('link').first()).toBeFocused();
    const rows = table(page).locator('tbody tr');
    await expect(rows.nth(149)).toHaveAttribute('aria-rowindex', '151');

    await page.reload();
    await expect(shownOf(page, '50 of 300')).toBeVisible();
    const broken = { status: 502, body: '' };
    await page.route('/graphql', (route) => route.fulfill(broken));
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('alert')).toContainText('Failed to load data');
    await expect(table(page).locator('tbody tr')).toHaveCount(50);
    await page.unroute('/graphql');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shownOf(page, '100 of 300')).toBeVisible();
    await page.route('/graphql', (route) => route.fulfill(broken));
    await page.getByRole('searchbox', { name: 'Filter' }).fill('drift');
    await expect(page.getByRole('alert')).toContainText('Failed to load browsers');
    await page.unroute('/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(table(page).getByRole('row').nth(1)).toContainText('drift');
  });

  test('is sorted by the server, either way', async ({ page }) => {
    await page.goto('/admin/browsers');
    const operations = recordOperations(page);
    // That the server sorts by each of them is proven by api/tests/browsers.test.ts.
    for (const [header, direction, sort, reverse] of [
      ['Name', 'ascending', 'name', false],
      ['Order', 'ascending', 'default', false],
      ['Downloads', 'ascending', 'downloads', true],
      ['Updated', 'ascending', 'updated', true],
      ['Updated', 'descending', 'updated', false],
    ] as const) {
      await page.getByRole('columnheader', { name: header }).getByRole('button').click();
      await expect(page.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', direction);
      await expect
        .poll(() => operations.findLast(({ operationName }) => operationName === 'AdminBrowsers')?.variables)
        .toMatchObject({ sort, reverse });
    }
    const names = await namesOf(page, 'first: 20, sort: updated');
    await expect.poll(() => shownNames(page, 20)).toEqual(names);
    for (const header of ['Featured', 'Versions', 'Tags'])
      await expect(page.getByRole('columnheader', { name: header }).getByRole('button')).toHaveCount(0);
    await page.goto('/admin/browsers?lang=zh');
    await page.getByRole('columnheader', { name: '名称' }).getByRole('button').click();
    const byPinyin = await namesOf(page, 'first: 20, sort: name, language: zh', 'zh');
    await expect
      .poll(() =>
        page
          .locator('tbody th a')
          .allInnerTexts()
          .then((names) => names.slice(0, 20)),
      )
      .toEqual(byPinyin);
    await page.setViewportSize({ width: 390, height: 800 });
    const box = page.getByRole('combobox', { name: '排序' });
    await expect(box.locator('option:checked')).toHaveText('名称 ↑');
    await box.selectOption({ label: '名称 ↓' });
    await expect(page).toHaveURL(/sort=-name/u);
    await box.selectOption({ index: 0 });
    await expect(page).not.toHaveURL(/sort=/u);
  });

  test('is filtered by name in either language, id and tag, and to the featured', async ({ page }) => {
    await page.goto('/admin/browsers');
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    const total = async (text: string) =>
      (
        await queryGraph<Named>(
          page,
          `{ browsers(search: "${text}", searchIn: [texts, id, tags]) { totalCount nodes { id name { en zh } } } }`,
        )
      ).browsers.totalCount;
    for (const [text, first] of [
      ['wavefox 145', 'wavefox 145'],
      ['海云浏览器', null],
      ['Recommended', null],
    ] as const) {
      await filter.fill(text);
      const count = await total(text);
      expect(count).toBeGreaterThan(0);
      await expect(shownOf(page, `${count} of 300`)).toBeVisible();
      if (first) expect((await shownNames(page, 1))[0]).toMatch(first);
    }
    await filter.fill('12');
    await expect(table(page).getByText('#12', { exact: true })).toBeVisible();
    await filter.fill('nothing has this');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await filter.fill('');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: 'Featured only' }).check();
    const featured = await namesOf(page, 'first: 100, featured: true');
    expect(featured.length).toBeGreaterThan(0);
    await expect(shownOf(page, `${featured.length} of 300`)).toBeVisible();
    expect(await shownNames(page, 100)).toEqual(featured);

    // It keeps its rows, marked busy, while others come, and shows those that were requested last.
    await page.getByRole('checkbox', { name: 'Featured only' }).uncheck();
    await expect(shownOf(page, '50 of 300')).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('/graphql', async (route) => {
      if (operationOf(route.request()).variables.search === 'fox') await held.promise;
      await route.fallback().catch(() => undefined);
    });
    const slow = page.waitForRequest(
      (request) => request.url().endsWith('/graphql') && operationOf(request).variables.search === 'fox',
    );
    await filter.fill('fox');
    await slow;
    await expect(table(page)).toHaveAttribute('aria-busy', 'true');
    await expect(table(page).locator('tbody tr')).toHaveCount(50);
    await filter.fill('wavefox');
    const names = await namesOf(page, 'first: 100, search: "wavefox"');
    await expect(shownOf(page, `${names.length} of 300`)).toBeVisible();
    held.resolve();
    await page.waitForTimeout(300);
    expect(await shownNames(page, 100)).toEqual(names);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('comes back where it was after a form, and tells the truth', async ({ page }) => {
    await page.goto('/admin/browsers');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    const names = await namesOf(page, 'first: 100, sort: name');
    // The sorted rows replace the others, so one scrolls after they are there.
    await expect.poll(() => shownNames(page, 20)).toEqual(names.slice(0, 20));
    await page.mouse.wheel(0, 100_000);
    await expect(shownOf(page, '100 of 300')).toBeVisible();
    const name = names[40] ?? '';
    const link = page.getByRole('link', { name: `Edit ${name}`, exact: true });
    await link.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    expect(scroll).toBeGreaterThan(1000);
    await link.click();
    await expect(textbox(page, 'Name (English)')).toHaveValue(name);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await textbox(page, 'Short description (English)').fill('Changed in the middle of a long list');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(5);
    await expect(table(page).locator('tbody tr')).toHaveCount(100);

    const next = names[41] ?? '';
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await confirmDelete(page);
    await expect(page.getByRole('link', { name: `Edit ${next}`, exact: true })).toBeFocused();
    await expect(shownOf(page, '100 of 299')).toBeVisible();
    expect(await shownNames(page, 100)).toEqual(await namesOf(page, 'first: 100, sort: name'));
    const other = names[60] ?? '';
    await page.getByRole('searchbox', { name: 'Filter' }).fill(other);
    await page.getByRole('link', { name: `Edit ${other}`, exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue(other);
    await expect(page.getByRole('link', { name: `Edit ${other}`, exact: true })).toBeFocused();
  });
});

test('the table of hundreds of versions draws those one comes to, and its filter finds all', async ({ page }) => {
  await page.goto('/admin/browsers/1/versions');
  const rows = page.getByRole('table').locator('tbody tr[aria-rowindex]'); // without the headings of releases
  await expect(shownOf(page, '50 of 302')).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.mouse.wheel(0, 100_000);
  await expect(rows).toHaveCount(100);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('50.7');
  await expect(rows).toHaveCount(11);
});

test.describe('the homepage settings', () => {
  const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
  const heading = (within: Locator, name: string) => within.getByRole('heading', { name, exact: true });

  test('count what is featured, find any of the others, and leave the focus in the list when a card goes to the other', async ({
    page,
  }) => {
    await page.goto('/admin/homepage-settings');
    const size = (await queryGraph<Named>(page, '{ browsers(first: 1) { totalCount nodes { id name { en zh } } } }'))
      .browsers.totalCount;
    const featured = await namesOf(page, 'first: 100, featured: true');
    await expect(region(page, /^Featured Browsers/u)).toContainText(`${featured.length} / ${size}`);
    const others = region(page, /^All Browsers/u);
    await expect(others.getByRole('heading', { level: 3 })).toHaveText(
      await namesOf(page, 'first: 50, featured: false'),
    );
    await others.getByRole('button', { name: 'Show more' }).click();
    await expect(others.getByRole('heading', { level: 3 })).toHaveCount(100);
    await expect(
      others
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .nth(50)
        .getByRole('button')
        .first(),
    ).toBeFocused();
    const last = (await namesOf(page, 'first: 1, reverse: true, featured: false'))[0] ?? '';
    await others.getByRole('searchbox').fill(last);
    await expect(others.getByRole('heading', { level: 3 })).toHaveText([last]);

    await others.getByRole('searchbox').fill('');
    const [first = '', second = ''] = await namesOf(page, 'first: 2, featured: false');
    const featuredRegion = region(page, /^Featured Browsers/u);
    await page.getByRole('button', { name: `Edit the order and tags of ${first}`, exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Display order' }).fill('4321');
    await page.getByRole('button', { name: `Set Featured: ${first}`, exact: true }).click();
    await expect(heading(featuredRegion, first)).toBeVisible();
    await expect(heading(others, first)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Set Featured: ${second}`, exact: true })).toBeFocused();
    await expect(page.getByRole('spinbutton', { name: 'Display order' })).toHaveValue('4321');
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Featured: ${first}`, exact: true }).click();
    await expect(heading(others, first)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Featured: /u);
  });
});

test('tags say how many browsers use them, counted by the server', async ({ page }) => {
  await page.goto('/admin/tag-management');
  const hot = page.getByRole('row', { name: /\bhot\b/u });
  await expect(hot).toBeVisible();
  const operations = recordOperations(page);
  await page.reload();
  const { browsers } = await queryGraph<Named>(
    page,
    '{ browsers(first: 1, search: "hot", searchIn: [tags]) { totalCount nodes { id name { en zh } } } }',
  );
  await expect(hot.getByRole('cell').nth(4)).toHaveText(new RegExp(`${browsers.totalCount}$`, 'u'));
  expect(operations.map(({ operationName }) => operationName)).toEqual(['TagList']);
  await hot.getByRole('button', { name: 'Delete Hot' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `Are you sure you want to delete this tag? ${browsers.totalCount} browsers use it`,
  );
});

test.describe('where a slide leads', () => {
  const options = (page: Page) => page.getByRole('listbox').getByRole('option');
  /** The option that Enter chooses, as screen readers are told. */
  const pointed = async (page: Page) => {
    const box = page.locator('[role=combobox][aria-activedescendant]');
    return page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`);
  };

  test('is found by typing, by keyboard alone; in Chinese by pinyin, and it fits a phone', async ({ page }) => {
    const operations = recordOperations(page);
    await page.goto('/admin/slides?add');
    const box = page.getByRole('combobox', { name: 'Browser', exact: true });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    // No browsers are read before one types.
    expect(operations.map(({ operationName }) => operationName)).not.toContain('BrowserChoices');
    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveCount(20);
    const byName = await namesOf(page, 'first: 20, sort: name');
    expect(await options(page).locator('span.grow').allInnerTexts()).toEqual(byName);
    await expect(shownOf(page, 'The first 20 of')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(byName[1] ?? '');
    await expect(options(page)).toHaveCount(0);
    await expect(box).toBeFocused();

    await page.keyboard.type('wavefox 14');
    await expect(options(page).first()).toContainText('wavefox 14');
    await expect(await pointed(page)).toContainText('wavefox 14');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue(byName[1] ?? '');
    await page.keyboard.type('#77');
    await expect(options(page).first()).toHaveText(/#77$/u);
    await expect(await pointed(page)).toHaveText(/#77$/u);
    await page.keyboard.press('Enter');
    const { browser } = await queryGraph<{ browser: { name: { en: string } } }>(
      page,
      '{ browser(id: 77) { name { en } } }',
    );
    await expect(box).toHaveValue(browser.name.en);
    await page.keyboard.type('half a na');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue(browser.name.en);

    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/admin/slides?add&lang=zh');
    await page.getByRole('combobox', { name: '浏览器', exact: true }).click();
    await expect(options(page)).toHaveCount(20);
    expect(await options(page).locator('span.grow').allInnerTexts()).toEqual(
      await namesOf(page, 'first: 20, sort: name, language: zh', 'zh'),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const list = await page.getByRole('listbox').boundingBox();
    expect(list && list.x >= 0 && list.x + list.width <= 390 && list.y + list.height <= 700).toBe(true);
  });

  test('may be one of hundreds of versions', async ({ page }) => {
    await page.goto('/admin/slides?add');
    await choose(page, 'Link type', 'Version');
    const box = page.getByRole('combobox', { name: 'Version', exact: true });
    await expect(box).toBeDisabled();
    await pick(
      page,
      'Browser',
      (await queryGraph<{ browser: { name: { en: string } } }>(page, '{ browser(id: 1) { name { en } } }')).browser.name
        .en,
    );
    await box.click();
    await expect(options(page)).toHaveCount(20);
    await expect(shownOf(page, 'The first 20 of 302')).toBeVisible();
    await box.fill('HarmonyOS 50.299');
    await expect(options(page).first()).toHaveText(/^50\.299/u);
    await expect(await pointed(page)).toHaveText(/^50\.299/u);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(/^50\.299 · HarmonyOS/u);
    await page.goto('/admin/slides?add&lang=zh');
    await choose(page, '链接类型', '版本');
    await page.getByRole('combobox', { name: '浏览器', exact: true }).fill('#1');
    await options(page).filter({ hasText: /#1$/u }).click();
    await page.getByRole('combobox', { name: '版本', exact: true }).fill('鸿蒙 50.299');
    await expect(options(page)).toHaveText([/^50\.299 · 鸿蒙/u]);
  });
});
