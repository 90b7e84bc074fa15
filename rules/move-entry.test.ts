import { expect, it } from 'vitest';
import { moveEntry } from './move-entry.ts';

it.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
  [7, -1, ['a', 'b', 'c']],
] as const)('§4.14 moving an entry from %d by %d gives %j', (index, step, expected) => {
  const list = ['a', 'b', 'c'];
  expect(moveEntry(list, index, step)).toEqual(expected);
  expect(list).toEqual(['a', 'b', 'c']);
});
