import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM_NAMES } from '#rules/system.ts';
import { CODE_POSITIONS, LANGUAGES, PLATFORMS, SORTS } from '#rules/vocabulary.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/open.ts';
import type { Catalogue } from '../database/seed.ts';
import { Browser } from '../entities/browser.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { Setting } from '../entities/setting.ts';
import { Link } from '../entities/link.ts';
import { Slide } from '../entities/slide.ts';
import { SourceState } from '../entities/source-state.ts';
import { Source } from '../entities/source.ts';
import { Version } from '../entities/version.ts';
import { storeChecks } from './checked-links.ts';
import { freshDatabase } from './fresh-database.ts';
import { FRESH, ORIGIN, startApp, type RunningApp } from './running-app.ts';
import { attribute, builtSite, elementsIn, servedPage, textOf, type Element } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const HOUR = 3_600_000;
const TWO_HOURS_AGO = new Date(Date.now() - 2 * HOUR - 1000).toISOString();

/** The names of the browsers with one platform each. Sorted by name, they come in reverse. */
const ONE_PLATFORM = PLATFORMS.map((_platform, index) => `${'ZYXWVUTS'[index]} only`);

/** A browser and a version with every field that a page shows, and others with only the required ones. */
const CATALOGUE: Catalogue = {
  ...catalogueOf(
    browser('Full', {
      name: { en: 'Full', zh: '满' },
      description: { en: 'All of it', zh: '应有尽有' },
      shortDescription: { en: 'In short', zh: '一句话' },
      websiteUrl: 'https://full.example/start',
      isFeatured: true,
      tags: ['fast', 'odd', 'safe', 'fourth'],
      updatedAt: TWO_HOURS_AGO,
      versions: [
        version({
          versionNumber: '3.1',
          releaseDateIsFirstSeen: true,
          platform: 'macos',
          architecture: 'arm64',
          releaseChannel: 'beta',
          updateType: 'minor',
          minOsVersion: 'macOS 14',
          fileSize: '155093344',
          sha256: 'a'.repeat(64),
          downloadMirrors: ['https://mirror.example/a.dmg', 'https://other.example/b.dmg'],
          features: { en: 'One\nTwo\nThree\nFour\nFive', zh: '一\n二\n三\n四\n五' },
        }),
        version({
          versionNumber: '3.0',
          platform: 'macos',
          downloadUrl: 'https://vendor.example/setup-3.0.dmg',
          sha256: 'b'.repeat(64),
        }),
        version({ versionNumber: '2.0', platform: 'linux', fileSize: '80 MB or so' }),
      ],
    }),
    ...PLATFORMS.map((platform, index) =>
      browser(`Only ${platform}`, {
        name: { en: ONE_PLATFORM[index] ?? '', zh: platform },
        description: { en: 'At length', zh: '详细' },
        createdAt: `2026-01-0${index + 2}T00:00:00.000Z`,
        versions:
          platform === 'ios'
            ? Array.from({ length: 12 }, (_, number) => version({ platform, versionNumber: `${number + 1}.0` }))
            : [version({ platform })],
      }),
    ),
  ),
  tags: [
    { id: 'fast', label: { en: 'Fast', zh: '快' }, color: 'green', order: 1 },
    { id: 'safe', label: { en: 'Safe', zh: '安全' }, color: 'gray', order: 2 },
  ],
};

let product: RunningApp;
beforeAll(async () => {
  product = await startApp(CATALOGUE, FRESH, { site: builtSite() });
  const em = product.em();
  const full = await em.findOneOrFail(Browser, 1);
  full.downloadCount = 1250;
  (await em.findOneOrFail(Version, 1)).screenshots = ['https://cdn.example/1.png', 'https://cdn.example/2.png'];
  await em.flush();
  // The changes above have updated the browser's time.
  await product.em().nativeUpdate(Browser, { id: 1 }, { updatedAt: new Date(TWO_HOURS_AGO) });
}, 120_000);
afterAll(() => product.close());

const page = (url: string) => servedPage(product.app, url);
const inside = (element: Element | undefined, tag: string) =>
  [...(element ? elementsIn(element) : [])].filter(({ tagName }) => tagName === tag);
/** The cards of a section with the names in their headings. */
const cards = (served: Awaited<ReturnType<typeof page>>, section: string) => {
  const list = served.all('section').find((one) => attribute(one, 'aria-labelledby') === section);
  return inside(list, 'article').map((card) => ({ name: textOf(inside(card, 'h3').at(0)), text: textOf(card), card }));
};
const listed = async (query: string) => cards(await page(`/?${query}`), 'browsers').map(({ name }) => name);

