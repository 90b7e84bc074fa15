import type { Page } from '@playwright/test';
import { json, startServer, temporaryFolder } from '../faults/server.ts';
import { CODE_POSITIONS, type CodePosition } from '../rules/vocabulary.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    ran?: string[];
  }
}

const codeThatSays = (word: string) => `<script>(window.ran ??= []).push('${word}')</script>`;

/** What the codes of the page have said, and whether the page is hydrated. */
const seenOn = (page: Page) => page.evaluate(() => ({ ran: window.ran ?? [], isHydrated: document.documentElement.hasAttribute('data-hydrated') }));

/** Whether the browser got no document but was told that it has it already: what came over the line is less than the page. */
const isStored = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of this type are
    return navigation !== undefined && navigation.transferSize > 0 && navigation.transferSize < navigation.encodedBodySize;
  });

test('D5 a page that is reloaded and answered 304 runs all its scripts, also after a custom code was changed', async ({ page }) => {
  test.setTimeout(120_000);
  // A catalogue of its own: what other tests save changes every page.
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path });
  // The administrator has a browser of their own: who has a session is answered anew each time.
  const headers = await server.signIn();
  const ids = {} as Record<CodePosition, number>; // filled with every position just below
  for (const position of CODE_POSITIONS) {
    const answer = await server.ask('/api/admin/custom-codes', json('POST', { name: `D5 ${position}`, code_type: position, code_content: codeThatSays(position), is_active: true }, headers));
    const { data } = (await answer.json()) as { data: { id: number } };
    ids[position] = data.id;
  }
  const change = (position: CodePosition, data: object) => server.ask(`/api/admin/custom-codes/${ids[position]}`, json('PUT', data, headers));
  const expectRan = async (words: string[], stored: boolean) => {
    expect(await seenOn(page)).toEqual({ ran: words, isHydrated: true });
    expect(await isStored(page)).toBe(stored);
  };

  const words: string[] = [...CODE_POSITIONS];
  await page.goto(`${server.origin}/browsers/1`);
  await expectRan(words, false);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expectRan(words, true);
  }
  for (const [index, position] of CODE_POSITIONS.entries()) {
    words[index] = `${position} anew`;
    await change(position, { code_content: codeThatSays(`${position} anew`) });
    await page.reload();
    await expectRan(words, false);
    await page.reload();
    await expectRan(words, true);
  }
  await change('head_end', { is_active: false });
  await page.reload();
  await expectRan(words.filter((word) => !word.startsWith('head_end')), false);
  await page.reload();
  await expectRan(words.filter((word) => !word.startsWith('head_end')), true);
  await page.goto('about:blank');
  await server.end('SIGTERM');
  await folder.remove();
});
