import { expect, test } from 'vitest';
import { nearKeysOfName, nearKeysOfSearch } from './near-name.ts';
import { sortName } from './sort-name.ts';
import type { LocalizedText } from './vocabulary.ts';

/** Whether a search finds a name in spite of its mistakes. */
function isNear(search: string, name: LocalizedText): boolean {
  const keys = new Set(nearKeysOfName(name, sortName(name).zh));
  return nearKeysOfSearch(search).some((key) => keys.has(key));
}

const BRAVE = { en: 'Brave', zh: 'Brave 浏览器' };
const EDGE = { en: 'Microsoft Edge', zh: 'Microsoft Edge 浏览器' };
const QUARK = { en: 'Quark', zh: '夸克' };
const SECURE = { en: '360 Secure Browser', zh: '360 安全浏览器' };
const DUCK = { en: 'DuckDuckGo', zh: 'DuckDuckGo 浏览器' };

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
  ['夸克器', QUARK],
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
  ['bave3x', BRAVE],
  ['mac', { en: 'Arc', zh: 'Arc 浏览器' }],
  ['.php', BRAVE],
  ['', BRAVE],
  ['404', SECURE],
])('%s is not', (search, name) => {
  expect(isNear(search, name)).toBe(false);
});

test('a text of any length has a limited number of keys', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  expect(nearKeysOfSearch(words).length).toBeLessThan(150);
  expect(nearKeysOfSearch('a'.repeat(200))).toEqual([]);
});
