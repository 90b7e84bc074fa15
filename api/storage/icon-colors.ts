import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { bandColors, type BandColors } from '../../rules/band-colors.ts';
import { UPLOAD_MAX_PIXELS } from '../../rules/limits.ts';
import { loadSharp, withImageLock } from './image-queue.ts';
import type { UploadStore } from './upload-store.ts';

/** The pixels of a picture that are looked at, in each direction. */
const SAMPLES = 16;
/** Pixels that are more transparent do not count, of 255. */
const ALPHA_MIN = 128;

/** Finds the colours of an icon by its stored address; null for one of another host, and without a colour. */
export type IconColors = (iconUrl: string) => Promise<BandColors | null>;

/** The content of an address never changes, so each icon is read once. `publicDir` has the icons of the build. */
export function createIconColors(store: UploadStore, publicDir: string | null): IconColors {
  const found = new LRUCache<string, Promise<BandColors | null>>({ max: 1000 });

  async function find(iconUrl: string): Promise<BandColors | null> {
    const [, drawing] = /^\/icons\/([\w-]+\.svg)$/u.exec(iconUrl) ?? [];
    if (drawing && publicDir)
      return bandColors((await readFile(join(publicDir, 'icons', drawing), 'utf8')).match(/#[\da-f]{6}\b/giu) ?? []);
    const [, upload] = /^\/uploads\/([\w.-]+)$/u.exec(iconUrl) ?? [];
    const file = upload ? await store.read(upload) : null;
    return file && withImageLock('variant', async () => bandColors(await pixelsOf(await buffer(file.bytes))));
  }

  return async (iconUrl) => {
    const colors = found.get(iconUrl) ?? find(iconUrl);
    found.set(iconUrl, colors);
    return colors.catch(() => {
      found.delete(iconUrl); // it may be readable the next time
      return null;
    });
  };
}

/** The colours `#rrggbb` of a picture. */
async function pixelsOf(bytes: Buffer): Promise<string[]> {
  const sharp = await loadSharp();
  const pixels = await sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS })
    .resize(SAMPLES, SAMPLES, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const starts = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4);
  return starts
    .filter((start) => (pixels[start + 3] ?? 0) >= ALPHA_MIN)
    .map((start) => `#${pixels.toString('hex', start, start + 3)}`);
}
