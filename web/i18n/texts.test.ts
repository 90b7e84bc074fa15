import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import messagesEn from '#rules/i18n/messages/en.json' with { type: 'json' };
import messagesZh from '#rules/i18n/messages/zh.json' with { type: 'json' };
import namesEn from '#rules/i18n/names/en.json' with { type: 'json' };
import namesZh from '#rules/i18n/names/zh.json' with { type: 'json' };
import serverEn from '#rules/i18n/server/en.json' with { type: 'json' };
import serverZh from '#rules/i18n/server/zh.json' with { type: 'json' };
import { FACT_GROUPS, FACT_TOPICS, choicesOf } from '#rules/facts.ts';
import { SHORT_DESCRIPTION_MAX, SHORT_DESCRIPTION_SUGGESTED_MIN } from '#rules/limits.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import adminEn from './admin/en.json' with { type: 'json' };
import adminZh from './admin/zh.json' with { type: 'json' };
import catalogueEn from './catalogue/en.json' with { type: 'json' };
import catalogueZh from './catalogue/zh.json' with { type: 'json' };
import compareEn from './compare/en.json' with { type: 'json' };
import compareZh from './compare/zh.json' with { type: 'json' };
import { createI18n } from './instance.ts';
import en from './site/en.json' with { type: 'json' };
import zh from './site/zh.json' with { type: 'json' };
import { loadTexts } from './texts.ts';

/** By the folder of their files. */
const TEXTS = {
  'web/i18n/site': [en, zh],
  'web/i18n/catalogue': [catalogueEn, catalogueZh],
  'web/i18n/compare': [compareEn, compareZh],
  'web/i18n/admin': [adminEn, adminZh],
  'rules/i18n/names': [namesEn, namesZh],
  'rules/i18n/messages': [messagesEn, messagesZh],
  'rules/i18n/server': [serverEn, serverZh],
} as const;

