import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds on a page. */
export async function axeProblems(page: Page): Promise<string[]> {
  return problemsOn(page);
}

/**
 * What axe finds on a page in light and in dark colours. The second time it looks only at the contrast, because nothing
 * else differs.
 */
export async function axeProblemsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await axeProblems(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A colour that is still fading has another contrast. What inherits it fades after it, in the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      document.getAnimations().forEach((animation) => animation instanceof CSSTransition && animation.finish());
    }
  });
  const inDark = await contrastProblems(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((problem) => `dark: ${problem}`)];
}

/** The texts whose contrast axe finds too low. */
export async function contrastProblems(page: Page): Promise<string[]> {
  return problemsOn(page, { runOnly: ['color-contrast'] });
}

/** Axe stays in the page, because sending it there takes as long as a short page. Our pages have no frames. */
async function problemsOn(page: Page, more: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...more } satisfies RunOptions;
  return page.evaluate(async (given) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }; // the source defines it
    const { violations } = await inPage.run(given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
