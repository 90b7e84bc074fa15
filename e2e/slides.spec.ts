import { expect, test } from './test.ts';

test('§4.3 §9.10 the slides advance every 5 seconds, wrap, and rest for 3 after a choice', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const shown = page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('group', { name: /of 4/u })
    .filter({ visible: true });
  const title = async (expected: string) =>
    expect(
      page.getByRole('region', { name: 'Highlights' }).getByText(expected, { exact: true }).filter({ visible: true }),
    ).toBeVisible();
  await title('Browsers that read, answer and act');
  // The button is visible only after hydration, when the slideshow has started.
  await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.runFor(5100);
  await title('Comet works across your tabs');
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  await page.mouse.move(0, 0);
  await title('Doubao: a chat window and a browser');
  await page.clock.runFor(2900 + 4000);
  await title('Doubao: a chat window and a browser');
  await page.clock.runFor(1300);
  await title('Browsers that read, answer and act');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await title('Doubao: a chat window and a browser');
  await expect(shown).toHaveCount(1);
});

test('§2.4 a slide shows its picture, and the slide of a browser the file for the system', async ({ browser }) => {
  const page = await browser.newPage({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });
  await page.goto('/');
  for (const [index, name] of ['windows', 'orbit', 'forest', 'waves'].entries()) {
    await page.getByRole('button', { name: `Go to slide ${index + 1}` }).click();
    const slide = page.getByRole('region', { name: 'Highlights' }).getByRole('group', { name: `${index + 1} of 4` });
    const picture = slide.locator('img[width="1600"]');
    await expect(picture).toHaveAttribute('src', `/slides/${name}.svg`);
    await expect(picture).toHaveJSProperty('naturalWidth', 1600);
    await expect(slide.getByRole('link', { name: 'Download for Windows' })).toHaveAttribute(
      'href',
      /^\/versions\/\d+\/download$/u,
    );
  }
  await page.close();
});

test('§4.4 §9.11 previous, next and a dot each stop the slides for 3 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights' });
  await expect(slides.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const dot = (number: number) => slides.getByRole('button', { name: `Go to slide ${number}` });
  // The live region is "polite" while the slideshow is stopped.
  const shown = slides.locator('[aria-live]');
  for (const [button, chosen, next] of [
    ['Go to slide 3', 3, 4],
    ['Previous slide', 3, 4],
    ['Next slide', 1, 2],
  ] as const) {
    await slides.getByRole('button', { name: button }).click();
    await page.mouse.move(0, 0);
    await expect(dot(chosen)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(2999);
    await expect(shown).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(1);
    await expect(shown).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4999);
    await expect(dot(chosen)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dot(next)).toHaveAttribute('aria-current', 'true');
  }
});

test('the picture of a slide is fetched when the slide may be seen soon, and stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights' });
  const pictures = slides.locator('img[width="1600"]');
  await expect(slides.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await expect(pictures).toHaveCount(1);
  await page.clock.runFor(2600);
  await expect(pictures).toHaveCount(2);
  await page.clock.runFor(2500);
  await expect(slides.getByText('Comet works across your tabs', { exact: true })).toBeVisible();
  await expect(
    slides.getByRole('group', { name: '1 of 4', includeHidden: true }).locator('img[width="1600"]'),
  ).toHaveCount(1);
  await slides.hover();
  await expect(pictures).toHaveCount(4);
  await page.mouse.move(0, 0);
  await expect(pictures).toHaveCount(4);
});

test('while the slide changes, no two texts are on top of each other', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  for (const time of [50, 150, 250, 350, 500]) {
    const opacities = await page
      .getByRole('region', { name: 'Highlights' })
      .locator('h2')
      .evaluateAll((titles, now) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = now;
        }
        const opacityOf = (element: Element | null): number =>
          element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
        return titles.map(opacityOf);
      }, time);
    expect(opacities.filter((opacity) => opacity > 0.02).length).toBeLessThanOrEqual(1);
  }
});

test('the slides stand still for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText('Browsers that read, answer and act').filter({ visible: true })).toBeVisible();
});

test('the keyboard can skip the slides', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Skip the highlights' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Featured browsers' }).getByRole('link').first()).toBeFocused();
});

test('on a phone no text of a slide is cut, and the first featured browser is in the first screen', async ({
  page,
}) => {
  for (const lang of ['en', 'zh']) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/?lang=${lang}`);
      const slides = await page.locator('section[aria-roledescription] > [aria-live] > div').evaluateAll((all) =>
        all.map((slide) => {
          const frame = slide.getBoundingClientRect();
          // The last 2.5 rem have the dots and the arrows.
          // On phones the description is for screen readers only.
          const texts = [...slide.querySelectorAll('h2, h2 + p')].filter(({ clientHeight }) => clientHeight > 1);
          return texts.every((text) => {
            const { top, bottom } = text.getBoundingClientRect();
            return (
              text.scrollHeight <= text.clientHeight + 1 && top >= frame.top + 8 && bottom <= frame.bottom - 40 - 36
            );
          });
        }),
      );
      expect(slides).toEqual([true, true, true, true]);
    }
    expect((await page.locator('section[aria-labelledby="featured"] h3').first().boundingBox())?.y).toBeLessThan(824);
  }
});

test('with text of twice the size on a phone the title and the buttons of a slide are whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?lang=zh');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const carousel = page.locator('section[aria-roledescription]');
  const cut = await carousel.evaluate((frame) => {
    const { left, right, bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('h2, [aria-live] p[aria-hidden], button')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < left || box.right > right || box.bottom > bottom || element.scrollHeight > box.height + 10;
      })
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });
  expect(cut).toEqual([]);
  await expect(carousel.getByRole('group', { name: '选择轮播图' })).toBeHidden();
});
