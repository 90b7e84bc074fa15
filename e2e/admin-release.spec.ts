import type { Page } from '@playwright/test';
import { add, addBrowser, deleteAfterTest, deleteCreated, save, signIn, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

// The work of a day, with its clicks and keys counted.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => signIn(page));
test.afterEach(({ page }) => deleteCreated(page));

const FILES = ['windows x64', 'windows arm64', 'windows x86', 'macos arm64', 'macos x64', 'linux x64', 'linux arm64', 'android arm64'].map((file) => file.split(' '));
const NOTES = { features_en: 'Tabs', features_zh: '标签页' };

/** Counts the clicks of the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  const listen = () => addEventListener('click', (event) => event.detail > 0 && Reflect.get(globalThis, 'countClick')(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    await page.evaluate(() => undefined);
    return clicks;
  };
}

/** Pastes a text into the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, data);
  }, text);
}

test('new releases of five browsers with 39 files are five forms and at most 40 clicks', async ({ page }) => {
  const ids: number[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const id = await addBrowser(page, `Daily ${number}`);
    deleteAfterTest(`/api/browsers/${id}`);
    ids.push(id);
    for (const [platform = '', architecture = ''] of FILES.slice(0, number === 5 ? 7 : 8)) {
      const download_url = `https://vendor.example/v1.${number}.0/setup-1.${number}.0-${platform}-${architecture}.bin`;
      const response = await page.request.post('/api/versions', { data: { browser_id: id, version_number: `1.${number}.0`, release_date: '2026-10-01', platform, architecture, download_url, ...NOTES } });
      expect(response.status()).toBe(201);
    }
  }
  await page.goto('/admin/browsers');
  const clicks = await countClicks(page);
  for (const [index, id] of ids.entries()) {
    await page.getByRole('link', { name: `Versions of Daily ${index + 1}:` }).click();
    await page.getByRole('link', { name: 'New release', exact: true }).first().click();
    await expect(textbox(page, 'Version number')).toBeFocused();
    await page.keyboard.type(`1.${index + 1}.7`);
    await expect(page.getByRole('textbox', { name: 'File 1: Download URL' })).toHaveValue(`https://vendor.example/v1.${index + 1}.7/setup-1.${index + 1}.7-windows-x64.bin`);
    await page.getByRole('button', { name: 'Save release' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The release notes are those of the previous version.');
    await expect(dialog).not.toContainText('address');
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('Release saved')).toBeVisible();
    const response = await page.request.get(`/api/browsers/${id}/versions?limit=100`);
    const { data } = (await response.json()) as { data: { versions: { version_number: string }[] } };
    expect(data.versions.filter(({ version_number: number }) => number === `1.${index + 1}.7`)).toHaveLength(index === 4 ? 7 : 8);
    await page.getByRole('link', { name: 'Back to browsers' }).click();
  }
  expect(await clicks()).toBeLessThanOrEqual(40);
});

test('a first version with two mirrors and two screenshots is at most 10 clicks', async ({ page }) => {
  const id = await addBrowser(page, 'First of all');
  deleteAfterTest(`/api/browsers/${id}`);
  await page.goto(`/admin/browsers/${id}/versions`);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Add first version' }).click();
  await textbox(page, 'Download URL').click();
  await paste(page, 'https://vendor.example/2.5.1/setup-2.5.1-arm64.dmg\nhttps://a.example/2.5.1.dmg\nhttps://b.example/2.5.1.dmg');
  await expect(textbox(page, 'Version number')).toHaveValue('2.5.1');
  await expect(page.getByRole('combobox', { name: 'Platform', exact: true })).toHaveValue('macos');
  await expect(page.getByRole('combobox', { name: 'Architecture', exact: true })).toHaveValue('arm64');
  await expect(textbox(page, 'Mirror 2')).toHaveValue('https://b.example/2.5.1.dmg');
  await textbox(page, 'Features (English)').click();
  await page.keyboard.type('Tabs');
  await page.keyboard.press('Tab');
  await page.keyboard.type('标签页');
  await page.getByRole('button', { name: 'Add an image URL' }).click();
  await expect(textbox(page, 'Screenshot 1')).toBeFocused();
  await paste(page, 'https://nowhere.invalid/1.png https://nowhere.invalid/2.png');
  await expect(textbox(page, 'Screenshot 2')).toHaveValue('https://nowhere.invalid/2.png');
  await save(page);
  expect(await clicks()).toBeLessThanOrEqual(10);
});

test('many pasted addresses become the files of a release', async ({ page }) => {
  const id = await addBrowser(page, 'Pasted');
  deleteAfterTest(`/api/browsers/${id}`);
  await add(page, '/api/versions', { browser_id: id, version_number: '3.0', release_date: '2026-10-01', platform: 'windows', architecture: 'x64', download_url: 'https://vendor.example/files/12345678/setup.exe', ...NOTES });
  await page.goto(`/admin/browsers/${id}/versions`);
  await page.getByRole('link', { name: 'New release', exact: true }).first().click();
  const addresses = ['setup-3.1-x64.exe', 'app-3.1-arm64.dmg', 'app_3.1_amd64.deb'].map((name) => `https://vendor.example/${name}`);
  await textbox(page, 'Paste addresses').click();
  await paste(page, addresses.join('\n'));
  await expect(page.getByText('3 addresses were found.')).toBeVisible();
  await expect(textbox(page, 'Version number')).toHaveValue('3.1');
  for (const [place, address] of addresses.entries()) await expect(page.getByRole('textbox', { name: `File ${place + 1}: Download URL` })).toHaveValue(address);
  await expect(page.getByRole('combobox', { name: 'File 3: Platform' })).toHaveValue('linux');
  await page.getByRole('button', { name: /^Remove: File 3/u }).click();
  await page.getByRole('textbox', { name: 'File 1: File size' }).click();
  await paste(page, '120 MB\n130 MB');
  await expect(page.getByRole('textbox', { name: 'File 2: File size' })).toHaveValue('130 MB');
  await page.getByRole('button', { name: 'Save release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Release saved')).toBeVisible();
});

test('an unchanged copy is warned about, and what it carried over is marked until it is confirmed', async ({ page }) => {
  const id = await addBrowser(page, 'Copied');
  deleteAfterTest(`/api/browsers/${id}`);
  const version = await add(page, '/api/versions', { browser_id: id, version_number: '3.0', release_date: '2026-10-01', platform: 'windows', architecture: 'x64', download_url: 'https://vendor.example/setup.exe', ...NOTES });
  await page.goto(`/admin/browsers/${id}/versions?copy=${version}`);
  await expect(page.getByText('Carried over', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Confirm: Download URL' }).click();
  await textbox(page, 'Features (English)').fill('New tabs');
  await expect(page.getByText('Carried over', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`3.0 · Windows X64 (#${version}) exists already.`);
  await expect(dialog).toContainText('Addresses or notes are those of the copied version.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await textbox(page, 'Version number').fill('3.1');
  await page.getByRole('button', { name: 'Confirm: Features (Chinese)' }).click();
  await save(page);
});
