import type { Page } from '@playwright/test';
import { json, startServer, temporaryFolder } from '../faults/server.ts';
import { CODE_POSITIONS, type CodePosition } from '#rules/vocabulary.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    ran?: string[];
  }
}

const codeThatRecords = (word: string) => `<script>(window.ran ??= []).push('${word}')</script>`;

/** Which custom codes have run, and whether the page is hydrated. */
const pageState = (page: Page) =>
  page.evaluate(() => ({ ran: window.ran ?? [], isHydrated: document.documentElement.hasAttribute('data-hydrated') }));

/** Whether the server responded with 304: the transferred bytes are then fewer than those of the page. */
const isStored = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type of navigation entries
    return (
      navigation !== undefined && navigation.transferSize > 0 && navigation.transferSize < navigation.encodedBodySize
    );
  });

test('D5 a page that is reloaded and answered 304 runs all its scripts, also after a custom code was changed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // A separate catalogue, because what other tests save changes every page.
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path });
  // The administrator's requests have a session and are never cached, so they are sent outside of the page.
  const headers = await server.signIn();
  const ids = {} as Record<CodePosition, number>; // the loop below sets every position
  for (const position of CODE_POSITIONS) {
    const response = await server.request(
      '/api/admin/custom-codes',
      json(
        'POST',
        { name: `D5 ${position}`, code_type: position, code_content: codeThatRecords(position), is_active: true },
        headers,
      ),
    );
    const { data } = (await response.json()) as { data: { id: number } };
    ids[position] = data.id;
  }
  const change = (position: CodePosition, data: object) =>
    server.request(`/api/admin/custom-codes/${ids[position]}`, json('PUT', data, headers));
  const expectRan = async (expected: string[], stored: boolean) => {
    expect(await pageState(page)).toEqual({ ran: expected, isHydrated: true });
    expect(await isStored(page)).toBe(stored);
  };

  const expected: string[] = [...CODE_POSITIONS];
  await page.goto(`${server.origin}/browsers/1`);
  await expectRan(expected, false);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expectRan(expected, true);
  }
  for (const [index, position] of CODE_POSITIONS.entries()) {
    expected[index] = `${position} anew`;
    await change(position, { code_content: codeThatRecords(`${position} anew`) });
    await page.reload();
    await expectRan(expected, false);
    await page.reload();
    await expectRan(expected, true);
  }
  await change('head_end', { is_active: false });
  await page.reload();
  await expectRan(
    expected.filter((word) => !word.startsWith('head_end')),
    false,
  );
  await page.reload();
  await expectRan(
    expected.filter((word) => !word.startsWith('head_end')),
    true,
  );
  await page.goto('about:blank');
  await server.end('SIGTERM');
  await folder.remove();
});
