import { addBrowser, choose, lastChange, message, save, signIn, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

test('a version is a draft, is previewed, gets a time, and is published', async ({ page, browser }) => {
  await signIn(page);
  const id = await addBrowser(page, 'Drafts');
  await page.goto(`/admin/browsers/${id}/versions?lang=en`);
  await page.getByRole('link', { name: 'Add version' }).first().click();
  await textbox(page, 'Version number').fill('8.1');
  await choose(page, 'Platform', 'Linux');
  await textbox(page, 'Download URL').fill('https://vendor.example/8.1.deb');
  await textbox(page, 'Features (English)').fill('One');
  await textbox(page, 'Features (Chinese)').fill('一');
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('radio', { name: 'Draft' }).check();
  await save(page);
  await expect(lastChange(page).getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    /^\/versions\/\d+\?preview=1$/u,
  );
  const row = page.getByRole('row').filter({ hasText: '8.1' });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await page.goto('/admin');
  await page
    .getByRole('region', { name: 'What needs you' })
    .getByRole('link', { name: /^\d+ drafts?$/u })
    .click();
  await page.getByRole('link', { name: 'Drafts 8.1' }).click();
  await expect(page.locator('summary', { hasText: 'More' })).toContainText('Draft');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const visitor = await browser.newContext();
  const path = new URL((await row.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '', page.url());
  expect((await visitor.request.get(path.href)).status()).toBe(404);
  await page.goto(path.href);
  await expect(page.getByText('Preview: visitors don’t see this yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('8.1');
  await page.getByRole('main').getByRole('link', { name: 'Drafts' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/browsers/${id}\\?.*preview=1$`, 'u'));
  await page.locator(`a[href^="${path.pathname}?"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('8.1');

  await page.goto(`/admin/browsers/${id}/versions`);
  await row.getByRole('link', { name: /^Edit/u }).click();
  const more = page.locator('summary', { hasText: 'More' });
  await more.click();
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await more.click(); // an error unfolds it
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a start or an end time')).toBeVisible();
  await expect(page.getByLabel('Visible from')).toBeFocused();
  await page.getByLabel('Visible from').fill('2098-05-01T08:00');
  await page.getByLabel('Visible until').fill('2098-04-01T08:00');
  await expect(page.getByText('Asia/Shanghai')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The end must be after the start')).toBeVisible();
  await page.getByLabel('Visible until').fill('2099-04-01T08:00');
  await save(page);
  await expect(row.getByText('Scheduled: 1 May 2098, 08:00 – 1 Apr 2099, 08:00')).toBeVisible();
  const { data } = (await (await page.request.get(`/api${path.pathname}`)).json()) as {
    data: { visible_from: string };
  };
  expect(data.visible_from).toBe('2098-05-01T00:00:00.000Z');

  await row.getByRole('link', { name: /^Edit/u }).click();
  await more.click();
  await page.getByRole('radio', { name: 'Publish now' }).check();
  await save(page);
  await expect(row.getByText(/Scheduled/u)).toHaveCount(0);
  expect((await visitor.request.get(path.href)).status()).toBe(200);
  await page.request.delete(`/api/browsers/${id}`);
  await visitor.close();
});

test('a new browser is a draft, and is published from the list', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/admin/browsers?add&lang=en');
  for (const label of ['Name', 'Description'])
    for (const language of ['English', 'Chinese']) await textbox(page, `${label} (${language})`).fill('Hermit');
  await textbox(page, 'Icon').fill(new URL('/icons/brave.svg', page.url()).href);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page)).toContainText(
    'Saved as a draft. Visitors do not see it until you publish it from its menu.',
  );
  const path = await lastChange(page).getByRole('link', { name: 'Preview' }).getAttribute('href');
  expect(path).toMatch(/^\/browsers\/\d+\?preview=1$/u);
  await page.goto('/admin?need=draft');
  await page.getByRole('link', { name: 'Hermit' }).click();
  await expect(page.locator('summary', { hasText: 'More' })).toContainText('Draft');

  const visitor = await browser.newContext();
  const address = new URL(path ?? '', page.url());
  expect((await visitor.request.get(address.href)).status()).toBe(404);
  await page.goto('/admin/browsers?q=hermit');
  const row = page.getByRole('row').filter({ hasText: 'Hermit' });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Actions for Hermit' }).click();
  await page.getByRole('menuitem', { name: 'Publish Hermit' }).click();
  await expect(page.getByText('1 browser published')).toBeVisible();
  await expect(row.getByText('Draft', { exact: true })).toHaveCount(0);
  expect((await visitor.request.get(address.href)).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  expect((await visitor.request.get(address.href)).status()).toBe(404);
  await page.request.delete(`/api${address.pathname}`);
  await visitor.close();
});
