import { PHONES, PLATFORMS, type Platform } from './vocabulary.ts';

/** Chinese characters, or other letters and digits. */
export const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Words that do not say which browser. */
const COMMON_WORDS = new Set(
  `ai an and app apps apk best browser browsers by com download downloads exe for free from get good how in install installer is latest me my new of official on or
  page program site software that the to top versus vs web website what which with`.split(/\s+/u),
);
const COMMON_HAN =
  /人工智能|智能(?!体)|浏览器?|下载|官方网站|官方|官网|网站|网址|网页版|安装包|安装|最新版?|正式版?|最好|(?<=\d)位|版本|版|软件|免费|怎么样|怎么|如何|哪个好|哪个|什么|好用|推荐|的|和|与|或|款/gu;
const COMMON_PINYIN = /(?:liu ?lan ?qi|llq|xia ?zai)(?![a-z])/gu;
/** The end of "diabrowser". */
const JOINED_BROWSER = /(?<=[a-z]{2})browsers?(?![a-z])/gu;
const COMPUTERS: readonly Platform[] = ['windows', 'macos', 'linux'];
/** Words for systems, which only count in a search without other words. */
const SYSTEM_WORDS: ReadonlyMap<string, readonly Platform[]> = new Map(
  (
    [
      ['windows win win10 win11', ['windows']],
      ['macos mac', ['macos']],
      ['linux ubuntu debian fedora', ['linux']],
      ['android 安卓', ['android']],
      ['ios iphone ipad', ['ios']],
      ['harmonyos 鸿蒙', ['harmonyos']],
      ['apple 苹果', ['macos', 'ios']],
      ['mobile phone 手机 平板', PHONES],
      ['desktop pc 电脑 桌面', COMPUTERS],
      ['10 11 32 64 32bit 64bit amd arm intel m1 m2 m3 m4 m5 os x64 x86 系统', []],
    ] satisfies [string, readonly Platform[]][]
  ).flatMap(([words, platforms]) => words.split(' ').map((word) => [word, platforms])),
);
const SYSTEM_HAN = new RegExp([...SYSTEM_WORDS.keys()].filter(isHan).join('|'), 'gu');

interface TellingWords {
  words: string[];
  areCommon: boolean;
  platforms: readonly Platform[];
}

/**
 * The words that say which browser a folded text is about. With only common words, `areCommon` is true and these are
 * the words. With only words for systems, `platforms` are their platforms.
 */
export function tellingWords(folded: string): TellingWords {
  const text = folded.replace(COMMON_PINYIN, ' ').replace(JOINED_BROWSER, ' ');
  const known = wordsIn(text.replace(COMMON_HAN, ' ')).filter((word) => !COMMON_WORDS.has(word));
  const names = wordsIn(known.join(' ').replace(SYSTEM_HAN, ' ')).filter((word) => !SYSTEM_WORDS.has(word));
  if (names.length > 0) return { words: names, areCommon: false, platforms: [] };
  const systems = known.flatMap((word) => word.match(SYSTEM_HAN) ?? word);
  if (known.length > 0) return { words: known, areCommon: false, platforms: platformsOf(systems) };
  const common = [...(folded.match(COMMON_HAN) ?? []), ...wordsIn(folded).filter((word) => COMMON_WORDS.has(word))];
  const words = common.filter((word) => word === 'ai' || word.length > (isHan(word) ? 1 : 2));
  return { words, areCommon: true, platforms: [] };
}

/** The platforms that all words mean ("苹果手机" is `ios`), or else those of any. */
function platformsOf(words: readonly string[]): readonly Platform[] {
  const lists = words.map((word) => SYSTEM_WORDS.get(word) ?? []).filter((list) => list.length > 0);
  const inAll = PLATFORMS.filter((platform) => lists.length > 0 && lists.every((list) => list.includes(platform)));
  return inAll.length > 0 ? inAll : lists.flat();
}

export function joinedWords(folded: string) {
  return (folded.match(WORD) ?? []).join('');
}

/** One letter or digit says nothing. */
function wordsIn(text: string) {
  return (text.match(WORD) ?? []).filter((word) => word.length > 1 || isHan(word));
}

export function isHan(word: string) {
  return /^\p{Script=Han}/u.test(word);
}
