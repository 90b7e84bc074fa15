import type { Page } from '@playwright/test';
import { cask, hashOf } from '../api/tests/upstream-documents.ts';
import { addBrowser, save, signIn } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { serveUpstream } from './serve-upstream.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

const source = (page: Page, number: number) => page.getByRole('group', { name: `Source ${number}`, exact: true });

test('a source is tried before it is saved, and shows what it says', async ({ page }) => {
  await serveUpstream(
    'https://formulae.brew.sh/api/cask/tried.json',
    cask('tried', {
      version: '1.152.0,82313',
      url: 'https://vendor.example/Tried-arm64.dmg',
      sha256: hashOf('tried'),
      depends_on: { arch: [{ type: 'arm', bits: 64 }], macos: { '>=': ['14'] } },
    }),
  );
  await signIn(page);
  const id = await addBrowser(page, 'Sources One');
  await page.goto(`/admin/browsers?edit=${id}&lang=en`);
  await page.getByRole('link', { name: 'Update sources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update sources of Sources One' })).toBeVisible();
  await page.getByRole('button', { name: 'Add source' }).click();

  const first = source(page, 1);
  await expect(first.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await first.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Homebrew' });
  await first.getByRole('button', { name: 'Try it now' }).click();
  await expect(first.getByText('Identifier is required')).toBeVisible();
  const identifier = first.getByRole('textbox', { name: 'Identifier' });
  await identifier.fill('unheard-of');
  await first.getByRole('button', { name: 'Try it now' }).click();
  await expect(first.getByRole('status')).toContainText('The source does not know this identifier');
  await identifier.fill('tried');
  await first.getByRole('button', { name: 'Try it now' }).click();
  const result = first.getByRole('status');
  await expect(result.getByRole('link', { name: /^1\.152\.0/u })).toHaveAttribute(
    'href',
    /github\.com\/Homebrew\/homebrew-cask\/blob\/[0-9a-f]{40}\/Casks\/t\/tried\.rb$/u,
  );
  await expect(result).toContainText('https://vendor.example/Tried-arm64.dmg');
  await expect(result).toContainText('macOS 14 Sonoma');
  await expect(result).toContainText(`SHA-256 ${hashOf('tried').slice(0, 8)}`);
  await expect(result).toContainText('ARM64');
  expect(await axeProblems(page)).toEqual([]);

  // Settings that another kind does not use are not offered.
  await expect(first.getByRole('combobox', { name: 'Platform' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add source' }).click();
  await source(page, 2).getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Chrome VersionHistory' });
  await source(page, 2).getByRole('textbox', { name: 'Identifier' }).fill('chrome');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(source(page, 2).getByText('Platform is required')).toBeVisible();
  await source(page, 2).getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Linux' });
  await save(page);
  await expect(source(page, 2).getByText('Not checked yet')).toBeVisible();

  await page.goto(`/admin/browsers/${id}/sources?lang=zh`);
  const second = page.getByRole('group', { name: '来源 2', exact: true });
  await expect(second.getByRole('textbox', { name: '标识' })).toHaveValue('chrome');
  await page.getByRole('button', { name: '移除来源 1' }).click();
  await expect(
    page.getByRole('group', { name: '来源 1', exact: true }).getByRole('textbox', { name: '标识' }),
  ).toHaveValue('chrome');
  await page.getByRole('group', { name: '来源 1', exact: true }).getByRole('button', { name: '立即测试' }).click();
  await expect(page.getByRole('status').filter({ hasText: '来源中没有此标识' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const query = `{ sources(browserId: ${id}) { sources { kind platform } } }`;
  expect(await (await page.request.post('/graphql', { data: { query } })).json()).toEqual({
    data: { sources: { sources: [{ kind: 'chrome', platform: 'linux' }] } },
  });
  await page.request.delete(`/api/browsers/${id}`);
});
