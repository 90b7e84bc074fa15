import type { Locator, Page } from '@playwright/test';
import {
  add,
  addBrowser,
  choose,
  chooseInMenu,
  confirmDelete,
  lastChange,
  message,
  deleteAfterTest,
  deleteCreated,
  paste,
  pressInMenu,
  save,
  signIn,
  textbox,
} from './administrator.ts';
import { expect, test } from './test.ts';

// The work of a day, with its clicks and keys counted.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => signIn(page));
test.afterEach(({ page }) => deleteCreated(page));

const NOTES = { features_en: 'Tabs', features_zh: '标签页' };

/** Counts the clicks of the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  const listen = () =>
    addEventListener('click', (event) => event.detail > 0 && Reflect.get(globalThis, 'countClick')(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    await page.evaluate(() => undefined);
    return clicks;
  };
}

/** Drags an element with a finger to the lower half of another one. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  const touch = await page.context().newCDPSession(page);
  const x = start.x + start.width / 2;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', { x, y: start.y + start.height / 2 });
  for (const part of [0.3, 0.6, 0.9])
    await send('touchMove', { x, y: start.y + part * (end.y + end.height - start.y) });
  await send('touchMove', { x, y: end.y + end.height - 8 });
  await send('touchEnd');
}

test('a release keeps the features of each platform, and both files that differ only by their address', async ({
  page,
}) => {
  const id = await addBrowser(page, 'Different notes');
  deleteAfterTest(`/api/browsers/${id}`);
  const stored: [string, string, string][] = [
    ['windows', 'setup.exe', 'Tabs'],
    ['macos', 'zh-CN/a.dmg', 'Tabs'],
    ['macos', 'en-US/a.dmg', 'Tabs'],
    ['ios', 'app', 'Shake'],
  ];
  for (const [platform, file, features_en] of stored)
    await add(page, '/api/versions', {
      browser_id: id,
      version_number: '3.0',
      release_date: '2026-10-01',
      platform,
      download_url: `https://vendor.example/3.0/${file}`,
      features_en,
      features_zh: '标签页',
    });
  await page.goto(`/admin/browsers/${id}/versions?release`);
  const address = (place: number) => page.getByRole('textbox', { name: `File ${place}: Download URL` });
  await expect(address(4)).toHaveValue('https://vendor.example/3.0/app');
  const features = textbox(page, 'Features (English)');
  const hint = page.getByText('Each file keeps the features of its own previous version');
  await expect(features).toHaveValue('');
  await expect(hint).toBeVisible();
  // Without the file that has others, they are the same.
  await page.getByRole('button', { name: /^Remove: File 4/u }).click();
  await expect(features).toHaveValue('Tabs');
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: '3.0 · iOS' }).click();
  await expect(features).toHaveValue('');
  // A file without a previous one has the features of the first.
  await page.getByRole('button', { name: 'Add a file' }).click();
  await expect(address(5)).toBeFocused();
  await paste(page, 'https://vendor.example/3.1/app_amd64.deb');
  await expect(page.getByRole('combobox', { name: 'File 5: Platform' })).toHaveValue('linux');
  await expect(textbox(page, 'Version number')).toHaveValue('3.1');
  await expect(features).toHaveAttribute('aria-required', 'false');
  await page.getByRole('button', { name: 'Save release' }).click();
  // Nothing is asked: the two files for macOS were alike before.
  await expect(page.getByText('Release saved')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/browsers/${id}/versions`)).json()) as {
    data: {
      versions: {
        version_number: string;
        download_url: string;
        features_en: string;
        update_type: string | null;
        is_latest: boolean;
      }[];
    };
  };
  const saved = data.versions.filter(({ version_number: number }) => number === '3.1');
  expect(
    Object.fromEntries(
      saved.map((file) => [
        file.download_url.replace('https://vendor.example/3.1/', ''),
        [file.features_en, file.update_type, file.is_latest],
      ]),
    ),
  ).toEqual({
    'setup.exe': ['Tabs', null, true],
    'zh-CN/a.dmg': ['Tabs', null, false],
    'en-US/a.dmg': ['Tabs', null, true],
    app: ['Shake', null, true],
    'app_amd64.deb': ['Tabs', null, true],
  });
});

test('§10.27 a release has what its list touches and what gets a new address; the rest is left out, and is added by one click', async ({
  page,
}) => {
  const id = await addBrowser(page, 'Edge');
  deleteAfterTest(`/api/browsers/${id}`);
  const folder = 'https://vendor.example/4fe3f73f-77e7-4f8f-ad2a-465bd7218e7a';
  const stored: [string, string | null, string, string][] = [
    ['windows', 'x86', '148.0.3967.70', `${folder}/EdgeX86.msi`],
    ['windows', 'x64', '148.0.3967.70', `${folder}/EdgeX64.msi`],
    ['linux', 'x64', '151.0.4129.101', 'https://vendor.example/edge_151.0.4129.101_amd64.deb'],
    ['ios', null, '149.4022.53', 'https://apps.apple.com/app/id1288723196'],
    ['android', null, '153.0.4234.49', 'https://play.google.com/store/apps/details?id=com.microsoft.emmx'],
  ];
  for (const [platform, architecture, version_number, download_url] of stored)
    await add(page, '/api/versions', {
      browser_id: id,
      version_number,
      release_date: '2026-10-01',
      platform,
      architecture,
      download_url,
      ...NOTES,
    });
  await page.goto(`/admin/browsers/${id}/versions?release`);
  const group = page.getByRole('group', { name: 'Left out of this release' });
  const leftOut = group.getByRole('button', { name: ' · ' });
  const address = page.getByRole('textbox', { name: 'File 1: Download URL' });
  await expect(address).toHaveValue(stored[2]?.[3] ?? '');
  await expect(group.getByRole('listitem').filter({ hasText: 'Android' })).toContainText(
    'Its address has no version number.',
  );
  await expect(leftOut).toHaveText([
    '148.0.3967.70 · Windows X64',
    '148.0.3967.70 · Windows X86',
    '153.0.4234.49 · Android',
    '149.4022.53 · iOS',
  ]);
  await address.click();
  await paste(page, `https://vendor.example/58d0bc1c/EdgeX64.msi\nhttps://vendor.example/Edge-154.0.4300.1.dmg`);
  await expect(textbox(page, 'Version number')).toHaveValue('154.0.4300.1');
  await expect(leftOut).toHaveText(['148.0.3967.70 · Windows X86', '153.0.4234.49 · Android', '149.4022.53 · iOS']);
  await leftOut.filter({ hasText: 'Android' }).click();
  await expect(page.getByRole('textbox', { name: 'File 4: Download URL' })).toBeFocused();
  await page.getByRole('button', { name: 'Save release' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('paragraph')).toHaveText([
    'File 4 · Android: The address was carried over from 153.0.4234.49 and may not be the right one.',
  ]);
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Release saved')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/browsers/${id}/versions`)).json()) as {
    data: { versions: { version_number: string; platform: string; architecture: string | null }[] };
  };
  const saved = data.versions
    .filter(({ version_number: number }) => number === '154.0.4300.1')
    .map(({ platform, architecture }) => `${platform} ${architecture}`);
  expect(saved.toSorted()).toEqual(['android null', 'linux x64', 'macos null', 'windows x64']);
  await page.goto(`/admin/browsers/${id}/versions?release`);
  await group.getByRole('button', { name: /^Add all \d/u }).click();
  await expect(group).toHaveCount(0);
});

test('a draft release is published as one: by its heading, the chosen rows and the list of drafts; its heading hides and deletes it, and the menu of a row one file', async ({
  page,
}) => {
  const id = await addBrowser(page, 'Drafts');
  deleteAfterTest(`/api/browsers/${id}`);
  for (const language of ['en-US', 'zh-CN'])
    await add(page, '/api/versions', {
      browser_id: id,
      version_number: '5.0',
      release_date: '2026-10-01',
      platform: 'macos',
      download_url: `https://vendor.example/5.0/${language}/app.dmg`,
      is_draft: true,
      ...NOTES,
    });
  const list = `/admin/browsers/${id}/versions`;
  const drafts = async () =>
    (
      (await (await page.request.get(`/api/browsers/${id}/versions`)).json()) as {
        data: { versions: { is_draft: boolean }[] };
      }
    ).data.versions.filter((version) => version.is_draft).length;
  const ways: [string, () => Promise<void>][] = [
    [list, () => page.getByRole('button', { name: 'Publish 2 files of 5.0' }).click()],
    [
      list,
      async () => {
        await page.getByRole('checkbox', { name: 'Select all shown' }).click();
        await page
          .getByRole('group', { name: 'Actions for the selected rows' })
          .getByRole('button', { name: 'Publish 2 files' })
          .click();
      },
    ],
    [
      '/admin?need=draft',
      () =>
        page
          .getByRole('listitem')
          .filter({ hasText: 'Drafts 5.0 · macOS' })
          .first()
          .getByRole('button', { name: 'Publish 2 files of 5.0' })
          .click(),
    ],
  ];
  for (const [path, publish] of ways) {
    await page.goto(path);
    await publish();
    await expect(page.getByText('2 versions published')).toBeVisible();
    await expect.poll(drafts).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(drafts).toBe(2);
  }
  await page.goto(list);
  // A folded heading has the notes that all files share.
  const heading = page.getByRole('button', { name: /^Release 5\.0/u });
  await heading.click();
  await expect(page.getByRole('row').filter({ has: heading })).toContainText(NOTES.features_en);
  await heading.click();
  await chooseInMenu(page, '5.0 · macOS zh-CN', 'Publish 5.0 · macOS zh-CN');
  await expect.poll(drafts).toBe(1);
  await page.getByRole('button', { name: 'Publish 1 file of 5.0' }).click();
  await expect.poll(drafts).toBe(0);
  await chooseInMenu(page, '5.0 · macOS zh-CN', 'Hide 5.0 · macOS zh-CN (make it a draft)');
  await expect(page.getByText('1 version hidden from visitors')).toBeVisible();
  await expect.poll(drafts).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(drafts).toBe(0);
  await chooseInMenu(page, 'Release 5.0', 'Hide 2 files (make them drafts)');
  await expect(page.getByText('2 versions hidden from visitors')).toBeVisible();
  expect(await drafts()).toBe(2);
  await chooseInMenu(page, 'Release 5.0', 'Delete 2 files');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No versions yet')).toBeVisible();
});

test('the files of a release are edited together, and fold below their heading', async ({ page }) => {
  const id = await addBrowser(page, 'Together');
  deleteAfterTest(`/api/browsers/${id}`);
  for (const platform of ['macos', 'linux'])
    await add(page, '/api/versions', {
      browser_id: id,
      version_number: '7.0',
      release_date: '2026-10-01',
      platform,
      download_url: `https://vendor.example/7.0/${platform}`,
      ...NOTES,
    });
  await page.goto(`/admin/browsers/${id}/versions`);
  await chooseInMenu(page, 'Release 7.0', 'Edit 2 files together');
  await textbox(page, 'Version number').fill('7.1');
  await textbox(page, 'Features (English)').fill('Faster');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Release saved')).toBeVisible();
  const heading = page.getByRole('button', { name: /^Release 7\.1/u });
  const rows = page.getByRole('rowheader', { name: /^7\.1/u });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Faster')).not.toHaveCount(0);
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(rows).toHaveCount(0);
});

test('a release is scheduled as one, and the table keeps all its actions; a hidden file is offered for the next release', async ({
  page,
}) => {
  const id = await addBrowser(page, 'Scheduled together');
  deleteAfterTest(`/api/browsers/${id}`);
  for (const platform of ['macos', 'linux'])
    await add(page, '/api/versions', {
      browser_id: id,
      version_number: '7.0',
      release_date: '2026-10-01',
      platform,
      download_url: `https://vendor.example/7.0/${platform}`,
      ...NOTES,
    });
  const list = `/admin/browsers/${id}/versions`;
  await page.goto(list);
  await chooseInMenu(page, 'Release 7.0', 'Edit 2 files together');
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await page.getByLabel('Visible from').fill('2098-05-01T08:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The heading says it for both files.
  await expect(page.getByText(/^Scheduled: 1 May 2098/u)).toHaveCount(1);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [table, actions] = await Promise.all([
      page.getByRole('table').locator('..').boundingBox(),
      page.getByRole('button', { name: 'Actions for 7.0 · Linux' }).boundingBox(),
    ]);
    expect((actions?.x ?? Infinity) + (actions?.width ?? 0)).toBeLessThan((table?.x ?? 0) + (table?.width ?? 0));
  }
  await page.getByRole('button', { name: 'Publish 2 files of 7.0' }).click();
  await expect(page.getByText(/^Scheduled:/u)).toHaveCount(0);
  await chooseInMenu(page, '7.0 · Linux', 'Hide 7.0 · Linux (make it a draft)');
  await expect(page.getByRole('row').filter({ hasText: 'Linux' })).toContainText('Draft');
  await page.goto(`${list}?release`);
  await page.getByRole('button', { name: '7.0 · Linux' }).click();
  await expect(page.getByRole('textbox', { name: 'File 2: Download URL' })).toHaveValue(
    'https://vendor.example/7.0/linux',
  );
});

test('a first version with two mirrors and two screenshots is at most 10 clicks', async ({ page }) => {
  const id = await addBrowser(page, 'First of all');
  deleteAfterTest(`/api/browsers/${id}`);
  await page.goto(`/admin/browsers/${id}/versions`);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Add first version' }).click();
  await textbox(page, 'Download URL').click();
  await paste(
    page,
    'https://vendor.example/2.5.1/setup-2.5.1-arm64.dmg\nhttps://a.example/2.5.1.dmg\nftp://c.example/2.5.1.dmg\nhttps://b.example/2.5.1.dmg',
  );
  await expect(page.getByRole('status').filter({ hasText: 'ftp://c.example/2.5.1.dmg' })).toContainText(
    'These lines have no http or https address:',
  );
  await expect(textbox(page, 'Version number')).toHaveValue('2.5.1');
  await expect(page.getByRole('combobox', { name: 'Platform', exact: true })).toHaveValue('macos');
  await expect(page.getByRole('combobox', { name: 'Architecture', exact: true })).toHaveValue('arm64');
  await expect(page.getByRole('combobox', { name: 'Architecture', exact: true }).getByRole('option')).toHaveText([
    'Not stated',
    'X64',
    'ARM64',
    'X86',
    'Universal (works on all)',
  ]);
  await expect(textbox(page, 'Mirror 2')).toHaveValue('https://b.example/2.5.1.dmg');
  const warnings = page.getByText('The address has version 2.5.1, not 2.6.', { exact: true });
  await textbox(page, 'Version number').fill('2.6');
  await expect(warnings).toHaveCount(1);
  await textbox(page, 'Version number').fill('2.5.1');
  await expect(warnings).toHaveCount(0);
  await textbox(page, 'Features (English)').click();
  await page.keyboard.type('Tabs');
  await page.keyboard.press('Tab');
  await page.keyboard.type('标签页');
  await page.getByRole('button', { name: 'Add an image URL' }).click();
  await expect(textbox(page, 'Screenshot 1')).toBeFocused();
  await paste(page, 'https://nowhere.invalid/1.png\nThe second one:\nhttps://nowhere.invalid/2.png');
  await expect(page.getByRole('status').filter({ hasText: 'The second one:' })).toBeVisible();
  await expect(textbox(page, 'Screenshot 2')).toHaveValue('https://nowhere.invalid/2.png');
  await save(page);
  expect(await clicks()).toBeLessThanOrEqual(10);
});

test('many pasted addresses become the files of a release', async ({ page }) => {
  const id = await addBrowser(page, 'Pasted');
  deleteAfterTest(`/api/browsers/${id}`);
  const stored = await add(page, '/api/versions', {
    browser_id: id,
    version_number: '3.0',
    release_date: '2026-10-01',
    platform: 'windows',
    architecture: 'x64',
    download_url: 'https://vendor.example/files/12345678/setup.exe',
    ...NOTES,
  });
  await page.goto(`/admin/browsers/${id}/versions`);
  await page.getByRole('link', { name: 'New release', exact: true }).first().click();
  const addresses = ['setup-3.1-x64.exe', 'app-3.1-arm64.dmg', 'app_3.1_amd64.deb'].map(
    (name) => `https://vendor.example/${name}`,
  );
  const address = (place: number) => page.getByRole('textbox', { name: `File ${place}: Download URL` });
  await textbox(page, 'Version number').fill('2.9');
  await expect(page.getByText('Lower than 3.0, the latest version (Stable).')).toBeVisible();
  await textbox(page, 'Version number').fill('');
  await address(1).click();
  await paste(page, addresses.join('\n'));
  await expect(address(1)).toBeFocused();
  await expect(textbox(page, 'Version number')).toHaveValue('3.1');
  for (const [place, url] of addresses.entries()) await expect(address(place + 1)).toHaveValue(url);
  // A phone shows a whole line of an address, and its end.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await address(2).boundingBox())?.width).toBeGreaterThan(280);
  await address(2).fill(`https://vendor.example/${'folder/'.repeat(20)}app-3.1-arm64.dmg`);
  await textbox(page, 'Version number').focus();
  await expect
    .poll(() => address(2).evaluate((input) => input.scrollWidth - input.clientWidth - input.scrollLeft))
    .toBeLessThan(2);
  await address(2).fill(addresses[1] ?? '');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('combobox', { name: 'File 3: Platform' })).toHaveValue('linux');
  await page.getByRole('button', { name: /^Remove: File 3/u }).click();
  await expect(page.getByRole('button', { name: /^Remove: File 2/u })).toBeFocused();
  await page.getByRole('button', { name: 'Add a file' }).click();
  await expect(address(3)).toBeFocused();
  await paste(page, 'https://vendor.example/app-3.1.apk\nftp://vendor.example/app.rpm');
  await expect(address(3)).toHaveValue('https://vendor.example/app-3.1.apk');
  await expect(page.getByText('These lines have no http or https address:')).toBeVisible();
  await expect(address(2)).toHaveValue(addresses[1] ?? '');
  await page.getByRole('textbox', { name: 'File 2: Download URL' }).fill('https://vendor.example/app-3.0-arm64.dmg');
  await expect(page.getByRole('status').filter({ hasText: 'The address has version 3.0, not 3.1.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'File 3: Platform' }).selectOption('macos');
  await page.getByRole('combobox', { name: 'File 3: Architecture' }).selectOption('arm64');
  await expect(
    page.getByRole('status').filter({
      hasText: 'Another file has the same platform, architecture, channel and version number, with another address.',
    }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'File 3: Download URL' }).fill('https://vendor.example/app-3.0-arm64.dmg');
  const repeated = page.getByText(
    'Another file has the same platform, architecture, channel, version number and download URL',
  );
  await page.getByRole('button', { name: 'Save release' }).click();
  await expect(repeated).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'File 3: Platform' })).toBeFocused();
  await page.getByRole('textbox', { name: 'File 3: Download URL' }).fill('https://vendor.example/app-3.1-x64.dmg');
  await expect(repeated).toHaveCount(0);
  await page.getByRole('combobox', { name: 'File 3: Architecture' }).selectOption('x64');
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('radio', { name: 'Draft' }).check();
  await textbox(page, 'Version number').fill('3.0');
  const existing = `3.0 · Windows X64 (#${stored}) already exists.`;
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('combobox', { name: 'File 1: Platform' }) }),
  ).toContainText(existing);
  await page.getByRole('button', { name: 'Save release' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(existing);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await textbox(page, 'Version number').fill('3.1');
  await expect(page.getByText(existing)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save release' }).click();
  await expect(dialog).toContainText('File 2 · macOS ARM64: The address has version 3.0, not 3.1.');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(message(page)).toContainText('Release saved');
  await expect(lastChange(page).getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    `/browsers/${id}?preview=1`,
  );
  const { data } = (await (await page.request.get(`/api/browsers/${id}/versions`)).json()) as {
    data: { versions: { version_number: string; is_draft: boolean }[] };
  };
  expect(data.versions.filter((version) => version.is_draft).map((version) => version.version_number)).toEqual([
    '3.1',
    '3.1',
    '3.1',
  ]);
});

test('a browser is put in second place by a number or by dragging it, and no two have the same place', async ({
  page,
}) => {
  const id = await addBrowser(page, 'To be second');
  deleteAfterTest(`/api/browsers/${id}`);
  await page.request.put(`/api/browsers/${id}`, { data: { display_order: 5 } }); // a tie
  const orders = async () => {
    const response = await page.request.get('/api/browsers');
    const { data } = (await response.json()) as { data: { id: number; display_order: number }[] };
    expect(new Set(data.map(({ display_order: order }) => order)).size).toBe(data.length);
    return data.findIndex((browser) => browser.id === id) + 1;
  };
  await page.goto('/admin/browsers');
  const field = page.getByRole('textbox', { name: 'Display order of To be second' });
  await expect(field).toHaveValue('5');
  const clicks = await countClicks(page);
  await field.click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('The order of To be second is now 2');
  expect(await clicks()).toBe(1);
  expect(await orders()).toBe(2);
  await expect(field).toBeFocused();
  const row = (place: number) => page.getByRole('row').nth(place);
  await expect(row(2)).toContainText('To be second');
  await row(2)
    .locator('[data-drag]')
    .dragTo(row(4).getByRole('rowheader'), { targetPosition: { x: 20, y: 36 } });
  await expect(row(4)).toContainText('To be second');
  await expect(message(page)).toContainText('The order of To be second is now 4');
  expect(await orders()).toBe(4);
  await page.keyboard.press('Control+z');
  await expect(row(2)).toContainText('To be second');
  expect(await orders()).toBe(2);
  await dragByTouch(page, row(2).locator('[data-drag]'), row(4));
  await expect(row(4)).toContainText('To be second');
  await expect(message(page)).toContainText('The order of To be second is now 4');
  await page.reload();
  await expect(row(4)).toContainText('To be second');
  await page.keyboard.press('Control+z');
  await expect(row(2)).toContainText('To be second');
  await field.fill('abc');
  await field.press('Enter');
  await expect(page.getByText('“abc” is not a valid display order. Enter a whole number, 0 or more.')).toBeVisible();
  await expect(field).toHaveValue('2');
  // The home page counts in the same way.
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await page.goto('/admin/homepage-settings');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'To be second' }) }),
  ).toContainText('Order 1');
});

test('a slide is shown from one day until another: two dates', async ({ page, browser }) => {
  const title = 'From a day on';
  const id = await add(page, '/api/slides', {
    image_url: 'https://nowhere.invalid/a.png',
    title_en: title,
    title_zh: '从某天起',
    description_en: 'In English',
    description_zh: '中文说明',
    link_type: 'external',
    link_url: 'https://a.example',
    is_active: true,
    display_order: 99,
  });
  await page.goto(`/admin/slides?edit=${id}&lang=en`);
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await page.getByLabel('Visible from').fill('2098-05-01T08:00');
  await page.getByLabel('Visible until').fill('2099-05-01T08:00');
  await save(page);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(/Scheduled/u);
  const visitor = await browser.newContext();
  expect(await (await visitor.request.get(`${new URL(page.url()).origin}/api/slides`)).text()).not.toContain(title);
  await visitor.close();
  await page.goto(
    (await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('link', { name: 'Preview' })
      .getAttribute('href')) ?? '',
  );
  const bar = (text: string) => page.getByText(text, { exact: true });
  await expect(bar('Preview: visitors don’t see this yet')).toBeVisible();
  await expect(bar('预览：访客还看不到')).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // The server does not know a language that only scripts have stored.
  await page.evaluate(() => {
    localStorage.setItem('language', 'zh');
    document.cookie = 'language=; path=/; max-age=0';
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: '从某天起' })).toBeVisible();
  await expect(bar('预览：访客还看不到')).toBeVisible();
  await expect(bar('Preview: visitors don’t see this yet')).toBeHidden();

  await page.goto(`/admin/slides?edit=${id}&lang=en`);
  await page.getByRole('link', { name: 'Preview what is saved' }).waitFor();
  await page.getByRole('radio', { name: 'Publish now' }).check();
  await save(page);
  await page.goto(`/admin/slides?edit=${id}&lang=en`);
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/#slide-${id}`);
});

test('several browsers are selected and changed by keyboard, each time as one undo, and the address keeps the filter and the order', async ({
  page,
}) => {
  const ids: number[] = [];
  for (const number of [1, 2, 3]) ids.push(await addBrowser(page, `Bulk ${number}`));
  for (const id of ids) deleteAfterTest(`/api/browsers/${id}`);
  const stored = async () =>
    Promise.all(
      ids.map(
        async (id) =>
          (
            (await (await page.request.get(`/api/browsers/${id}`)).json()) as {
              data?: { is_featured: boolean; tags: string };
            }
          ).data,
      ),
    );
  await page.goto('/admin/browsers?q=bulk&sort=-name');
  await expect(page.getByRole('rowheader')).toHaveText([/^Bulk 3/u, /^Bulk 2/u, /^Bulk 1/u]);
  await expect(page.getByRole('status').filter({ hasText: /^3 of \d\d$/u })).toBeVisible();
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: 'Select Bulk 3' }).focus();
    for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await expect(page.getByText('3 selected')).toBeVisible();
  };
  await selectAll();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Feature', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored()).map((browser) => browser?.is_featured)).toEqual([true, true, true]);
  await expect(message(page)).toContainText('3 browsers are now featured');
  // The rows stay selected. The filter hides two of them, which no action changes.
  await page.getByRole('searchbox', { name: 'Filter' }).fill(`#${ids[1]}`);
  await expect(page.getByText('1 selected, 2 more are hidden')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('bulk');
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add tag' }).press('ArrowDown');
  await pressInMenu(page, 'Official');
  await expect
    .poll(async () => (await stored()).map((browser) => browser?.tags))
    .toEqual(['official', 'official', 'official']);
  await expect(message(page)).toContainText('Tag “Official” added to 3 browsers');
  await expect(lastChange(page)).toContainText('Undo');
  await page.keyboard.press('Control+z');
  await expect(lastChange(page)).toContainText(/ \+ 2 browsers · Undone/u);
  await expect.poll(async () => (await stored()).map((browser) => browser?.tags)).toEqual(['', '', '']);
  // The line has the number of the history, not that of the selected rows.
  await page.request.put(`/api/browsers/${ids[0]}`, { data: { tags: 'official' } });
  await page.getByRole('button', { name: 'Add tag' }).press('ArrowDown');
  await pressInMenu(page, 'Official');
  await expect(message(page)).toContainText('Tag “Official” added to 2 browsers');
  await page.keyboard.press('Control+z');
  await expect(lastChange(page)).toContainText(/ \+ 1 browser · Undone/u);
  await page.getByRole('button', { name: 'Feature', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await page.getByRole('button', { name: 'Feature', exact: true }).press('Escape');
  await expect(page.getByRole('group', { name: 'Actions for the selected rows' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select Bulk 1' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export', exact: true })).toHaveAttribute(
    'href',
    `/admin/import?ids=${ids.toReversed().join()}`,
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete 3 browsers?' })).toBeVisible();
  await confirmDelete(page);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(message(page)).toContainText('3 browsers deleted');
  await expect(lastChange(page)).toContainText('Undo');
  await page.keyboard.press('Control+z');
  await expect(lastChange(page)).toContainText(/ \+ 2 browsers · Undone/u);
  await expect(page.getByRole('rowheader')).toHaveCount(3);

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('searchbox', { name: 'Filter' }).fill(`#${ids[1]}`);
  await expect(page).toHaveURL(`/admin/browsers?q=%23${ids[1]}`);
  await page.getByRole('link', { name: 'Edit Bulk 2' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/admin/browsers?q=%23${ids[1]}`);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([/^Bulk 2/u]);
  await page.getByRole('link', { name: 'Versions of Bulk 2' }).click();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue(`#${ids[1]}`);
});

test('the versions of a release change their channel and are deleted as one, and custom codes are deactivated as one', async ({
  page,
}) => {
  const id = await addBrowser(page, 'Selected versions');
  deleteAfterTest(`/api/browsers/${id}`);
  const versions: number[] = [];
  for (const platform of ['windows', 'macos'])
    versions.push(
      await add(page, '/api/versions', {
        browser_id: id,
        version_number: '5.0',
        release_date: '2026-10-01',
        platform,
        download_url: `https://downloads-of-a-vendor-with-a-long-name.cdn.${platform}.example/5.0`,
        ...NOTES,
      }),
    );
  await add(page, '/api/slides', {
    image_url: 'https://nowhere.invalid/a.png',
    title_en: 'Release 5.0',
    title_zh: '5.0 版',
    link_type: 'version',
    link_target_id: versions[0],
    is_active: true,
    display_order: 99,
  });
  await page.goto(`/admin/browsers/${id}/versions`);
  await expect(page.getByRole('row', { name: /^Release 5\.0 · Stable · 1 Oct 2026 · 2 files/u })).toBeVisible();
  // Also with long hosts, no action is beyond the edge of the table.
  const overflow = () =>
    page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole('searchbox', { name: 'Filter' }).fill('latest windows 5.0');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await chooseInMenu(page, 'Release 5.0', 'Edit 2 files together');
  await choose(page, 'Release channel', 'Beta');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Release 5\.0 · Beta/u })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmDelete(page);
  await expect(page.getByText('2 versions deleted. 1 linked slide was deactivated.')).toBeVisible();

  for (const name of ['One', 'Two'])
    await add(page, '/api/admin/custom-codes', {
      name,
      code_content: `<meta name="${name}">`,
      code_type: 'head_end',
      is_active: true,
      description: '',
      display_order: 0,
    });
  await page.goto('/admin/custom-codes');
  await page.getByRole('checkbox', { name: 'Select One' }).click();
  await page.getByRole('checkbox', { name: 'Select Two' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  for (const name of ['One', 'Two'])
    await expect(page.getByRole('switch', { name: `${name}: active` })).not.toBeChecked();
});
