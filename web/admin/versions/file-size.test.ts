import { expect, it } from 'vitest';
import { bytesIn } from './version-columns.tsx';

it.each([
  ['1048576', 1_048_576],
  ['1.5 MB', 1_572_864],
  ['2gb', 2 * 1024 ** 3],
  ['about 100 MB', -1],
  [null, -1],
])('reads %j as %d bytes', (text, bytes) => {
  expect(bytesIn(text)).toBe(bytes);
});
