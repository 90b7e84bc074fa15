import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../api/database/seed.ts';
import { registerAssets } from '../api/pages/frontend.ts';
import { builtSite } from '../api/tests/served-page.ts';
import { drawBrowserIcons } from './browser-icons.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ICON_FILES = globSync('web/public/icons/*.svg', { cwd: ROOT });
const ICONS = new Map([
  ...Object.entries(drawBrowserIcons()),
  ...ICON_FILES.map((file) => [basename(file, '.svg'), readFileSync(join(ROOT, file), 'utf8')] as const),
]);
/** The smallest size of an icon on the site, in pixels. */
const SMALLEST = 32;

test('each browser of the first catalogue has an icon, and each icon a browser', () => {
  const paths = readCatalogue().browsers.map(({ iconUrl }) => iconUrl);
  expect(paths.toSorted()).toEqual([...ICONS.keys()].map((name) => `/icons/${name}.svg`).toSorted());
});

/** The pixels of an icon on white, as red, green and blue one after the other. */
async function pixels(icon: string): Promise<Buffer> {
  return sharp(Buffer.from(icon)).resize(SMALLEST, SMALLEST).flatten({ background: '#fff' }).raw().toBuffer();
}

const brightness = (rgb: Buffer): number[] =>
  Array.from(
    { length: rgb.length / 3 },
    (_, index) => 0.21 * (rgb[index * 3] ?? 0) + 0.72 * (rgb[index * 3 + 1] ?? 0) + 0.07 * (rgb[index * 3 + 2] ?? 0),
  );

/** How much two lists of pixels differ on average, from 0 to 255. */
function difference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

/** The shape of the symbol without the colours: what differs from the tile's middle brightness, dark or bright. */
function shapeOf(rgb: Buffer): number[] {
  const values = brightness(rgb);
  const tile = values[SMALLEST * 4 + SMALLEST / 2] ?? 0; // above each symbol
  const contrasts = values.map((value) => Math.abs(value - tile));
  const strongest = Math.max(...contrasts);
  return contrasts.map((contrast) => (255 * contrast) / strongest);
}

describe(`at ${SMALLEST} pixels`, () => {
  test('no two icons are alike, neither in all their pixels nor in the shape of their symbols', async () => {
    const rendered = await Promise.all([...ICONS].map(async ([name, icon]) => ({ name, rgb: await pixels(icon) })));
    const shapes = rendered.map(({ rgb }) => shapeOf(rgb));
    const pairs = rendered.flatMap(({ name, rgb }, index) =>
      rendered.slice(index + 1).map((other, step) => ({
        pair: `${name}, ${other.name}`,
        all: difference(rgb, other.rgb),
        shape: difference(shapes[index] ?? [], shapes[index + 1 + step] ?? []),
      })),
    );
    expect(pairs).toHaveLength((ICONS.size * (ICONS.size - 1)) / 2);
    expect(pairs.filter(({ all, shape }) => all < 20 || shape < 10)).toEqual([]);
  });

  test.each([...ICONS])('%s has a symbol that stands out, inside the tile', async (_name, icon) => {
    const values = brightness(await pixels(icon));
    const at = (x: number, y: number) => values[y * SMALLEST + x] ?? 0;
    const tile = at(SMALLEST / 2, 4);
    expect(values.filter((value) => Math.abs(value - tile) > 40).length).toBeGreaterThan(SMALLEST);
    // Three pixels from the edge, where the corners are not round, there is nothing but the tile.
    const border = Array.from({ length: 16 }, (_, index) => index + 8).flatMap((step) => [
      at(step, 3),
      at(step, 28),
      at(3, step),
      at(28, step),
    ]);
    expect(border.filter((value) => Math.abs(value - tile) > 40)).toEqual([]);
  });
});

test('the symbols of brands are in no file of the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(join(ROOT, file)));
  const text = files
    .filter((file) => /\.(?:svg|tsx?|js|json|html|css)$/u.test(file) && file !== 'package-lock.json')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const paths = [...Object.values(drawBrowserIcons())].flatMap((icon) =>
    [...icon.matchAll(/ d="([^"]{200,})"/gu)].map(([, data]) => data ?? ''),
  );
  const copied = paths.filter((data) => text.includes(data.slice(20, 80)));
  expect(paths.length).toBeGreaterThan(10);
  expect(copied).toEqual([]);
});

test('the built server serves each icon compressed, and browsers may store it as they store the other files', async () => {
  const { distDir } = builtSite();
  const app = Fastify();
  await registerAssets(app, distDir);
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const favicon = await get('/favicon.svg');
  for (const name of ICONS.keys()) {
    const { statusCode, headers } = await get(`/icons/${name}.svg`);
    expect([name, statusCode, headers['content-type'], headers['content-encoding']]).toEqual([
      name,
      200,
      'image/svg+xml',
      'br',
    ]);
    expect(headers['cache-control']).toBe(favicon.headers['cache-control']);
  }
  expect(globSync('client/icons/*.svg', { cwd: distDir })).toHaveLength(ICONS.size);
  await app.close();
}, 120_000);
