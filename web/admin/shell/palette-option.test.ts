import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import adminEn from '../../i18n/admin/en.ts';
import adminZh from '../../i18n/admin/zh.ts';
import { matching, matchRank, splitAtScreen } from './palette-option.ts';

const [en, zh] = [adminEn.palette, adminZh.palette];

it('finds every command by its name in both languages, and by pinyin in the Chinese interface alone', () => {
  const labels = (texts: typeof adminEn | typeof adminZh) => ({ ...texts.nav, ...texts.palette.action });
  for (const name of Object.keys(en.words) as (keyof typeof en.words)[]) {
    const spelt = pinyin(labels(adminZh)[name], { toneType: 'none' }).split(' ： ');
    if (name !== 'language') {
      expect(en.words[name].split(' | ')).toContain(labels(adminZh)[name]);
      expect(zh.words[name].split(' | ')).toContain(labels(adminEn)[name]);
    }
    expect(zh.words[name].split(' | ')).toEqual(expect.arrayContaining(spelt));
  }
  expect(matchRank(zh.words.language.split(' | '), 'yu')).toBe(0);
  expect(matchRank(en.words.language.split(' | '), 'yu')).toBeNull();
});

it('ranks a beginning before a part and first letters, and needs every word', () => {
  const [history, links] = [zh.words.history.split(' | '), en.words.links.split(' | ')];
  for (const text of ['hist', 'HISTORY', 'xiugai', 'xiu gai j', 'x']) expect(matchRank(history, text)).toBe(0);
  expect(matchRank(['Import and export'], 'exp')).toBe(1);
  expect(matchRank(history, 'xgjl')).toBe(2);
  expect(matchRank(links, 'check dead')).toBeNull();
  const options = [{ names: ['Wavelink'] }, { names: ['Links'] }, { names: ['Tags'] }];
  expect(matching(options, 'link')).toEqual([options[1], options[0]]);
});

it('splits a text at the words of a screen, so that "edge new release" is a browser and its screen', () => {
  const screens = ['New release', 'Versions'];
  expect(splitAtScreen('edge new release', screens)).toEqual({ name: 'edge', words: 'new release' });
  expect(splitAtScreen('new release edge', screens)).toEqual({ name: 'edge', words: 'new release' });
  expect(splitAtScreen('opera one versions', screens)).toEqual({ name: 'opera one', words: 'versions' });
  expect(splitAtScreen('opera one', screens)).toEqual({ name: 'opera one', words: '' });
  expect(splitAtScreen('versions', screens)).toEqual({ name: 'versions', words: '' });
});
