import type { Page } from '@playwright/test';
import { list, namesInList } from './browser-list.ts';
import { expect, test } from './test.ts';

const suggestions = (page: Page) =>
  page
    .getByRole('listbox', { name: 'Matching browsers' })
    .getByRole('option')
    .filter({ hasNotText: /^(?:All )?\d+ results?$/u });
const allResults = (page: Page) => page.getByRole('listbox', { name: 'Matching browsers' }).getByRole('option').last();

test('§1.2 §2.6 a search text hides the featured browsers and shows what fits, or that nothing does', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured browsers' })).toBeVisible();
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('夸克');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/u);
  await expect.poll(() => namesInList(page)).toEqual(['Quark']);
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search browsers' })).toHaveValue('夸克');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Featured browsers' })).toHaveCount(0);
  await page.getByRole('link', { name: /Remove filter/u }).click();
  await expect(list(page).getByRole('article')).toHaveCount(28);

  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No browser matches.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('No browsers found')).toBeVisible();
  await expect(list(page).getByText('Try another search, platform or tag.')).toBeVisible();
});

test('§2.23 §2.24 §2.25 §9.13 the search box suggests five browsers and is worked with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/browsers/5');
  await page.getByRole('button', { name: 'Open search' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  await expect(box).toBeFocused();
  // Escape closes the suggestions, then the box, and gives the focus back.
  await page.keyboard.type('brave');
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
  await page.keyboard.type('browser');
  const options = suggestions(page);
  await expect(options).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/browsers\/\d+(?:\?platform=linux)?$/u);
});

test('Ctrl K opens the search on every page, no single key does, and its last entry leads to all results', async ({
  page,
}) => {
  await page.goto('/browsers/5');
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  await expect(page.getByRole('button', { name: 'Open search' })).toHaveAttribute('title', 'Search (Ctrl K or ⌘K)');
  await page.keyboard.press('/');
  await expect(box).toBeHidden();
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

test('§2.23 the search is closed at first, and expands in the header of every page', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  const box = page.getByRole('combobox', { name: 'Search browsers' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/?q=brave', '/browsers/5', '/versions/20', '/compare', '/nowhere']) {
      await page.goto(path);
      await expect(box).toHaveCount(0);
      await page.getByRole('button', { name: 'Open search' }).click();
      await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
      await expect(box).toHaveCount(1);
      await expect(box).toBeInViewport({ ratio: 1 });
    }
  }
});

test('typing in the search and moving through the header leave a page where it is', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/browsers/5');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('edge');
    await expect(suggestions(page)).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Search browsers' })).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(400);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused();
    expect(await top()).toBe(400);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  expect(await top()).toBe(400);
});

test('§10.11 a search with a typing mistake leads to the browser, and too many filters to fewer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('brvae');
  await expect(page.getByText('No exact match. Similar names:')).toBeVisible();
  // A single match is not followed by a link to all results.
  await expect(page.getByRole('listbox', { name: 'Matching browsers' }).getByRole('option')).toHaveText([/^Brave/u]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browsers/5?platform=linux');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('brvae');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=brvae');
  await expect(list(page).getByText('No exact match. Similar names:')).toBeVisible();
  await list(page).getByRole('link', { name: 'Brave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brave');
  await page.goto('/?platform=harmonyos&tag=opensource');
  await expect(list(page).getByText('No browsers found')).toBeVisible();
  await page
    .getByRole('region', { name: 'With fewer filters' })
    .getByRole('link', { name: /^Without “HarmonyOS”/u })
    .click();
  await expect(page).toHaveURL('/?tag=opensource');
  await expect(list(page).getByRole('article').first()).toBeVisible();
});
