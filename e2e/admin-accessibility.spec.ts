import { signIn } from './administrator.ts';
import { axeProblems, axeProblemsInBothThemes } from './axe.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  '/admin',
  '/admin?need=screenshot',
  '/admin/browsers',
  '/admin/browsers?add',
  '/admin/browsers?edit=5',
  '/admin/browsers/5/facts',
  '/admin/browsers/5/sources',
  '/admin/browsers/5/versions',
  '/admin/browsers/5/versions?add',
  '/admin/slides',
  '/admin/slides?add',
  '/admin/homepage-settings',
  '/admin/custom-codes',
  '/admin/custom-codes?add',
  '/admin/tag-management',
  '/admin/import',
  '/admin/jobs',
  '/admin/history',
  '/admin/trash',
  '/admin/sessions',
  '/admin/access',
  '/admin/webhooks',
  '/admin/links',
  '/admin/updates',
  '/admin/downloads',
  '/admin/nowhere',
];

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 720 };

// The languages differ in their texts only and the themes in their colours only, so each screen is tested in one of
// each, and as a narrow phone shows it. The bar at the side and what opens is tested as a desktop shows it, in both.
test('axe finds nothing on any screen, and none is wider than a narrow phone', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  test.setTimeout(240_000);
  await page.setViewportSize(NARROW);
  const expectNoProblems = async (path: string, index: number) => {
    const [lang, colorScheme] = [index % 2 ? 'zh' : 'en', index % 4 < 2 ? 'light' : 'dark'] as const;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await waitForScreen(page);
    expect({ path, problems: await axeProblems(page) }).toEqual({ path, problems: [] });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(NARROW.width);
  };
  for (const index of [0, 3]) await expectNoProblems('/admin/login', index);
  await signIn(page);
  for (const [index, path] of SCREENS.entries()) await expectNoProblems(path, index);

  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/trash?lang=en');
  await waitForScreen(page);
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
  for (const name of [/^Search/u, 'Keyboard shortcuts']) {
    await page.keyboard.press('Control+k');
    if (typeof name === 'string') await page.keyboard.type(`${name}\n`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    expect(await axeProblemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/admin/browsers?lang=en');
  await waitForScreen(page);
  await page
    .getByRole('checkbox', { name: /^Select /u })
    .first()
    .check();
  await page
    .getByRole('group', { name: 'Actions for the selected rows' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeProblemsInBothThemes(page)).toEqual([]);
});

test('the actions for selected rows open above their button on a phone and give the focus back to it', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/admin/browsers?lang=en');
  await page
    .getByRole('checkbox', { name: /^Select /u })
    .first()
    .check();
  const bar = page.getByRole('group', { name: 'Actions for the selected rows' });
  const opener = bar.getByRole('button', { name: 'Actions' });
  const addTag = bar.getByRole('button', { name: 'Add tag' });
  const menu = page.getByRole('menu');
  await expect(addTag).toBeHidden();
  await opener.press('Enter');
  await addTag.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(addTag).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(addTag).toBeHidden();
  await expect(opener).toBeFocused();
  // A wide screen has all of them in the bar.
  await page.setViewportSize({ width: 1280, height: 800 });
  await addTag.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('no table is wider than its place, and none loses a value', async ({ page }) => {
  await signIn(page);
  const table = page.getByRole('table');
  for (const [lang, widths, name, tag] of [
    ['en', [768, 1024, 1100], 'Perplexity Comet', 'Acts on pages'],
    ['zh', [768], 'Comet', '可操作网页'],
  ] as const) {
    const values: Record<string, () => Promise<void>> = {
      '/admin/browsers': async () => {
        const comet = table.locator('tr', { hasText: name });
        for (const text of [tag, '1', /2026/u]) await expect(comet).toContainText(text);
      },
      '/admin/browsers/1/versions': () => expect(table.locator('tr', { hasText: '...' }).first()).toBeVisible(),
    };
    for (const path of ['/admin/browsers', '/admin/browsers/1/versions', '/admin/slides', '/admin/tag-management']) {
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(`${path}?lang=${lang}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(table).toBeVisible();
        await expect
          .poll(() => table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : -1)))
          .toBe(0);
        await values[path]?.();
      }
    }
  }
});

test('what has the focus is not left behind the bar that saves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn(page);
  await page.goto('/admin/browsers?edit=5');
  await waitForScreen(page);
  const form = page.getByRole('form');
  await form.getByRole('textbox').first().focus();
  const save = form.getByRole('button', { name: 'Save', exact: true });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await save.evaluate((button) => button === document.activeElement)) return;
    const hidden = await save.evaluate((button) => {
      const [bar, focused] = [
        button.parentElement?.getBoundingClientRect(),
        document.activeElement?.closest('label, input, textarea, button, a'),
      ];
      const box = focused?.getBoundingClientRect();
      return bar && box && box.height < 200 && box.bottom > bar.top ? focused?.outerHTML : null;
    });
    expect(hidden).toBeNull();
  }
  throw new Error('The button that saves was not reached');
});

/** Waits until a screen is loaded. */
async function waitForScreen(page: Parameters<typeof signIn>[0]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Loading…|加载中…)$/u)).toHaveCount(0);
}
