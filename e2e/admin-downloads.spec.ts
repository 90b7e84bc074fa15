import { signIn } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test('the administrator sees a download on the dashboard, in the chart by keyboard, and in the table', async ({
  page,
}) => {
  await signIn(page);
  expect((await page.request.get('/versions/14/download', { maxRedirects: 0 })).status()).toBe(302);
  await page.goto('/admin?lang=en');
  await page.getByRole('link', { name: /downloads? in the last 7 days/u }).click();
  await expect(page).toHaveURL('/admin/downloads?period=week');
  await page.getByRole('link', { name: 'Brave', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Browser' })).toHaveValue('Brave');
  const days = page.getByRole('slider', { name: 'Downloads over time' });
  await expect(days).toHaveAttribute('aria-valuetext', /: [1-9]\d* downloads?$/u);
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 downloads$/u);
  await page.getByText('Show the numbers').click();
  await expect(page.getByRole('row')).toHaveCount(8);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('12 months');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/downloads?period=year&browser=5');
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('harmonyos');
  await expect(page.getByText('No downloads in this period')).toBeVisible();
});
