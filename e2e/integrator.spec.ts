import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';

test('an integrator reads about a call of REST, and tries it', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'AI browser catalogue' })).toBeVisible();
  const call = page.getByRole('button', { name: 'GET /api/browsers/{id} Get browser' });
  await call.click();
  const operation = page.locator('.opblock', { has: call });
  await operation.getByRole('row', { name: /^id/u }).getByRole('textbox').fill('5');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.getByText('"Brave"').first()).toBeVisible();
});

test('an integrator asks GraphQL from its page', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByRole('textbox').filter({ hasText: 'totalCount' })).toBeVisible();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('status')).toHaveText(/"totalCount":\s*\d/u);
});

test('the example of a page on another site lists versions', async ({ page, baseURL }) => {
  const site = createServer((_request, response) => response.end(readFileSync('examples/versions.html')));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo; // of a server that listens on a port
  await page.goto(`http://127.0.0.1:${port}/?site=${baseURL}`);
  await expect(page.getByRole('status')).toHaveText(/^\d+ versions$/u);
  await expect(page.getByRole('link', { name: 'Brave 1.91.180' }).first()).toHaveAttribute('href', /\/versions\/\d+$/u);
  site.close();
});

test('a visitor follows a browser, and finds what is new since the last visit', async ({ page, baseURL }) => {
  await page.goto('/browsers/5');
  await page.getByRole('link', { name: 'Follow new versions' }).click();
  await expect(page).toHaveURL('/new?browsers=5');
  await expect(page.getByText('Only Brave')).toBeVisible();
  await expect(page.getByRole('link', { name: /feed\.atom/u })).toHaveText(`${baseURL}/api/feed.atom?browsers=5`);
  await expect(page.getByText('New since your last visit')).toBeHidden();
  await page.getByRole('link', { name: 'All browsers' }).click();
  await page.waitForFunction(() => localStorage.getItem('new-releases') !== null);
  // As if the last visit had been earlier.
  await page.evaluate(() => localStorage.setItem('new-releases', '2026-08-01T00:00:00.000Z'));
  await page.reload();
  await expect(page.getByText('New since your last visit').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText('New since your last visit')).toBeHidden();
});
