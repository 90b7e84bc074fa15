import type { Language } from '../../../rules/vocabulary.ts';
import type { SECTIONS } from '../layout/sections.ts';

export type ScreenName = (typeof SECTIONS)[number]['name'];

/** What the palette can do besides opening screens and records. */
export const ACTIONS = [
  'newRelease',
  'addBrowser',
  'addSlide',
  'addCode',
  'addTag',
  'replaceLinks',
  'checkUpdates',
  'checkLinks',
  'undo',
  'keys',
  'theme',
  'language',
  'site',
  'signOut',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/**
 * What a command is found by: its name in both languages and other words for it, and the pinyin of the Chinese ones,
 * which only the Chinese interface uses.
 */
interface CommandWords {
  words: readonly string[];
  pinyin: readonly string[];
}

export const SCREEN_WORDS: Record<ScreenName, CommandWords> = {
  dashboard: { words: ['Dashboard', '仪表盘', 'home', 'overview', '概览'], pinyin: ['yi biao pan', 'gai lan'] },
  browsers: { words: ['Browsers', '浏览器'], pinyin: ['liu lan qi'] },
  updates: { words: ['Updates', '更新建议', 'proposals', 'inbox'], pinyin: ['geng xin jian yi'] },
  links: {
    words: ['Links', '链接检查', 'dead links', '失效链接', 'replace', '替换'],
    pinyin: ['lian jie jian cha', 'shi xiao lian jie', 'ti huan'],
  },
  downloads: { words: ['Downloads', '下载统计', 'statistics'], pinyin: ['xia zai tong ji'] },
  slides: { words: ['Slides', '轮播图'], pinyin: ['lun bo tu'] },
  homepage: {
    words: ['Homepage settings', '首页设置', 'featured', '精选', 'footer', '页脚'],
    pinyin: ['shou ye she zhi', 'jing xuan', 'ye jiao'],
  },
  tags: { words: ['Tags', '标签'], pinyin: ['biao qian'] },
  codes: { words: ['Custom code', '自定义代码'], pinyin: ['zi ding yi dai ma'] },
  import: { words: ['Import and export', '导入与导出'], pinyin: ['dao ru yu dao chu'] },
  jobs: { words: ['Background work', '后台任务', 'jobs'], pinyin: ['hou tai ren wu'] },
  sessions: { words: ['Signed in', '登录设备', 'sessions', 'devices'], pinyin: ['deng lu she bei'] },
  history: { words: ['History', '修改记录', 'changes'], pinyin: ['xiu gai ji lu'] },
  trash: { words: ['Trash', '回收站', 'deleted', 'restore', '恢复'], pinyin: ['hui shou zhan', 'hui fu'] },
};

export const ACTION_WORDS: Record<ActionName, CommandWords> = {
  newRelease: {
    words: ['New release: choose a browser', '发布新版本：选择浏览器'],
    pinyin: ['fa bu xin ban ben ： xuan ze liu lan qi'],
  },
  addBrowser: { words: ['Add browser', '添加浏览器', 'new browser'], pinyin: ['tian jia liu lan qi'] },
  addSlide: { words: ['Add slide', '添加轮播图', 'new slide'], pinyin: ['tian jia lun bo tu'] },
  addCode: { words: ['Add custom code', '添加自定义代码', 'new custom code'], pinyin: ['tian jia zi ding yi dai ma'] },
  addTag: { words: ['Add tag', '添加标签', 'new tag'], pinyin: ['tian jia biao qian'] },
  replaceLinks: { words: ['Replace links everywhere', '替换全部链接'], pinyin: ['ti huan quan bu lian jie'] },
  checkUpdates: {
    words: ['Look for new versions now', '立即查找新版本', 'check updates', '更新'],
    pinyin: ['li ji cha zhao xin ban ben', 'geng xin'],
  },
  checkLinks: { words: ['Check all links now', '立即检查全部链接'], pinyin: ['li ji jian cha quan bu lian jie'] },
  undo: { words: ['Undo the last action', '撤销上一步操作'], pinyin: ['che xiao shang yi bu cao zuo'] },
  keys: {
    words: ['Keyboard shortcuts', '键盘快捷键', 'keys', 'help', '帮助'],
    pinyin: ['jian pan kuai jie jian', 'bang zhu'],
  },
  theme: {
    words: ['Switch theme', '切换外观', 'dark', 'light', '深色', '浅色'],
    pinyin: ['qie huan wai guan', 'shen se', 'qian se'],
  },
  language: {
    words: ['Switch to Chinese', 'Switch to English', '切换到中文', '切换到英文', 'language', '语言'],
    pinyin: ['qie huan dao zhong wen', 'qie huan dao ying wen', 'yu yan'],
  },
  site: { words: ['View the site', '查看网站'], pinyin: ['cha kan wang zhan'] },
  signOut: { words: ['Sign out', '退出登录', 'log out'], pinyin: ['tui chu deng lu'] },
};

/** The words by which the palette finds a command. */
export function namesOfCommand({ words, pinyin }: CommandWords, language: Language): readonly string[] {
  return language === 'zh' ? [...words, ...pinyin] : words;
}
