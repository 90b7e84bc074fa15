import { expect, test } from 'vitest';
import { searchFold } from './search-fold.ts';

test.each([
  ['華為瀏覽器', '华为浏览器'],
  ['聯想', '联想'],
  ['鴻蒙', '鸿蒙'],
  ['蘋果', '苹果'],
  ['開源', '开源'],
  ['爲什麼', '为什么'],
  ['Ｃhrome 下載', 'chrome 下载'],
  ['夸克', '夸克'],
])('§10.1 %s is searched as %s', (text, folded) => {
  expect(searchFold(text)).toBe(folded);
});
