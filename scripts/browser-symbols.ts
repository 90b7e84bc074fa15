/**
 * Symbols for browsers whose brand's symbol is in no package: one family of white shapes with round ends, on a grid of
 * 96 units. `BACKGROUND` is the fill of the tile. Gaps and details in the white shapes are drawn with it.
 */
import { at, bar, dot, polar, range, spark, type Point } from './drawing.ts';

/** The gradient of the tile, in the coordinates of the tile. */
export const BACKGROUND = 'url(#g)';
const WHITE = '#fff';
const CENTER: Point = [48, 48];

function line(data: string, width = 6.5, color = WHITE): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function shape(data: string, color = WHITE): string {
  return `<path d="${data}" fill="${color}"/>`;
}

/** A filled shape whose corners are rounded by a line around it. */
function softShape(data: string, width: number): string {
  return `<path d="${data}" fill="${WHITE}" stroke="${WHITE}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function ellipse([x, y]: Point, rx: number, ry: number, turn = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="${WHITE}"/>`;
}

/** A globe on a stand. */
function atlas(): string {
  const [x, y]: Point = [46, 42];
  return [
    dot([x, y], 20, WHITE),
    `<g fill="none" stroke="${BACKGROUND}" stroke-width="3.2"><path d="M${x} 20V64M24 ${y}H68"/><ellipse cx="${x}" cy="${y}" rx="9.5" ry="20"/></g>`,
    line(`M${at(polar([x, y], 28, -52))}A28 28 0 0 1 ${at(polar([x, y], 28, 128))}`, 5),
    line('M46 71V77M34 77H58', 5),
  ].join('');
}

/** The sun above the horizon: dia is a day. */
function dia(): string {
  const rays = [-160, -125, -90, -55, -20].map(
    (angle) => `M${at(polar([48, 62], 26.5, angle))}L${at(polar([48, 62], 34, angle))}`,
  );
  return [shape('M30 62A18 18 0 0 1 66 62Z'), line(rays.join(''), 6), line('M19 71H77', 6)].join('');
}

/** A breaking wave. */
function edge(): string {
  return (
    line('M22 69C17 42 33 22 54 23C70 24 79 37 75 49C71 60 57 61 53 52C50 46 55 40 61 42', 8.5) + line('M23 72H73', 8.5)
  );
}

/** A breeze. */
function air(): string {
  return line('M18 41H39A8.5 8.5 0 1 0 31.5 28.5M18 52H66A10 10 0 1 0 58 36M26 63H53A8.5 8.5 0 1 1 45.5 75.5', 6.5);
}

/** A window that works by itself: the pointer in it is large. */
function agentWindow(): string {
  const pointer = 'M50 46L54.5 76L61 66.5L72 66Z';
  return [
    line('M74 46V35A9 9 0 0 0 65 26H31A9 9 0 0 0 22 35V59A9 9 0 0 0 31 68H42', 6.5),
    line('M22 40H74', 5),
    softShape(pointer, 5),
  ].join('');
}

/** A crab: the browser was called BrowserClaw. */
function crab(): string {
  const half = [
    line('M41 50V41M31 56C22 54 19 48 22 41', 5),
    shape('M29 21C19 22 14 31 18 38C22 45 31 44 34 38C36 34 36 30 34 26L26 33Z'),
    line('M31 67L21 71M36 73L29 80', 5),
    dot([41, 39], 4.2, WHITE),
  ].join('');
  return `${half}<g transform="matrix(-1 0 0 1 96 0)">${half}</g>${ellipse([48, 61], 22, 15.5)}${dot([41, 59], 2.6, BACKGROUND)}${dot([55, 59], 2.6, BACKGROUND)}`;
}

