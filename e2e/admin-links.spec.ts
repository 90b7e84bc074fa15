import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { startUpstreamServer, type UpstreamServer } from '../api/tests/upstream-server.ts';
import { browserNamed, json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 90_000 });

const DAY = 24 * 60 * 60_000;

let folder: ReturnType<typeof temporaryFolder>;
let upstream: UpstreamServer;
let server: Server;
let urls: { main: string; mirror: string; next: string; website: string };
test.beforeAll(async () => {
  folder = temporaryFolder();
  upstream = await startUpstreamServer();
  server = await startServer({
    dataDir: folder.path,
    env: { CATALOGUE_SEED: 'none', UPSTREAM_HOSTS_ALLOW: upstream.host },
  });
  const at = (path: string) => `${upstream.url}/${path}`;
  urls = {
    main: at('vendor.example/setup-1.0.exe'),
    mirror: at('mirror.example/setup-1.0.exe'),
    next: at('files.example/setup-1.0.exe'),
    website: at('vendor.example/gone'),
  };
  upstream.serve('https://vendor.example/icon.svg', (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  for (const host of ['mirror', 'files']) upstream.serve(`https://${host}.example/setup-1.0.exe`, 'the file');
  const headers = await server.signIn();
  const post = async (path: string, data: object) =>
    expect((await server.request(path, json('POST', data, headers))).status).toBe(201);
  await post('/api/browsers', {
    ...browserNamed('One'),
    icon_url: at('vendor.example/icon.svg'),
    website_url: urls.website,
  });
  await post('/api/versions', {
    browser_id: 1,
    version_number: '1.0',
    release_date: '2026-10-01',
    platform: 'windows',
    features_en: 'Fast',
    features_zh: '快',
    download_url: urls.main,
    download_mirrors: [urls.mirror],
    file_size: '8',
  });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await upstream.close();
  await folder.remove();
});

test.beforeEach(async ({ page }) => {
  const [name = '', value = ''] = (await server.signIn()).cookie?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: server.origin }]);
});

const row = (page: Page, url: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: url }) });

/** Lets the failures of a link have begun a day ago. */
function moveFailuresBack(url: string): void {
  const database = new Database(join(folder.path, DATABASE_FILE));
  database.prepare('update link set failures = 2, first_failed_at = ? where url = ?').run(Date.now() - DAY, url);
  database.close();
}

test('a dead main link is found, visitors are led to the mirror, and it is replaced everywhere in one save', async ({
  page,
}) => {
  await page.goto(`${server.origin}/admin?lang=en`);
  for (const unchecked of ['Links have not been checked yet', 'New versions have not been looked for yet'])
    await expect(page.getByRole('link', { name: unchecked })).toBeVisible();
  await page.goto(`${server.origin}/admin/links?lang=en`);
  await expect(page.getByText('Links to other sites: 4; not checked yet.')).toBeVisible();
  await expect(row(page, urls.main)).toContainText('Not checked yet');
  await page.getByRole('button', { name: 'Check now', exact: true }).click();
  await expect(row(page, urls.mirror)).toContainText('Works', { timeout: 30_000 });
  await expect(row(page, urls.main)).toContainText('Not found');
  await expect(row(page, urls.main)).toContainText('HTTP status 404');
  await expect(page.getByRole('row').nth(1)).not.toContainText('Works'); // what is wrong comes first
  expect(await axeProblems(page)).toEqual([]);

  moveFailuresBack(urls.main);
  await page.getByRole('button', { name: `Check now: ${urls.main}` }).click();
  await expect(row(page, urls.main)).toContainText('Broken link');
  await page.goto(`${server.origin}/admin?lang=en`);
  await expect(page.getByRole('link', { name: '2 links with a problem' })).toHaveAttribute(
    'href',
    '/admin/links?state=wrong',
  );
  await page.getByRole('link', { name: '1 broken link' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, urls.main)).toBeVisible();
  await page.goto(`${server.origin}/admin/browsers/1/versions?edit=1&lang=en`);
  await expect(page.getByText('Broken link')).toBeVisible();
  await page.goto(`${server.origin}/versions/1?lang=en`);
  await expect(page.getByText('The main link is broken, so the download comes from a mirror.')).toBeVisible();
  await expect(page.getByText(/^Link checked/u)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect((await server.request('/versions/1/download')).headers.get('location')).toBe(urls.mirror);

  await page.goto(`${server.origin}/admin/links?lang=en`);
  await page.getByRole('button', { name: `Actions for ${urls.main}` }).click();
  await page.getByRole('menuitem', { name: `Replace ${urls.main}` }).click();
  const newAddress = page.getByRole('textbox', { name: 'New address' });
  await expect(newAddress).toBeFocused();
  await newAddress.fill('files.example/setup-1.0.exe');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(newAddress).toBeFocused();
  await expect(newAddress).toHaveAttribute('aria-invalid', 'true');
  await expect(newAddress).toHaveAccessibleDescription('Enter a full URL, for example https://example.com/');
  await newAddress.fill(urls.next);
  await expect(newAddress).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('1 address will be replaced.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'One 1.0 (Windows): download URL' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Replace 1 address' }).click();
  await expect(page.getByText('1 address replaced')).toBeVisible();
  await expect(row(page, urls.next)).toContainText('Not checked yet');
  expect((await server.request('/versions/1/download')).headers.get('location')).toBe(urls.next);
});