describe.each(['/', '/browsers/1', '/versions/1', '/nope'])('the frame of %s', (path) => {
  test('§2.1 §2.22 is a header with the title, the platforms, the search and the other language', async () => {
    const { all } = await page(`${path}?lang=zh`);
    const header = all('header').at(0);
    const links = inside(header, 'a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(links[0]).toEqual(['/?lang=zh', 'AI 浏览器导航']);
    expect(links.filter(([href]) => href?.startsWith('/?platform=')).map(([href]) => href)).toEqual(
      PLATFORMS.map((platform) => `/?platform=${platform}&lang=zh`),
    );
    expect(links.at(-1)).toEqual([`${path}?lang=en`, 'English']);
    expect(
      inside(header, 'form').map((form) => [
        attribute(form, 'role'),
        attribute(form, 'action'),
        inside(form, 'input').map((input) => attribute(input, 'name')),
      ]),
    ).toEqual([['search', '/', ['lang', 'q']]]);
  });

  test.each([
    ['en', /© 2024 AI Browsers.*About.*Contact.*Privacy/u],
    ['zh', /© 2024 AI 浏览器导航.*关于我们.*联系我们.*隐私政策/u],
  ])('§2.1 §2.26 §9.33 is a footer with the copyright and the pages to come (%s)', async (lang, words) => {
    const { all } = await page(`${path}?lang=${lang}`);
    expect(textOf(all('footer').at(-1))).toMatch(words);
  });

  test.each([
    ['en', 'Names and marks of browsers belong to their owners.'],
    ['zh', '浏览器的名称和标志归各自的所有者所有。'],
  ])('says in its footer whose the names and marks are (%s)', async (lang, words) => {
    const { all } = await page(`${path}?lang=${lang}`);
    expect(textOf(all('footer').at(-1))).toContain(words);
  });
});

test('§10.15 the footer links the pages that have an address, in both languages, and names the others', async () => {
  const footerOf = async (path: string) => {
    const footer = (await page(path)).all('footer').at(-1);
    return {
      links: inside(footer, 'a').map((link) => [attribute(link, 'href'), textOf(link)]),
      coming: inside(footer, 'li')
        .filter((item) => inside(item, 'a').length === 0)
        .map(textOf),
      text: textOf(footer),
    };
  };
  expect((await footerOf('/')).coming).toEqual(['About', 'Contact', 'Privacy']);
  const em = product.em();
  const setting = await em.findOneOrFail(Setting, { key: 'homepage' });
  setting.value = JSON.stringify({ aboutUrl: '/about', contactUrl: 'mailto:me@site.example' });
  await em.flush();
  const partly = await footerOf('/browsers/1?lang=zh');
  expect(partly.links.slice(0, 2)).toEqual([
    ['/about', '关于我们'],
    ['mailto:me@site.example', '联系我们'],
  ]);
  expect([partly.coming, partly.text.includes('即将上线')]).toEqual([['隐私政策'], true]);
  setting.value = JSON.stringify({
    aboutUrl: '/about',
    contactUrl: 'mailto:me@site.example',
    privacyUrl: 'https://site.example/privacy',
  });
  await em.flush();
  const all = await footerOf('/nope');
  expect(all.links.slice(0, 3)).toEqual([
    ['/about', 'About'],
    ['mailto:me@site.example', 'Contact'],
    ['https://site.example/privacy', 'Privacy'],
  ]);
  expect([all.coming, all.text.includes('Coming soon')]).toEqual([[], false]);
  setting.value = '{}';
  await em.flush();
});

describe('§10.18 what machines read', () => {
  test.each([
    ['/', 'AI Browsers · Find and download AI-powered web browsers', ['WebSite', 'ItemList']],
    ['/browsers/1', 'Full · AI Browsers', ['SoftwareApplication', 'BreadcrumbList', 'ItemList']],
    ['/versions/1', 'Full 3.1 Beta for macOS (Apple silicon) · AI Browsers', ['SoftwareApplication', 'BreadcrumbList']],
  ])(
    '§2.28 of %s: title, description, social and canonical tags, alternates, structured data',
    async (path, title, types) => {
      for (const [suffix, address] of [
        ['', `${ORIGIN}${path}`],
        ['?lang=zh', `${ORIGIN}${path}?lang=zh`],
      ] as const) {
        const served = await page(path + suffix);
        if (!suffix) expect(served.title).toBe(title);
        expect(served.title).not.toBe('');
        for (const name of [
          'description',
          'og:title',
          'og:description',
          'og:image',
          'og:url',
          'og:type',
          'twitter:card',
          'twitter:title',
          'twitter:description',
          'twitter:image',
        ])
          expect([name, served.meta(name)]).not.toEqual([name, undefined]);
        expect(served.canonical).toBe(address);
        expect(served.alternates).toEqual({
          en: `${ORIGIN}${path}`,
          zh: `${ORIGIN}${path}?lang=zh`,
          'x-default': `${ORIGIN}${path}`,
        });
        expect(served.structured.map((one) => one['@type'])).toEqual(types);
      }
    },
  );

  test.each(['/', '/browsers/1', '/versions/1'])('§1.10 every price on %s is 0 USD', async (path) => {
    const { structured } = await page(path);
    const offers = structured.filter((one) => one['@type'] === 'SoftwareApplication').map(({ offers }) => offers);
    expect(offers).toEqual(path === '/' ? [] : [{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }]);
    expect(JSON.stringify(structured).match(/"price":"(?!0")/u)).toBeNull();
  });

  test('§2.28 the application, its trail and its versions are named as the page names them', async () => {
    const { structured } = await page('/browsers/1?lang=zh');
    expect(structured[0]).toMatchObject({
      name: '满',
      description: '应有尽有',
      operatingSystem: 'macOS, Linux',
      applicationCategory: 'BrowserApplication',
      sameAs: 'https://full.example/start',
    });
    expect(structured[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: '首页' },
        { position: 2, name: '满', item: `${ORIGIN}/browsers/1?lang=zh` },
      ],
    });
    expect(structured[2]).toMatchObject({ numberOfItems: 2 });
  });
});

