import { startServer, temporaryFolder } from '../faults/server.ts';
import { lastChange, save, signIn, signInAt, signOut, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

test('a save whose answer is lost shows an error, leaves what is typed, and adds nothing twice', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/u);
  await signIn(page);
  await page.goto('/admin/custom-codes?add');
  let lost = 0;
  let toLose: string | null = 'Create';
  await page.route('/graphql', async (route) => {
    const operation = /"operationName":"(Create|Update)/u.exec(route.request().postData() ?? '')?.[1];
    if (operation !== toLose) return route.fallback();
    toLose = null;
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

  // Of an update too. What is typed then is saved without a question about the earlier save.
  toLose = 'Update';
  await page.getByRole('link', { name: 'Edit Sent once' }).click();
  await textbox(page, 'Name').fill('Sent and lost');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await textbox(page, 'Name').fill('Sent at last');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(textbox(page, 'Name')).toHaveCount(0);

  const response = await page.request.get('/api/admin/custom-codes');
  const { data } = (await response.json()) as { data: { id: number; name: string }[] };
  const sent = data.filter(({ name }) => name.startsWith('Sent'));
  expect([lost, sent.map(({ name }) => name)]).toEqual([2, ['Sent at last']]);
  for (const { id } of sent) await page.request.delete(`/api/admin/custom-codes/${id}`);
});

test('a creation that is sent again after its answer was lost can be undone', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/u);
  await signIn(page);
  await page.goto('/admin/custom-codes?add');
  let isLost = false;
  await page.route('/graphql', async (route) => {
    if (isLost || !/"operationName":"Create/u.test(route.request().postData() ?? '')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await textbox(page, 'Name').fill('Undone at last');
  await textbox(page, 'Code').fill('<meta name="undone" content="once">');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('article', { name: 'Undone at last' })).toBeVisible();
  await lastChange(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Undone at last' })).toHaveCount(0);
});

test('a screen that is opened without a connection says so, and fills when it is back', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/u);
  await signIn(page);
  await page.goto('/admin');
  const slides = page.getByRole('link', { name: 'Slides', exact: true }).first();
  await expect(slides).toBeVisible();
  await context.setOffline(true);
  await slides.click();
  const box = page.getByRole('alert').filter({ hasText: 'Network error. Please check your connection.' });
  await expect(box).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('§10.25 a save whose answer is lost, or never comes, before the tab crashes is finished from the draft, and adds nothing twice', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/u);
  await signIn(page);
  let tab = page;
  for (const fate of ['is lost', 'never comes'] as const)
    await test.step(fate, async () => {
      await tab.goto('/admin/custom-codes?add');
      const arrived = Promise.withResolvers<void>();
      await tab.route('/graphql', async (route) => {
        if (!/"operationName":"Create/u.test(route.request().postData() ?? '')) return route.fallback();
        await route.fetch();
        arrived.resolve();
        return fate === 'is lost' ? route.abort() : undefined;
      });
      await textbox(tab, 'Name').fill('Before the crash');
      await textbox(tab, 'Code').fill('<meta name="crash" content="once">');
      await tab.getByRole('button', { name: 'Save', exact: true }).click();
      await arrived.promise;
      if (fate === 'is lost') await expect(tab.getByText('Network error. Please check your connection.')).toBeVisible();
      await tab.close({ runBeforeUnload: false });

      tab = await context.newPage();
      await tab.goto('/admin/custom-codes?add');
      await tab.getByRole('button', { name: 'Open draft' }).click();
      await expect(textbox(tab, 'Name')).toHaveValue('Before the crash');
      await textbox(tab, 'Name').fill('After the crash');
      await save(tab);
      const response = await tab.request.get('/api/admin/custom-codes');
      const { data } = (await response.json()) as { data: { id: number; name: string }[] };
      const saved = data.filter(({ name }) => name.endsWith('the crash'));
      expect(saved.map(({ name }) => name)).toEqual(['After the crash']);
      for (const { id } of saved) await tab.request.delete(`/api/admin/custom-codes/${id}`);
    });
});

test('a draft that is discarded after a lost answer makes room for a record of its own', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/u);
  await signIn(page);
  await page.goto('/admin/custom-codes?add');
  await page.route('/graphql', async (route) => {
    if (!/"operationName":"Create/u.test(route.request().postData() ?? '')) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await textbox(page, 'Name').fill('First of two');
  await textbox(page, 'Code').fill('<meta name="two" content="1">');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin/custom-codes?add');
  await next.getByRole('button', { name: 'Open draft' }).click();
  await expect(textbox(next, 'Name')).toHaveValue('First of two');
  await next.getByRole('button', { name: 'Discard draft' }).click();
  await textbox(next, 'Name').fill('Second of two');
  await textbox(next, 'Code').fill('<meta name="two" content="2">');
  await save(next);
  const response = await next.request.get('/api/admin/custom-codes');
  const { data } = (await response.json()) as { data: { id: number; name: string }[] };
  const saved = data.filter(({ name }) => name.endsWith('of two'));
  expect(saved.map(({ name }) => name).toSorted()).toEqual(['First of two', 'Second of two']);
  for (const { id } of saved) await next.request.delete(`/api/admin/custom-codes/${id}`);
});

test('signing out without a connection ends the session as soon as there is one', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/u);
  await signIn(page);
  await page.goto('/admin');
  await page.route('/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.waitForURL('/');
  await page.unroute('/api/auth/logout');
  const isOpen = async () =>
    ((await (await context.request.get('/api/auth/verify')).json()) as { authenticated: boolean }).authenticated;
  expect(await isOpen()).toBe(true);
  await page.goto('/admin');
  await page.waitForURL('/admin/login');
  expect(await isOpen()).toBe(false);
});

test('§10.44 D7 a custom code that never ends leaves the administration usable', async ({ page }) => {
  // A separate catalogue, because no other test could open a public page meanwhile.
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path, env: { CATALOGUE_SEED: 'none' } });
  await signInAt(page, server);
  await page.request.post(`${server.origin}/api/admin/custom-codes`, {
    data: { name: 'Endless', code_type: 'head_start', code_content: '<script>while(1){}</script>', is_active: true },
  });
  const served = await page.request.get(server.origin);
  expect(await served.text()).toContain('while(1)');
  for (const path of ['/admin', '/admin/browsers', '/admin/login']) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${server.origin}/admin/custom-codes`);
  await expect(page.getByText('Endless')).toBeVisible();
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await server.end('SIGTERM');
  await folder.remove();
});
