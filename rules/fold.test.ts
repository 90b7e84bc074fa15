import { expect, it } from 'vitest';
import { fold, foldUpTo } from './fold.ts';

it.each([
  ['Opera GX', 'opera gx'],
  ['ＯＰＥＲＡ　ＧＸ', 'opera gx'],
  ['Éclair Über', 'eclair uber'],
  ['  a \n b ', 'a b'],
  ['a\u0000\u0007b\u0000', 'a b'],
  ['夸克浏览器', '夸克浏览器'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('folds up to a limit, and leaves no half of a character', () => {
  expect(foldUpTo(20, 'ﷺ'.repeat(9))).toHaveLength(20);
  expect(foldUpTo(2, 'a😀')).toBe('a\ufffd');
});
