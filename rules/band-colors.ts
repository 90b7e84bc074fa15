type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`; white text on both has a contrast of at least 4.5. */
export type BandColors = [light: string, dark: string];

const CONTRAST_MIN = 4.5;
/** Grey, black and white say nothing about a brand. */
const SATURATION_MIN = 0.2;
const HUES = 12;
const SHADE = 0.6;

/** The hue that most of the colours `#rrggbb` have; null without one. */
export function bandColors(colors: readonly string[]): BandColors | null {
  const saturated = colors.map(parseColor).filter((color) => saturationOf(color) >= SATURATION_MIN);
  const groups = [...Map.groupBy(saturated, (color) => Math.round((hueOf(color) * HUES) / 360) % HUES).values()];
  const [largest] = groups.toSorted((a, b) => b.length - a.length);
  if (!largest) return null;
  const meanOf = (channel: 0 | 1 | 2) => largest.reduce((sum, color) => sum + color[channel], 0) / largest.length;
  let light: Rgb = [meanOf(0), meanOf(1), meanOf(2)];
  while (contrastWithWhite(light) < CONTRAST_MIN) light = darker(light, 0.97);
  return [formatColor(light), formatColor(darker(light, SHADE))];
}

/** Whether white text is readable on the colour `#rrggbb`. */
export function isDark(color: string) {
  return contrastWithWhite(parseColor(color)) >= CONTRAST_MIN;
}

function parseColor(text: string): Rgb {
  const number = Number.parseInt(text.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Rounded down, so that no channel becomes lighter. */
function formatColor(color: Rgb) {
  return `#${color.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;
}

function darker([red, green, blue]: Rgb, factor: number): Rgb {
  return [red * factor, green * factor, blue * factor];
}

function saturationOf(color: Rgb) {
  const most = Math.max(...color);
  return most === 0 ? 0 : (most - Math.min(...color)) / most;
}

/** In degrees. */
function hueOf([red, green, blue]: Rgb) {
  const range = Math.max(red, green, blue) - Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}

/** The contrast of WCAG 2.2. */
function contrastWithWhite(color: Rgb) {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
