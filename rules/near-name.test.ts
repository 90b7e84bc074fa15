import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { nearKeys, nearKeysOfSearch } from './near-name.ts';
import { searchText } from './search-text.ts';
import { pinyinOf } from './sort-name.ts';
import type { LocalizedText } from './vocabulary.ts';

/** Whether a search finds a name in spite of its mistakes. */
function isNear(search: string, name: LocalizedText): boolean {
  const none = { en: '', zh: '' };
  const keys = new Set(nearKeys(searchText({ name, otherNames: null, description: none, shortDescription: none })));
  return [...nearKeysOfSearch(fold(search)).keys()].some((key) => keys.has(key));
}

const BRAVE = { en: 'Brave', zh: 'Brave 浏览器' };
const EDGE = { en: 'Microsoft Edge', zh: 'Microsoft Edge 浏览器' };
const QUARK = { en: 'Quark', zh: '夸克' };
const SECURE = { en: '360 Secure Browser', zh: '360 安全浏览器' };
const DUCK = { en: 'DuckDuckGo', zh: 'DuckDuckGo 浏览器' };
const FIREFOX = { en: 'Mozilla Firefox', zh: '火狐浏览器' };

test.each([
  ['brvae', BRAVE],
  ['brve', BRAVE],
  ['bravve', BRAVE],
  ['brafe', BRAVE],
  ['rbave', BRAVE],
  ['Brave browser download', BRAVE],
  ['edeg', EDGE],
  ['microsft', EDGE],
  ['micro soft edge', EDGE],
  ['duck duck go', DUCK],
  ['duck-duck-goo', DUCK],
  ['kuake', QUARK],
  ['夸刻', QUARK],
  ['夸客浏览器', QUARK],
  ['夸克器', QUARK],
  ['火壶', FIREFOX],
  ['anquan', SECURE],
  ['360anquan', SECURE],
  ['360安全', SECURE],
])('%s is near its name', (search, name) => {
  expect(isNear(search, name)).toBe(true);
});

test.each([
  ['zzzz', BRAVE],
  ['browser', SECURE],
  ['浏览器', QUARK],
  ['liulanqi', QUARK],
  ['夸张', QUARK],
  ['火锅', FIREFOX],
  ['bave3x', BRAVE],
  ['cook', { en: 'Nook', zh: 'Nook' }],
  ['mac', { en: 'Arc', zh: 'Arc 浏览器' }],
  ['.php', BRAVE],
  ['', BRAVE],
  ['404', SECURE],
])('%s is not', (search, name) => {
  expect(isNear(search, name)).toBe(false);
});

test('a text of any length has a limited number of keys', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  expect(nearKeysOfSearch(words).size).toBeLessThan(150);
  expect([...nearKeysOfSearch('a'.repeat(200))]).toEqual([]);
});

test('the common Chinese characters have the syllables of the library', async () => {
  // GB2312 has 94 characters in each of its rows; those of the rows 16 to 55 are in common use.
  const rows = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 94 }, (__, cell) => [0xb0 + row, 0xa1 + cell]),
  );
  const characters = new TextDecoder('gbk').decode(Uint8Array.from(rows.flat(2))).replace(/\P{Script=Han}/gu, '');
  const bySyllable = Object.entries(Object.groupBy(Array.from(characters), pinyinOf)).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  await expect(
    `${JSON.stringify(Object.fromEntries(bySyllable.map(([syllable, list]) => [syllable, list?.join('')])), null, 2)}\n`,
  ).toMatchFileSnapshot('syllables.json');
});