/** The keys of a tree of texts. Plural forms count as one key, because the languages have different ones. */
function keysOf(texts: object, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(/_(?:one|other)$/u, '')] : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each(Object.entries(TEXTS))('%s', (_folder, [english, chinese]) => {
  it('§8.3 has every text in both languages', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english));
  });

  it('has no empty text', () => {
    const texts = JSON.stringify([english, chinese]);
    expect(texts).not.toContain('""');
  });

  it('fills in the same values in both languages', () => {
    const flat = (texts: object, prefix = ''): [string, string][] =>
      Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
      );
    const translated = new Map(flat(chinese));
    for (const [key, text] of flat(english)) {
      const other = translated.get(key) ?? translated.get(key.replace(/_one$/u, '_other'));
      expect([key, placeholders(other ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

it('has no key in two namespaces, and no group in two files of one', () => {
  const screens = [en, namesEn, catalogueEn, compareEn, adminEn, messagesEn];
  for (const [one, other] of [
    [en, namesEn],
    [adminEn, messagesEn],
    [serverEn, namesEn],
    [serverEn, messagesEn],
  ] as const)
    expect(Object.keys(one).filter((group) => group in other)).toEqual([]);
  const keys = screens.flatMap((texts) => keysOf(texts));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(Object.keys(TEXTS).flatMap((folder) => [`${folder}/en.json`, `${folder}/zh.json`]))(
  '%s has each key once, because a second one would replace the first without a warning',
  (file) => {
    const json = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(`${JSON.stringify(JSON.parse(json), null, 2)}\n`).toBe(json);
  },
);

const textsOf = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** In English (0) or Chinese (1). */
const textsIn = (language: 0 | 1) => Object.values(TEXTS).flatMap((texts) => textsOf(texts[language]));

const LATIN = String.raw`[A-Za-z0-9]|\{\{(?:count|shown|total|n|number|max|percent|order|featured)\}\}`;

it.each([
  ['a blank between two Chinese characters', /\p{Script=Han} \p{Script=Han}/u],
  [
    'no blank between a Chinese character and a Latin one',
    new RegExp(String.raw`\p{Script=Han}(?:${LATIN})|(?:${LATIN})\p{Script=Han}`, 'u'),
  ],
  ['a blank beside full-width punctuation', / [，。：；？！（）“”]|[，。：；？！（）“”] (?!\{\{)/u],
  ['half-width punctuation after a Chinese character', /\p{Script=Han}[,;:?!.()]/u],
  ['quotation marks of another kind', /[「」『』"']/u],
  [
    'a word that the glossary replaces',
    /您|幻灯片|目录|主机|备用下载|校验和|哈希|大全|历代|敬请期待|短简介|收件箱|死链/u,
  ],
])('writes no Chinese text with %s', (_what, fault) => {
  expect(textsIn(1).filter(([, text]) => fault.test(text))).toEqual([]);
});

it.each([
  ['straight quotation marks', /["']/u],
  ['three full stops or an exclamation mark', /\.\.\.|!/u],
  ['American spelling', /\b(?:catalog|color|summarize|license|gray)\b/iu],
  [
    'a word that the glossary replaces',
    /\b(?:administration|custom codes yet|leads? to|log in|further(?! scripts)|custom codes$)\b/iu,
  ],
])('writes no English text with %s', (_what, fault) => {
  const mandated = ['Failed to load custom codes'];
  expect(textsIn(0).filter(([, text]) => fault.test(text) && !mandated.includes(text))).toEqual([]);
});

it('names every topic of the comparison with its choices, and every group, in both languages', () => {
  const choices = Object.fromEntries(
    FACT_TOPICS.filter((topic) => choicesOf(topic).length > 0).map((topic) => [topic, choicesOf(topic)]),
  );
  for (const { topic, choice, group } of [compareEn, compareZh]) {
    expect(Object.keys(topic)).toEqual(FACT_TOPICS);
    expect(Object.keys(group)).toEqual(FACT_GROUPS);
    expect(Object.fromEntries(Object.entries(choice).map(([one, texts]) => [one, Object.keys(texts)]))).toEqual(
      choices,
    );
  }
});

it('§3.7 names every platform, and all of them together, in both languages', () => {
  for (const { platform } of [namesEn, namesZh])
    expect(Object.keys(platform).toSorted()).toEqual(['all', ...PLATFORMS].toSorted());
});

it.each([
  ['Network error. Please check your connection.', '网络错误，请检查网络连接。'],
  ['Server Error', '服务器错误'],
  ['Unauthorized', '登录已失效'],
  ['Failed to load data', '数据加载失败'],
  ['Failed to load browsers', '浏览器列表加载失败'],
  ['Failed to load browser', '浏览器加载失败'],
  ['Failed to load versions', '版本列表加载失败'],
  ['Failed to load version', '版本加载失败'],
  ['Failed to fetch slides', '轮播图加载失败'],
  ['Failed to load custom codes', '自定义代码加载失败'],
  ['Please fill in all required fields', '请填写所有必填字段'],
  ['Login failed. Please check your password.', '登录失败，请检查密码。'],
  ['Login failed. Please try again.', '登录失败，请重试。'],
  ['{{message}} (HTTP Error: {{status}})', '{{message}}（HTTP 错误：{{status}}）'],
  ['Submit failed', '提交失败'],
  ['Delete failed', '删除失败'],
  ['Save failed', '保存失败'],
  ['{{message}}: {{reason}}', '{{message}}：{{reason}}'],
  ['Failed to delete slide', '轮播图删除失败'],
  ['Failed to update slide status', '轮播图状态更新失败'],
  ['Failed to save slide', '轮播图保存失败'],
  ['Failed to toggle custom code', '自定义代码状态切换失败'],
  ['Failed to delete custom code', '自定义代码删除失败'],
  ['Failed to save custom code', '自定义代码保存失败'],
  ['At most 20 tags can be chosen', '最多只能选择 20 个标签'],
  ['At most 5 screenshots can be added', '最多只能添加 5 张截图'],
  ['At most 5 screenshots can be uploaded', '最多只能上传 5 张截图'],
  ['Browser ID is required', '请选择浏览器'],
  ['URL must be less than 2048 characters', '网址不能超过 2048 个字符'],
  ['English name is required', '请填写英文名称'],
  ['English name must be less than 100 characters', '英文名称不能超过 100 个字符'],
  ['Chinese name is required', '请填写中文名称'],
  ['Chinese name must be less than 100 characters', '中文名称不能超过 100 个字符'],
  ['English short description must be less than 100 characters', '英文一句话简介不能超过 100 个字符'],
  ['Chinese short description must be less than 100 characters', '中文一句话简介不能超过 100 个字符'],
  ['English description is required', '请填写英文简介'],
  ['English description must be less than 1000 characters', '英文简介不能超过 1000 个字符'],
  ['Chinese description is required', '请填写中文简介'],
  ['Chinese description must be less than 1000 characters', '中文简介不能超过 1000 个字符'],
  ['Icon URL is required', '请填写图标地址'],
  ['Invalid icon URL format', '图标地址格式不正确'],
  ['Invalid website URL format', '官网地址格式不正确'],
  ['Version number is required', '请填写版本号'],
  ['Version number must be less than 50 characters', '版本号不能超过 50 个字符'],
  ['Release date is required', '请填写发布日期'],
  ['Platform is required', '请选择平台'],
  ['Invalid platform', '平台无效'],
  ['Invalid architecture', '架构无效'],
  ['Invalid release channel', '发布渠道无效'],
  ['Invalid update type', '更新类型无效'],
  ['Download URL is required', '请填写下载地址'],
  ['Invalid download URL format', '下载地址格式不正确'],
  ['File size must be less than 50 characters', '文件大小不能超过 50 个字符'],
  ['Minimum OS version must be less than 100 characters', '最低系统版本不能超过 100 个字符'],
  ['Invalid SHA-256 checksum', 'SHA-256 校验值格式不正确'],
  ['Invalid source URL format', '来源地址格式不正确'],
  ['English features are required', '请填写英文功能特性'],
  ['English features must be less than 10000 characters', '英文功能特性不能超过 10000 个字符'],
  ['Chinese features are required', '请填写中文功能特性'],
  ['Title must be less than 200 characters', '标题不能超过 200 个字符'],
  ['Description must be less than 500 characters', '描述不能超过 500 个字符'],
  ['Invalid image URL format', '图片地址格式不正确'],
  ['Invalid link type', '链接类型无效'],
  ['Please select a link target', '请选择链接目标'],
  ['Name must be less than 200 characters', '名称不能超过 200 个字符'],
  ['Invalid code position', '代码位置无效'],
  [
    'Tag ID can contain only lowercase English letters, digits, hyphens and underscores',
    '标签 ID 只能包含小写英文字母、数字、连字符和下划线',
  ],
  ['Tag ID already exists', '标签 ID 已存在'],
  ['Tag ID must be less than 50 characters', '标签 ID 不能超过 50 个字符'],
  ['Tag label must be less than 50 characters', '标签名称不能超过 50 个字符'],
  ['Invalid date format', '日期格式不正确'],
  ['Please enter an image URL', '请输入图片地址'],
  ['Please enter a valid URL', '请输入有效的网址'],
  ['Invalid screenshot URL at position {{n}}', '第 {{n}} 张截图的地址格式不正确'],
  ['Invalid mirror URL at position {{n}}', '第 {{n}} 个镜像的地址格式不正确'],
  ['Invalid link URL format', '链接地址格式不正确'],
  ['Password is required', '请输入密码'],
  [
    'Enter an http(s) URL, a path that begins with /, or a mailto address',
    '请输入 http(s) 网址、以 / 开头的路径，或 mailto 邮件地址',
  ],
])('§5.17 §8.3 §8.5 says “%s” in Chinese wherever it says it in English', (english, chinese) => {
  const translated = new Map(textsIn(1));
  const keys = textsIn(0)
    .filter(([, text]) => text === english)
    .map(([key]) => key);
  expect(keys).not.toEqual([]);
  expect(keys.map((key) => translated.get(key))).toEqual(keys.map(() => chinese));
});

it('has the same words for a server that is away on both sides', () => {
  expect([en.error.unavailable, zh.error.unavailable]).toEqual([
    messagesEn.message.unavailable,
    messagesZh.message.unavailable,
  ]);
});

it('§8.19 says of a success that it is one, in either language', () => {
  expect(adminEn.form.saved).toBe('Saved successfully');
  expect(adminZh.form.saved).toContain('成功');
  expect([adminEn.form.saveFailed, adminZh.form.saveFailed].some((text) => /success|成功/iu.test(text))).toBe(false);
});

it('§3.3 §9.6 suggests a length for short descriptions', () => {
  for (const { browsers } of [adminEn, adminZh])
    expect(browsers.shortHint.match(/\d+/gu)).toEqual([
      String(SHORT_DESCRIPTION_SUGGESTED_MIN),
      String(SHORT_DESCRIPTION_MAX),
      '20',
      '40',
    ]);
});

it.each([
  ['en', ['just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago', '1 day ago', '29 days ago']],
  ['zh', ['刚刚', '1 分钟前', '59 分钟前', '1 小时前', '23 小时前', '1 天前', '29 天前']],
] as const)('§9.20 says how long ago something was (%s)', async (language, words) => {
  const { t } = createI18n(language, await loadTexts(language, 'site'));
  const ages = [
    ['now', 0],
    ['minute', 1],
    ['minute', 59],
    ['hour', 1],
    ['hour', 23],
    ['day', 1],
    ['day', 29],
  ] as const;
  expect(ages.map(([unit, count]) => t(`time.${unit}`, { count }))).toEqual(words);
});

it.each([namesEn, namesZh])('names each platform in the description of the site', ({ platform, site }) => {
  for (const name of PLATFORMS) expect(site.description).toContain(platform[name]);
});

/** The parts of pages that are fetched with `catalogue` and `compare`. */
const LATER = new Set(['web/ui/icon-band.tsx']);

it('has every text of the home page and of the frame of all pages in the namespace that each page brings along', () => {
  const own = new Set(keysOf(en));
  const later = new Set([...keysOf(catalogueEn), ...keysOf(compareEn)]);
  const files = globSync('web/{ui,site/home,site/layout,site/suggestions}/*.tsx').filter((file) => !LATER.has(file));
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([\w.]+)'/gu)].map(([, key = '']) => key),
  );
  expect(used.filter((key) => own.has(key)).length).toBeGreaterThan(50);
  expect(used.filter((key) => later.has(key) && !own.has(key))).toEqual([]);
});
