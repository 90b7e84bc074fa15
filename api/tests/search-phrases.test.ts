import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { searchFold } from '#rules/search-fold.ts';
import { startApp, type RunningApp } from './running-app.ts';

/** What people type, and the browser that comes first in the first catalogue. */
const PHRASES: Record<string, readonly string[]> = {
  'Perplexity Comet': [
    'comet',
    'comet browser',
    'AI browser by Perplexity',
    'perplexity',
    'comet浏览器下载',
    'comet 11',
    'comet 12',
    '彗星浏览器',
  ],
  'ChatGPT Atlas': [
    'chatgpt browser',
    'openai',
    "OpenAI's browser",
    'atlas',
    'gpt浏览器',
    'chatgpt-atlas',
    'openai 浏览器 官网',
  ],
  Dia: ['dia browser', 'diabrowser', 'dia 浏览器', 'the browser company'],
  Arc: ['arc', 'download arc for mac'],
  Brave: ['brave leo', 'brvae', 'brave浏览器', 'leo ai', '勇敢浏览器'],
  'Microsoft Edge': [
    'ms edge',
    'microsoft copilot',
    'edge浏览器',
    '微软浏览器',
    'weiruan',
    'mircosoft',
    '微软edge浏览器下载',
    'egde',
    'microsft edge',
  ],
  'Google Chrome': [
    '谷歌浏览器下载',
    'guge liulanqi',
    'google',
    'chrome for windows',
    '谷歌',
    '古歌浏览器',
    'gemini browser',
    'crome',
    'chome',
  ],
  'Mozilla Firefox': [
    'firefx',
    'huohu',
    'huo hu liu lan qi',
    '火狐浏览器官方下载',
    'mozilla',
    'fire fox',
    '火壶浏览器',
  ],
  'Opera One': ['opera', '欧朋浏览器'],
  'Opera GX': ['operagx', 'opera gaming browser', '电竞浏览器', 'gx opera'],
  DuckDuckGo: ['duck duck go', 'ddg', 'duckduckgo 浏览器'],
  BrowserOS: ['browser os', 'browseros'],
  Tabbit: ['美团浏览器', 'meituan ai browser', 'meituan'],
  Quark: [
    '夸克浏览器',
    'kuake',
    '夸克ai浏览器',
    '阿里巴巴浏览器',
    '夸客',
    '阿里夸克',
    'alibaba browser',
    'kk',
    'kkllq',
    'albb',
  ],
  Doubao: [
    '豆包浏览器',
    '字节跳动浏览器',
    '字节跳动豆包',
    'doubao',
    '豆包 电脑版',
    '豆 包',
    'bytedance browser',
    'db',
    'zjtd',
    '字節跳動',
  ],
  '360 Secure Browser': ['360浏览器', '360安全浏览器', '奇虎', 'qihoo 360', '三六零'],
  Strawberry: ['草莓浏览器'],
  'Lenovo Browser': ['联想浏览器', 'lianxiang', '聯想', '聯想瀏覽器下載', 'lx'],
  'Samsung Internet': ['samsung browser', '三星浏览器', 'sx', 'samsung internet browser for android'],
  'Huawei Browser': [
    '华为浏览器',
    '华为鸿蒙浏览器',
    'huawei',
    '鸿蒙浏览器',
    '華為',
    '華為瀏覽器',
    '鴻蒙',
    'hw',
    'hwllq',
  ],
  'Yandex Browser': ['yandex', 'yandax'],
};

/** Phrases that have no browser, and none with a similar name. */
const NOISE = [
  'zzzz',
  'asdfghjkl',
  '12345678',
  'pizza recipe',
  'how to cook rice',
  'weather tomorrow',
  'facebook',
  'photoshop',
  '微信',
  '淘宝',
  '火锅',
  '天气预报',
  '红烧肉怎么做',
  'c++',
  "' or 1=1 --",
  '<script>',
  'uc浏览器',
  'qq browser',
  '遨游浏览器',
  'netscape',
  '32bit',
];

let product: RunningApp;
beforeAll(async () => {
  product = await startApp();
}, 60_000);
afterAll(() => product.close());

interface Found {
  browsers: { nodes: { name: { en: string } }[]; totalCount: number; isApproximate: boolean };
}

const find = async (search: string) =>
  (
    await product.graph<Found>(
      'query ($search: String!) { browsers(search: $search, first: 100) { nodes { name { en } } totalCount isApproximate } }',
      { search },
    )
  ).data;

