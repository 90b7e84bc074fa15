import type { Page } from '@playwright/test';
import { browserNamed, json, startServer, temporaryFolder, type Server } from '../faults/server.ts';
import { chooseInMenu, lastChange, message, paste, save, signInAt, textbox } from './administrator.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 } });

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let headers: Record<string, string>;
test.beforeAll(async () => {
  folder = temporaryFolder();
  server = await startServer({ dataDir: folder.path });
  headers = await server.signIn();
  for (let number = 1; number <= 10; number += 1) {
    const id = await send('POST', '/api/browsers', {
      ...browserNamed(`Daily ${number}`),
      icon_url: `${server.origin}/icons/brave.svg`,
      display_order: 100 + number,
    });
    const files = number > 5 ? [] : ['windows-x64', 'windows-arm64', 'macos-arm64', 'linux-x64'];
    for (const file of files) {
      const [platform, architecture] = file.split('-');
      await send('POST', '/api/versions', {
        browser_id: id,
        version_number: '1.0.0',
        release_date: '2026-10-01',
        platform,
        architecture,
        features_en: 'Tabs',
        features_zh: '标签页',
        download_url: `https://vendor.example/1.0.0/setup-1.0.0-${file}.bin`,
      });
    }
  }
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

/** Sends a record and returns its id. */
async function send(method: 'POST' | 'PUT', path: string, record: object): Promise<number> {
  const response = await server.request(path, json(method, record, headers));
  expect(response.ok, await response.clone().text()).toBe(true);
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

/** Counts clicks, drags and keys from now on, without the keys that write text. */
async function countActions(page: Page): Promise<() => number> {
  let actions = 0;
  await page.exposeFunction('countAction', () => (actions += 1));
  const listen = () => {
    const count = () => Reflect.get(globalThis, 'countAction')();
    const isAction = ({ key, ctrlKey }: KeyboardEvent) => key !== 'Control' && (key.length > 1 || ctrlKey);
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', (event) => isAction(event) && count(), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => actions;
}

test('a day of work is at most 66 clicks and keys apart from content', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Admin area' });
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const names = page.getByRole('rowheader');
  await signInAt(page, server);
  await page.goto(`${server.origin}/admin/browsers?q=daily&lang=en`);
  const actions = await countActions(page);
  const counts: string[] = [];
  const step = async (title: string, work: () => Promise<void>) => {
    const before = actions();
    await test.step(title, work);
    counts.push(`${title}: ${actions() - before}`);
  };

  await step('a wrong bulk change is undone', async () => {
    await expect(names).toHaveCount(10);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Feature', exact: true }).click();
    await expect(message(page)).toContainText('10 browsers are now featured');
    await page.keyboard.press('Control+z');
    await expect(lastChange(page)).toContainText('Undone');
  });

  await step('ten moves', async () => {
    await filter.fill('');
    await expect(names.first()).toContainText('Comet');
    for (let move = 1; move <= 10; move += 1) {
      const name = (await names.first().textContent())?.split(' #')[0] ?? '';
      const handle = page.getByRole('row').nth(1).locator('[data-drag]');
      await handle.dragTo(names.nth(2), { targetPosition: { x: 20, y: 36 } });
      await expect(names.nth(2)).toContainText(name);
    }
  });

  await step('a browser with its first release, which has a schedule', async () => {
    await page.getByRole('link', { name: 'Add browser' }).click();
    await expect(textbox(page, 'Name (English)')).toBeFocused();
    await page.keyboard.insertText('Newcomer');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('新来者');
    await textbox(page, 'Description (English)').click();
    await page.keyboard.insertText('A browser.');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('一个浏览器。');
    await textbox(page, 'Icon').click();
    await page.keyboard.insertText(`${server.origin}/icons/brave.svg`);
    await save(page);
    await filter.fill('newcomer');
    await page.getByRole('link', { name: 'Versions of Newcomer' }).click();
    await page.getByRole('link', { name: 'Add first version' }).click();
    await textbox(page, 'Download URL').click();
    await paste(page, 'https://old.example/2.5.1/setup-2.5.1-arm64.dmg');
    await expect(textbox(page, 'Version number')).toHaveValue('2.5.1');
    await textbox(page, 'Features (English)').click();
    await page.keyboard.insertText('Tabs');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('标签页');
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('radio', { name: 'Scheduled' }).check();
    await page.getByLabel('Visible from').fill('2098-05-01T08:00');
    await save(page);
    await expect(page.getByText(/^Scheduled: 1 May 2098/u)).toBeVisible();
    await page.getByRole('link', { name: 'Back to browsers' }).click();
  });

  await step('five releases of four files', async () => {
    await filter.fill('daily');
    for (const number of [1, 2, 3, 4, 5]) {
      await chooseInMenu(page, `Daily ${number}`, `New release of Daily ${number}`);
      await expect(textbox(page, 'Version number')).toBeFocused();
      await page.keyboard.type('1.1.0');
      await expect(textbox(page, 'File 1: Download URL')).toHaveValue(/1\.1\.0-windows-x64\.bin$/u);
      await page.getByRole('button', { name: 'Save release' }).click();
      await expect(message(page)).toContainText('Release saved');
      await expect(page.getByRole('row').filter({ hasText: '1.1.0' })).toHaveCount(5); // with the heading of the release
      if (number < 5) await page.getByRole('link', { name: 'Back to browsers' }).click();
    }
  });

  await step('a dead host is replaced', async () => {
    await navigation.getByRole('link', { name: 'Links' }).click();
    await page.getByRole('searchbox').fill('old.example');
    await page.getByRole('button', { name: /^Actions for https:\/\/old/u }).click();
    await page.getByRole('menuitem', { name: /^Replace/u }).click();
    await textbox(page, 'New address').fill('https://new.example/2.5.1/setup-2.5.1-arm64.dmg');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Replace 1 address' }).click();
    await expect(message(page)).toContainText('1 address replaced');
  });

  await step('a merge of tags', async () => {
    await navigation.getByRole('link', { name: 'Tags' }).click();
    await page
      .getByRole('button', { name: /^Actions for/u })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Merge .* into another tag/u }).click();
    await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await expect(message(page)).toContainText('was merged into');
  });

  await step('one field is restored', async () => {
    const { data } = (await (await server.request('/api/browsers?search=daily+1')).json()) as {
      data: { id: number; name_en: string }[];
    };
    const id = data.find(({ name_en: name }) => name === 'Daily 1')?.id;
    await send('PUT', `/api/browsers/${id}`, { description_en: 'Wrong.' });
    await navigation.getByRole('link', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Daily 1 · Changed/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Restore Description (English): Before' }).click();
    await expect(message(page)).toContainText('Restored: Description (English) of Daily 1');
  });
  expect(actions(), counts.join('\n')).toBeLessThanOrEqual(66);
});
