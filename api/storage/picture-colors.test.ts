import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureColors, type PictureColors } from './picture-colors.ts';
import { createPictureReader } from './picture-files.ts';
import { createLocalStore } from './upload-store.ts';

let folder: string;
let colorsOf: PictureColors;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'picture-colors-'));
  const store = await createLocalStore(join(folder, 'uploads'));
  const blue = { create: { width: 40, height: 40, channels: 4, background: '#1d2a5c' } } as const;
  const white = await sharp({ create: { ...blue.create, width: 20, background: '#ffffff' } })
    .png()
    .toBuffer();
  await store.save(
    'a.png',
    await sharp(blue)
      .composite([{ input: white }])
      .png()
      .toBuffer(),
  );
  await store.save('broken.png', Buffer.from('no picture'));
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons/one.svg'), '<svg><stop stop-color="#1d2a5c"/><path fill="#ffffff"/></svg>');
  mkdirSync(join(folder, 'slides'));
  writeFileSync(join(folder, 'slides/dark.svg'), '<svg><stop stop-color="#1d2a5c"/></svg>');
  await store.save('dark.png', await sharp(blue).png().toBuffer());
  colorsOf = createPictureColors(createPictureReader(store, folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/icons/one.svg', '/uploads/a.png'])('%s has the colours of its brand', async (url) => {
  expect((await colorsOf(url))?.band).toEqual(['#1d2a5c', '#111937']);
});

test.each([
  ['/slides/dark.svg', true],
  ['/uploads/dark.png', true],
  ['/icons/one.svg', false],
  ['/uploads/a.png', false],
])('whether white text is readable on %s is %s', async (url, expected) => {
  expect((await colorsOf(url))?.isDark).toBe(expected);
});

test.each([
  '/icons/none.svg',
  '/icons/../uploads/a.png',
  '/uploads/none.png',
  '/uploads/broken.png',
  'https://vendor.example/icon.png',
])('%s has none', async (url) => {
  expect(await colorsOf(url)).toBeNull();
});
