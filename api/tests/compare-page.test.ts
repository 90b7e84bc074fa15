import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_FACT, type FactInput } from '#rules/records/fact.ts';
import { FACT_TOPICS } from '#rules/facts.ts';
import { FRESH, ORIGIN, startApp, type RunningApp } from './running-app.ts';
import { attribute, builtSite, elementsIn, servedPage, textOf, type Element } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const fact = (fields: Partial<FactInput>) => ({
  ...DEFAULT_FACT,
  sourceUrl: 'https://www.vendor.example/about',
  seenOn: '2026-11-20',
  note: 'Only for editors',
  ...fields,
  topic: fields.topic ?? '',
});
const named = (en: string, zh: string) => ({ name: { en, zh }, description: { en, zh } });

const ONE = browser('One', {
  ...named('One', '甲'),
  makerHosts: 'vendor.example',
  tags: ['fast'],
  facts: [
    fact({ topic: 'summaries', answer: true }),
    fact({ topic: 'sync', answer: false, seenOn: '2026-11-01' }),
    fact({ topic: 'engine', choice: 'gecko' }),
    fact({ topic: 'models', text: { en: 'Own models', zh: '自有模型' } }),
  ],
  versions: [
    version({
      platform: 'macos',
      architecture: 'arm64',
      versionNumber: '2.0',
      fileSize: '104857600',
      releaseDate: '2026-11-01',
    }),
    version({
      platform: 'windows',
      architecture: 'x64',
      versionNumber: '1.9',
      fileSize: '52428800',
      releaseDate: '2026-10-01',
    }),
    version({
      platform: 'macos',
      architecture: 'arm64',
      versionNumber: '3.0',
      releaseChannel: 'beta',
      releaseDate: '2026-11-10',
      fileSize: '209715200',
    }),
  ],
});
const TWO = browser('Two', {
  ...named('Two', '乙'),
  facts: [
    fact({ topic: 'summaries', answer: true }),
    fact({ topic: 'engine', choice: 'chromium' }),
    fact({ topic: 'status', choice: 'ended' }),
  ],
});
const THREE = browser('Three', {
  ...named('Three', 'Three'),
  versions: [
    version({ platform: 'windows', architecture: 'x64', versionNumber: '5.0', releaseDate: '2026-09-01' }),
    version({ platform: 'windows', architecture: 'arm64', versionNumber: '5.1', releaseDate: '2026-10-05' }),
    version({ platform: 'android', versionNumber: '6.0', releaseDate: '2026-11-02' }),
  ],
});
const FOUR = browser('Four', {
  ...named('Four', 'Four'),
  versions: [version({ platform: 'macos', architecture: 'arm64', versionNumber: '7.0', releaseDate: '2026-08-01' })],
});
const FIVE = browser('Five', named('Five', 'Five'));
const SIX = browser('Six', {
  ...named('Six', 'Six'),
  facts: [
    fact({
      topic: 'engine',
      choice: 'chromium',
      sourceUrl: 'https://github.com/microsoft/winget-pkgs/blob/HEAD/a.yaml',
    }),
    fact({ topic: 'sync', answer: true, sourceUrl: 'https://raw.githubusercontent.com/six/browser/main/README.md' }),
  ],
  versions: [
    version({
      platform: 'windows',
      architecture: 'arm64',
      versionNumber: '8.0',
      releaseDate: '2026-10-01',
      fileSize: '194.62 MB',
    }),
    version({
      platform: 'windows',
      architecture: 'x64',
      versionNumber: '8.0',
      releaseDate: '2026-10-01',
      fileSize: '190.35 MB',
    }),
    version({
      platform: 'linux',
      architecture: 'x64',
      versionNumber: '8.1',
      releaseChannel: 'beta',
      releaseDate: '2026-11-01',
      fileSize: '195301874',
    }),
    version({ platform: 'macos', versionNumber: '8.0', releaseDate: '2026-10-01' }),
    version({
      platform: 'android',
      versionNumber: '8.0',
      releaseDate: '2026-10-01',
      downloadUrl: 'https://play.google.com/store/apps/details?id=six',
    }),
    version({ platform: 'android', architecture: 'x64', versionNumber: '8.0', releaseDate: '2026-10-01' }),
  ],
});
const SEVEN = browser('Seven', {
  ...named('Seven', 'Seven'),
  versions: [
    version({
      platform: 'linux',
      architecture: 'x64',
      versionNumber: '9.0',
      releaseChannel: 'beta',
      releaseDate: '2026-08-01',
      fileSize: '10485760',
    }),
  ],
});

let product: RunningApp;
beforeAll(async () => {
  product = await startApp(catalogueOf(ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN), FRESH, { site: builtSite() });
}, 120_000);
afterAll(() => product.close());

