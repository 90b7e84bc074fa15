import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandColors } from './band-colors.ts';

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastWithWhite = (color: string) => 1.05 / (luminance(color) + 0.05);

test.each([
  ['an orange icon with a white symbol', ['#fc6c49', '#fb542b', '#ffffff'], ['#cb4d2e', '#792e1c']],
  ['a dark icon', ['#1d2a5c'], ['#1d2a5c', '#111937']],
  ['the hue that most have', ['#ea4335', '#1a73e8', '#1b72e0'], ['#1a72e4', '#0f4488']],
  ['a red on both ends of the circle', ['#e01030', '#e03010', '#e01020'], ['#e01a20', '#861013']],
])('%s', (_name, colors, band) => {
  expect(bandColors(colors)).toEqual(band);
});

test('an icon without a hue has none', () => {
  expect(bandColors([])).toBeNull();
  expect(bandColors(['#ffffff', '#000000', '#7f7f80'])).toBeNull();
});

test('white text is readable on both colours, whatever the icon is', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 5 }), (colors) => {
      for (const one of bandColors(colors) ?? []) expect(contrastWithWhite(one)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
