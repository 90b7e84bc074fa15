import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page. */
export async function axeProblems(page: Page): Promise<string[]> {
  return problemsOf(builder(page));
}

/**
 * What axe finds on a page in light and in dark colours. The second time it looks only at the contrast, because nothing
 * else differs.
 */
export async function axeProblemsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await axeProblems(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A colour that is still fading has another contrast.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => animation instanceof CSSTransition && animation.finish()),
  );
  const inDark = await contrastProblems(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((problem) => `dark: ${problem}`)];
}

/** The texts whose contrast axe finds too low. */
export async function contrastProblems(page: Page): Promise<string[]> {
  return problemsOf(builder(page).withRules('color-contrast'));
}

/** The legacy mode needs no second page for the result; our pages have no frames. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
