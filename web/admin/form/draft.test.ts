import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearDrafts,
  closeDraft,
  closeDraftsOfLostTabs,
  closedDrafts,
  newDraftKey,
  removeDraft,
  writeDraft,
} from './draft.ts';

const draftAt = (savedAt: string) => ({
  values: {},
  base: {},
  revision: 1,
  request: null,
  savedAt,
  title: '',
  path: '',
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('the same form has a draft of its own in each tab, which others find when it is closed', () => {
  const [first, second] = [newDraftKey('browser:1'), newDraftKey('browser:1')];
  writeDraft(first, draftAt('2026-01-01'));
  writeDraft(second, draftAt('2026-01-02'));
  writeDraft(newDraftKey('browser:12'), draftAt('2026-01-03'));
  expect(closedDrafts('browser:1')).toEqual([]);
  closeDraft(first);
  closeDraft(second);
  expect(closedDrafts('browser:1').map(({ key }) => key)).toEqual([second, first]);
  expect(closedDrafts()).toHaveLength(2);
  removeDraft(first);
  expect(closedDrafts()).toHaveLength(1);
  clearDrafts();
  expect(localStorage).toHaveLength(0);
});

it('the drafts of a crashed tab are found, those of an open one are not', async () => {
  localStorage.setItem('draft:slide:1#a', JSON.stringify({ ...draftAt('2026-01-01'), tab: 'open' }));
  localStorage.setItem('draft:slide:2#b', JSON.stringify({ ...draftAt('2026-01-02'), tab: 'crashed' }));
  localStorage.setItem('draft:slide:3#c', JSON.stringify(draftAt('2026-01-03')));
  vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held: [{ name: 'admin-tab:open' }] }) } });
  await closeDraftsOfLostTabs();
  expect(closedDrafts().map(({ key }) => key)).toEqual(['draft:slide:3#c', 'draft:slide:2#b']);
  expect(closedDrafts('slide:3')).toHaveLength(1);
});
