import { expect, test } from 'vitest';
import { isOldFile } from './file-age.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');

test.each([
  ['2026-09-29', null, false],
  ['2026-09-28', null, true],
  ['2026-05-18', '2026-11-01T00:00:00.000Z', false],
  ['2026-05-18', '2026-09-01T00:00:00.000Z', true],
])('a file of %s, confirmed %s, is old: %s', (releaseDate, confirmedAt, expected) => {
  expect(isOldFile({ releaseDate, confirmedAt }, NOW)).toBe(expected);
});
