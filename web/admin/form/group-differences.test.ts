import { expect, it } from 'vitest';
import { diffTexts } from './field-differences.tsx';
import { isRewritten } from './merge-panel.tsx';

const LONG = 'A browser that keeps every tab in one place and reads pages aloud. '.repeat(20);

it.each([
  ['a few words', LONG, `${LONG} It is fast.`, false],
  ['a quarter of a long text', LONG, LONG.slice(0, LONG.length * 0.75) + 'x '.repeat(LONG.length / 8), false],
  ['all but the blanks', 'Blocks ads on all pages', 'Translates texts with one key', true],
])('a text of which %s differs is shown with marks only if most of it was kept', (_name, before, after, isNew) => {
  expect(isRewritten(diffTexts(before, after, 'en'), before, after)).toBe(isNew);
});
