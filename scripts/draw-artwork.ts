/**
 * Draws the product's artwork: the backgrounds of the slides, the product icon in all sizes for browsers and phones,
 * and the preview picture of links to the site. The icons of browsers are made by `browser-icons.ts` while the site is
 * built.
 *
 *     node scripts/draw-artwork.ts            writes the files under web/public
 *     node scripts/draw-artwork.ts --check    writes nothing; lists the files that differ from the drawing and exits with 1
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  at,
  bar,
  degrees,
  dot,
  linearGradient,
  type Point,
  polar,
  range,
  round,
  softSquare,
  spark,
  type Stop,
  stops,
  svg,
} from './drawing.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '../web/public');

// ---------------------------------------------------------------- numbers

/** The FNV-1a hash, which is very different for similar texts. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** Pseudo-random numbers from 0 to 1, which are the same in every run (mulberry32). */
function randomFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// ---------------------------------------------------------------- letters as paths

interface Glyph {
  advanceWidth: number;
  getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
}

interface Font {
  unitsPerEm: number;
  charToGlyph(character: string): Glyph;
  getKerningValue(left: Glyph, right: Glyph): number;
}

const require = createRequire(import.meta.url);
// Loaded with require, because the package has no types; the used part is declared above.
const opentype: { parse(file: ArrayBuffer): Font } = require('opentype.js');
const outfit = openFont('@fontsource/outfit/files/outfit-latin-600-normal.woff');

function openFont(file: string): Font {
  return opentype.parse(new Uint8Array(readFileSync(require.resolve(file))).buffer);
}

/** The outlines of `text` with the start of the baseline at (x, y). */
function letter(text: string, size: number, x: number, y: number): string {
  const scale = size / outfit.unitsPerEm;
  let pen = x;
  let previous: Glyph | null = null;
  const paths = Array.from(text, (character) => {
    // Each glyph is placed separately, because the parser does not support the font's contextual substitutions. Latin
    // letters need only kerning.
    const glyph = outfit.charToGlyph(character);
    if (previous) pen += outfit.getKerningValue(previous, glyph) * scale;
    const path = glyph.getPath(pen, y, size);
    pen += glyph.advanceWidth * scale;
    previous = glyph;
    return path.toPathData(1);
  });
  return paths.join('');
}

// ---------------------------------------------------------------- pieces of SVG

function glow(id: string, [x, y]: Point, radius: number, color: string, opacity: number): string {
  const list: Stop[] = [
    [0, color, opacity],
    [0.55, color, round2(opacity * 0.35)],
    [1, color, 0],
  ];
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(list)}</radialGradient>`;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A smooth line through the points (Catmull-Rom). */
function curve(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const control = (from: Point, before: Point, after: Point, sign: number): Point => [
    from[0] + (sign * (after[0] - before[0])) / 6,
    from[1] + (sign * (after[1] - before[1])) / 6,
  ];
  const segments = range(points.length - 1).map((index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    return `C${at(control(from, before, to, 1))} ${at(control(to, from, after, -1))} ${at(to)}`;
  });
  return `M${at(point(0))}${segments.join('')}`;
}

// ---------------------------------------------------------------- hero backgrounds
//
// White text is shown on the left half of these pictures. So the colours there must have a contrast of at least 4.5 to
// 1 with white (a relative luminance of at most 0.183), apart from small stars. On phones the text is below the
// picture.

const SLIDE_WIDTH = 1600;
const SLIDE_HEIGHT = 640;

function scene(background: readonly [Stop, Stop, Stop], defs: string, ...content: string[]): string {
  const sky = linearGradient('sky', [0, 0.15], [1, 0.75], ...background);
  return svg(SLIDE_WIDTH, SLIDE_HEIGHT, `<defs>${sky}${defs}</defs>`, wash('sky'), ...content);
}

function wash(gradient: string): string {
  return `<path d="M0 0H${SLIDE_WIDTH}V${SLIDE_HEIGHT}H0Z" fill="url(#${gradient})"/>`;
}

interface WindowColors {
  fill: string;
  line: string;
  quiet: string;
}

/** The outline of a browser's window: three dots, an address, a line under them. */
function browserWindow([x, y]: Point, width: number, height: number, { fill, line, quiet }: WindowColors): string {
  const dots = range(3).map((index) => dot([x + 24 + index * 18, y + 23], 4.5, line));
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${fill}" stroke="${line}" stroke-width="2"/>`,
    ...dots,
    bar(x + 92, y + 14, width - 150, 18, quiet),
    `<path d="M${x} ${y + 46}h${width}" stroke="${quiet}" stroke-width="2"/>`,
  ].join('');
}