/** The names of the browsers for a platform. */
async function namesFor(platform: string): Promise<string[]> {
  const { body } = await product.rest<{ data: { name_en: string }[] }>(`/api/browsers?platform=${platform}`);
  return body.data.map(({ name_en: name }) => name);
}

describe('§10.1 a search as people type', () => {
  test.each(Object.entries(PHRASES).flatMap(([name, phrases]) => phrases.map((phrase) => [phrase, name])))(
    '"%s" finds %s first',
    async (phrase, name) => {
      const { browsers } = await find(phrase);
      expect(browsers.nodes[0]?.name.en).toBe(name);
      expect(browsers.totalCount).toBe(browsers.nodes.length);
    },
  );

  test.each([
    ['q', ['Quark']],
    ['Ｙ', ['Yandex Browser']],
    ['a', ['Arc', 'Aside']],
    ['o', ['Opera One', 'Opera GX', 'Opera Air']],
    ['3', ['360 Secure Browser']],
    ['夸', ['Quark']],
  ])('§2.24 one character, "%s", finds the names that begin with it first, %j', async (character, names) => {
    const { browsers } = await find(character);
    expect(browsers.nodes.slice(0, names.length).map(({ name }) => name.en)).toEqual(names);
  });

  test.each(['1', 'q', 'z', '版', '+'])(
    '§2.24 "%s" finds only the browsers whose texts contain it',
    async (character) => {
      const { browsers } = await find(character);
      const searched = await product.em().findAll(Browser);
      const containing = searched
        .filter((browser) =>
          [browser.name, browser.description, browser.shortDescription]
            .flatMap(({ en, zh }) => [en, zh])
            .some((text) => searchFold(text).includes(character)),
        )
        .map(({ name }) => name.en);
      expect(browsers.nodes.map(({ name }) => name.en).toSorted()).toEqual(containing.toSorted());
      expect(containing.length).toBeLessThan(20);
    },
  );

  test.each([
    ['linux browser', ['linux']],
    ['ai browsers for windows 11', ['windows']],
    ['安卓浏览器', ['android']],
    ['iphone browser', ['ios']],
    ['苹果浏览器', ['macos', 'ios']],
    ['蘋果瀏覽器', ['macos', 'ios']],
    ['苹果手机浏览器', ['ios']],
    ['手机浏览器', ['android', 'ios', 'harmonyos']],
    ['mac or linux', ['macos', 'linux']],
    ['mac m1', ['macos']],
    ['ubuntu', ['linux']],
  ])('"%s" finds the browsers for %j first', async (phrase, platforms) => {
    const { browsers } = await find(phrase);
    const running = await Promise.all(platforms.map(namesFor));
    const names = browsers.nodes.map(({ name }) => name.en);
    const expected = new Set(running.flat());
    expect(new Set(names.slice(0, expected.size))).toEqual(expected);
    expect(browsers.totalCount).toBe(names.length);
  });

  test('"国产浏览器" finds the browsers made in China', async () => {
    const { browsers } = await find('国产浏览器');
    expect(browsers.nodes.map(({ name }) => name.en)).toEqual([
      'Tabbit',
      'Quark',
      'Doubao',
      '360 Secure Browser',
      'Lenovo Browser',
      'Twinkstar Browser',
      'Huawei Browser',
    ]);
  });

  test('"brave vs chrome" finds both', async () => {
    const { browsers } = await find('brave vs chrome');
    expect(browsers.nodes.map(({ name }) => name.en)).toEqual(['Google Chrome', 'Brave']);
  });

  test.each(NOISE)('"%s" finds nothing', async (phrase) => {
    expect(await find(phrase)).toEqual({ browsers: { nodes: [], totalCount: 0, isApproximate: false } });
  });

  test.each(['ai', 'browser', '浏览器下载', 'AI browser'])(
    '"%s" says nothing about a browser, and finds nearly all',
    async (phrase) => {
      expect((await find(phrase)).browsers.totalCount).toBeGreaterThan(20);
    },
  );

  test.each([
    ['firefx', true],
    ['comet 12', true],
    ['firefox', false],
    ['a', false],
  ])('"%s" finds similar names only: %s', async (phrase, isApproximate) => {
    expect((await find(phrase)).browsers.isApproximate).toBe(isApproximate);
  });
});
