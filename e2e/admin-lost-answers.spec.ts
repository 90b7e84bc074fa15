import { save, signIn, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

test('a save whose answer is lost keeps what is typed, is told, and adds nothing twice', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/u);
  await signIn(page);
  await page.goto('/admin/custom-codes?add');
  let lost = 0;
  await page.route('/graphql', async (route) => {
    if (lost > 0 || !/"operationName":"Create/u.test(route.request().postData() ?? '')) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await textbox(page, 'Name').fill('Sent twice');
  await textbox(page, 'Code').fill('<meta name="sent" content="once">');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await expect(textbox(page, 'Name')).toHaveValue('Sent twice');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await context.setOffline(false);
  await textbox(page, 'Name').fill('Sent once');
  await save(page);

  const answer = await page.request.get('/api/admin/custom-codes');
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const sent = data.filter(({ name }) => name.startsWith('Sent'));
  expect([lost, sent.map(({ name }) => name)]).toEqual([1, ['Sent once']]);
  for (const { id } of sent) await page.request.delete(`/api/admin/custom-codes/${id}`);
});

test('D7 a custom code that never ends leaves the administration usable', async ({ page }) => {
  await signIn(page);
  const added = await page.request.post('/api/admin/custom-codes', { data: { name: 'Endless', code_type: 'head_start', code_content: '<script>while(1){}</script>', is_active: true } });
  const { data } = (await added.json()) as { data: { id: number } };
  await page.goto('/admin/custom-codes');
  await expect(page.getByText('Endless')).toBeVisible();
  const off = await page.request.patch(`/api/admin/custom-codes/${data.id}/toggle`);
  expect(off.status()).toBe(200);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.request.delete(`/api/admin/custom-codes/${data.id}`);
});