/** Lines of text, drawn as bars with these widths. */
function textBars([x, y]: Point, widths: readonly number[], fill: string, gap = 24): string {
  return widths.map((width, index) => bar(x, y + index * gap, width, 9, fill)).join('');
}

function drawWindowsScene(): string {
  return scene(
    [
      [0, '#093633'],
      [0.5, '#0e5753'],
      [1, '#157971'],
    ],
    windowsDefs(),
    wash('halo'),
    '<g fill="none" stroke="#1d988c" stroke-width="1.5" stroke-opacity=".6"><circle cx="1180" cy="318" r="300"/><circle cx="1180" cy="318" r="400"/><circle cx="1180" cy="318" r="510"/></g>',
    windowStack(),
  );
}

function windowsDefs(): string {
  return [
    glow('halo', [1180, 320], 620, '#1bad9c', 0.75),
    linearGradient('front', [0, 0], [1, 1], [0, '#17857b'], [1, '#0e5f5a']),
    linearGradient('picture', [0, 0], [1, 1], [0, '#24b2a1'], [1, '#137972']),
  ].join('');
}

/** Three overlapping windows. The front window shows a page and a conversation. */
function windowStack(): string {
  return [
    browserWindow([1090, 78], 420, 300, { fill: '#0e625b', line: '#209589', quiet: '#187a6f' }),
    textBars([1120, 150], [350, 350, 350], '#187a6f'),
    browserWindow([846, 128], 430, 320, { fill: '#0f6a62', line: '#24a093', quiet: '#198176' }),
    textBars([876, 204], [90, 110, 76, 100, 64], '#198176'),
    browserWindow([936, 190], 500, 344, { fill: 'url(#front)', line: '#3bbdac', quiet: '#209186' }),
    pageBesideConversation(),
  ].join('');
}

function pageBesideConversation(): string {
  return [
    bar(964, 262, 250, 116, 'url(#picture)', 12),
    '<path d="M964 366c50-52 84-58 122-22 30-34 66-40 128 10v12a12 12 0 0 1-12 12H976a12 12 0 0 1-12-12Z" fill="#126d67"/>',
    dot([1168, 296], 13, '#cc923d'),
    textBars([964, 404], [250, 226, 244, 150], '#279f91'),
    '<path d="M1240 236v298" stroke="#209186" stroke-width="2"/>',
    bar(1300, 264, 110, 38, '#24a99b', 14),
    bar(1264, 320, 126, 74, '#0f625b', 14),
    `<path d="${spark([1286, 342], 11)}" fill="#d09c51"/>`,
    textBars([1306, 338], [64], '#279f91'),
    textBars([1280, 362], [90], '#279f91'),
    bar(1330, 412, 80, 38, '#24a99b', 14),
    bar(1264, 482, 146, 30, '#0f625b', 15),
    dot([1393, 497], 8, '#31beac'),
  ].join('');
}

function drawOrbitScene(): string {
  return scene(
    [
      [0, '#0b1335'],
      [0.5, '#112063'],
      [1, '#1f378f'],
    ],
    orbitDefs(),
    wash('halo'),
    starField(),
    orbits(),
    comet(),
  );
}

function orbitDefs(): string {
  return [
    glow('halo', [1210, 340], 560, '#728bde', 0.6),
    linearGradient('planet', [0.1, 0], [0.85, 1], [0, '#a8b6ea'], [0.6, '#2f4cd0'], [1, '#15236e']),
    linearGradient('tail', [0, 0], [1, 0], [0, '#bbbae8', 0.75], [0.3, '#a7a3db', 0.4], [1, '#6b70ca', 0]),
    glow('coma', [0, 0], 34, '#bbbae8', 0.7),
    '<clipPath id="globe"><circle r="138"/></clipPath>',
  ].join('');
}

