import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RowOperation, ShownRecordType } from '#rules/history.ts';
import type { Language } from '#rules/vocabulary.ts';
import { createI18n, loadNamespaces } from '../../../i18n/instance.ts';
import { TextsProvider } from '../../../i18n/provider.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useChangeText } from './change-text.ts';

type Change = Parameters<ReturnType<typeof useChangeText>['textOf']>[0];

/** The words of a change in a language. */
async function wordsOf(language: Language, change: Change): Promise<string> {
  const i18n = createI18n(language, await loadTexts(language, 'site'));
  await loadNamespaces(i18n, ['admin', 'compare']);
  const Words = () => useChangeText().textOf(change);
  return renderToString(
    <TextsProvider i18n={i18n}>
      <Words />
    </TextsProvider>,
  );
}

const count = (recordType: ShownRecordType, operation: RowOperation, number: number) => ({
  recordType,
  operation,
  count: number,
});
const firefox = {
  recordType: 'browser',
  recordId: '1',
  title: 'Firefox / 火狐浏览器',
  browserTitle: 'Firefox / 火狐浏览器',
} as const;

test.each([
  [
    'a move',
    { ...firefox, kind: 'update', counts: [count('browser', 'update', 7)] },
    'Firefox + 6 browsers · Changed',
    '火狐浏览器 + 6 款浏览器 · 已修改',
  ],
  [
    'a deletion',
    {
      ...firefox,
      kind: 'delete',
      counts: [count('browser', 'delete', 1), count('version', 'delete', 3), count('slide', 'update', 1)],
    },
    'Firefox + 3 versions, 1 slide · Deleted',
    '火狐浏览器 + 3 个版本，1 张轮播图 · 已删除',
  ],
  [
    'a change of versions',
    {
      ...firefox,
      kind: 'bulk',
      recordType: 'version',
      title: '1.0 windows x64',
      counts: [count('version', 'update', 9)],
    },
    'Firefox 1.0 · Windows X64 + 8 versions · Changed together',
    '火狐浏览器 1.0 · Windows X64 + 8 个版本 · 已批量修改',
  ],
  [
    'accepted updates',
    {
      ...firefox,
      kind: 'approval',
      recordType: 'version',
      title: '1.0 windows',
      counts: [count('version', 'create', 3)],
    },
    'Firefox 1.0 · Windows + 2 versions · Update accepted',
    '火狐浏览器 1.0 · Windows + 2 个版本 · 已采纳更新',
  ],
  [
    'a merged tag',
    {
      ...firefox,
      kind: 'merge',
      recordType: 'setting',
      recordId: 'browser_tags',
      title: 'Hot → New / 热门 → 新上线',
      browserTitle: null,
      counts: [count('browser', 'update', 2), count('setting', 'update', 1)],
    },
    'Tags: Hot → New + 2 browsers · Merged',
    '标签：热门 → 新上线 + 2 款浏览器 · 已合并',
  ],
  [
    'an undo of one record',
    { ...firefox, kind: 'undo', counts: [count('browser', 'update', 1)] },
    'Firefox · Undone',
    '火狐浏览器 · 已撤销',
  ],
  [
    'a redo',
    { ...firefox, kind: 'undo', isRedo: true, counts: [count('browser', 'update', 1)] },
    'Firefox · Redone',
    '火狐浏览器 · 已重做',
  ],
] as const)('%s is named in both languages', async (_name, one, en, zh) => {
  const change = { isRedo: false, ...one, counts: [...one.counts] };
  expect([await wordsOf('en', change), await wordsOf('zh', change)]).toEqual([en, zh]);
});