describe('the home page', () => {
  test.each(PLATFORMS.map((platform, index) => [platform, ONE_PLATFORM[index]]))(
    '§2.8 with platform=%s lists what runs there',
    async (platform, only) => {
      const full = platform === 'macos' || platform === 'linux' ? ['Full'] : [];
      expect(await listed(`platform=${platform}`)).toEqual([...full, only]);
      expect(await listed(`platform=${platform}&lang=zh`)).toEqual([...(full.length > 0 ? ['满'] : []), platform]);
    },
  );

  test('§1.2 §2.8 with platform=all lists every browser, as without', async () => {
    expect(await listed('platform=all')).toHaveLength(1 + PLATFORMS.length);
    expect(await listed('')).toHaveLength(1 + PLATFORMS.length);
  });

  test('§2.7 offers four orders and two views', async () => {
    const served = await page('/');
    const orders = served.all('option').map((option) => [attribute(option, 'value'), textOf(option)]);
    expect(orders.map(([value]) => value)).toEqual(SORTS);
    expect(orders[0]).toEqual(['default', 'Default']);
    expect(textOf((await page('/?lang=zh')).all('option').at(0))).toBe('默认');
    expect(
      served
        .all('button')
        .filter((button) => attribute(button, 'name') === 'view')
        .map((button) => attribute(button, 'value')),
    ).toEqual(['grid', 'list']);
  });

  test.each([
    ['default', ['Full', ...ONE_PLATFORM]],
    ['name', ['Full', ...ONE_PLATFORM.toReversed()]],
    ['newest', [...ONE_PLATFORM.toReversed(), 'Full']],
    ['downloads', ['Full', ...ONE_PLATFORM]],
  ])('§2.9 §9.29 sorts by %s', async (sort, names) => {
    expect(await listed(`sort=${sort}`)).toEqual(names);
    expect(await listed(`sort=${sort}&view=list`)).toEqual(names);
  });

  test.each([
    ['en', ['Fast', 'odd', 'Safe'], '1.3k downloads', 'Updated 2 hours ago'],
    ['zh', ['快', 'odd', '安全'], '1.3k 次下载', '2 小时前更新'],
  ])(
    '§2.11 §9.18 shows three tags, the downloads and the time of change on a card, in both views (%s)',
    async (lang, tags, downloads, updated) => {
      for (const view of ['grid', 'list']) {
        const [first] = cards(await page(`/?lang=${lang}&view=${view}`), 'browsers');
        const chips = inside(first?.card, 'ul').find((one) =>
          ['Tags', '标签'].includes(attribute(one, 'aria-label') ?? ''),
        );
        expect(inside(chips, 'li').map(textOf)).toEqual(tags);
        expect(first?.text).toContain(downloads);
        expect(first?.text).toContain(updated);
      }
    },
  );

  test.each([
    ['en', 'In short', 'At length'],
    ['zh', '一句话', '详细'],
  ])('§3.3 shows the short description on a card, else the long one', async (lang, short, long) => {
    const [first, second] = cards(await page(`/?lang=${lang}`), 'browsers');
    expect(first?.text).toContain(short);
    expect(second?.text).toContain(long);
  });

  test('§3.22 §8.25 shows a tag that is in no list as it is, in blue', async () => {
    const [first] = cards(await page('/'), 'browsers');
    const chip = inside(first?.card, 'span').find((one) => textOf(one) === 'odd');
    expect(attribute(chip, 'class')).toContain('text-tag-blue');
  });

  test('§2.6 shows the featured browsers in a section of their own, unless something is searched for', async () => {
    expect(cards(await page('/'), 'featured').map(({ name }) => name)).toEqual(['Full']);
    expect(cards(await page('/?q=only'), 'featured')).toEqual([]);
    expect(await listed('q=only')).toHaveLength(PLATFORMS.length);
  });

  test.each(LANGUAGES)(
    '§2.5 shows the counters below its title, filtered or not: all browsers, 0 versions, 6 platforms (%s)',
    async (lang) => {
      for (const filters of ['', '&platform=linux', '&q=only', '&tag=free']) {
        const { all, html } = await page(`/?lang=${lang}${filters}`);
        const counters = all('dl').at(0);
        expect(inside(counters, 'dd').map(textOf)).toEqual([`${1 + PLATFORMS.length}`, '0', '6']);
        expect(inside(counters, 'dt').map(textOf)).toEqual(
          lang === 'en' ? ['browsers', 'versions', 'platforms'] : ['款浏览器', '个版本', '个平台'],
        );
        expect(html).toMatch(/<\/h1><dl /u);
      }
    },
  );
});

