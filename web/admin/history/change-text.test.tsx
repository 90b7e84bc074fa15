import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../../rules/vocabulary.ts';
import { addPartialTexts, createI18n } from '../../i18n/setup.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { I18nProvider } from '../../i18n/use-translation.ts';
import { countTogether, moveOf, otherCounts, severalOf, useChangeText } from './change-text.ts';

const versions = (operation: 'create' | 'update' | 'delete', count: number) => ({
  recordType: 'version' as const,
  operation,
  count,
});
const change = {
  kind: 'delete' as const,
  recordType: 'version' as const,
  recordId: '1',
  title: '1.0 windows',
  browserTitle: null,
  isOfOneBrowser: false,
  firstTitles: [],
  fields: [],
  move: null,
  undoneKind: null,
  isRedo: false,
};

test('a change of several records is named by their number, however it was made', () => {
  const counts = [versions('delete', 3), { recordType: 'slide' as const, operation: 'update' as const, count: 1 }];
  for (const kind of ['bulk', 'undo', 'delete'] as const) {
    expect(severalOf({ ...change, kind, counts })).toEqual(versions('delete', 3));
    expect(otherCounts({ ...change, kind, counts })).toEqual([counts[1]]);
  }
  expect(severalOf({ ...change, counts: [versions('delete', 1)] })).toBeNull();
  expect(
    severalOf({
      ...change,
      kind: 'update',
      recordType: 'fact',
      counts: [{ recordType: 'fact', operation: 'update', count: 4 }],
    }),
  ).toBeNull();
});

test('several changes together count each record once', () => {
  const added = { ...change, kind: 'approval' as const, counts: [versions('create', 1)] };
  const changed = { ...change, recordId: '3', counts: [versions('update', 1)] };
  expect(countTogether([added, { ...added, recordId: '2' }, changed, changed])).toEqual([
    versions('create', 2),
    versions('update', 1),
  ]);
  const release = { ...added, recordId: '4', counts: [versions('create', 4)] };
  expect(otherCounts(release)).toEqual(release.counts);
  expect(countTogether([{ ...change, kind: 'bulk', counts: [versions('delete', 3)] }, changed, release])).toEqual([
    versions('delete', 3),
    versions('update', 1),
    versions('create', 4),
  ]);
});

test('an undo is named as the change that it is about', () => {
  const moved = [{ recordType: 'browser' as const, operation: 'update' as const, count: 20 }];
  const move = { ...change, kind: 'update' as const, recordType: 'browser' as const, counts: moved };
  for (const one of [move, { ...move, kind: 'undo' as const, undoneKind: 'update' as const }]) {
    expect(severalOf(one)).toBeNull();
    expect(otherCounts(one)).toEqual([{ ...moved[0], count: 19 }]);
  }
  const undoneImport = {
    ...change,
    kind: 'undo' as const,
    undoneKind: 'import' as const,
    counts: [versions('delete', 3)],
  };
  expect(severalOf(undoneImport)).toBeNull();
  expect(otherCounts(undoneImport)).toEqual([versions('delete', 3)]);
});

test('a move is the change of a place alone, and its undo is told as the move that it has undone', () => {
  const move = { from: 9, to: 3 };
  const back = { from: 3, to: 9 };
  expect(moveOf({ kind: 'update', undoneKind: null, isRedo: false, move })).toEqual(move);
  expect(moveOf({ kind: 'update', undoneKind: null, isRedo: false, move: null })).toBeNull();
  expect(moveOf({ kind: 'undo', undoneKind: 'update', isRedo: false, move: back })).toEqual(move);
  expect(moveOf({ kind: 'undo', undoneKind: 'update', isRedo: true, move })).toEqual(move);
  expect(moveOf({ kind: 'undo', undoneKind: null, isRedo: false, move })).toBeNull();
});

/** The words of a change in a language. */
async function wordsOf(
  language: Language,
  one: Partial<Parameters<ReturnType<typeof useChangeText>['textOf']>[0]>,
): Promise<string> {
  const i18n = createI18n(language, await loadTexts[language]());
  for (const name of ['admin', 'compare'] as const) await addPartialTexts(i18n, name);
  const Words = () => useChangeText().textOf({ ...change, counts: [], ...one });
  return renderToString(
    <I18nProvider value={i18n}>
      <Words />
    </I18nProvider>,
  );
}

const browsers = (operation: 'create' | 'update' | 'delete', count: number) => ({
  recordType: 'browser' as const,
  operation,
  count,
});
const slides = { recordType: 'slide' as const, operation: 'update' as const, count: 1 };
const firefox = { browserTitle: 'Firefox / 火狐浏览器', isOfOneBrowser: true };
const opera = { recordType: 'browser' as const, title: 'Opera One / Opera One', browserTitle: 'Opera One / Opera One' };
const moved = { ...opera, kind: 'update' as const, move: { from: 9, to: 3 }, counts: [browsers('update', 7)] };

test.each([
  [
    'a move',
    moved,
    'Moved Opera One from 9 to 3: 6 browsers made room',
    '已将“Opera One”从第 9 位移到第 3 位：6 款浏览器依次让位',
  ],
  [
    'an undone move',
    { ...moved, kind: 'undo', undoneKind: 'update', move: { from: 3, to: 9 } },
    'Undone: move of Opera One from 9 to 3 (6 browsers made room)',
    '已撤销：将“Opera One”从第 9 位移到第 3 位（6 款浏览器依次让位）',
  ],
  [
    'deleted versions of a browser',
    { ...firefox, counts: [versions('delete', 9), slides] },
    '9 versions of Firefox deleted (1 slide changed)',
    '已删除“火狐浏览器”的 9 个版本（修改 1 张轮播图）',
  ],
  [
    'deleted versions of several browsers',
    { counts: [versions('delete', 9)] },
    '9 versions deleted',
    '已删除 9 个版本',
  ],
  [
    'an import',
    { ...firefox, kind: 'import', recordType: 'browser', counts: [browsers('update', 1), versions('create', 2)] },
    'Imported records: 2 versions of Firefox added, 1 browser changed',
    '已导入记录：添加“火狐浏览器”的 2 个版本，修改 1 款浏览器',
  ],
  [
    'a deletion that is undone and redone',
    {
      ...opera,
      kind: 'undo',
      undoneKind: 'delete',
      isRedo: true,
      counts: [browsers('delete', 1), versions('delete', 3)],
    },
    'Redone: deletion of Opera One (3 versions)',
    '已重做：删除“Opera One”（3 个版本）',
  ],
] as const)('%s is named in both languages', async (_name, one, en, zh) => {
  expect([
    await wordsOf('en', { ...one, counts: [...one.counts] }),
    await wordsOf('zh', { ...one, counts: [...one.counts] }),
  ]).toEqual([en, zh]);
});
