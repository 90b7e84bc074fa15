import { readFileSync } from 'node:fs';
import { freePort, startServer, temporaryFolder } from '../faults/server.ts';
import { signInAt } from './administrator.ts';
import { expect, test } from './test.ts';

test('the administrator exports the catalogue, edits the file, sees what it would change and imports it as one undo', async ({
  page,
}) => {
  // A server of its own, because an import changes the catalogue of the other tests.
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path, port: await freePort() });
  try {
    await signInAt(page, server);
    await page.goto(`${server.origin}/admin/import?lang=en`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Catalogue (JSON)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^catalogue-[\d-]+\.json$/u);
    const text = readFileSync(await download.path(), 'utf8');
    const choose = async (content: string, file = 'mine.json') =>
      page.locator('input[type=file]').setInputFiles({ name: file, mimeType: '', buffer: Buffer.from(content) });

    await choose(text);
    await expect(page.getByText('Everything in this file is in the catalogue already.')).toBeVisible();
    await choose(text.replaceAll('"platform": "ios"', '"platform": "amiga"'));
    await expect(page.getByRole('alert')).toContainText('Invalid platform');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText(/Line \d+ · browsers\[\d+\]\.versions\[\d+\]\.platform/u);
    await choose(text.slice(0, 5000));
    await expect(page.getByRole('alert')).toContainText('The file is incomplete');
    await choose('x', 'mine.pdf');
    await expect(page.getByRole('alert')).toHaveText('Only JSON and CSV files can be imported');

    await choose(
      text
        .replace('"zh": "Comet"', '"zh": "彗星"')
        .replace('"slug": "dia"', '"slug": "dia-2"')
        .replace('"en": "Dia"', '"en": "Dia 2"'),
    );
    const changed = page.getByRole('listitem').filter({ hasText: 'Perplexity Comet' });
    await expect(changed.first()).toContainText('Changed');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('The file was imported')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const names = async () =>
      (
        (await (await page.request.get(`${server.origin}/api/browsers`)).json()) as {
          data: { name_en: string; name_zh: string }[];
        }
      ).data;
    expect(await names()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name_zh: '彗星' }),
        expect.objectContaining({ name_en: 'Dia 2' }),
      ]),
    );
    await page.getByRole('button', { name: /^Undo/u }).click();
    await expect(async () =>
      expect(await names()).not.toEqual(expect.arrayContaining([expect.objectContaining({ name_zh: '彗星' })])),
    ).toPass();
  } finally {
    // The page would notice that its server is gone.
    await page.goto('about:blank');
    await server.end('SIGTERM');
    await folder.remove();
  }
});