function starField(): string {
  const random = randomFrom('stars');
  const stars = range(70).map(() => {
    const center: Point = [1600 * Math.sqrt(random()), 640 * random()];
    return dot(center, 0.9 + random() * 1.3, '#a2acd4');
  });
  return `<g opacity=".8">${stars.join('')}</g>`;
}

/** A globe with three orbits, whose upper halves are behind the globe and whose lower halves are in front of it. */
function orbits(): string {
  const rings: readonly Point[] = [
    [232, 62],
    [326, 104],
    [430, 152],
  ];
  const half = ([rx, ry]: Point, sweep: 0 | 1) => `M${-rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0`;
  const line = (sweep: 0 | 1) =>
    `<path d="${rings.map((ring) => half(ring, sweep)).join('')}" fill="none" stroke="#8496d4" stroke-width="2"/>`;
  const onRing = ([rx, ry]: Point, angle: number): Point => [
    rx * Math.cos(degrees(angle)),
    ry * Math.sin(degrees(angle)),
  ];
  return [
    '<g transform="translate(1210 340) rotate(-17)">',
    line(1),
    dot(onRing([430, 152], 292), 9, '#afa0d8'),
    globe(),
    line(0),
    dot(onRing([232, 62], 38), 13, '#b7c0ec'),
    dot(onRing([326, 104], 128), 10, '#cf974f'),
    dot(onRing([430, 152], 58), 17, '#8998d8'),
    '</g>',
  ].join('');
}

function globe(): string {
  const meridians = [46, 96].map((rx) => `<ellipse rx="${rx}" ry="138"/>`).join('');
  const parallels = [-80, -28, 28, 80].map((y) => `<path d="M-138 ${y}Q0 ${y + 30} 138 ${y}"/>`).join('');
  return `<circle r="138" fill="url(#planet)"/><g clip-path="url(#globe)" fill="none" stroke="#b6c1ec" stroke-opacity=".45" stroke-width="1.5">${meridians}${parallels}</g>`;
}

/** A comet with a tail that becomes wider and fainter, and a narrower and brighter tail inside it. */
function comet(): string {
  return [
    '<g transform="translate(930 190) rotate(-15)">',
    '<path d="M0-13C140-20 330-36 620-70V44C330 22 140 16 0 13Z" fill="url(#tail)"/>',
    '<path d="M0-11C120-10 300-14 470-26V8C300 8 120 12 0 11Z" fill="url(#tail)"/>',
    dot([0, 0], 34, 'url(#coma)'),
    dot([0, 0], 12.5, '#b9bce9'),
    '</g>',
  ].join('');
}

function drawForestScene(): string {
  return scene(
    [
      [0, '#0d2b1f'],
      [0.5, '#13422d'],
      [1, '#285a33'],
    ],
    forestDefs(),
    wash('halo'),
    '<circle cx="1200" cy="336" r="178" fill="url(#sun)"/>',
    hill(470, 34, 0.4, '#2a744c'),
    hill(506, 30, 2.2, '#216544'),
    nodeTree([1196, 572]),
    hill(538, 24, 4.1, '#195437'),
    hill(574, 20, 1.1, '#10402a'),
    hill(606, 12, 3.2, '#0b2f1f'),
  );
}

function forestDefs(): string {
  return [
    glow('halo', [1200, 336], 640, '#b98529', 0.8),
    linearGradient('sun', [0, 0], [0, 1], [0, '#da9940'], [1, '#b96d26']),
  ].join('');
}

/** A mountain ridge across the picture: low on the left, where the text is, and higher on the right. */
function hill(height: number, swing: number, phase: number, fill: string): string {
  const ridge = range(17).map((step): Point => {
    const x = step * 100;
    const rise = 0.35 + 0.65 * (x / SLIDE_WIDTH);
    const wave = Math.sin(x / 210 + phase) + 0.5 * Math.sin(x / 97 + phase * 2);
    return [x, height - swing * rise * wave];
  });
  return `<path d="${curve(ridge)}V640H0Z" fill="${fill}"/>`;
}

interface Branch {
  from: Point;
  to: Point;
  depth: number;
}

const TREE_DEPTH = 6;

