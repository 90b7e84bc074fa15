import { axeProblems, contrastProblems } from './axe.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/browsers/5', '/versions/1', '/compare?ids=5,8'];
/** Pages of the same components as others. */
const FURTHER_PAGES = ['/?platform=android', '/?q=zzzz', '/compare', '/nope'];

// The languages differ in their texts only, so each page is tested in one of them.
test('§10.14 axe finds nothing on any page, and none is wider than a narrow phone', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  for (const [index, path] of [...PAGES, ...FURTHER_PAGES].entries())
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: index < 6 ? 'light' : 'dark', reducedMotion: 'reduce' });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${index % 2 ? 'zh' : 'en'}`);
      expect(await axeProblems(page)).toEqual([]);
      if (PAGES.includes(path)) {
        // Loaded again, because Chromium computes the new colours of a long page only in parts.
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.reload();
        expect(await contrastProblems(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
});

test('on a narrow phone no word is broken inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/browsers/8', '/compare?ids=5,8,2,16']) {
    await page.goto(path);
    expect(await page.getByRole('main').evaluate(brokenWords)).toEqual([]);
  }
});

test('with text of twice the size a phone does not scroll to the side, and no name is broken inside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/browsers/1', '/versions/3', '/compare?ids=5,8', '/new']) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(390);
    expect(await page.getByRole('heading', { level: 1 }).evaluate(brokenWords)).toEqual([]);
  }
});

test('with text of twice the size on a narrow phone no download button is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A Mac, which is offered two files.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ platform: 'macOS' }) });
    HTMLCanvasElement.prototype.getContext = () => null; // it would tell the processor
  });
  for (const path of ['/', '/browsers/1', '/versions/3']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const buttons = page
      .locator('a[href*="/download"], [data-systems] > a, [data-systems] > .rounded-full')
      .filter({ visible: true });
    expect(await buttons.count()).toBeGreaterThan(0);
    expect(await buttons.evaluateAll(cutTexts)).toEqual([]);
  }
});

test('in forced colours the chosen tab, view and platform, and the download button can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/browsers/5');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const [chosen, other] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  ];
  expect(await chosen.evaluate(background)).not.toBe(await other.evaluate(background));
  const button = page.getByRole('region', { name: 'Download' }).getByRole('link', { name: /^Download for/u });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('2px');
  await page.goto('/?platform=linux');
  for (const [one, another] of [
    [page.getByRole('button', { name: 'Grid view' }), page.getByRole('button', { name: 'List view' })],
    [
      page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Linux' }),
      page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'macOS' }),
    ],
  ] as const) {
    expect(await one.evaluate(background)).not.toBe(await another.evaluate(background));
  }
});

/** The texts of buttons that are beyond the edge of their button, or whose button begins outside the page. */
function cutTexts(buttons: Element[]): (string | null)[] {
  const range = document.createRange();
  const wordsOf = (button: Element) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const words: Node[] = [];
    // A dot at the beginning of a line is outside of the button, and not shown.
    while (walker.nextNode())
      if (/[\p{L}\p{N}]/u.test(walker.currentNode.textContent ?? '')) words.push(walker.currentNode);
    return words;
  };
  return buttons
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return wordsOf(button).some((words) => {
        range.selectNodeContents(words);
        const text = range.getBoundingClientRect();
        return text.left < box.left || text.right > box.right || box.left < 0;
      });
    })
    .map(({ textContent }) => textContent);
}

/** The visible words with letters on two lines. */
function brokenWords(root: Element): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: string[] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (
      !node.parentElement?.checkVisibility({ visibilityProperty: true }) ||
      node.parentElement.closest('.sr-only, code')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[a-z0-9]+/giu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) words.push(word);
    }
  }
  return words;
}
