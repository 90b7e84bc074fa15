import { expect, test } from './test.ts';

test('an integrator reads about a call of REST, and tries it', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'AI browser catalogue' })).toBeVisible();
  const call = page.getByRole('button', { name: 'GET /api/browsers/{id} One browser' });
  await call.click();
  const operation = page.locator('.opblock', { has: call });
  await operation.getByRole('row', { name: /^id/u }).getByRole('textbox').fill('5');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.getByText('"Brave"').first()).toBeVisible();
});

test('an integrator asks GraphQL from its page', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByRole('textbox').filter({ hasText: 'totalCount' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(/"totalCount":\s*\d/u).first()).toBeVisible();
});
