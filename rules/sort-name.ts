import { createRequire } from 'node:module';
import type * as PinyinPro from 'pinyin-pro';
import { foldUpTo } from './fold.ts';
import { SORT_NAME_MAX } from './limits.ts';
import type { LocalizedText } from './vocabulary.ts';

let pinyin: (typeof PinyinPro)['pinyin'] | undefined;

/**
 * The keys under which a name is put in alphabetical order, one a language, to be compared byte by byte: English
 * folded, Chinese by the pinyin of its characters. Stored beside the name, so that every database sorts alike.
 */
export function sortName(name: LocalizedText): LocalizedText {
  // Loaded when it is needed: its dictionaries take megabytes, and most processes only ever read.
  pinyin ??= (createRequire(import.meta.url)('pinyin-pro') as typeof PinyinPro).pinyin;
  return { en: foldUpTo(SORT_NAME_MAX, name.en), zh: foldUpTo(SORT_NAME_MAX, pinyin(name.zh, { toneType: 'num', nonZh: 'consecutive' })) };
}
