import { expect, it } from 'vitest';
import { chooseSide, isUndecided, startMerging } from './use-record-form.ts';

const [base, typed, theirs] = [
  { a: 1, b: 1, c: 1 },
  { a: 2, b: 2, c: 1 },
  { a: 3, b: 1, c: 3 },
];

it('a conflicting field can be changed to and fro, and what is typed after the merge is not lost', () => {
  const start = startMerging({ values: base, revision: 1 }, typed, theirs);
  expect(start).toMatchObject({ values: { a: 2, b: 2, c: 3 }, merged: [['c']], conflicting: [['a']] });
  expect(isUndecided(start)).toBe(true);
  const toTheirs = chooseSide(start, 0, 'theirs', { ...start.values, a: 4, b: 5 });
  expect(toTheirs.values).toEqual({ a: 3, b: 5, c: 3 });
  const toMine = chooseSide(toTheirs, 0, 'mine', toTheirs.values);
  expect(toMine.values).toEqual({ a: 4, b: 5, c: 3 });
  expect(isUndecided(toMine)).toBe(false);
});
