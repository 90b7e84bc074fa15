import { freePort, startServer, temporaryFolder } from '../faults/server.ts';
import { expect, test } from './test.ts';

test('§10.38 the administrator sees where sessions are open, ends one and then all others, and creates an access token and ends it', async ({
  page,
  playwright,
}) => {
  // A server of its own, because other tests have signed in.
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path, env: { CATALOGUE_SEED: 'none' }, port: await freePort() });
  const signIn = async (userAgent: string) => {
    const { cookie } = await server.signIn();
    const client = await playwright.request.newContext({
      baseURL: server.origin,
      userAgent,
      extraHTTPHeaders: { cookie },
    });
    return {
      cookie,
      isOpen: async () =>
        ((await (await client.get('/api/auth/verify')).json()) as { authenticated: boolean }).authenticated,
    };
  };
  try {
    const [own, second, third] = [await signIn('own'), await signIn('second'), await signIn('third')];
    const [name = '', value = ''] = own.cookie.split('=');
    await page.context().addCookies([{ name, value, url: server.origin }]);
    await page.goto(`${server.origin}/admin/sessions?lang=en`);
    const current = page.getByRole('listitem').filter({ hasText: 'This session' });
    await expect(current.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page
      .getByRole('button', { name: /^End session: /u })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^End session: /u })).toHaveCount(1);
    expect([await second.isOpen(), await third.isOpen()].toSorted()).toEqual([false, true]);
    await page.getByRole('button', { name: 'End other sessions' }).click();
    await expect(page.getByRole('button', { name: /^End/u })).toHaveCount(0);
    expect([await own.isOpen(), await second.isOpen(), await third.isOpen()]).toEqual([true, false, false]);
    await expect(current).toBeVisible();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Access tokens' }).click();
    await expect(page.getByText('No access tokens')).toBeVisible();
    await page.getByRole('button', { name: 'New token' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Release script');
    const create = page.getByRole('button', { name: 'Create token' });
    await expect(create).toBeDisabled();
    await page.getByRole('checkbox', { name: /versions:write/u }).press('Space');
    await create.press('Enter');
    const token = (await page.getByText(/^aibrw_[0-9a-f]{48}$/u).textContent()) ?? '';
    const statusOf = async (path: string) =>
      (
        await fetch(`${server.origin}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status;
    expect([await statusOf('/api/versions'), await statusOf('/api/browsers')]).toEqual([400, 403]);
    await page.reload();
    const item = page.getByRole('listitem').filter({ hasText: 'Release script' });
    await expect(item).toContainText('Last used just now');
    await expect(page.getByText(token)).toHaveCount(0);
    await item.getByRole('button', { name: 'End token: Release script' }).click();
    await expect(page.getByRole('dialog')).toContainText('cannot be undone');
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect(page.getByText('No access tokens')).toBeVisible();
    expect(await statusOf('/api/versions')).toBe(401);
  } finally {
    await server.end('SIGTERM');
    await folder.remove();
  }
});
