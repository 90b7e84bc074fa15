import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import adminEn from '../../i18n/admin/en.ts';
import adminZh from '../../i18n/admin/zh.json' with { type: 'json' };
import { SECTIONS } from '../layout/sections.ts';
import { ACTIONS, ACTION_WORDS, namesOfCommand, SCREEN_WORDS } from './commands.ts';
import { rankOf } from './match.ts';

const pinyinOf = (text: string) => pinyin(text, { toneType: 'none' });

it('finds every screen and action by its name in both languages, and by pinyin in the Chinese interface alone', () => {
  for (const { name } of SECTIONS)
    expect(SCREEN_WORDS[name].words).toEqual(expect.arrayContaining([adminEn.nav[name], adminZh.nav[name]]));
  for (const name of ACTIONS.filter((one) => one !== 'language'))
    expect(ACTION_WORDS[name].words).toEqual(
      expect.arrayContaining([adminEn.palette.action[name], adminZh.palette.action[name]]),
    );
  for (const texts of [adminEn, adminZh]) expect(ACTION_WORDS.language.words).toContain(texts.palette.action.language);
  for (const { words, pinyin } of [...Object.values(SCREEN_WORDS), ...Object.values(ACTION_WORDS)])
    expect(pinyin).toEqual(words.filter((word) => /\p{Script=Han}/u.test(word)).map(pinyinOf));
  expect(rankOf(namesOfCommand(ACTION_WORDS.language, 'zh'), 'yu')).toBe(0);
  expect(rankOf(namesOfCommand(ACTION_WORDS.language, 'en'), 'yu')).toBeNull();
});

it('ranks a beginning before a word, a part and first letters, and needs every word', () => {
  const [history, links] = [namesOfCommand(SCREEN_WORDS.history, 'zh'), namesOfCommand(SCREEN_WORDS.links, 'zh')];
  for (const text of ['hist', 'HISTORY', '修改', 'xiugai', 'xiu gai j']) expect(rankOf(history, text)).toBe(0);
  expect(rankOf(links, 'check dead')).toBeNull();
  expect(rankOf(['Import and export'], 'exp')).toBe(1);
  expect(rankOf(history, '记录')).toBe(2);
  expect(rankOf(history, 'xgjl')).toBe(3);
  expect(rankOf(history, 'x')).toBe(0);
});
