import type { SECTIONS } from '../layout/sections.ts';

export type ScreenName = (typeof SECTIONS)[number]['name'];

/** What the palette can do besides opening screens and records. */
export const ACTIONS = ['newRelease', 'addBrowser', 'addSlide', 'addCode', 'addTag', 'replaceLinks', 'checkUpdates', 'checkLinks', 'undo', 'keys', 'theme', 'language', 'site', 'signOut'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** What screens are found by: their names in both languages, the pinyin of the Chinese name, and other words for them. */
export const SCREEN_WORDS: Record<ScreenName, readonly string[]> = {
  dashboard: ['Dashboard', '仪表盘', 'yi biao pan', 'home', 'overview', '概览', 'gai lan'],
  browsers: ['Browsers', '浏览器', 'liu lan qi'],
  updates: ['Updates', '更新建议', 'geng xin jian yi', 'proposals', 'inbox'],
  links: ['Links', '链接检查', 'lian jie jian cha', 'dead links', '失效链接', 'shi xiao lian jie', 'replace', '替换', 'ti huan'],
  downloads: ['Downloads', '下载统计', 'xia zai tong ji', 'statistics'],
  slides: ['Slides', '轮播图', 'lun bo tu'],
  homepage: ['Homepage settings', '首页设置', 'shou ye she zhi', 'featured', '精选', 'jing xuan', 'footer', '页脚', 'ye jiao'],
  tags: ['Tags', '标签', 'biao qian'],
  codes: ['Custom code', '自定义代码', 'zi ding yi dai ma'],
  import: ['Import and export', '导入与导出', 'dao ru yu dao chu'],
  jobs: ['Background work', '后台任务', 'hou tai ren wu', 'jobs'],
  sessions: ['Signed in', '登录设备', 'deng lu she bei', 'sessions', 'devices'],
  history: ['History', '修改记录', 'xiu gai ji lu', 'changes'],
  trash: ['Trash', '回收站', 'hui shou zhan', 'deleted', 'restore', '恢复', 'hui fu'],
};

/** The same for actions. */
export const ACTION_WORDS: Record<ActionName, readonly string[]> = {
  newRelease: ['New release: choose a browser', '发布新版本：选择浏览器', 'fa bu xin ban ben ： xuan ze liu lan qi'],
  addBrowser: ['Add browser', '添加浏览器', 'tian jia liu lan qi', 'new browser'],
  addSlide: ['Add slide', '添加轮播图', 'tian jia lun bo tu', 'new slide'],
  addCode: ['Add custom code', '添加自定义代码', 'tian jia zi ding yi dai ma', 'new custom code'],
  addTag: ['Add tag', '添加标签', 'tian jia biao qian', 'new tag'],
  replaceLinks: ['Replace links everywhere', '替换全部链接', 'ti huan quan bu lian jie'],
  checkUpdates: ['Look for new versions now', '立即查找新版本', 'li ji cha zhao xin ban ben', 'check updates', '更新', 'geng xin'],
  checkLinks: ['Check all links now', '立即检查全部链接', 'li ji jian cha quan bu lian jie'],
  undo: ['Undo the last action', '撤销上一步操作', 'che xiao shang yi bu cao zuo'],
  keys: ['Keyboard shortcuts', '键盘快捷键', 'jian pan kuai jie jian', 'keys', 'help', '帮助', 'bang zhu'],
  theme: ['Switch theme', '切换外观', 'qie huan wai guan', 'dark', 'light', '深色', 'shen se', '浅色', 'qian se'],
  language: ['Switch to Chinese', 'Switch to English', '切换到中文', 'qie huan dao zhong wen', '切换到英文', 'qie huan dao ying wen', 'language', '语言', 'yu yan'],
  site: ['View the site', '查看网站', 'cha kan wang zhan'],
  signOut: ['Sign out', '退出登录', 'tui chu deng lu', 'log out'],
};
