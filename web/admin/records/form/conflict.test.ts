import { expect, it } from 'vitest';
import { groupsOf } from '#rules/merge.ts';
import { VERSION } from '#rules/records/version.ts';
import { chooseSide, findConflict, isAsking, isUndecided } from './conflict.ts';

const [base, typed, theirs] = [
  { a: 1, b: 1, c: 1 },
  { a: 2, b: 2, c: 1 },
  { a: 3, b: 1, c: 3 },
];
const stored = { values: theirs, revision: 2 };

it('every field that someone else has changed has a choice, and what is typed after the conflict is not lost', () => {
  const start = findConflict(base, typed, stored);
  expect(start.values).toEqual({ a: 2, b: 2, c: 3 });
  expect(start.choices).toEqual([
    { group: ['a'], side: null },
    { group: ['c'], side: 'theirs' },
  ]);
  expect(isUndecided(start)).toBe(true);
  const toTheirs = chooseSide(start, 0, 'theirs', { ...start.values, a: 4, b: 5 });
  expect(toTheirs.values).toEqual({ a: 3, b: 5, c: 3 });
  const toMine = chooseSide(toTheirs, 0, 'mine', toTheirs.values);
  expect(toMine.values).toEqual({ a: 4, b: 5, c: 3 });
  expect(isUndecided(toMine)).toBe(false);
  expect(chooseSide(toMine, 1, 'mine', toMine.values).values).toEqual({ a: 4, b: 5, c: 1 });
});

it('asks for nothing after a lost answer, a change that was taken back, or a move of another record', () => {
  const at = (displayOrder: number, name: string) => ({ displayOrder, name });
  const found = (theirs: object, sent?: object) =>
    findConflict<object>(at(1, 'a'), at(1, 'mine'), { values: theirs, revision: 2 }, { sent });
  expect(isAsking(found(at(1, 'sent'), at(1, 'sent')))).toBe(false);
  expect(isAsking(found(at(1, 'a')))).toBe(false);
  const moved = found(at(2, 'a'));
  expect([isAsking(moved), moved.values]).toEqual([false, at(2, 'mine')]);
  expect(isAsking(found(at(1, 'theirs')))).toBe(true);
  expect(isAsking(found({ ...at(1, 'sent'), other: 1 }, { ...at(1, 'sent'), other: 0 }))).toBe(true);
});

it('the address of a file, its checksum and its size are one choice', () => {
  const file = (downloadUrl: string, sha256: string | null) => ({ downloadUrl, sha256, fileSize: null });
  const found = findConflict(
    file('https://a.example', null),
    file('https://b.example', null),
    { values: file('https://a.example', 'abc'), revision: 2 },
    { groups: groupsOf(VERSION.fields) },
  );
  expect(found.choices).toEqual([{ group: ['downloadUrl', 'fileSize', 'pinned', 'sha256'], side: null }]);
});
