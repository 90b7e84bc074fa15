import type { Page } from '@playwright/test';
import { browserNamed, json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { chooseInMenu, confirmDelete, lastChange, message, pressInMenu, textbox } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let headers: Record<string, string>;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = temporaryFolder();
  server = await startServer({ dataDir: folder.path, env: { CATALOGUE_SEED: 'none' } });
  headers = await server.signIn();
  await send('POST', '/api/browsers', { ...browserNamed('Comet'), icon_url: `${server.origin}/icon-192.png` });
  await send('POST', '/api/browsers', { ...browserNamed('Dia'), icon_url: `${server.origin}/icon-192.png` });
  for (const number of ['1.0', '1.1', '1.2'])
    await send('POST', '/api/versions', {
      browser_id: 1,
      version_number: number,
      release_date: '2026-10-01',
      platform: 'windows',
      features_en: 'Fast',
      features_zh: '快',
      download_url: 'https://comet.example/setup.exe',
    });
  await send('POST', '/api/slides', {
    title_en: 'Comet is here',
    title_zh: 'Comet 来了',
    image_url: `${server.origin}/icon-192.png`,
    link_type: 'version',
    link_target_id: 2,
  });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

test.beforeEach(async ({ page }) => {
  const [name = '', value = ''] = headers.cookie?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: server.origin }]);
});

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, data: object = {}): Promise<void> {
  const response = await server.request(path, json(method, data, headers));
  expect(response.ok, await response.clone().text()).toBe(true);
}

/** Everything that REST says of the browser, its versions and the slides, apart from revisions and times. */
async function catalogue(): Promise<unknown> {
  const answers = await Promise.all(
    ['/api/browsers/1', '/api/browsers/1/versions?limit=100', '/api/slides'].map(async (path) =>
      (await server.request(path, { headers })).json(),
    ),
  );
  return JSON.parse(
    JSON.stringify(answers, (name, value: unknown) =>
      name === 'revision' || name === 'updated_at' ? undefined : value,
    ),
  );
}

const row = (page: Page) => page.getByRole('row', { name: /Comet/u });

async function deleteComet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Comet', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('All its versions will be deleted too');
  await expect(page.getByRole('dialog')).toContainText(
    'Can be restored from the trash for 30 days. With it: 3 versions, 1 slide.',
  );
  await confirmDelete(page);
  await expect(row(page)).toHaveCount(0);
}

