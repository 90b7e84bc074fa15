import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { add, deleteCreated, signIn } from './administrator.ts';
import { expect, test } from './test.ts';

/* Which variants of uploaded pictures visitors load. An existing browser gets the uploaded icon, and its own icon is
   restored afterwards. */

const BROWSER = '/api/browsers/20';
let original: { name_en: string; icon_url: string };

test.beforeEach(async ({ page }) => {
  original = ((await (await page.request.get(BROWSER)).json()) as { data: typeof original }).data;
});
test.afterEach(async ({ page }) => {
  await page.request.put(BROWSER, { data: { icon_url: original.icon_url } });
  await deleteCreated(page);
});

async function upload(page: Page, width: number, height: number, background: string): Promise<string> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await page.request.post('/api/upload/image', {
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}

/** The loaded variant of an image (the difference of its URL from that of the upload), and whether it is visible. */
async function loadedVariant(image: Locator) {
  await expect(image).toHaveJSProperty('complete', true);
  return image.evaluate((one) => {
    if (!(one instanceof HTMLImageElement)) throw new Error('It is no picture');
    return { variant: one.currentSrc.replace(one.src, ''), isSeen: one.naturalWidth > 0 };
  });
}

const SCREENS = [
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    slide: '-1440.avif',
    icon: '-96.webp',
    largeIcon: '-160.webp',
    screenshot: '-640.avif',
    opened: '-1920.avif',
  },
  {
    name: 'a tablet',
    viewport: { width: 768, height: 1024 },
    deviceScaleFactor: 1,
    slide: '-960.avif',
    icon: '-96.webp',
    largeIcon: '-160.webp',
    screenshot: '-640.avif',
    opened: '-1920.avif',
  },
  {
    name: 'a sharp desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    slide: '-1920.avif',
    icon: '-96.webp',
    largeIcon: '-240.webp',
    screenshot: '-1440.avif',
    opened: '',
  },
] as const;

test('§10.43 uploaded pictures come in the size that is seen, and move nothing', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const [slidePicture, iconPicture, screenshotPicture] = await Promise.all([
    upload(page, 3000, 1200, '#345'),
    upload(page, 512, 512, '#543'),
    upload(page, 2400, 1500, '#354'),
  ]);
  await page.request.put(BROWSER, { data: { icon_url: iconPicture } });
  const versionId = await add(page, '/api/versions', {
    browser_id: 20,
    version_number: '1.0',
    release_date: '2026-01-01',
    platform: 'windows',
    download_url: 'https://v.example/a',
    features_en: 'One',
    features_zh: '一',
    screenshots: [screenshotPicture],
  });
  await add(page, '/api/slides', {
    image_url: slidePicture,
    title_en: 'Pictured',
    title_zh: '有图',
    link_type: 'external',
    link_url: 'https://a.example',
    display_order: 900,
    is_active: true,
  });
  for (const { name, viewport, deviceScaleFactor, slide, icon, largeIcon, screenshot, opened } of SCREENS)
    await test.step(`on ${name}`, async () => {
      const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor });
      const visitor = await context.newPage();
      const pictureOf = (url: string) => visitor.locator(`main img[src="${new URL(url).pathname}"]`);

      await visitor.goto('/');
      await visitor.getByRole('button', { name: 'Previous slide' }).click();
      expect(await loadedVariant(pictureOf(slidePicture))).toEqual({ variant: slide, isSeen: true });
      await visitor.goto(`/?q=${encodeURIComponent(original.name_en)}`);
      await pictureOf(iconPicture).first().scrollIntoViewIfNeeded();
      expect(await loadedVariant(pictureOf(iconPicture).first())).toEqual({ variant: icon, isSeen: true });

      await visitor.goto(`/versions/${versionId}`);
      const shown = pictureOf(screenshotPicture).first();
      await shown.scrollIntoViewIfNeeded();
      expect(await loadedVariant(pictureOf(iconPicture))).toEqual({ variant: largeIcon, isSeen: true });
      expect(await loadedVariant(shown)).toEqual({ variant: screenshot, isSeen: true });
      expect(await shiftsOf(visitor)).toBe(0);
      await shown.click();
      const large = visitor.getByRole('dialog').locator('img');
      expect(await loadedVariant(large)).toEqual({ variant: opened, isSeen: true });
      const frame = (await large.boundingBox()) ?? { width: 0, height: 0 };
      expect(frame.width / frame.height).toBeCloseTo(1.6, 1);
      expect(frame.width).toBeGreaterThan(viewport.width * 0.7);
      await context.close();
    });
});

/** The cumulative layout shift of the page. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(sum), 300);
      }),
  );
}

test('the viewer of screenshots goes on by button and by key, and in forced colours its buttons have an edge', async ({
  page,
}) => {
  await signIn(page);
  const screenshots = await Promise.all(
    ['#345', '#543', '#354'].map((background) => upload(page, 640, 400, background)),
  );
  const versionId = await add(page, '/api/versions', {
    browser_id: 20,
    version_number: '1.1',
    release_date: '2026-01-01',
    platform: 'windows',
    download_url: 'https://v.example/a',
    features_en: 'One',
    features_zh: '一',
    screenshots,
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/versions/${versionId}`);
  await page.getByRole('link', { name: 'Screenshot 2 of 3' }).click();
  const viewer = page.getByRole('dialog', { name: 'Screenshots' });
  const next = viewer.getByRole('button', { name: 'Next' });
  expect(
    await next.evaluate((element) => [
      getComputedStyle(element).borderTopWidth,
      getComputedStyle(element).borderTopColor,
    ]),
  ).toEqual(['1px', expect.not.stringContaining('rgba')]);
  await next.click();
  await expect(viewer.getByText('Screenshot 3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Screenshot 1 of 3')).toBeVisible();
});

test('no page of a phone becomes wider when its pictures do not load', async ({ page, expectErrors }) => {
  expectErrors(/ERR_|404/u);
  await signIn(page);
  const screenshots = Array.from({ length: 5 }, (_, index) => `https://nowhere.invalid/${index}.png`);
  const version = await add(page, '/api/versions', {
    browser_id: 20,
    version_number: '1.2',
    release_date: '2026-01-01',
    platform: 'windows',
    download_url: 'https://v.example/a',
    features_en: 'One',
    features_zh: '一',
    screenshots,
  });
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === 'image' ? route.fulfill({ status: 404 }) : route.fallback()),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/',
    '/?view=list',
    '/browsers/20',
    `/versions/${version}`,
    '/compare?ids=20,5',
    '/new',
    '/admin/browsers',
    '/admin/slides',
    '/admin/slides?edit=1',
    `/admin/browsers/20/versions?edit=${version}`,
  ]) {
    await page.goto(path);
    await page.locator('img').evaluateAll((images) => {
      for (const image of images) image.setAttribute('loading', 'eager');
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
