import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import adminEn from '../../i18n/admin/en.ts';
import adminZh from '../../i18n/admin/zh.json' with { type: 'json' };
import { SECTIONS } from '../layout/sections.ts';
import { ACTIONS, ACTION_WORDS, SCREEN_WORDS } from './commands.ts';
import { rankOf } from './match.ts';

const pinyinOf = (text: string) => pinyin(text, { toneType: 'none' });

it('finds every screen and action by its name in both languages and by pinyin', () => {
  for (const { name } of SECTIONS) expect(SCREEN_WORDS[name]).toEqual(expect.arrayContaining([adminEn.nav[name], adminZh.nav[name], pinyinOf(adminZh.nav[name])]));
  for (const name of ACTIONS.filter((one) => one !== 'language')) {
    const [en, zh] = [adminEn.palette.action[name], adminZh.palette.action[name]];
    expect(ACTION_WORDS[name]).toEqual(expect.arrayContaining([en, zh, pinyinOf(zh)]));
  }
  for (const texts of [adminEn, adminZh]) expect(ACTION_WORDS.language).toContain(texts.palette.action.language);
  const chinese = [...Object.values(SCREEN_WORDS), ...Object.values(ACTION_WORDS)].flatMap((words) => words.filter((word) => /\p{Script=Han}/u.test(word)).map((word) => [words, pinyinOf(word)] as const));
  for (const [words, syllables] of chinese) expect(words).toContain(syllables);
});

it('ranks a beginning before a word, a part and first letters, and needs every word', () => {
  const { history, links } = SCREEN_WORDS;
  for (const text of ['hist', 'HISTORY', '修改', 'xiugai', 'xiu gai j']) expect(rankOf(history, text)).toBe(0);
  expect(rankOf(links, 'check dead')).toBeNull();
  expect(rankOf(['Import and export'], 'exp')).toBe(1);
  expect(rankOf(history, '记录')).toBe(2);
  expect(rankOf(history, 'xgjl')).toBe(3);
  expect(rankOf(history, 'x')).toBe(0);
});