test('a deleted browser comes back from the message by keyboard, from the trash and from the history', async ({
  page,
}) => {
  const before = await catalogue();
  await page.goto(`${server.origin}/admin/browsers?lang=en`);
  await expect(row(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(message(page)).toContainText('Nothing to undo in this tab. Older actions are in the history.');
  await expect(lastChange(page).getByRole('link', { name: 'History' })).toHaveAttribute('href', '/admin/history');

  await deleteComet(page);
  await expect(message(page)).toContainText('Comet was deleted. 1 slide that linked to it was deactivated.');
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(lastChange(page)).toContainText('Comet + 3 versions, 1 slide · Undone');
  await expect(row(page)).toBeVisible();
  expect(await catalogue()).toEqual(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect(row(page)).toHaveCount(0);
  await expect(lastChange(page)).toContainText('Comet + 3 versions, 1 slide · Redone');
  await lastChange(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page)).toBeVisible();

  await deleteComet(page);
  const filter = page.getByRole('searchbox');
  await filter.fill('typed');
  await filter.press('Control+z'); // the shortcut of the text field
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Trash' }).click();
  await expect(lastChange(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Comet + 3 versions, 1 slide' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Comet' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect(message(page)).toContainText('Restored: Comet + 3 versions, 1 slide');
  expect(await catalogue()).toEqual(before);
  await lastChange(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lastChange(page)).toContainText('Comet + 3 versions, 1 slide · Undone');
  await page.getByRole('button', { name: 'Restore Comet' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await catalogue()).toEqual(before);

  await send('DELETE', '/api/browsers/1');
  await page.goto(`${server.origin}/admin/history?kind=delete&lang=en`);
  await page
    .getByRole('button', { name: /^Comet .* · Deleted/u })
    .first()
    .click();
  await page.getByText(/^Comet 1\.2 · Windows/u).click();
  await expect(page.getByRole('definition').filter({ hasText: 'https://comet.example/setup.exe' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo this: Comet + 3 versions, 1 slide · Deleted' }).first().click();
  await expect(page.getByRole('link', { name: 'Undone' })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Undone' }).first()).toBeFocused();
  expect(await catalogue()).toEqual(before);
});

test('an undo shows the earlier values in an open form; what stands in its way is named and linked', async ({
  page,
}) => {
  await page.goto(`${server.origin}/admin/browsers?edit=1&lang=en`);
  await textbox(page, 'Short description (English)').fill('Reads along with you.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page)).toContainText('Saved successfully');
  await expect(lastChange(page).getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/browsers/1');
  await page.getByRole('link', { name: 'Edit Comet' }).click();
  await expect(textbox(page, 'Short description (English)')).toHaveValue('Reads along with you.');
  await lastChange(page).getByRole('button', { name: 'Undo' }).click();
  await expect(textbox(page, 'Short description (English)')).toHaveValue('');
  await expect(lastChange(page).getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /^Comet · Undone/u })).toBeVisible();

  await send('PUT', '/api/browsers/1', { description_en: 'A very fast browser.' });
  await send('PUT', '/api/browsers/1', { description_en: 'A very calm browser.' });
  await page.getByRole('link', { name: 'All changes' }).click();
  await page
    .getByRole('button', { name: /^Undo this: Comet · Changed/u })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog', { name: 'This cannot be undone yet' });
  await expect(dialog).toContainText('“Comet”: the same fields were changed again later.');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Show the later change' }).click();
  const description = page.getByRole('region', { name: 'Description (English)' });
  await expect(description.getByRole('group', { name: 'Before' }).getByRole('deletion')).toHaveText('fast');
  await expect(description.getByRole('group', { name: 'After' }).getByRole('insertion')).toHaveText('calm');
  expect(await axeProblems(page)).toEqual([]);
  const descriptionNow = async () =>
    ((await (await server.request('/api/browsers/1')).json()) as { data: { description_en: string } }).data
      .description_en;
  await description.getByRole('button', { name: 'Restore Description (English): Before' }).click();
  await expect(message(page)).toContainText('Restored: Description (English) of Comet');
  expect(await descriptionNow()).toBe('A very fast browser.');
  await page.getByRole('button', { name: 'Restore Description (English): After' }).last().click();
  await expect.poll(descriptionNow).toBe('A very calm browser.');

  // Beside what was typed into another field, the form shows the restored value, and both are saved.
  await page.goto(`${server.origin}/admin/browsers?edit=1`);
  await textbox(page, 'Short description (English)').fill('Typed beside it.');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Comet · /u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore Description (English): Before' }).click();
  await expect(textbox(page, 'Description (English)')).toHaveValue('A very fast browser.');
  await expect(textbox(page, 'Short description (English)')).toHaveValue('Typed beside it.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page)).toContainText('Saved successfully');
  expect(await descriptionNow()).toBe('A very fast browser.');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/admin/history?type=browser&q=comet&lang=zh`);
  await page
    .getByRole('button', { name: /^Comet · 已修改/u })
    .first()
    .click();
  await expect(page.getByText('一句话简介（英文）', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '恢复到此次修改后的状态：Comet' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已经是此状态：Comet' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`${server.origin}/admin/trash?lang=zh`);
  await expect(page.getByText('回收站为空')).toBeVisible();
});

test('the question about emptying the trash names what it deletes; afterwards the history offers no undo. It is filtered by a browser', async ({
  page,
}) => {
  for (const name of ['Sigma', 'Tau']) {
    const response = await server.request(
      '/api/browsers',
      json('POST', { ...browserNamed(name), icon_url: `${server.origin}/icon-192.png` }, headers),
    );
    const { data } = (await response.json()) as { data: { id: number } };
    await send('DELETE', `/api/browsers/${data.id}`);
  }
  await page.goto(`${server.origin}/admin/trash?lang=en`);
  await page.getByRole('button', { name: 'Empty trash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty the trash' });
  await expect(dialog).toContainText(
    '2 deletions (Tau, Sigma) cannot be undone afterwards. The history keeps only that they happened.',
  );
  await dialog.getByRole('button', { name: 'Empty trash' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await page.goto(`${server.origin}/admin/history?q=tau&lang=en`);
  for (const text of ['Tau · Deleted', 'Tau · Added'])
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Deleted permanently');
  await expect(page.getByRole('button', { name: /^Undo this/u })).toHaveCount(0);

  await page.goto(`${server.origin}/admin/history?lang=en`);
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Browser' }).fill('dia');
  await page.getByRole('option', { name: /^Dia/u }).click();
  await expect(page).toHaveURL(/browser=2$/u);
  await expect(page.getByText('Only Dia and what belongs to it')).toBeVisible();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Browser' }).fill('');
  await expect(page).not.toHaveURL(/browser=/u);
});

test('the keys undo one action after the other, also after a reload, and redo them', async ({ page }) => {
  const featured = async () =>
    (
      (await (await server.request('/api/browsers')).json()) as { data: { name_en: string; is_featured: boolean }[] }
    ).data
      .filter((browser) => browser.is_featured)
      .map((browser) => browser.name_en)
      .toSorted();
  await page.goto(`${server.origin}/admin/homepage-settings?lang=en`);
  for (const name of ['Comet', 'Dia']) {
    await page.getByRole('button', { name: `Set Featured: ${name}` }).click();
    await expect.poll(featured).toContain(name);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured Browsers' })).toBeVisible();
  for (const [key, names] of [
    ['Control+z', ['Comet']],
    ['Control+z', []],
    ['Control+Shift+Z', ['Comet']],
    ['Control+Shift+Z', ['Comet', 'Dia']],
    ['Control+z', ['Comet']],
    ['Control+z', []],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(featured).toEqual(names);
  }
  await page.goto(`${server.origin}/admin/history?lang=en`);
  const changes = page.locator('li button[aria-expanded]');
  const words = ['Comet · Undone', 'Dia · Undone', 'Dia · Redone', 'Comet · Redone', 'Comet · Undone'];
  for (const [index, text] of words.entries()) await expect(changes.nth(index)).toContainText(text);
});

test('a message goes after three seconds, and the line with the undo keeps its words', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.origin}/admin/browsers?edit=2&lang=en`);
  await textbox(page, 'Short description (English)').fill('Reads along.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page)).toContainText('Saved successfully');
  await expect(lastChange(page)).toContainText('Dia · Changed');
  await page.clock.fastForward(3000);
  await expect(message(page)).toBeEmpty();
  await page.clock.fastForward(60_000);
  await expect(lastChange(page)).toContainText('Dia · Changed');
  await expect(lastChange(page).getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a tag is merged into another one, and one undo takes it back', async ({ page }) => {
  const tag = (id: string, label: string) => ({ id, label_en: label, label_zh: label, color: 'blue' });
  await send('POST', '/api/admin/settings', {
    key: 'browser_tags',
    value: [tag('quick', 'Quick'), tag('fast', 'Fast')],
  });
  await send('PUT', '/api/browsers/1', { tags: 'quick' });
  const tagsOfComet = async () =>
    ((await (await server.request('/api/browsers/1')).json()) as { data: { tags: string } }).data.tags;
  await page.goto(`${server.origin}/admin/tag-management?lang=en`);
  await page.getByRole('button', { name: 'Actions for Quick' }).press('Enter');
  await pressInMenu(page, 'Merge Quick into another tag');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Quick' })).toBeFocused();
  await chooseInMenu(page, 'Quick', 'Merge Quick into another tag');
  const dialog = page.getByRole('dialog', { name: 'Merge Quick' });
  await expect(dialog).toContainText('1 browser gets the chosen tag instead of Quick, and Quick is deleted.');
  await dialog.getByRole('combobox', { name: 'Into the tag' }).selectOption({ label: 'Fast' });
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(message(page)).toContainText('Quick was merged into Fast');
  await expect(page.getByRole('row', { name: /quick/u })).toHaveCount(0);
  expect(await tagsOfComet()).toBe('fast');
  // Beside unsaved values, the key undoes what was typed and not what was saved.
  await page.getByRole('button', { name: 'Add tag' }).click();
  const form = page.getByRole('form', { name: 'Add a tag' });
  await form.getByRole('textbox').first().fill('typed');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(form.getByRole('textbox').first()).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  expect(await tagsOfComet()).toBe('fast');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('row', { name: /quick/u })).toBeVisible();
  expect(await tagsOfComet()).toBe('quick');
});
