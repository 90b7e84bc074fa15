import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort, startServer, temporaryFolder } from '../faults/server.ts';
import { startUpstreamServer } from '../api/tests/upstream-server.ts';
import { choose, signInAt, textbox } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test('the administrator creates a webhook, tests it, sends a message again, and sees on the dashboard that it is paused', async ({
  page,
}) => {
  const folder = temporaryFolder();
  const receiver = await startUpstreamServer();
  receiver.serve('https://receiver.example/', 'Thanks');
  const env = { CATALOGUE_SEED: 'none', UPSTREAM_HOSTS_ALLOW: receiver.host };
  const server = await startServer({ dataDir: folder.path, env, port: await freePort() });
  try {
    await signInAt(page, server);
    await page.goto(`${server.origin}/admin/webhooks?lang=en`);
    await page.getByRole('button', { name: 'New webhook' }).click();
    await expect(textbox(page, 'Name')).toBeFocused();
    await page.keyboard.type('Shop');
    const save = page.getByRole('button', { name: 'Save' });
    await textbox(page, 'Address').fill('http://receiver.example/');
    await page.getByRole('checkbox', { name: /catalogue\.changed/u }).check();
    await expect(save).toBeDisabled();
    await textbox(page, 'Address').fill(`https://${receiver.host}/receiver.example/`);
    await save.click();
    const secret = (await page.getByText(/^whsec_/u).textContent()) ?? '';
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    // The receiver has no certificate.
    await page.getByRole('button', { name: 'Send a test: Shop' }).click();
    await expect(page.getByText('The message was not delivered. The list shows the answer.')).toBeVisible();
    const database = new DatabaseSync(join(folder.path, 'catalogue.sqlite'));
    database.exec(`update webhook set url = '${receiver.url}/receiver.example/'`);
    await page.getByText('1 message', { exact: true }).click();
    const message = page.getByRole('list', { name: 'Messages: Shop' }).getByRole('listitem');
    await expect(message).toContainText('Failed');
    await message.getByRole('button', { name: 'Send again: Test' }).click();
    await expect(message).toContainText('Delivered · 200');
    await expect(message).toContainText('Thanks');
    expect(await axeProblems(page)).toEqual([]);

    database.exec('update webhook set is_active = 0, paused_at = unixepoch() * 1000');
    database.close();
    await page.goto(`${server.origin}/admin?lang=en`);
    await page.getByRole('link', { name: '1 paused webhook' }).click();
    await expect(page.getByText('No attempt has succeeded')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Shop' }).click();
    await choose(page, 'Format', 'Discord');
    await textbox(page, 'Address').fill('https://discord.example/hook');
    await save.click();
    await page.getByRole('switch', { name: 'Send messages: Shop' }).click();
    await expect(page.getByRole('switch', { name: 'Send messages: Shop' })).toBeChecked();
    await page.getByRole('button', { name: 'Delete Shop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No webhooks')).toBeVisible();
  } finally {
    await server.end('SIGTERM');
    await receiver.close();
    await folder.remove();
  }
});
