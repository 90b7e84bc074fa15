import { axeProblems } from './axe.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/?platform=android', '/?q=zzzz', '/browsers/5', '/versions/1', '/compare', '/compare?ids=5,8', '/nope'];

for (const path of PAGES) {
  for (const [lang, colorScheme] of [['en', 'light'], ['zh', 'dark']] as const) {
    test(`axe finds nothing on ${path} (${lang}, ${colorScheme})`, async ({ page, expectErrors }) => {
      expectErrors(/404/u);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      expect(await axeProblems(page)).toEqual([]);
    });
  }
}

test('nothing is wider than a narrow phone', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
