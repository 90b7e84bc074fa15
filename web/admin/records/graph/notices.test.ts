import { afterEach, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

afterEach(() => sessionStorage.clear());

it('keeps the actions of a tab in their order, takes back undos in theirs, and forgets these after another action', () => {
  const notices = createNotices();
  const steps = () => [false, true].map((isUndo) => notices.lastStep(isUndo)?.changeIds ?? []);
  notices.receive([1]);
  notices.show('success', 'Saved');
  notices.receive([2, 3]);
  expect(steps()).toEqual([[2, 3], []]);
  notices.showUndone({ changeIds: [4, 5], isUndo: true }, [2, 3]);
  expect(steps()).toEqual([[1], [4, 5]]);
  notices.showUndone({ changeIds: [6], isUndo: true }, [1]);
  expect(steps()).toEqual([[], [6]]);
  notices.showUndone({ changeIds: [7], isUndo: false }, [6]);
  expect(createNotices().lastStep(false)?.changeIds).toEqual([7]);
  expect(steps()).toEqual([[7], [4, 5]]);
  notices.showUndone({ changeIds: [], isUndo: true }, [7]); // something stands in the way
  expect(steps()).toEqual([[], [4, 5]]);
  notices.receive([8]);
  expect(steps()).toEqual([[8], []]);
});
