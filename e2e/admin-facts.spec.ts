import type { Page } from '@playwright/test';
import { addBrowser, save, signIn } from './administrator.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

async function openFacts(page: Page, name: string): Promise<number> {
  await signIn(page);
  const id = await addBrowser(page, name);
  await page.goto(`/admin/browsers?edit=${id}&lang=en`);
  await page.getByRole('link', { name: 'Facts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Facts of ${name}` })).toBeVisible();
  return id;
}

test('facts of every kind are saved together and stand in the comparison', async ({ page }) => {
  const id = await openFacts(page, 'Facts One');
  await field(page, 'summaries.answer').selectOption({ label: 'Yes' });
  await field(page, 'engine.choice').selectOption({ label: 'Gecko' });
  await field(page, 'models.text.en').fill('Own models');
  for (const topic of ['summaries', 'engine'])
    await field(page, `${topic}.sourceUrl`).fill(`https://vendor.example/${topic}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Chinese text is required')).toBeVisible();
  await expect(page.getByText('Source URL is required')).toBeVisible();
  await field(page, 'models.text.zh').fill('自有模型');
  await field(page, 'models.sourceUrl').fill('https://vendor.example/models');
  await field(page, 'models.note').fill('From the help pages');
  await field(page, 'models.seenOn').fill('2199-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Date seen must not be in the future')).toBeVisible();
  await field(page, 'models.seenOn').fill('2026-01-05');
  await save(page);

  await page.goto(`/compare?ids=${id},5`);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Models used').getByRole('cell').first()).toContainText('Own models');
  const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  await expect(sources.filter({ hasText: '5 January 2026' })).toHaveCount(1);
  const number = row('Engine')
    .getByRole('link', { name: /^Source \d/u })
    .first();
  const entry = page.locator((await number.getAttribute('href')) ?? '');
  await expect(entry.getByRole('link')).toHaveAttribute('href', 'https://vendor.example/engine');
  await expect(page.getByText('From the help pages')).toHaveCount(0);

  await page.goto(`/admin/browsers/${id}/facts`);
  await expect(field(page, 'models.note')).toHaveValue('From the help pages');
  await field(page, 'engine.choice').selectOption({ label: 'Unknown' });
  await expect(field(page, 'engine.sourceUrl')).toHaveCount(0);
  await save(page);
  const response = await page.request.get(`/api/browsers/${id}/facts`);
  const { data } = (await response.json()) as { data: { facts: { topic: string; answer: boolean | null }[] } };
  expect(data.facts.map(({ topic, answer }) => [topic, answer])).toEqual([
    ['summaries', true],
    ['models', null],
  ]);
  await page.request.delete(`/api/browsers/${id}`);
});

test('a change by someone else is shown at its field, and what was typed can be saved over it', async ({ page }) => {
  const id = await openFacts(page, 'Facts Two');
  await field(page, 'sync.answer').selectOption({ label: 'Yes' });
  await field(page, 'sync.sourceUrl').fill('https://vendor.example/mine');
  await page.request.put(`/api/browsers/${id}/facts`, {
    data: {
      facts: [{ topic: 'sync', answer: false, source_url: 'https://vendor.example/other', seen_on: '2026-01-05' }],
    },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This record was changed in the meantime');
  await expect(page.getByText('https://vendor.example/other')).toBeVisible();
  await page.getByText('Yours', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved successfully')).toBeVisible();
  const response = await page.request.get(`/api/browsers/${id}/facts`);
  expect(await response.json()).toMatchObject({
    data: { facts: [{ topic: 'sync', answer: true, source_url: 'https://vendor.example/mine' }] },
  });
  await page.request.delete(`/api/browsers/${id}`);
});
