import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../../rules/vocabulary.ts';
import { addPartialTexts, createI18n } from '../../i18n/setup.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { I18nProvider } from '../../i18n/use-translation.ts';
import { otherCounts, severalOf, useChangeText } from './change-text.ts';

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
  undoneKind: null,
  isRedo: false,
};

test('a change of several records is named by their number, however it was made', () => {
  const counts = [versions('delete', 3), { recordType: 'slide' as const, operation: 'update' as const, count: 1 }];
  for (const kind of ['bulk', 'delete'] as const) {
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
  expect(otherCounts(undoneImport)).toEqual([versions('create', 3)]);
  const undoneDeletion = { ...change, kind: 'undo' as const, counts: [versions('create', 3)] };
  expect(severalOf(undoneDeletion)).toEqual(versions('delete', 3));
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
const moved = { ...opera, kind: 'update' as const, counts: [browsers('update', 7)] };

test.each([
  ['a move', moved, 'Changed Opera One (6 browsers)', '已修改“Opera One”（6 款浏览器）'],
  [
    'an undone move',
    { ...moved, kind: 'undo', undoneKind: 'update' },
    'Undone: Changed Opera One (6 browsers)',
    '已撤销：已修改“Opera One”（6 款浏览器）',
  ],
  [
    'deleted versions of a browser',
    { ...firefox, counts: [versions('delete', 9), slides] },
    '9 versions of Firefox deleted (1 slide changed)',
    '已删除 9 个版本 · 火狐浏览器（已修改 1 张轮播图）',
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
    'Imported records (2 versions of Firefox added, 1 browser changed)',
    '已导入记录（已添加 2 个版本 · 火狐浏览器，已修改 1 款浏览器）',
  ],
  [
    'accepted proposals',
    { ...firefox, kind: 'approval', counts: [versions('create', 3)] },
    'Accepted updates: 3 versions of Firefox',
    '已采纳更新建议：3 个版本 · 火狐浏览器',
  ],
  [
    'an accepted proposal',
    { kind: 'approval', counts: [versions('create', 1)] },
    'Accepted an update of 1.0 · Windows',
    '已采纳更新建议：“1.0 · Windows”',
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
    'Redone: Deleted Opera One (3 versions)',
    '已重做：已删除“Opera One”（3 个版本）',
  ],
] as const)('%s is named in both languages', async (_name, one, en, zh) => {
  expect([
    await wordsOf('en', { ...one, counts: [...one.counts] }),
    await wordsOf('zh', { ...one, counts: [...one.counts] }),
  ]).toEqual([en, zh]);
});
