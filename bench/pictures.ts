import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { ADMIN_PASSWORD, startSeeded, type Server } from './servers.ts';

/**
 * `npm run bench:pictures`: the bytes of uploaded pictures that a phone loads, compared with those of the originals.
 * Every picture of the initial catalogue is uploaded in the size of a real one. A version gets five screenshots, which
 * are pages of the site itself.
 */
const PORT = 3183;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const ART = resolve(import.meta.dirname, '../dist/client');
const SHOWN = ['/', '/browsers/1', '/versions/1'];

const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
const server = await startSeeded(dataDir, PORT);
const chrome = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const administrator = await chrome.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  });
  await administrator.request.post('/api/auth/login', { data: { password: ADMIN_PASSWORD } });
  await uploadEverything(administrator);
  console.log(`memory of the server after the uploads: ${server.memory()} MB`);
  for (const round of ['made on the way', 'made before']) {
    for (const path of SHOWN) await report(`${path}, ${round}`, path, server);
    console.log(`memory of the server: ${server.memory()} MB`);
  }
} finally {
  await chrome.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function uploadEverything(administrator: BrowserContext): Promise<void> {
  const records = async (path: string) =>
    ((await (await administrator.request.get(path)).json()) as { data?: PicturedRecord[]; slides?: PicturedRecord[] })
      .data ?? [];
  for (const { id, icon_url: url } of await records('/api/browsers')) {
    const icon = await sharp(artOf(url), { density: 600 }).resize(512, 512).png().toBuffer();
    await administrator.request.put(`/api/browsers/${id}`, { data: { icon_url: await upload(administrator, icon) } });
  }
  const slides = ((await (await administrator.request.get('/api/slides')).json()) as { slides: PicturedRecord[] })
    .slides;
  for (const slide of slides)
    await administrator.request.put(`/api/slides/${slide.id}`, {
      data: { image_url: await upload(administrator, await photographOf(artOf(slide.image_url))) },
    });
  const page = await administrator.newPage();
  const screenshots: string[] = [];
  for (const path of ['/', '/browsers/1', '/versions/1', '/?lang=zh', '/?platform=linux'])
    screenshots.push(await upload(administrator, await screenshotOf(page, path)));
  await administrator.request.put('/api/versions/1', { data: { screenshots } });
}

interface PicturedRecord {
  id: number;
  icon_url: string;
  image_url: string;
}

function artOf(url: string): string {
  return join(ART, new URL(url).pathname);
}

/** A drawing with noise, so that its file is as large as that of a photograph. */
async function photographOf(drawing: string): Promise<Buffer> {
  const size = { width: 3000, height: 1200 };
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png()
    .toBuffer();
  return sharp(drawing, { density: 150 })
    .resize(size)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function screenshotOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.screenshot();
}

async function upload({ request }: BrowserContext, buffer: Buffer): Promise<string> {
  const response = await request.post('/api/upload/image', {
    multipart: { file: { name: 'picture', mimeType: 'image/png', buffer } },
  });
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/** Loads a page like a phone, scrolls to its end, and measures the visible pictures. */
async function report(title: string, path: string, { origin }: Server): Promise<void> {
  const context = await chrome.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const atOnce = await picturesOf(page);
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  console.log(
    title,
    '| at once:',
    await weigh(context, atOnce),
    '| to its end:',
    await weigh(context, await picturesOf(page)),
  );
  await context.close();
}

interface Picture {
  original: string;
  shown: string;
}

function picturesOf(page: Page): Promise<Picture[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/uploads/'))
      .map(({ src, currentSrc }) => ({ original: src, shown: currentSrc })),
  );
}

async function weigh({ request }: BrowserContext, pictures: Picture[]): Promise<string> {
  const weightOf = async (urls: string[]) => {
    let sum = 0;
    for (const url of new Set(urls)) sum += (await (await request.get(url)).body()).length;
    return `${Math.round(sum / 1000)} kB`;
  };
  return `${pictures.length} pictures, ${await weightOf(pictures.map(({ original }) => original))} as uploaded, ${await weightOf(pictures.map(({ shown }) => shown))} as loaded`;
}
