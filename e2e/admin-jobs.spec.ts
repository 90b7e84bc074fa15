import type { Page } from '@playwright/test';
import { browserNamed, freePort, json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { signIn, signInAt } from './administrator.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 90_000 });

const TEXTS = {
  task: 'Clean up',
  off: 'Background work is switched off',
  run: 'Run now: Clean up',
  never: 'Not run yet',
  ended: 'Expired entries deleted: 0',
} as const;

const row = (page: Page, task: string) => page.getByRole('row').filter({ hasText: task });

test('the screen says that the schedule is off, and runs a task all the same', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/jobs?lang=en');
  await expect(page.getByText(TEXTS.off, { exact: true })).toBeVisible();
  await expect(page.getByText('BACKGROUND_JOBS=off')).toBeVisible();
  await expect(row(page, TEXTS.task)).toContainText('Manual only');
  await page.getByRole('button', { name: TEXTS.run }).click();
  await expect(row(page, TEXTS.task)).toContainText(TEXTS.ended);
});

test('with the schedule on it says when a task runs next, and follows a run to its end', async ({ page }) => {
  const folder = temporaryFolder();
  const server: Server = await startServer({
    dataDir: folder.path,
    env: { BACKGROUND_JOBS: 'on', CATALOGUE_SEED: 'none' },
    port: await freePort(),
  });
  try {
    await signInAt(page, server);
    await page.goto(`${server.origin}/admin/jobs?lang=en`);
    const task = row(page, TEXTS.task);
    await expect(task).toContainText(TEXTS.never);
    await expect(task).toContainText('Within minutes');
    await expect(page.getByText(TEXTS.off)).toHaveCount(0);
    await page.getByRole('button', { name: TEXTS.run }).click();
    await expect(task).toContainText(TEXTS.ended);
    await expect(task.locator('time')).toHaveCount(2);
    expect(await axeProblems(page)).toEqual([]);
  } finally {
    await server.end('SIGTERM');
    await folder.remove();
  }
});

test('a check that fails is reported as failed where its results are shown, and never as up to date', async ({
  page,
}) => {
  const folder = temporaryFolder();
  const nowhere = `127.0.0.1:${await freePort()}`;
  const server: Server = await startServer({
    dataDir: folder.path,
    env: { CATALOGUE_SEED: 'none', UPSTREAM_MIRROR: `http://${nowhere}`, UPSTREAM_HOSTS_ALLOW: nowhere },
    port: await freePort(),
  });
  try {
    const headers = await server.signIn();
    expect(
      (
        await server.request(
          '/api/browsers',
          json(
            'POST',
            { ...browserNamed('One'), icon_url: `${server.origin}/favicon.svg`, website_url: `http://${nowhere}/` },
            headers,
          ),
        )
      ).status,
    ).toBe(201);
    expect(
      (
        await server.request(
          '/graphql',
          json(
            'POST',
            {
              query:
                'mutation { saveSources(browserId: 1, sources: [{ kind: "homebrew", identifier: "one" }]) { revision } }',
            },
            headers,
          ),
        )
      ).ok,
    ).toBe(true);
    await signInAt(page, server);
    for (const screen of ['updates', 'links']) {
      await page.goto(`${server.origin}/admin/${screen}?lang=en`);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Check now', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(
        /^The last check failed \(.+\): No network\.No check has succeeded yet\.$/u,
      );
      await expect(page.getByText(/^(?:Everything is up to date|Checked )/u)).toHaveCount(0);
      expect(await axeProblems(page)).toEqual([]);
    }
    await page.goto(`${server.origin}/admin?lang=en`);
    await page.getByRole('link', { name: '2 background tasks that failed' }).click();
    await expect(row(page, 'Check the links')).toContainText('No network');
  } finally {
    await server.end('SIGTERM');
    await folder.remove();
  }
});
