/**
 * Icons with the symbols of brands, made while the site is built, so that the symbols are not in the repository. Those
 * with a symbol of our own are in `web/public/icons`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const SIZE = 96;
const WHITE = '#ffffff';
const OUTLINE =
  'M0 29.8C0 6.7 6.7 0 29.8 0H66.2C89.3 0 96 6.7 96 29.8V66.2C96 89.3 89.3 96 66.2 96H29.8C6.7 96 0 89.3 0 66.2Z';

const require = createRequire(import.meta.url);

/** The shapes of a symbol, on the package's grid of 24 units. */
function shapesOf(file: string) {
  const [, shapes] =
    /^<svg[^>]*>(?:<title>[^<]*<\/title>)?(.*)<\/svg>\s*$/su.exec(readFileSync(require.resolve(file), 'utf8')) ?? [];
  if (!shapes) throw new Error(`${file} is not a symbol as its package writes them`);
  return shapes;
}

interface DrawOptions {
  /** The width of the package's grid on the tile. */
  size: number;
  color?: string;
  /** Moves the symbol to where the eye sees the middle. */
  shift?: readonly [x: number, y: number];
}

function drawOnTile(shapes: string, { size, color = WHITE, shift: [x, y] = [0, 0] }: DrawOptions) {
  const start = (SIZE - size) / 2;
  return `<g transform="translate(${start + x} ${start + y}) scale(${size / 24})" fill="${color}" color="${color}">${shapes}</g>`;
}

const { icons } = require('@iconify-json/simple-icons/icons.json') as { icons: Record<string, { body: string }> }; // as its package writes it
function simple(name: string, options: DrawOptions) {
  const icon = icons[name];
  if (!icon) throw new Error(`${name} is no symbol of the package`);
  return drawOnTile(icon.body, options);
}
const lobe = (name: string, options: DrawOptions) =>
  drawOnTile(shapesOf(`@lobehub/icons-static-svg/icons/${name}.svg`), options);

/** A whole logo in its own colours. */
function logo(name: string, size: number) {
  const svg = readFileSync(require.resolve(`@browser-logos/${name}/${name}.svg`), 'utf8');
  const start = (SIZE - size) / 2;
  return svg.replace('<svg', `<svg x="${start}" y="${start}" width="${size}" height="${size}"`);
}

function lighter(color: string, share: number) {
  return color.replace(/[\da-f]{2}/gu, (channel) =>
    Math.round(Number.parseInt(channel, 16) * (1 - share) + 255 * share)
      .toString(16)
      .padStart(2, '0'),
  );
}

function tile(symbol: string, color = WHITE) {
  // In the tile's coordinates, so that a gap in a symbol has the colour behind it.
  const paint = `<linearGradient id="tile-paint" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${SIZE}"><stop offset="0" stop-color="${lighter(color, 0.14)}"/><stop offset="1" stop-color="${color}"/></linearGradient>`;
  const edge = `<path d="${OUTLINE}" fill="none" stroke="${color === WHITE ? '#000' : '#fff'}" stroke-opacity=".14" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>${paint}<clipPath id="tile-edge"><path d="${OUTLINE}"/></clipPath></defs><g clip-path="url(#tile-edge)"><path d="M0 0H96V96H0Z" fill="url(#tile-paint)"/>${symbol}${edge}</g></svg>\n`;
}

/** The icons by the names of their files. */
export const drawBrowserIcons = () => ({
  '360-secure-browser': tile(lobe('ai360-color', { size: 64 })),
  arc: tile(simple('arc', { size: 64, shift: [0, -1], color: '#1c1a7a' }), '#fcbfbd'),
  brave: tile(simple('brave', { size: 58 }), '#fb542b'),
  'chatgpt-atlas': tile(lobe('openai', { size: 58, color: '#000' })),
  comet: tile(simple('perplexity', { size: 60 }), '#20808d'),
  doubao: tile(lobe('doubao-color', { size: 60, shift: [-0.5, 0] })),
  duckduckgo: tile(simple('duckduckgo', { size: 64 }), '#de5833'),
  firefox: tile(logo('firefox', 66)),
  'google-chrome': tile(logo('chrome', 62)),
  'huawei-browser': tile(simple('huawei', { size: 62, color: '#ff0000' })),
  'lenovo-browser': tile(simple('lenovo', { size: 72, color: '#e2231a' })),
  'microsoft-edge': tile(logo('edge', 66)),
  'opera-gx': tile(simple('operagx', { size: 66, color: '#fa1e4e' }), '#15111f'),
  'opera-one': tile(simple('opera', { size: 58 }), '#ff1b2d'),
  'samsung-internet': tile(logo('samsung-internet', 108), '#7882ff'),
  'yandex-browser': tile(lobe('yandex', { size: 54 }), '#fc3f1d'),
});

export function browserIcons(): Plugin {
  return {
    name: 'browser-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, source] of Object.entries(drawBrowserIcons()))
        this.emitFile({ type: 'asset', fileName: `icons/${name}.svg`, source });
    },
    configureServer({ middlewares }) {
      const icons = new Map(Object.entries(drawBrowserIcons()));
      middlewares.use('/icons', (request, response, next) => {
        const icon = icons.get(/^\/([\w-]+)\.svg(?:\?|$)/u.exec(request.url ?? '')?.[1] ?? '');
        if (icon === undefined) return next();
        return void response.setHeader('Content-Type', 'image/svg+xml').end(icon);
      });
    },
  };
}
