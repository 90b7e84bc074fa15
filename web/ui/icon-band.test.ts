import { expect, it } from 'vitest';
import { BROWSER_NAME_MAX } from '#rules/limits.ts';
import { titleSizeOf } from './icon-band.tsx';

it('gives a long name a smaller size, by the width of its characters', () => {
  expect(
    [
      'Perplexity Comet',
      '360 安全浏览器',
      'a'.repeat(41),
      '浏'.repeat(21),
      'a'.repeat(BROWSER_NAME_MAX),
      '浏'.repeat(BROWSER_NAME_MAX),
    ].map(titleSizeOf),
  ).toEqual([
    'text-title',
    'text-title',
    'text-2xl sm:text-3xl',
    'text-2xl sm:text-3xl',
    'text-xl sm:text-2xl',
    'text-xl sm:text-2xl',
  ]);
});
