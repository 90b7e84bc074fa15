import { LRUCache } from 'lru-cache';
import { bandColors, type BandColors } from '#rules/band-colors.ts';
import { UPLOAD_MAX_PIXELS } from '#rules/limits.ts';
import { loadSharp, withImageLock } from './image-queue.ts';
import type { ReadIcon } from './icon-files.ts';

/** The pixels that are looked at in each direction. */
const SAMPLES = 16;
/** Pixels that are more transparent do not count, of 255. */
const ALPHA_MIN = 128;

/** Null for an icon of another host, and without a colour. */
export type IconColors = (iconUrl: string) => Promise<BandColors | null>;

/** The content of an address never changes, so each icon is read once. */
export function createIconColors(readIcon: ReadIcon): IconColors {
  const found = new LRUCache<string, Promise<BandColors | null>>({ max: 1000 });

  async function find(iconUrl: string) {
    const icon = await readIcon(iconUrl);
    if (!icon) return null;
    if (icon.isDrawing) return bandColors(icon.bytes.toString().match(/#[\da-f]{6}\b/giu) ?? []);
    return withImageLock('variant', async () => bandColors(await pixelsOf(icon.bytes)));
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
