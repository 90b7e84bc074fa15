import { afterEach, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

afterEach(() => sessionStorage.clear());

it('keeps the actions of a tab in their order, takes back undos in theirs, and forgets these after another action', () => {
  const notices = createNotices();
  const steps = () => [notices.lastStep(false), notices.lastStep(true)];
  notices.receive([1]);
  notices.show('success', 'Saved');
  notices.receive([2, 3]);
  expect(steps()).toEqual([[2, 3], []]);
  notices.showUndone([4, 5], true, [2, 3]);
  expect(steps()).toEqual([[1], [4, 5]]);
  notices.showUndone([6], true, [1]);
  expect(steps()).toEqual([[], [6]]);
  notices.showUndone([7], false, [6]);
  expect(createNotices().lastStep(false)).toEqual([7]);
  expect(steps()).toEqual([[7], [4, 5]]);
  notices.showUndone([], true, [7]); // something stands in the way
  expect(steps()).toEqual([[], [4, 5]]);
  notices.receive([8]);
  expect(steps()).toEqual([[8], []]);
});