/** A tree whose branches are the edges of a graph, with a node at each fork. */
function nodeTree(foot: Point): string {
  const branches = grow(foot, -90, 122, 0, randomFrom('ash'));
  const edges = range(TREE_DEPTH).map((depth) => {
    const data = branches.filter((branch) => branch.depth === depth).map(({ from, to }) => `M${at(from)}L${at(to)}`);
    return `<path d="${data.join('')}" stroke-width="${round(9 * 0.62 ** depth + 1)}"/>`;
  });
  const nodes = branches.map(({ to, depth }) =>
    dot(to, depth === TREE_DEPTH - 1 ? 4.6 : 7.4 - depth * 0.7, depth % 2 ? '#5ab073' : '#3f9e65'),
  );
  return `<g fill="none" stroke="#10402a" stroke-linecap="round">${edges.join('')}</g><g stroke="#10402a" stroke-width="1.5">${nodes.join('')}</g>`;
}

function grow(from: Point, angle: number, length: number, depth: number, random: () => number): Branch[] {
  if (depth === TREE_DEPTH) return [];
  const to = polar(from, length, angle);
  const spread = 19 + random() * 15;
  const shorter = () => length * (0.7 + random() * 0.14);
  return [
    { from, to, depth },
    ...grow(to, angle - spread, shorter(), depth + 1, random),
    ...grow(to, angle + spread, shorter(), depth + 1, random),
  ];
}

function drawWavesScene(): string {
  return scene(
    [
      [0, '#290f3a'],
      [0.5, '#431762'],
      [1, '#6f2283'],
    ],
    wavesDefs(),
    wash('halo'),
    ribbon(),
    conversation(),
  );
}

function wavesDefs(): string {
  return [
    glow('halo', [1190, 300], 600, '#c44abf', 0.6),
    linearGradient(
      'thread',
      [0, 0],
      [1, 0],
      [0, '#9d3bb2', 0],
      [0.45, '#af4fc1', 0.5],
      [0.8, '#d596bd'],
      [1, '#cf9076'],
    ),
    linearGradient('bubble', [0, 0], [1, 1], [0, '#bf56c6'], [1, '#732493']),
    linearGradient('pane', [0, 0], [1, 1], [0, '#712999'], [1, '#4b1761']),
  ].join('');
}

/** Parallel lines with shifted phases, which together look like a turning ribbon. */
function ribbon(): string {
  const threads = range(20).map((index) => {
    const points = range(15).map((step): Point => {
      const x = 200 + step * 102;
      const swing = 22 + 118 * (x / SLIDE_WIDTH) ** 2;
      return [x, 418 + index * 6.5 + swing * Math.sin(x / 235 + index * 0.085) - index * 3 * Math.cos(x / 380)];
    });
    return curve(points);
  });
  return `<path d="${threads.join('')}" fill="none" stroke="url(#thread)" stroke-width="1.8"/>`;
}

/** A window and a separate conversation. */
function conversation(): string {
  return [
    browserWindow([1050, 110], 400, 270, { fill: 'url(#pane)', line: '#b979c4', quiet: '#883ca7' }),
    textBars([1212, 190], [200, 168, 188], '#883ca7'),
    bar(1212, 276, 96, 72, '#883ca7', 12),
    bar(1322, 276, 96, 72, '#883ca7', 12),
    '<path d="M898 222h236a30 30 0 0 1 30 30v90a30 30 0 0 1-30 30H962l-46 38v-38h-18a30 30 0 0 1-30-30v-90a30 30 0 0 1 30-30Z" fill="url(#bubble)" stroke="#ca8cca" stroke-width="2"/>',
    textBars([904, 264], [214, 180], '#cc95cd', 26),
    `<path d="${spark([916, 334], 15)}" fill="#d39b83"/>`,
    textBars([944, 330], [120], '#cc95cd'),
  ].join('');
}

// ---------------------------------------------------------------- the product mark

const BRAND = '#0f766e';

/** A window with a star, on a grid of 32 units. `plate` is the outline of the window. */
function mark(plate: string): string {
  return [
    `<clipPath id="window"><path d="${plate}"/></clipPath><g clip-path="url(#window)">`,
    `<path d="M-8-8H40V40H-8Z" fill="${BRAND}"/><path d="M-8-8H40V8H-8Z" fill="#5cc8ba"/></g>`,
    dot([7.4, 4.2], 1.5, BRAND),
    dot([12, 4.2], 1.5, BRAND),
    `<path d="${spark([16, 20], 9.6, 0.2)}" fill="#fff"/>`,
  ].join('');
}

