import { freePort, startServer, temporaryFolder } from '../faults/server.ts';
import { expect, test } from './test.ts';

test('the administrator sees where sessions are open, and ends one and then all others', async ({
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
  } finally {
    await server.end('SIGTERM');
    await folder.remove();
  }
});