describe('the slides', () => {
  test.each([
    ['en', 'Welcome to AI Browsers'],
    ['zh', '欢迎来到 AI 浏览器导航'],
  ])('§4.6 give way to a welcome where there is none (%s)', async (lang, words) => {
    expect((await page(`/?lang=${lang}`)).text).toContain(words);
  });

  test('§2.4 §4.5 lead to a browser, to a version, or outside into a new tab without an opener; and stay away from a platform', async () => {
    const em = product.em();
    const plain = {
      imageUrl: 'https://cdn.example/s.png',
      description: { en: '', zh: '' },
      isActive: true,
      linkTargetId: null,
      linkUrl: null,
    };
    const slides = [
      em.create(Slide, {
        ...plain,
        title: { en: 'To a browser', zh: '一' },
        linkType: 'browser',
        linkTargetId: 1,
        displayOrder: 1,
      }),
      em.create(Slide, {
        ...plain,
        title: { en: 'To a version', zh: '二' },
        linkType: 'version',
        linkTargetId: 2,
        displayOrder: 2,
      }),
      em.create(Slide, {
        ...plain,
        title: { en: 'Outside', zh: '三' },
        linkType: 'external',
        linkUrl: 'https://news.example/',
        displayOrder: 3,
      }),
      em.create(Slide, { ...plain, title: { en: 'Nowhere', zh: '四' }, linkType: 'external', displayOrder: 4 }),
    ];
    await em.flush();
    const { all } = await page('/');
    const { text: filtered } = await page('/?platform=linux');
    for (const slide of slides) em.remove(slide);
    await em.flush();
    const groups = all('div').filter((one) => attribute(one, 'aria-roledescription') === 'slide');
    const links = groups.map((group) =>
      [...inside(group, 'h2'), ...inside(group, 'span').filter((one) => attribute(one, 'data-systems'))]
        .flatMap((part) => inside(part, 'a'))
        .map((link) => ['href', 'target', 'rel'].map((name) => attribute(link, name) ?? null)),
    );
    // The file for each system is in the slide that is shown first.
    expect(links.shift()).toEqual([
      ['/browsers/1', null, null],
      ...Array.from({ length: 2 }, () => [expect.stringMatching(/^\/versions\/\d+\/download$/u), null, 'nofollow']),
    ]);
    expect(links).toEqual([
      [['/versions/2', null, null]],
      [['https://news.example/', '_blank', 'noopener noreferrer']],
      [],
    ]);
    expect(groups.map((group) => textOf(inside(group, 'h2').at(0)).replace(' (opens in a new tab)', ''))).toEqual([
      'To a browser',
      'To a version',
      'Outside',
      'Nowhere',
    ]);
    expect(
      groups.map((group) =>
        inside(group, 'p')
          .filter((one) => attribute(one, 'aria-hidden'))
          .map(textOf),
      ),
    ).toEqual([['See Full'], [expect.stringMatching(/^See \w/u)], ['Open the site'], []]);
    expect(filtered).not.toContain('To a browser');
  });
});

describe('a browser page', () => {
  test.each([
    ['en', ['Home', 'Full']],
    ['zh', ['首页', '满']],
  ])('§2.12 has a trail and a link to the website (%s)', async (lang, trail) => {
    const { all } = await page(`/browsers/1?lang=${lang}`);
    const breadcrumb = all('nav').find((nav) =>
      ['Breadcrumb', '当前位置'].includes(attribute(nav, 'aria-label') ?? ''),
    );
    expect(inside(breadcrumb, 'li').map((step) => textOf(step).replaceAll(' /', '').replace('/', ''))).toEqual(trail);
    const website = all('a').find((link) => attribute(link, 'href') === 'https://full.example/start');
    expect(attribute(website, 'target')).toBe('_blank');
    expect(textOf(website)).toContain('full.example');
  });

  const tabsOf = async (url: string) => {
    const { all, withId } = await page(url);
    const tabs = all('a').filter((link) => attribute(link, 'id')?.startsWith('tab-'));
    return {
      tabs: tabs.map((tab) => [
        attribute(tab, 'id'),
        textOf(inside(tab, 'span').find((one) => /^\d+$/u.test(textOf(one)))),
      ]),
      chosen: tabs.filter((tab) => attribute(tab, 'aria-current') === 'true').map((tab) => attribute(tab, 'id')),
      versions: inside(withId('versions-panel'), 'h3').map(textOf),
    };
  };

  test('§2.13 has a tab for each platform with versions, with their number, and opens the first', async () => {
    expect(await tabsOf('/browsers/1')).toEqual({
      tabs: [
        ['tab-macos', '2'],
        ['tab-linux', '1'],
      ],
      chosen: ['tab-macos'],
      versions: ['3.0', '3.1'],
    });
  });

  test('§2.14 §2.15 opens the tab that the address asks for, if there is one', async () => {
    expect(await tabsOf('/browsers/1?platform=linux')).toMatchObject({ chosen: ['tab-linux'], versions: ['2.0'] });
    expect(await tabsOf('/browsers/1?platform=windows')).toMatchObject({ chosen: ['tab-macos'] });
  });

  test.each([
    ['en', ['One', 'Two', 'Three'], 'and 2 more'],
    ['zh', ['一', '二', '三'], '还有 2 项'],
  ])('§2.16 shows three features of a version and how many more there are (%s)', async (lang, features, more) => {
    const { withId } = await page(`/browsers/1?lang=${lang}`);
    const [stable, beta] = inside(withId('versions-panel'), 'article');
    expect(inside(inside(beta, 'ul').at(0), 'li').map(textOf)).toEqual(features);
    expect(inside(beta, 'a').map((link) => [textOf(link), attribute(link, 'href')])).toContainEqual([
      more,
      `/versions/1?lang=${lang}#features`,
    ]);
    expect(textOf(stable)).not.toMatch(/and \d+ more|还有/u);
  });

  test('a card says what its version requires, and that it is the latest of another channel', async () => {
    const { withId } = await page('/browsers/1');
    expect(inside(withId('versions-panel'), 'article').map(textOf)[1]).toMatch(/^3\.1Latest beta.*Requires macOS 14/u);
  });

  test.each([
    ['en', 'Show 2 more versions'],
    ['zh', '显示其余 2 个版本'],
  ])('§2.16 has a card for each of the first ten versions, and a link to a page with all (%s)', async (lang, words) => {
    const listOn = async (query: string) => {
      const panel = (await page(`/browsers/6?lang=${lang}${query}`)).withId('versions-panel');
      const link = inside(panel, 'a').find((one) => textOf(one) === words);
      return { numbers: inside(panel, 'h3').map(textOf), path: link && attribute(link, 'href') };
    };
    const numbers = Array.from({ length: 12 }, (_, number) => `${12 - number}.0`);
    expect(await listOn('')).toMatchObject({ numbers: numbers.slice(0, 10) });
    expect((await listOn('')).path).toMatch(/^\/browsers\/6\?versions=all/u);
    expect((await listOn('&platform=ios')).path).toMatch(/^\/browsers\/6\?platform=ios&versions=all/u);
    expect(await listOn('&versions=all')).toEqual({ numbers, path: undefined });
  });
});

