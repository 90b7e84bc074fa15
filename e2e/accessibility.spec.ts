import { axeProblemsInBothThemes } from './axe.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/?platform=android', '/?q=zzzz', '/browsers/5', '/versions/1', '/compare', '/compare?ids=5,8', '/nope'];

// The languages differ in their texts only, so each page is tested in one of them.
for (const [index, path] of PAGES.entries()) {
  const lang = index % 2 ? 'zh' : 'en';
  test(`axe finds nothing on ${path} (${lang})`, async ({ page, expectErrors }) => {
    expectErrors(/404/u);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    expect(await axeProblemsInBothThemes(page)).toEqual([]);
  });
}

test('nothing is wider than a narrow phone', async ({ page, expectErrors }) => {
  expectErrors(/404/u);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
