import { LRUCache } from 'lru-cache';
import { UPLOAD_MAX_PIXELS } from '#rules/limits.ts';
import type { ReadPicture } from './picture-files.ts';
import type { PictureColors } from './picture-colors.ts';
import { loadSharp, withImageLock } from './image-queue.ts';

interface SharedBrowser {
  name: string;
  systems: string;
  site: string;
  iconUrl: string;
}

export type MakeSharePicture = (browser: SharedBrowser) => Promise<Buffer>;

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 80;
const TILE = 280;
const ICON = 208;
const TEXT_LEFT = MARGIN + TILE + 56;
const NAME_HEIGHT_MAX = 270;
const QUALITY = 88;
/** For icons without a colour. */
const NEUTRAL = ['#0f5f59', '#0a3f3b'] as const;

/**
 * Makes the JPEG pictures that social networks show for a browser, each once. `fontFile` has Latin and Chinese letters,
 * since the machine may have none.
 */
export function createSharePictures(
  readPicture: ReadPicture,
  pictureColors: PictureColors,
  fontFile: string,
): MakeSharePicture {
  /** One that is too high gets smaller letters. `size` is the height of the letters in pixels. */
  async function textPicture(text: string, size: number, heightMax: number, width: number) {
    const sharp = await loadSharp();
    const input = {
      text: `<span foreground="white">${text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;')}</span>`,
      font: `Noto Sans S Chinese Bold ${size}`,
      fontfile: fontFile,
      rgba: true,
      width,
      wrap: 'word-char',
    } as const;
    const draw = async (scale: { dpi: number } | { height: number }) =>
      sharp({ text: { ...input, ...scale } })
        .png()
        .toBuffer({ resolveWithObject: true });
    const natural = await draw({ dpi: 72 });
    return natural.info.height <= heightMax ? natural : draw({ height: heightMax });
  }

  async function make({ name, systems, site, iconUrl }: SharedBrowser) {
    const sharp = await loadSharp();
    const [light, dark] = (await pictureColors(iconUrl))?.band ?? NEUTRAL;
    const file = await readPicture(iconUrl).catch(() => null);
    return withImageLock('variant', async () => {
      // Without an icon that can be read, the picture has only the texts.
      const icon =
        file &&
        (await sharp(file.bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, density: 300 })
          .resize(ICON, ICON, { fit: 'contain', background: '#fff0' })
          .png()
          .toBuffer()
          .catch(() => null));
      const left = icon ? TEXT_LEFT : MARGIN;
      const width = WIDTH - MARGIN - left;
      const [title, line, mark] = [
        await textPicture(name, 76, NAME_HEIGHT_MAX, width),
        systems && (await textPicture(systems, 30, 100, width)),
        await textPicture(site, 28, 40, width),
      ];
      const top = Math.round((HEIGHT - title.info.height - (line ? 32 + line.info.height : 0)) / 2);
      const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
        <linearGradient id="a" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
        <rect width="100%" height="100%" fill="url(#a)"/>
        ${icon ? `<rect x="${MARGIN}" y="${(HEIGHT - TILE) / 2}" width="${TILE}" height="${TILE}" rx="64" fill="#fff"/>` : ''}
      </svg>`;
      return sharp(Buffer.from(background))
        .composite([
          ...(icon ? [{ input: icon, left: MARGIN + (TILE - ICON) / 2, top: (HEIGHT - ICON) / 2 }] : []),
          { input: title.data, left, top },
          ...(line ? [{ input: line.data, left, top: top + title.info.height + 32 }] : []),
          { input: mark.data, left: MARGIN, top: HEIGHT - 60 - mark.info.height },
        ])
        .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
        .toBuffer();
    });
  }

  const made = new LRUCache<string, Buffer, SharedBrowser>({
    max: 200,
    fetchMethod: async (_key, _former, { context }) => make(context),
  });
  return async (browser) => made.forceFetch(JSON.stringify(browser), { context: browser });
}