describe('the download for the visitor’s system', () => {
  const offersOn = async (url: string) => {
    const { all, html } = await page(url);
    return { html, offers: all('div').filter((one) => attribute(one, 'data-systems') !== undefined) };
  };

  test('§10.4 is in the page for every system, and the styles show that of each', async () => {
    const { html, offers } = await offersOn('/browsers/1');
    expect(offers.flatMap((offer) => attribute(offer, 'data-systems')?.split(' ')).toSorted()).toEqual(
      SYSTEM_NAMES.toSorted(),
    );
    for (const name of SYSTEM_NAMES)
      expect(html).toMatch(new RegExp(`\\[data-system="?${name}"?\\] \\[data-systems~="?${name}"?\\]`, 'u'));
  });

  test('is in a card where exactly one file fits the system; otherwise the card leads to the page of the browser', async () => {
    const cardOn = async (url: string) => {
      const { all } = await page(url);
      const card = all('article').find((one) => textOf(inside(one, 'h3').at(0)) === 'Full');
      const get = inside(card, 'div').find((one) => attribute(one, 'data-systems') !== undefined);
      return {
        systems: attribute(get, 'data-systems')?.split(' '),
        path: attribute(inside(get, 'a').at(0), 'href'),
        otherwise: textOf(inside(card, 'div').find((one) => attribute(one, 'data-otherwise') !== undefined)),
      };
    };
    expect(await cardOn('/')).toEqual({
      systems: SYSTEM_NAMES.filter((name) => /^linux|^macos/u.test(name)),
      path: '/browsers/1/download',
      otherwise: 'View',
    });
    expect(await cardOn('/?platform=linux')).toMatchObject({
      systems: SYSTEM_NAMES.filter((name) => name.startsWith('linux')),
      path: '/browsers/1/download?platform=linux',
    });
  });

  test('orders a list, which has a heading for the browsers without a file for each system', async () => {
    const { all, html } = await page('/');
    const item = all('li').find((one) => textOf(inside(one, 'h3').at(0)) === 'Full' && attribute(one, 'data-runs'));
    expect(attribute(item, 'data-runs')?.split(' ').toSorted()).toEqual(['linux', 'macos']);
    const headings = all('li').filter((one) => attribute(one, 'data-systems'));
    expect(headings.map(textOf)).toContain('Not for Windows');
    expect(headings.flatMap((one) => attribute(one, 'data-systems')?.split(' '))).toEqual(
      expect.arrayContaining(['windows-x64', 'harmonyos4', 'chromeos']),
    );
    expect(html).toMatch(/\[data-system="?harmonyos4"?\] \[data-runs\]/u);
    const { all: filtered } = await page('/?platform=linux');
    expect(filtered('li').filter((one) => attribute(one, 'data-systems'))).toEqual([]);
  });

  test.each([
    [
      'en',
      'macos',
      [
        'Download for macOS3.0',
        'full.example (opens in a new tab)',

        'Public virus scans of this file (opens in a new tab)',
        'All files',
      ],
    ],
    ['zh', 'linux', ['下载（Linux）2.0 · 80 MB or so', 'full.example（在新标签页中打开）', '全部安装包']],
    ['en', 'ios', ['All browsers for iOS', 'All files']],
  ])('has the latest stable file, or the browsers that have one (%s, %s)', async (lang, system, links) => {
    const { offers } = await offersOn(`/browsers/1?lang=${lang}`);
    const offer = offers.find((one) => attribute(one, 'data-systems')?.split(' ').includes(system));
    expect(inside(offer, 'a').map(textOf)).toEqual(links);
  });
});

test.each(['/browsers/%31', '/%62rowsers/1'])('%s, with encoded letters, is the page with its data', async (url) => {
  const { statusCode, body } = await product.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Full');
  expect(body).not.toContain('Failed to load');
});

