import type { Page } from '@playwright/test';
import { cask, hashOf } from '../api/tests/upstream-documents.ts';
import { addBrowser, signIn } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { serveUpstream } from './serve-upstream.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

/** Adds a browser with version 1.9, and a cask that has another version. Returns the browser's id. */
async function addBehind(page: Page, name: string, caskVersion: string): Promise<number> {
  const id = await addBrowser(page, name);
  const token = name.toLowerCase().replaceAll(' ', '-');
  const version = { browser_id: id, version_number: '1.9', release_date: '2026-10-01', platform: 'macos', features_en: 'Faster', features_zh: '更快', download_url: `https://vendor.example/${token}-1.9.dmg` };
  expect((await page.request.post('/api/versions', { data: version })).status()).toBe(201);
  await serveUpstream(`https://formulae.brew.sh/api/cask/${token}.json`, cask(token, { version: caskVersion, url: `https://vendor.example/${token}-${caskVersion}.dmg`, sha256: hashOf(token) }));
  expect((await page.request.put(`/api/browsers/${id}/sources`, { data: { sources: [{ kind: 'homebrew', identifier: token }] } })).status()).toBe(200);
  return id;
}

const latestOf = async (page: Page, id: number) => {
  const { data } = (await (await page.request.get(`/api/browsers/${id}/versions`)).json()) as { data: { versions: { version_number: string; is_latest: boolean }[] } };
  return data.versions.find(({ is_latest: isLatest }) => isLatest)?.version_number;
};

test('the administrator makes browsers current with one key each; a lower version is not proposed', async ({ page }) => {
  await signIn(page);
  // The sources of the first catalogue would take a second each.
  for (let id = 1; id <= 28; id += 1) await page.request.put(`/api/browsers/${id}/sources`, { data: { sources: [] } });
  const ids = [await addBehind(page, 'Behind One', '2.0'), await addBehind(page, 'Behind Two', '2.1'), await addBehind(page, 'Behind Three', '2.2'), await addBehind(page, 'Trap', '1.8')];
  await page.goto('/admin/updates?lang=en');
  await page.getByRole('button', { name: 'Check now' }).click();
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  await expect(row('Behind Three 2.2')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Trap')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: /^Updates/u })).toContainText('3');
  await expect(row('Behind One 2.0')).toBeFocused();
  const detail = page.getByRole('region', { name: 'Behind One 2.0 replaces 1.9' });
  await expect(detail).toContainText('https://vendor.example/behind-one-2.0.dmg');
  await expect(detail).toContainText('New releases are held for 6 hours');
  expect(await axeProblems(page)).toEqual([]);

  await page.keyboard.press('a');
  await expect(page.getByText('Behind One 2.0 accepted')).toBeVisible();
  await expect(row('Behind Two 2.1')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByText('Behind Two 2.1 dismissed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('Behind Two 2.1').click();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Release notes (English)' }).fill('New tabs');
  await page.getByRole('textbox', { name: 'Release notes (Chinese)' }).fill('新标签页');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept with changes' }).click();
  await expect(page.getByText('Behind Two 2.1 accepted')).toBeVisible();

  await page.goto('/admin/updates?lang=zh');
  await expect(page.getByText('1 条更新建议待处理。')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(page.getByText('全部已是最新')).toBeVisible();
  expect(await Promise.all(ids.map((id) => latestOf(page, id)))).toEqual(['2.0', '2.1', '1.9', '1.9']);
  for (const id of ids) await page.request.delete(`/api/browsers/${id}`);
});