/** A rabbit. */
function rabbit(): string {
  return [
    ellipse([37, 34], 7.6, 17, -9),
    ellipse([59, 34], 7.6, 17, 9),
    ellipse([48, 61], 23, 18.5),
    dot([39.5, 58], 3.2, BACKGROUND),
    dot([56.5, 58], 3.2, BACKGROUND),
    `<path d="M44 66.5Q48 71 52 66.5" fill="none" stroke="${BACKGROUND}" stroke-width="3" stroke-linecap="round"/>`,
  ].join('');
}

/** Three quarks, bound together. */
function quarks(): string {
  const center: Point = [48, 51];
  const balls = [-90, 30, 150].map((angle) => polar(center, 23, angle));
  return [
    `<circle cx="48" cy="51" r="23" fill="none" stroke="${WHITE}" stroke-width="5"/>`,
    ...balls.map((ball) => dot(ball, 15, BACKGROUND)),
    ...balls.map((ball) => dot(ball, 11, WHITE)),
  ].join('');
}

/** A star, and another that twinkles. */
function star(): string {
  const center: Point = [44, 52];
  const corners = range(10).map((index) => at(polar(center, index % 2 ? 11.5 : 24, index * 36 - 90 - 8)));
  return softShape(`M${corners.join('L')}Z`, 6) + shape(spark([71, 26], 12, 0.2));
}

function strawberry(): string {
  const seeds: readonly Point[] = [
    [38, 51],
    [48, 49],
    [58, 51],
    [43, 60],
    [53, 60],
    [48, 69],
  ];
  return [
    shape('M48 80C33 73 23 59 24 47C25 38 35 36 48 40C61 36 71 38 72 47C73 59 63 73 48 80Z'),
    line('M48 34C48 27 50 22 54 18', 5),
    line('M46 32C40 34 34 33 30 28C37 25 43 26 47 31C51 26 59 25 66 28C62 33 56 34 50 32', 4),
    ...seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="1.8" ry="2.6" fill="${BACKGROUND}"/>`),
  ].join('');
}

/** A page with a narrow one aside. */
function panes(): string {
  return [
    bar(20, 25, 34, 46, WHITE, 8),
    `<g opacity=".62">${bar(59, 25, 17, 46, WHITE, 7)}</g>`,
    shape(spark([37, 48], 11, 0.22), BACKGROUND),
  ].join('');
}

function sigma(): string {
  return line('M66 34V27H31L51 48L31 69H66V62', 8.5);
}

/** An alcove for reading. */
function nook(): string {
  const page = 'M45.5 57C40.5 52.5 34 51 26 51V71C34 71 40.5 72.5 45.5 77Z';
  return [
    line('M22 43V41A26 21 0 0 1 74 41V43', 6.5),
    softShape(page, 2),
    `<g transform="matrix(-1 0 0 1 96 0)">${softShape(page, 2)}</g>`,
    shape(spark([48, 38], 9, 0.24)),
  ].join('');
}

/** A planet with a ring. */
function planet(): string {
  const ring = (sweep: 0 | 1) => `M14 48A34 11 0 0 ${sweep} 82 48`;
  return [
    `<g transform="rotate(-24 48 48)">${line(ring(1), 5.5)}</g>`,
    dot(CENTER, 22.5, BACKGROUND),
    dot(CENTER, 19, WHITE),
    `<g transform="rotate(-24 48 48)">${line(ring(0), 12, BACKGROUND)}${line(ring(0), 5.5)}</g>`,
  ].join('');
}

/** A disc and its shadow: tasks run in a space of their own. */
function shadow(): string {
  return [
    `<g opacity=".5">${dot([39, 41], 19, WHITE)}</g>`,
    dot([56, 55], 23, BACKGROUND),
    dot([56, 55], 19, WHITE),
    line('M47.5 55.5L54 62L65 49.5', 4.6, BACKGROUND),
  ].join('');
}

export const SYMBOLS = {
  atlas,
  dia,
  edge,
  air,
  agentWindow,
  crab,
  rabbit,
  quarks,
  star,
  strawberry,
  panes,
  sigma,
  nook,
  planet,
  shadow,
} satisfies Record<string, () => string>;