describe('a version page', () => {
  test.each([
    [
      'en',
      ['Home', 'Full', '3.1 (macOS)'],
      {
        'Release date': '1 January 2026The day this version was first seen, not its release date.',
        Platform: '🍎macOS',
        Architecture: 'ARM64 · Apple silicon',
        'Release channel': 'Beta',
        'Update type': 'Minor update',
        'Minimum OS': 'macOS 14',
        'File size': '147.91 MB',
      },
    ],
    [
      'zh',
      ['首页', '满', '3.1（macOS）'],
      {
        发布日期: '2026年1月1日发布日期不详，以首次发现日为准。',
        平台: '🍎macOS',
        架构: 'ARM64 · Apple 芯片',
        发布渠道: '测试版',
        更新类型: '常规更新',
        最低系统版本: 'macOS 14',
        文件大小: '147.91 MB',
      },
    ],
  ])('§2.17 §2.20 shows its trail and every fact (%s)', async (lang, trail, facts) => {
    const { all } = await page(`/versions/1?lang=${lang}`);
    const breadcrumb = all('nav').find((nav) =>
      ['Breadcrumb', '当前位置'].includes(attribute(nav, 'aria-label') ?? ''),
    );
    expect(inside(breadcrumb, 'li').map((step) => textOf(step).replace('/', ''))).toEqual(trail);
    const list = all('dl').at(-1);
    const [names, values] = [inside(list, 'dt').map(textOf), inside(list, 'dd').map(textOf)];
    expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toEqual(facts);
  });

  test('the page of its browser has the pictures of the newest version, a featured card the first one, others none', async () => {
    const pictures = async (path: string) =>
      (await page(path))
        .all('img')
        .map((image) => attribute(image, 'src'))
        .filter((src) => src?.startsWith('https://cdn.example'));
    expect(await pictures('/browsers/1')).toEqual(['https://cdn.example/1.png', 'https://cdn.example/2.png']);
    // The featured cards are low, and have none.
    expect(await pictures('/')).toEqual([]);
    expect(await pictures('/browsers/2')).toEqual([]);
  });

  test('§2.18 shows the main link and the mirrors with their hosts, the screenshots and all features', async () => {
    const { all, links, withId } = await page('/versions/1');
    expect(links.filter((link) => link.startsWith('/versions/1/download'))).toEqual([
      '/versions/1/download',
      '/versions/1/download?mirror=1',
      '/versions/1/download?mirror=2',
    ]);
    const panel = textOf(all('section').find((one) => attribute(one, 'aria-label') === 'Download'));
    for (const host of ['vendor.example', 'mirror.example', 'other.example', 'Mirror 1', 'Mirror 2'])
      expect(panel).toContain(host);
    expect(
      all('img')
        .map((image) => attribute(image, 'src'))
        .filter((src) => src?.startsWith('https://cdn.example')),
    ).toEqual(['https://cdn.example/1.png', 'https://cdn.example/2.png']);
    const features = all('section').find((one) => attribute(one, 'aria-labelledby') === 'features');
    expect(inside(features, 'li').map(textOf)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(withId('features')).toBeDefined();
  });

  test.each([
    ['en', 'Download', 'Get it from Google Play', 'AppGallery'],
    ['zh', '下载', '前往 Google Play 下载', '华为应用市场'],
  ])('names the app stores to which its links lead (%s)', async (lang, name, button, mirror) => {
    const em = product.em();
    const version = await em.findOneOrFail(Version, 2);
    const before = { downloadUrl: version.downloadUrl, downloadMirrors: version.downloadMirrors };
    em.assign(version, {
      downloadUrl: 'https://play.google.com/store/apps/details?id=full',
      downloadMirrors: ['https://appgallery.huawei.com/app/detail?id=full'],
    });
    await em.flush();
    const { all } = await page(`/versions/2?lang=${lang}`);
    em.assign(version, before);
    await em.flush();
    const links = inside(
      all('section').find((one) => attribute(one, 'aria-label') === name),
      'a',
    ).map(textOf);
    expect(links[0]).toMatch(new RegExp(`^${button}`, 'u'));
    expect(links[1]).toContain(mirror);
  });

  test('§10.7 shows the checksum only behind a fixed link, which the administrator can correct', async () => {
    const shown = async () =>
      Promise.all([1, 2].map(async (id) => (await page(`/versions/${id}`)).text.match(/[ab]{64}/u)?.[0].at(0)));
    expect(await shown()).toEqual([undefined, 'b']);
    const administrator = await product.signIn();
    const correct = (first: boolean | null, second: boolean | null) =>
      administrator.graph(
        'mutation ($first: Boolean, $second: Boolean) { a: updateVersion(id: 1, input: { pinned: $first }) { isPinned } b: updateVersion(id: 2, input: { pinned: $second }) { isPinned } }',
        { first, second },
      );
    expect((await correct(true, false)).data).toEqual({ a: { isPinned: true }, b: { isPinned: false } });
    expect(await shown()).toEqual(['a', undefined]);
    await correct(null, null);
    expect(await shown()).toEqual([undefined, 'b']);
  });

  test.each([
    ['en', 'From January 2026. The maker may have a newer one: full.example', 'Latest'],
    ['zh', '2026年1月发布，官网可能已有更新版本： full.example', '最新'],
  ])('says how old an unconfirmed file is, until an update source names it (%s)', async (lang, note, badge) => {
    const shown = async () => {
      const { all } = await page(`/versions/2?lang=${lang}`);
      const texts = all('p').map(textOf);
      const mark = all('span').find((one) => textOf(one) === badge);
      return [texts.some((text) => text.startsWith(note)), attribute(mark, 'class')?.includes('accent')];
    };
    expect(await shown()).toEqual([true, false]);
    const em = product.em();
    const source = em.create(Source, {
      browser: em.getReference(Browser, 1),
      kind: 'homebrew',
      identifier: 'full',
      releaseChannel: null,
      platform: null,
      assetPattern: null,
    });
    const release = { versionNumber: '3.0', releaseChannel: 'stable', releaseDate: null, sourceUrl: '', files: [] };
    em.create(SourceState, {
      source,
      etag: null,
      lastModified: null,
      checkedAt: null,
      succeededAt: new Date(),
      failures: 0,
      failure: null,
      releases: JSON.stringify([release]),
      leftOut: null,
    });
    await em.flush();
    const isConfirmed = await shown();
    em.remove(source);
    await em.flush();
    expect(isConfirmed).toEqual([false, true]);
  });

  test.each([
    [
      'en',
      'The main link is broken, so the download comes from a mirror.',
      'Link checked 2 hours ago',
      'Main link',
      'Broken link',
      'This link is broken: it failed in the last checks.',
    ],
    [
      'zh',
      '主下载地址已失效，因此从镜像下载。',
      '链接上次检查：2 小时前',
      '主下载地址',
      '失效链接',
      '此链接已失效：最近几次检查均失败。',
    ],
  ])(
    'leads to a mirror while the main link is dead, shows dead links last, and tells when the link was checked (%s)',
    async (lang, note, checked, mainLink, broken, allBroken) => {
      const [main, first, second] = [
        'https://vendor.example/setup.exe',
        'https://mirror.example/a.dmg',
        'https://other.example/b.dmg',
      ];
      const panel = async () => {
        const section = (await page(`/versions/1?lang=${lang}`))
          .all('section')
          .find((one) => ['Download', '下载'].includes(attribute(one, 'aria-label') ?? ''));
        return {
          text: textOf(section),
          links: inside(section, 'a')
            .filter((link) => attribute(link, 'href')?.startsWith('/versions/'))
            .map((link) => [attribute(link, 'href') ?? '', textOf(link)] as const),
        };
      };
      await storeChecks(product, { [main]: 'fine', [first]: 'gone', [second]: 'fine' }, Date.now() - 2 * HOUR - 1000);
      let { text, links } = await panel();
      expect(links.map(([href]) => href)).toEqual([
        '/versions/1/download',
        '/versions/1/download?mirror=2',
        '/versions/1/download?mirror=1',
      ]);
      expect(links.map(([, label]) => label.includes(broken))).toEqual([false, false, true]);
      expect([text.includes(checked), text.includes(note)]).toEqual([true, false]);
      await storeChecks(product, { [main]: 'gone', [second]: 'fine' }, Date.now() - 2 * HOUR - 1000);
      ({ text, links } = await panel());
      expect(links.map(([href]) => href)).toEqual([
        '/versions/1/download',
        '/versions/1/download?mirror=0',
        '/versions/1/download?mirror=1',
      ]);
      expect([
        text.includes('other.example'),
        text.includes(note),
        text.includes(checked),
        text.includes(mainLink),
      ]).toEqual([true, true, true, true]);
      await storeChecks(product, { [second]: 'gone' });
      ({ text, links } = await panel());
      expect(links.map(([href]) => href)).toEqual([
        '/versions/1/download',
        '/versions/1/download?mirror=1',
        '/versions/1/download?mirror=2',
      ]);
      expect([text.includes(allBroken), text.includes(checked)]).toEqual([true, false]);
      await product.em().transactional(async (em) => em.nativeDelete(Link, {}));
    },
  );

  test.each([
    [
      'en',
      'Download',
      ['Download for macOS', 'Apple silicon', '3.1 Beta · 147.91 MB'],
      'This version is for macOS · Apple silicon. Find a file for this device',
    ],
    [
      'zh',
      '下载',
      ['下载（macOS）', 'Apple 芯片', '3.1 测试版 · 147.91 MB'],
      '此版本适用于：macOS · Apple 芯片。 切换系统',
    ],
  ])(
    'says beside the button which file it is, and on systems of other platforms that it is not for them (%s)',
    async (lang, name, facts, note) => {
      const { all, links } = await page(`/versions/1?lang=${lang}`);
      const panel = textOf(all('section').find((one) => attribute(one, 'aria-label') === name));
      for (const fact of facts) expect(panel).toContain(fact);
      const line = all('p').find((one) => attribute(one, 'data-systems'));
      expect([textOf(line), attribute(line, 'data-systems')?.split(' ').toSorted()]).toEqual([
        note,
        SYSTEM_NAMES.filter((system) => !['macos', 'macos-arm64'].includes(system)).toSorted(),
      ]);
      expect(links).toContain(`/browsers/1?lang=${lang}`);
    },
  );

  test('says whose the checksum of a fixed link is, or else why there is none', async () => {
    const [fixed, latest] = [(await page('/versions/2')).text, (await page('/versions/1')).text];
    expect(fixed).toContain('The checksum was recorded by this catalogue. A match proves');
    expect(fixed).not.toContain('so no checksum is shown');
    expect(latest).toContain('It may serve a newer version than 3.1, so no checksum is shown.');
    expect(latest).not.toContain('For experts');
  });

  test.each([
    ['en', 'The maker’s website: full.example'],
    ['zh', '厂商官网：full.example'],
  ])('says from whom its file comes (%s)', async (lang, words) => {
    expect((await page(`/versions/2?lang=${lang}`)).text).toContain(words);
  });

  test('§2.19 shows a size that is no number as it is', async () => {
    expect((await page('/versions/3')).text).toContain('80 MB or so');
  });
});

test.each([
  ['/versions/999', 'en', 'Version not found'],
  ['/versions/999', 'zh', '未找到该版本'],
  ['/versions/nonsense', 'zh', '未找到该版本'],
  ['/browsers/999', 'en', 'Browser not found'],
  ['/browsers/999', 'zh', '未找到该浏览器'],
  ['/nope', 'en', 'Page Not Found'],
  ['/foo%0abar', 'en', 'Page Not Found'],
  ['/%E2%80%A8foo', 'en', 'Page Not Found'],
  ['/nope', 'zh', '页面不存在'],
])('§2.21 §8.11 %s in %s says that it is not there, and leads home', async (path, lang, words) => {
  const { status, all, links } = await page(`${path}?lang=${lang}`);
  expect(status).toBe(404);
  expect(textOf(all('h1').at(0))).toBe(words);
  expect(links).toContain(`/?lang=${lang}`);
});

test('§2.29 active custom code stands at its four places on every page, also where nothing is found', async () => {
  const em = product.em();
  const codes = CODE_POSITIONS.map((codeType) =>
    em.create(CustomCode, {
      name: codeType,
      codeType,
      codeContent: `<script>"${codeType}"</script>`,
      description: '',
      isActive: true,
      displayOrder: 0,
    }),
  );
  await em.flush();
  const served = await Promise.all(
    ['/', '/browsers/1', '/versions/1', '/nope'].map(async (path) => (await page(path)).html),
  );
  for (const code of codes) em.remove(code);
  await em.flush();
  for (const html of served) {
    const places = [
      '<head>',
      '"head_start"',
      '<title>',
      '"head_end"',
      '</head>',
      '<body>',
      '"body_start"',
      '<main',
      '"body_end"',
      '</body>',
    ].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

test('N14 codes that an older edition stored and no page can carry are left out, and the others stay', async () => {
  const em = product.em();
  const contents = ['<script>"first"</script>', '<div>'.repeat(8000), '<!-- open', '<script>"last"</script>'];
  const codes = contents.map((codeContent, displayOrder) =>
    em.create(CustomCode, {
      name: 'old',
      codeType: 'body_end',
      codeContent,
      description: '',
      isActive: true,
      displayOrder,
    }),
  );
  await em.flush();
  const served = await product.app.inject('/nope');
  for (const code of codes) em.remove(code);
  await em.flush();
  expect(served.statusCode).toBe(404);
  expect(served.body).toContain('<script>"first"</script>\n<script>"last"</script>');
  expect(served.body).not.toContain('<!-- open');
});

describe('the tags of cards', () => {
  /** The tags of the first card with a stored tag list; null means no stored list. */
  async function chipsWith(stored: string | null, lang: string): Promise<string[]> {
    const em = product.em();
    const setting = await em.findOneOrFail(Setting, { key: 'browser_tags' });
    const before = setting.value;
    const full = await em.findOneOrFail(Browser, 1);
    full.tags = ['hot', 'official', 'odd'];
    if (stored === null) em.remove(setting);
    else setting.value = stored;
    await em.flush();
    const [first] = cards(await page(`/?lang=${lang}`), 'browsers');
    if (stored === null) em.create(Setting, { key: 'browser_tags', value: before, description: '' });
    else setting.value = before;
    await em.flush();
    return inside(
      inside(first?.card, 'ul').find((one) => ['Tags', '标签'].includes(attribute(one, 'aria-label') ?? '')),
      'li',
    ).map(textOf);
  }

  test.each([['garbage'], ['{}'], [null]])(
    '§3.21 §8.13 are the default ones while the list reads %j',
    async (stored) => {
      expect(await chipsWith(stored, 'en')).toEqual(['Hot', 'Official', 'odd']);
      expect(await chipsWith(stored, 'zh')).toEqual(['热门', '官方', 'odd']);
    },
  );

  test('are raw text while the list is empty', async () => {
    expect(await chipsWith('[]', 'zh')).toEqual(['hot', 'official', 'odd']);
  });
});

test('the page of an old version in F-Droid names F-Droid, which has only the newest version', async () => {
  const packages = { platform: 'android', downloadUrl: 'https://f-droid.org/packages/org.vendor.browser/' } as const;
  const versions = ['2.0', '1.0'].map((versionNumber) => version({ versionNumber, ...packages }));
  const own = await startApp(catalogueOf(browser('One', { versions })), FRESH, { site: builtSite() });
  const old = (await own.em().findOneOrFail(Version, { versionNumber: '1.0' })).id;
  const { body } = await own.app.inject({ url: `/versions/${old}?lang=en` });
  await own.close();
  expect(body).toContain('Get it from F-Droid');
  expect(body).toContain('The app store has only the newest version.');
  expect(body).not.toContain('maker’s page');
});

describe('while no data can be read', () => {
  test.each([
    ['/', 'en', ['Failed to load slides', 'Failed to load browsers']],
    ['/', 'zh', ['轮播图加载失败', '浏览器列表加载失败']],
    ['/browsers/1', 'en', ['Failed to load browser']],
    ['/browsers/1', 'zh', ['浏览器加载失败']],
    ['/versions/1', 'en', ['Failed to load version']],
    ['/versions/1', 'zh', ['版本加载失败']],
  ])('§8.8 %s in %s is served all the same, with status 500 and the words in red boxes', async (path, lang, words) => {
    const orm = await openDatabase(await freshDatabase('nothing'));
    const app = await buildApp({ orm, publicUrl: ORIGIN, dataDir: product.dataDir, site: builtSite() });
    const { status, all } = await servedPage(app, `${path}?lang=${lang}`);
    await app.close();
    await orm.close();
    expect(status).toBe(500);
    const boxes = all('div').filter((one) => attribute(one, 'role') === 'alert');
    expect(new Set(boxes.map((one) => textOf(inside(one, 'p').at(0))))).toEqual(new Set(words));
    for (const one of boxes) expect(attribute(one, 'class')).toContain('text-danger');
  });
});
