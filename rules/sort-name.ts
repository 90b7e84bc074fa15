import { createRequire } from 'node:module';
import type * as PinyinPro from 'pinyin-pro';
import { foldUpTo } from './fold.ts';
import type { LocalizedText } from './vocabulary.ts';

/** In UTF-16 units. */
const SORT_NAME_MAX = 800;

let pinyin: (typeof PinyinPro)['pinyin'] | undefined;

/**
 * Compared byte by byte: the folded English name, and the pinyin of the Chinese one. Stored with the name, so that both
 * databases sort in the same order.
 */
export function sortName(name: LocalizedText): LocalizedText {
  return {
    en: foldUpTo(SORT_NAME_MAX, name.en),
    zh: foldUpTo(SORT_NAME_MAX, loadPinyin()(name.zh, { toneType: 'num', nonZh: 'consecutive' })),
  };
}

/** Without tones and spaces. */
export function pinyinOf(word: string) {
  return loadPinyin()(word, { toneType: 'none', separator: '', v: true });
}

/** The first letter of the pinyin of each character. */
export function initialsOf(word: string) {
  return loadPinyin()(word, { pattern: 'first', toneType: 'none', separator: '' });
}

/** Most processes never write, and its dictionaries take megabytes. */
function loadPinyin(): (typeof PinyinPro)['pinyin'] {
  return (pinyin ??= (createRequire(import.meta.url)('pinyin-pro') as typeof PinyinPro).pinyin);
}
