import type { Page } from '@playwright/test';
import { axeProblems, axeProblemsInBothThemes } from './axe.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true });
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove|Get: |View: )/u });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('browsers are collected on their pages, compared, and only their differences shown; more are added by name with the keyboard, and removed', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Compare/u })).toHaveCount(0);
  await page.goto('/browsers/5');
  await expect(bar(page)).toHaveCount(0);
  await toggle(page, 'Brave').click();
  await expect(toggle(page, 'Brave')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/browsers/5');
  await expect(bar(page).getByRole('status')).toHaveText('1 of 4');
  await page.goto('/browsers/8');
  await toggle(page, 'Mozilla Firefox').press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('2 of 4');
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/compare?ids=5,8');
  await expect(page).toHaveTitle(/^Compare Brave and Mozilla Firefox/u);
  await expect(columns(page)).toHaveText([/Brave/u, /Mozilla Firefox/u]);
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'Engine')).toContainText('Gecko');
  await expect(row(page, 'Writing help')).toHaveCount(1);
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page).toHaveURL('/compare?ids=5,8&diff=1');
  await expect(row(page, 'Writing help')).toHaveCount(0);
  await expect(row(page, 'Engine')).toHaveCount(1);

  await page.goto('/compare?ids=5,8');
  await page.getByRole('combobox', { name: 'Add a browser' }).fill('doubao');
  await expect(page.getByRole('option').first()).toContainText('Doubao');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare?ids=5,8,16');
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Remove Brave' }).click();
  await expect(page).toHaveURL('/compare?ids=8,16');
  await page.getByRole('link', { name: 'Remove Doubao' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare browsers' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Dia' }).click();
  await expect(page).toHaveURL('/compare?ids=8,3');
  await expect(columns(page)).toHaveText([/Mozilla Firefox/u, /Dia/u]);
});

test('the collection is the same in another tab, after a reload and on the page of a browser, and can be cleared', async ({
  page,
  context,
}) => {
  await page.goto('/browsers/8');
  const own = page.getByRole('button', { name: 'Compare Mozilla Firefox' });
  const other = await context.newPage();
  await other.goto('/');
  await own.click();
  await expect(bar(other).getByRole('status')).toHaveText('1 of 4');
  for (const [id, name] of Object.entries({ 3: 'Dia', 4: 'Arc', 5: 'Brave' })) {
    await other.goto(`/browsers/${id}`);
    await toggle(other, name).click();
  }
  await other.goto('/browsers/16');
  await expect(toggle(other, 'Doubao')).toBeDisabled();
  await expect(bar(page).getByRole('status')).toHaveText('4 of 4');

  // On a phone each text of the bar is on one line.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of [bar(page).getByRole('link'), bar(page).getByRole('status'), bar(page).getByRole('button')]) {
    expect(
      await part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      }),
    ).toBe(1);
    await expect(part).toBeInViewport({ ratio: 1 });
  }

  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(bar(other)).toHaveCount(0);
});

test('the bar covers nothing that has the focus, and the whole card stays a link', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/browsers/5');
  await toggle(page, 'Brave').click();
  await page.goto('/');
  const top = (await bar(page).locator('div').first().boundingBox())?.y ?? 0;
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0))
      .toBeLessThanOrEqual(top);
  }
  const card = page.getByRole('article').filter({ hasText: 'Doubao' }).last();
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 30, y: 20 } });
  await expect(page).toHaveURL('/browsers/16');
});

test('there is no button before the scripts run, and the comparison needs none', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/browsers/5');
  await expect(page.getByRole('button', { name: /^Compare /u })).toHaveCount(0);
  await page.goto('/compare?ids=5');
  await page.getByRole('link', { name: 'Add Dia' }).click();
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(columns(page)).toHaveCount(2);
  await context.close();
});

test('on a phone four browsers scroll to the side in a frame that the keyboard reaches; names of rows and browsers stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?ids=5,8,2,16');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [names, group] = await Promise.all(
    [page.getByRole('columnheader').first(), page.getByRole('rowheader', { name: 'At a glance' })].map(async (cell) =>
      cell.boundingBox(),
    ),
  );
  expect(names && group && names.y + names.height).toBeLessThanOrEqual(group?.y ?? 0);
  const left = async (name: RegExp) => (await page.getByRole('columnheader', { name }).boundingBox())?.x ?? 0;
  expect(await left(/Firefox/u)).toBeLessThan(250);
  // A part of the third column shows that there are more.
  expect(await left(/ChatGPT/u)).toBeGreaterThan(300);
  expect(await left(/ChatGPT/u)).toBeLessThan(370);
  const frame = page.getByRole('region', { name: /^Comparison of Brave/u });
  // The frame does not scroll down: the whole screen shows the table while the page scrolls.
  expect(await frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await frame.focus();
  await page.getByRole('rowheader', { name: 'Sync between devices' }).scrollIntoViewIfNeeded();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await expect(page.getByRole('rowheader', { name: 'Sync between devices' })).toBeInViewport();
  const pinned = page.locator('[aria-hidden="true"]').getByText('Doubao', { exact: true });
  await expect(pinned).toBeInViewport();
  await expect.poll(async () => Math.round(((await pinned.boundingBox())?.x ?? 0) - (await left(/Doubao/u)))).toBe(12);
  expect((await pinned.boundingBox())?.y).toBeLessThan(120);
  const label = await page.getByRole('rowheader', { name: 'Sync between devices' }).boundingBox();
  expect(label?.x).toBeLessThan(2);
  // Wherever the frame is scrolled to, it stops with a whole column beside the labels.
  for (const viewport of [390, 320]) {
    await page.setViewportSize({ width: viewport, height: 844 });
    for (const [distance, name] of [
      [0, /Brave/u],
      [100, /Firefox/u],
      [230, /ChatGPT/u],
      [1000, /ChatGPT/u],
    ] as const) {
      await frame.evaluate((element, x) => element.scrollTo(x, element.scrollTop), distance);
      await expect.poll(async () => Math.abs((await left(name)) - (label?.width ?? 0))).toBeLessThan(2);
    }
  }
});

test('axe finds nothing on a page with the bar, and on the comparison in forced colours', async ({ page }) => {
  await page.goto('/browsers/2?lang=zh');
  await page.getByRole('button', { name: /^对比/u }).first().click();
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/compare?ids=5,8,2&lang=en');
  expect(await axeProblems(page)).toEqual([]);
});

test('browsers that are added while the page of the first one loads all stay', async ({ page }) => {
  await page.goto('/compare?ids=5');
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Add Dia' }).click();
  await page.getByRole('link', { name: 'Add Arc' }).click();
  held.resolve();
  await expect(page).toHaveURL('/compare?ids=5,3,4');
  await expect(columns(page)).toHaveText(['Brave', 'Dia', 'Arc']);
});
