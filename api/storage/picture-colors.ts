import { LRUCache } from 'lru-cache';
import { bandColors, isDark, type BandColors } from '#rules/band-colors.ts';
import { UPLOAD_MAX_PIXELS } from '#rules/limits.ts';
import { loadSharp, withImageLock } from './image-queue.ts';
import type { ReadPicture } from './picture-files.ts';

/** The pixels that are looked at in each direction. */
const SAMPLES = 16;
/** Pixels that are more transparent do not count, of 255. */
const ALPHA_MIN = 128;

/** Null for a picture of another host. */
export type PictureColors = (url: string) => Promise<{
  /** Null without a colour. */
  band: BandColors | null;
  /** Whether white text is readable on it. */
  isDark: boolean;
} | null>;

/** The content of an address never changes, so each picture is read once. */
export function createPictureColors(readPicture: ReadPicture): PictureColors {
  const found = new LRUCache<string, ReturnType<PictureColors>>({ max: 1000 });

  async function find(url: string) {
    const picture = await readPicture(url);
    if (!picture) return null;
    const colors = picture.isDrawing
      ? (picture.bytes.toString().match(/#[\da-f]{6}\b/giu) ?? [])
      : await withImageLock('variant', async () => pixelsOf(picture.bytes));
    return { band: bandColors(colors), isDark: colors.every(isDark) };
  }

  return async (url) => {
    const colors = found.get(url) ?? find(url);
    found.set(url, colors);
    return colors.catch(() => {
      found.delete(url); // it may be readable the next time
      return null;
    });
  };
}

/** The colours `#rrggbb` of a picture. */
async function pixelsOf(bytes: Buffer) {
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
