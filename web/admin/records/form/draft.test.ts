import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts, draftKey, readDrafts, removeDraft, takeDraft, writeDraft } from './draft.ts';

const draftOf = (savedAt: string, text = '') => ({
  values: { text },
  base: { text: '' },
  revision: 1,
  request: null,
  savedAt,
  title: '',
  path: '',
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

it('the same form has a draft of its own in each tab, and each tab finds those of all', () => {
  writeDraft(draftKey('browser:1'), draftOf('2026-01-01'));
  writeDraft(draftKey('browser:1', 'other'), draftOf('2026-01-02'));
  writeDraft(draftKey('browser:12', 'other'), draftOf('2026-01-03'));
  expect(readDrafts('browser:1').map(({ key }) => key)).toEqual([
    draftKey('browser:1', 'other'),
    draftKey('browser:1'),
  ]);
  expect(readDrafts()).toHaveLength(3);
  removeDraft(draftKey('browser:1'));
  expect(readDrafts('browser:1')).toHaveLength(1);
  clearDrafts();
  expect(localStorage).toHaveLength(0);
});

it('a draft of another tab that is opened becomes that of this one, and replaces none', () => {
  const other = draftKey('slide:1', 'other');
  writeDraft(draftKey('slide:1'), draftOf('2026-01-01', 'of this tab'));
  writeDraft(other, draftOf('2026-01-02', 'of another'));
  expect(takeDraft('slide:1', other)).toMatchObject({ key: draftKey('slide:1'), values: { text: 'of another' } });
  expect(readDrafts<{ text: string }>('slide:1').map(({ values }) => values.text)).toEqual([
    'of another',
    'of this tab',
  ]);
  expect(takeDraft('slide:1', other)).toBe(null);
  expect(readDrafts('slide:1')).toHaveLength(2);
});

it('a tab keeps its identity when it is reloaded, and a copy of it gets another', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('./tab.ts')).TAB;
  };
  const tab = await load();
  expect(await load()).not.toBe(tab);
  const reloaded = await load();
  dispatchEvent(new Event('pagehide'));
  expect(await load()).toBe(reloaded);
});