function markOnSoftSquare(): string {
  return mark(softSquare(32));
}

/**
 * The product icon, which fills the picture. A `scale` below 1 keeps it inside the circle to which phones may crop the
 * picture.
 */
function markOnFullSquare(scale: number): string {
  const inset = round(16 - 16 * scale);
  return `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark('M-8-8H40V40H-8Z')}</g>`;
}

function drawFavicon(): string {
  return svg(32, 32, markOnSoftSquare());
}

function drawLinkPicture(): string {
  const sky = linearGradient('sky', [0, 0], [1, 1], [0, '#06211f'], [0.5, '#0a3835'], [1, '#0f4f4a']);
  return svg(
    1200,
    630,
    `<defs>${sky}${windowsDefs()}</defs>`,
    '<path d="M0 0H1200V630H0Z" fill="url(#sky)"/>',
    `<g transform="translate(-264 0)">${wash('halo')}${windowStack()}</g>`,
    `<g transform="translate(84 196) scale(3.6)">${markOnSoftSquare()}</g>`,
    `<path d="${letter('AI Browsers', 78, 80, 410)}" fill="#fff"/>`,
  );
}

// ---------------------------------------------------------------- files

interface Artwork {
  path: string;
  content: Buffer;
}

function vector(path: string, drawing: string): Artwork {
  return { path, content: Buffer.from(drawing) };
}

async function bitmap(path: string, drawing: string, width: number): Promise<Artwork> {
  const natural = Number(/ width="(\d+)"/u.exec(drawing)?.[1]);
  const image = sharp(Buffer.from(drawing), { density: (72 * width) / natural });
  return { path, content: await image.resize({ width }).png({ compressionLevel: 9 }).toBuffer() };
}

async function drawAll(): Promise<Artwork[]> {
  const bitmaps = [
    bitmap('icon-192.png', drawFavicon(), 192),
    bitmap('icon-512.png', drawFavicon(), 512),
    bitmap('icon-maskable-512.png', svg(32, 32, markOnFullSquare(0.75)), 512),
    bitmap('apple-touch-icon.png', svg(32, 32, markOnFullSquare(0.9)), 180),
    bitmap('og.png', drawLinkPicture(), 1200),
  ];
  return [
    vector('slides/windows.svg', drawWindowsScene()),
    vector('slides/orbit.svg', drawOrbitScene()),
    vector('slides/forest.svg', drawForestScene()),
    vector('slides/waves.svg', drawWavesScene()),
    vector('favicon.svg', drawFavicon()),
    ...(await Promise.all(bitmaps)),
  ];
}

async function write({ path, content }: Artwork): Promise<void> {
  const file = join(PUBLIC_FOLDER, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function isUpToDate({ path, content }: Artwork): Promise<boolean> {
  const committed = await readFile(join(PUBLIC_FOLDER, path)).catch(() => null);
  if (!committed) return false;
  return path.endsWith('.png') ? looksAlike(committed, content) : committed.equals(content);
}

const SAMPLE_TOLERANCE = 24;
const SHARE_TOLERANCE = 0.0005;

/**
 * Compares the pixels with a tolerance instead of the bytes, because encoders and antialiasing differ between
 * platforms.
 */
async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  const differing = a.data.filter((sample, index) => Math.abs(sample - (b.data[index] ?? 0)) > SAMPLE_TOLERANCE);
  return differing.length <= a.data.length * SHARE_TOLERANCE;
}

/** Null if the file is not a picture. */
async function pixels(png: Buffer) {
  return sharp(png)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}

async function check(artworks: readonly Artwork[]): Promise<void> {
  const fresh = await Promise.all(artworks.map(isUpToDate));
  const stale = artworks.filter((_, index) => !fresh[index]);
  for (const { path } of stale)
    console.error(`web/public/${path} differs from its drawing: run node scripts/draw-artwork.ts`);
  if (stale.length > 0) process.exitCode = 1;
}

const artworks = await drawAll();
if (process.argv.includes('--check')) await check(artworks);
else await Promise.all(artworks.map(write));