test('the screen is filtered, in Chinese and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/admin/links?lang=zh`);
  await expect(page.getByRole('heading', { level: 1, name: '链接检查' })).toBeVisible();
  await expect(row(page, urls.website)).toBeVisible();
  const targets = await page
    .getByRole('main')
    .locator('a, button, input, select')
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
  await row(page, urls.website)
    .getByRole('button', { name: `立即检查：${urls.website}` })
    .click();
  await expect(row(page, urls.website)).toContainText('未找到');
  await page.getByRole('combobox', { name: '显示' }).selectOption({ label: '有问题' });
  await expect(row(page, urls.website)).toBeVisible();
  await expect(row(page, urls.mirror)).toHaveCount(0);
  await page.getByRole('combobox', { name: '显示' }).selectOption({ label: '全部链接' });
  await page.getByRole('searchbox').fill('mirror');
  await expect(row(page, urls.mirror)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'icon.svg' })).toHaveCount(0);
  await page.getByRole('button', { name: '批量替换链接' }).click();
  await page.getByRole('textbox', { name: '地址', exact: true }).fill(`${upstream.url}/`);
  await page.getByRole('textbox', { name: '新地址' }).fill('https://other.example/');
  await expect(page.getByRole('checkbox', { name: '同时替换以此开头的地址' })).toBeChecked();
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('将替换 4 个地址。')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('button', { name: '预览' })).toHaveCount(0);
});

test('a file that another host serves is named to visitors and to the administrator, who accepts it', async ({
  page,
}) => {
  await page.goto(`${server.origin}/admin/links?lang=en`);
  await page.getByRole('button', { name: `Check now: ${urls.next}` }).click();
  await expect(row(page, urls.next)).toContainText('Works');
  const database = new Database(join(folder.path, DATABASE_FILE));
  database.exec("update link set verdict = 'changed', served_by = 'cdn.example', known_host = 'files.example'");
  database.exec('update catalogue_revision set number = number + 1');
  database.close();
  const words = page.getByText('A new host that nobody has checked yet · served by cdn.example');
  await expect(async () => {
    await page.goto(`${server.origin}/versions/1?lang=en`);
    await expect(words.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`${server.origin}/admin/links?lang=en`);
  await expect(row(page, urls.next)).toContainText('Served by cdn.example, before by files.example');
  await page.getByRole('button', { name: `Actions for ${urls.next}` }).click();
  await page.getByRole('menuitem', { name: /^Accept/u }).click();
  await expect(row(page, urls.next)).toContainText('Works');
  await page.goto(`${server.origin}/versions/1?lang=en`);
  await expect(page.getByText(/^Link checked/u)).toBeVisible();
  await expect(words).toHaveCount(0);
});
