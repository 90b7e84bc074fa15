import { expect, it } from 'vitest';
import { sortName } from './sort-name.ts';

const chinese = (name: string) => sortName({ en: '', zh: name }).zh;

it('puts Chinese names in the order of their pinyin', () => {
  const names = ['夸克', '豆包', '火狐浏览器', '360 安全浏览器', '谷歌 Chrome 浏览器', 'Arc 浏览器'];
  expect(names.toSorted((a, b) => (chinese(a) < chinese(b) ? -1 : 1))).toEqual([
    '360 安全浏览器',
    'Arc 浏览器',
    '豆包',
    '谷歌 Chrome 浏览器',
    '火狐浏览器',
    '夸克',
  ]);
});

it('folds English names', () => {
  expect(sortName({ en: 'Éclair', zh: '' }).en).toBe('eclair');
});