const page = (url: string, headers = {}) => servedPage(product.app, url, headers);
type Served = Awaited<ReturnType<typeof page>>;
const within = (element: Element, ...tags: string[]) =>
  [...elementsIn(element)].filter(({ tagName }) => tags.includes(tagName));
/** The texts of the cells of each row, by the label of the row. */
const rowsOf = (served: Served) =>
  new Map(
    served.all('tr').flatMap((row) => {
      const [label, ...cells] = within(row, 'th', 'td');
      return label && attribute(label, 'scope') === 'row' ? [[textOf(label), cells.map(textOf)] as const] : [];
    }),
  );
/** The entries of the list of sources to which the cells of a row lead. */
const sourcesOf = (served: Served, label: string) =>
  served
    .all('tr')
    .filter((row) => textOf(within(row, 'th')[0]) === label)
    .flatMap((row) => within(row, 'a'))
    .map((link) => served.all('li').find((one) => `#${attribute(one, 'id')}` === attribute(link, 'href')))
    .map(textOf);
const columnsOf = (served: Served) =>
  served
    .all('th')
    .filter((one) => attribute(one, 'scope') === 'col')
    .map((one) => textOf(within(one, 'a')[0]));

describe('the comparison', () => {
  test('§10.9 is a table with a caption, a column for each browser and a row for each topic, in groups', async () => {
    const served = await page('/compare?ids=1,2');
    expect([served.status, served.title]).toEqual([200, 'Compare One and Two · AI Browsers']);
    expect(textOf(served.all('caption')[0])).toBe('Comparison of One and Two');
    expect(columnsOf(served)).toEqual(['One', 'Two']);
    expect(
      served
        .all('th')
        .filter((one) => attribute(one, 'scope') === 'rowgroup')
        .map(textOf),
    ).toEqual(['At a glance', 'Overview', 'AI assistant', 'Models', 'Browser']);
    const unknown = served
      .all('p')
      .map(textOf)
      .filter((text) => text.startsWith('Unknown for all: '));
    const folded = unknown.flatMap((text) => text.slice(17, -1).split(/, | and /u));
    expect(rowsOf(served).size + folded.length).toBe(FACT_TOPICS.length + 4);
    expect(folded).toContain('Translation');
    expect([...rowsOf(served).keys()].slice(0, 3)).toEqual(['Platforms', 'Engine', 'Status']);
    expect(served.links).toContain('/browsers/1');
  });

  test('says what is known, and that the rest is unknown, which is never no', async () => {
    const rows = rowsOf(await page('/compare?ids=1,2'));
    expect(rows.get('Summaries')?.map((text) => text.slice(0, 3))).toEqual(['Yes', 'Yes']);
    expect(rows.get('Sync between devices')?.map((text) => text.slice(0, 7))).toEqual([
      expect.stringMatching(/^No/u),
      'Unknown',
    ]);
    expect(rows.get('Translation')).toBeUndefined();
    expect(rows.get('Engine')?.[1]).toMatch(/^Chromium \(Blink\)/u);
    expect(rows.get('Models used')?.[0]).toMatch(/^Own models/u);
  });

  test('names the source of each fact, once the day on which most were seen, another day beside its fact, and no note', async () => {
    const served = await page('/compare?ids=1,2');
    expect(sourcesOf(served, 'Engine')[0]).toMatch(/^vendor\.example \(opens in a new tab\)$/u);
    expect(served.text).toContain('Sources were seen on 20 November 2026, unless the list names another day.');
    expect(sourcesOf(served, 'Sync between devices')[0]).toMatch(/seen on 1 November 2026$/u);
    const link = served.all('a').find((one) => attribute(one, 'href') === 'https://www.vendor.example/about');
    expect([attribute(link, 'target'), attribute(link, 'rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    expect(served.html).not.toContain('Only for editors');
  });

  test('has what the catalogue itself knows: platforms, the newest version with its date, its size, tags', async () => {
    const rows = rowsOf(await page('/compare?ids=1,2'));
    expect(rows.get('Platforms')?.[0]).toMatch(/Windows.*Intel or AMD, 64-bit.*macOS.*Apple silicon/su);
    expect(rows.get('Latest version')?.[0]).toMatch(/^2\.0🍎macOS\s· 1 November 2026$/u);
    expect(rows.get('Download size')).toEqual([
      expect.stringMatching(/^100\.00 MB🍎macOS\s· Apple silicon$/u),
      'Unknown',
    ]);
    expect(rows.get('Tags')).toEqual(['fast', '–']);
  });

  test('compares the newest stable versions for the platform that most browsers have, or else the newest of a browser with its platform', async () => {
    const latest = async (ids: string) =>
      [...rowsOf(await page(`/compare?ids=${ids}`))].find(([label]) => label.startsWith('Latest version'));
    const windows = 'Latest versionFor Windows, where available';
    expect(await latest('1,3')).toEqual([
      windows,
      [expect.stringMatching(/^1\.9🪟Windows/u), expect.stringMatching(/^5\.1🪟Windows/u)],
    ]);
    expect(await latest('4,1')).toEqual([
      'Latest versionFor macOS, where available',
      [expect.stringMatching(/^7\.0🍎macOS/u), expect.stringMatching(/^2\.0🍎macOS/u)],
    ]);
    expect(await latest('4,3,1,7')).toEqual([
      windows,
      [
        expect.stringMatching(/^7\.0🍎macOS/u),
        expect.stringMatching(/^5\.1🪟Windows/u),
        expect.stringMatching(/^1\.9🪟Windows/u),
        expect.stringMatching(/^9\.0🐧Linux\s· Beta\s· 1 August/u),
      ],
    ]);
    expect(await latest('4,3,5')).toEqual([
      'Latest version',
      [expect.stringMatching(/^7\.0🍎macOS/u), expect.stringMatching(/^6\.0🤖Android/u), 'Unknown'],
    ]);
  });

  test('names the system and the channel of each size: it is the size of the shown version, for the likeliest processor', async () => {
    const sizes = async (ids: string) => rowsOf(await page(`/compare?ids=${ids}`)).get('Download size');
    expect(await sizes('6,3,7')).toEqual([
      expect.stringMatching(/^190\.35 MB🪟Windows\s· Intel or AMD, 64-bit$/u),
      'Unknown',
      expect.stringMatching(/^10\.00 MB🐧Linux\s· Beta\s· Intel or AMD, 64-bit$/u),
    ]);
  });

  test('names the app store of files without a processor, and only the platform where neither is known', async () => {
    const platforms = rowsOf(await page('/compare?ids=6,5')).get('Platforms')?.[0];
    expect(platforms).toMatch(/macOS🐧Linux.*AndroidGoogle Play\s· Intel or AMD, 64-bit$/u);
  });

  test('names a source by what it is, with its address as title', async () => {
    const served = await page('/compare?ids=6,5');
    expect(sourcesOf(served, 'Engine')[0]).toMatch(/^winget manifest \(opens in a new tab\)$/u);
    expect(sourcesOf(served, 'Sync between devices')[0]).toMatch(/^six\/browser on GitHub \(opens/u);
    const link = served.all('a').find((one) => attribute(one, 'href')?.includes('winget-pkgs'));
    expect(attribute(link, 'title')).toBe('https://github.com/microsoft/winget-pkgs/blob/HEAD/a.yaml');
  });

  test('marks a source of a host that is not the maker’s', async () => {
    expect(sourcesOf(await page('/compare?ids=2,4'), 'Engine')[0]).toMatch(/^vendor\.example.* · third party$/u);
    expect(sourcesOf(await page('/compare?ids=1,4'), 'Engine')[0]).not.toContain('third party');
    expect(sourcesOf(await page('/compare?ids=4,6'), 'Engine')[0]).not.toContain('third party');
  });

  test('has below each name the download for a system with one file, a link to the browser for the others, and which one is discontinued', async () => {
    const served = await page('/compare?ids=1,2,5');
    const heads = served.all('th').filter((one) => attribute(one, 'scope') === 'col');
    expect(heads.map(textOf)).toEqual([
      expect.stringMatching(/GetView$/u),
      expect.stringMatching(/Discontinued$/u),
      expect.not.stringMatching(/Get/u),
    ]);
    const download = within(heads[0] as Element, 'a').find((link) => attribute(link, 'aria-label') === 'Get: One');
    expect(attribute(download, 'href')).toBe('/browsers/1/download');
  });

  test('is in Chinese under the Chinese address', async () => {
    const served = await page('/compare?ids=1,2&lang=zh');
    expect([served.title, served.lang]).toEqual(['甲和乙对比 · AI 浏览器导航', 'zh-CN']);
    expect(rowsOf(served).get('内容总结')?.[0]).toMatch(/^是\u2060\d+$/u);
    expect(sourcesOf(served, '内容总结')[0]).toMatch(/^vendor\.example/u);
    expect(served.text).toMatch(/以下均未知：[^。]*翻译/u);
  });

  test('shows the differences only, by a link that works without scripts', async () => {
    const all = await page('/compare?ids=1,2');
    expect(all.links).toContain('/compare?ids=1,2&diff=1');
    const rows = rowsOf(await page('/compare?ids=1,2&diff=1'));
    expect(rows.has('Summaries')).toBe(false);
    expect(rows.has('Translation')).toBe(false);
    expect([...rows.keys()]).toEqual(expect.arrayContaining(['Engine', 'Sync between devices', 'Platforms']));
  });

  test('has its address for search engines in the order of the browsers, in both languages, without the differences', async () => {
    const served = await page('/compare?ids=2,1&diff=1');
    expect(served.canonical).toBe(`${ORIGIN}/compare?ids=2,1`);
    expect(served.alternates).toEqual({
      en: `${ORIGIN}/compare?ids=2,1`,
      zh: `${ORIGIN}/compare?ids=2,1&lang=zh`,
      'x-default': `${ORIGIN}/compare?ids=2,1`,
    });
    expect(served.meta('description')).toContain('Two and One');
  });
});

describe('the facts on the page of a browser', () => {
  const factsOf = (served: Served) => within(served.withId('glance')?.parentNode as Element, 'dt', 'dd').map(textOf);

  test.each([
    ['en', ['Models used', 'Own models', 'Engine', 'Gecko']],
    ['zh', ['使用的模型', '自有模型', '内核', 'Gecko']],
  ])('are the main ones that are known, with a link to the comparison (%s)', async (lang, facts) => {
    const served = await page(`/browsers/1?lang=${lang}`);
    expect(factsOf(served)).toEqual(facts);
    expect(served.links).toContain(`/compare?ids=1&lang=${lang}`);
  });
});

describe('the ids in the address', () => {
  test.each([
    ['2,1', ['Two', 'One']],
    ['1,1,2', ['One', 'Two']],
    ['1,x,0,02,2', ['One', 'Two']],
    ['1,2,3,4,5', ['One', 'Two', 'Three', 'Four']],
  ])('%s are read in their order, once each, at most four', async (ids, columns) => {
    expect(columnsOf(await page(`/compare?ids=${ids}`))).toEqual(columns);
  });

  test('of unknown browsers are left out, with a line that says so', async () => {
    const served = await page('/compare?ids=1,999,2');
    expect(columnsOf(served)).toHaveLength(2);
    expect(served.text).toContain('1 browser of this comparison is no longer in the catalogue and was left out.');
    expect(served.canonical).toBe(`${ORIGIN}/compare?ids=1,2`);
  });

  test.each(['', '?ids=', '?ids=abc', '?ids=1', '?ids=999'])(
    'that are fewer than two (%s) are a page with browsers to add, which works without scripts',
    async (query) => {
      const served = await page(`/compare${query}`);
      expect([served.status, served.title, served.canonical]).toEqual([
        200,
        'Compare browsers · AI Browsers',
        `${ORIGIN}/compare`,
      ]);
      expect(served.all('table')).toHaveLength(0);
      expect(served.links).toContain(query === '?ids=1' ? '/compare?ids=1,3' : '/compare?ids=3');
      expect(served.links.some((link) => /ids=(?:1,)?2$/u.test(link))).toBe(false);
    },
  );

  test('are written in one way in the cache: other spellings cost no second rendering', async () => {
    const origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
    const read = async (query: string) => (await fetch(`${origin}/compare?${query}`)).text();
    await read('ids=3,4');
    const statements = await product.countStatements(async () => {
      for (const query of ['ids=3,4&utm_source=x', 'ids=3%2C4', 'ids=3,4,3', 'x=1&ids=3,a,4', 'ids=3,4&diff=2'])
        await read(query);
    });
    expect(statements).toBe(0);
  });
});

test('the page is read by few statements, however many browsers it compares', async () => {
  const two = await product.countStatements(() => page('/compare?ids=2,5'));
  expect(await product.countStatements(() => page('/compare?ids=5,4,3,2'))).toBe(two);
});

describe('a discontinued browser', () => {
  test('§10.8 says so on its page and its card, and has its versions without another click', async () => {
    const [own, other, home] = await Promise.all([page('/browsers/2'), page('/browsers/1'), page('/')]);
    expect(own.text).toContain('This browser is discontinued.');
    expect(other.text).not.toContain('discontinued');
    for (const { all } of [own, other]) {
      expect(all('section').some((one) => attribute(one, 'aria-labelledby') === 'versions')).toBe(true);
      expect(all('details').flatMap((one) => within(one, 'section'))).toEqual([]);
    }
    expect(
      home
        .all('article')
        .filter((card) => textOf(card).includes('Discontinued'))
        .map((card) => textOf(within(card, 'h3')[0])),
    ).toEqual(['Two']);
  });

  test('names other browsers to use', async () => {
    const served = await page('/browsers/2');
    expect(within(served.withId('popular')?.parentNode as Element, 'a').map((link) => attribute(link, 'href'))).toEqual(
      expect.arrayContaining(['/browsers/3', '/browsers/4']),
    );
  });
});
