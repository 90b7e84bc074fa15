import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrap } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS_PER_SITEMAP } from '#rules/limits.ts';
import { ADMIN_PAGES, PAGES, PUBLIC_PAGES, STATIC_PAGES } from '#rules/pages.ts';
import { CODE_POSITIONS } from '#rules/vocabulary.ts';
import { buildApp } from '../app.ts';
import { migrate, openDatabase } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { readCatalogue, seed } from '../database/seed.ts';
import { Browser } from '../entities/browser.ts';
import { CustomCode } from '../entities/custom-code.ts';
import adminEn from '../../web/i18n/admin/en.ts';
import adminZh from '../../web/i18n/admin/zh.ts';
import en from '../../web/i18n/site/en.ts';
import zh from '../../web/i18n/site/zh.ts';
import { Version } from '../entities/version.ts';
import { freshDatabase } from './fresh-database.ts';
import { attribute, builtSite, elementsIn, servedPage, textOf } from './served-page.ts';

const ORIGIN = 'https://browsers.example';

let orm: Orm;
let app: FastifyInstance;
let dataDir: string;

beforeAll(async () => {
  const site = builtSite();
  orm = await openDatabase(await freshDatabase('catalogue'));
  await migrate(orm);
  await seed(orm, readCatalogue());
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  app = await buildApp({ orm, publicUrl: ORIGIN, dataDir, site });
}, 120_000);

afterAll(async () => {
  await app.close();
  await orm.close();
  await rm(dataDir, { recursive: true });
});

const page = (url: string, headers: Record<string, string> = {}) => servedPage(app, url, headers);

describe('the served home page', () => {
  it('§2.2 shows the browsers with their links, without any script', async () => {
    const { status, text, links, lang } = await page('/');
    expect([status, lang]).toEqual([200, 'en']);
    for (const name of ['Perplexity Comet', 'Brave', 'Mozilla Firefox']) expect(text).toContain(name);
    expect(links).toEqual(expect.arrayContaining(['/browsers/1', '/browsers/5']));
  });

  it('§10.19 is Chinese with ?lang=zh, and so are its links', async () => {
    const { text, links, lang, title } = await page('/?lang=zh');
    expect(lang).toBe('zh-CN');
    expect(title).toContain('AI 浏览器');
    expect(text).toContain('火狐浏览器');
    expect(links).toContain('/browsers/1?lang=zh');
  });

  it('§4.21 is in the remembered language where the address asks for none', async () => {
    expect((await page('/', { cookie: 'language=zh' })).lang).toBe('zh-CN');
    expect((await page('/?lang=en', { cookie: 'language=zh' })).lang).toBe('en');
    expect((await page('/', { cookie: 'language=fr' })).lang).toBe('en');
  });

  it('filters by platform and by search text; an unknown platform means all', async () => {
    const android = (await page('/?platform=android')).text;
    expect(android).toContain('DuckDuckGo');
    expect(android).not.toContain('Opera Air');
    expect((await page('/?platform=amiga')).text).toContain('Opera Air');
    const found = (await page(`/?q=${encodeURIComponent('夸克')}`)).text;
    expect(found).toContain('Quark');
    expect(found).not.toContain('Brave');
  });

  it('shows the counters as the specification fixes them', async () => {
    const { text } = await page('/');
    expect(text).toMatch(/28\D+0\D+6\D/u);
  });

  it('lists the browsers as structured data', async () => {
    const list = (await page('/')).structured.find((one) => one['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(28);
    expect(JSON.stringify(list)).toContain(`${ORIGIN}/browsers/1`);
  });

  it('I5 answers a search of 10 kB clearly', async () => {
    const { status, text } = await page(`/?q=${'x'.repeat(10_000)}`);
    expect(status).toBe(200);
    expect(text).toContain('No browsers found');
  });
});

describe('a served browser page', () => {
  it('§2.2 shows its versions, features and downloads, without any script', async () => {
    const { status, text, links } = await page('/browsers/5');
    expect(status).toBe(200);
    expect(text).toContain('Brave');
    expect(text).toContain('1.93.136');
    expect(text).toMatch(/and \d+ more/u);
    expect(links.filter((link) => /^\/versions\/\d+\/download$/u.test(link)).length).toBeGreaterThan(0);
  });

  it('opens the platform that the address asks for, else the first there is', async () => {
    const openTab = async (query: string) => {
      const { all } = await page(`/browsers/5${query}`);
      return all('a')
        .filter((link) => attribute(link, 'aria-current') === 'true')
        .map((link) => attribute(link, 'id'));
    };
    expect(await openTab('?platform=android')).toEqual(['tab-android']);
    expect(await openTab('?platform=harmonyos')).toEqual(['tab-windows']);
    expect(await openTab('')).toEqual(['tab-windows']);
  });

  it('names its page in both languages for search engines', async () => {
    const { canonical, alternates, title, meta } = await page('/browsers/1?lang=zh');
    expect(canonical).toBe(`${ORIGIN}/browsers/1?lang=zh`);
    expect(alternates).toEqual({
      en: `${ORIGIN}/browsers/1`,
      zh: `${ORIGIN}/browsers/1?lang=zh`,
      'x-default': `${ORIGIN}/browsers/1`,
    });
    expect(title).toContain('Comet');
    expect(meta('og:title')).toBe(title);
    expect(meta('twitter:title')).toBe(title);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('description')).toMatch(/Comet/u);
  });
});

describe('a served version page', () => {
  it('§2.2 shows what the specification asks for, without any script', async () => {
    const { status, text, links, structured } = await page('/versions/1');
    expect(status).toBe(200);
    for (const fact of ['Perplexity Comet', '152.0.7977.199', 'Windows', '2 September 2026', 'X64'])
      expect(text).toContain(fact);
    expect(text).toContain('www.perplexity.ai');
    expect(links).toContain('/versions/1/download');
    const application = structured.find((one) => one['@type'] === 'SoftwareApplication');
    expect(application?.offers).toMatchObject({ '@type': 'Offer', price: '0', priceCurrency: 'USD' });
    expect(structured.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(3);
  });

  it('shows the checksum of the file behind a fixed link, and not behind a latest-version link', async () => {
    expect((await page('/versions/20')).text).toContain(
      '7f5a87929dde058705a55e5fbb0b6043c9f196108429443a0a5d4e086e9703c0',
    );
    expect((await page('/versions/1')).text).toContain(
      'It may serve a newer version than 152.0.7977.199, so no checksum is shown.',
    );
    expect((await page('/versions/1?lang=zh')).text).toContain(
      '下载地址是最新版链接，可能下载到比 152.0.7977.199 更新的版本，因此不显示校验值。',
    );
  });

  it('is Chinese with ?lang=zh', async () => {
    const { text } = await page('/versions/1?lang=zh');
    expect(text).toContain('侧边栏助手可理解当前页面内容');
    expect(text).toContain('2026年9月2日');
  });
});

describe.each(PUBLIC_PAGES)('the page %s of the table', (name) => {
  const path = PAGES[name].path.replace(':id', '1');

  it('is served in both languages, with its data and its address for search engines', async () => {
    for (const [lang, address] of [
      ['en', path],
      ['zh-CN', `${path}?lang=zh`],
    ] as const) {
      const served = await page(address);
      expect(served).toMatchObject({ status: 200, lang, canonical: ORIGIN + address });
      expect(served.html).not.toMatch(/role="alert" class/u); // an error box, where the server has not loaded the data
    }
  });

  it('is in the sitemap in both languages', async () => {
    const { body } = await app.inject('/sitemap.xml');
    for (const address of [path, `${path}?lang=zh`]) expect(body).toContain(`<loc>${ORIGIN}${address}</loc>`);
  });

  it.runIf(PAGES[name].path !== '/')('has nothing below it, and is spelled one way', async () => {
    for (const url of [`${path}/x`, path.toUpperCase(), `/x${path}`])
      expect([url, (await page(url)).status]).toEqual([url, 404]);
  });
});

it('leaves each of several pages rendered at once nothing but its own data', async () => {
  const urls = ['/?view=list', '/browsers/3?lang=zh', '/versions/3?lang=en', '/browsers/4?lang=en', '/nope'];
  const records = async (url: string) => {
    const { html } = await page(url);
    const state = JSON.parse(/<script id="state"[^>]*>(.*?)<\/script>/u.exec(html)?.[1] ?? '') as {
      graph: Record<string, unknown>;
    }; // written by the page
    return Object.keys(state.graph).filter((key) => key.startsWith('Browser:'));
  };
  const [home, chinese, version, english, missing] = await Promise.all(urls.map(records));
  expect(home).toHaveLength(28);
  expect([chinese, english]).toEqual([['Browser:3'], ['Browser:4']]);
  // The featured browsers, which the page suggests.
  expect(missing).toEqual(['Browser:1', 'Browser:3', 'Browser:5', 'Browser:15']);
  expect(version).toHaveLength(1);
});

describe('what is not there', () => {
  it.each(['/nope', '/browsers', '/a/b/c'])('§2.3 %s is the 404 page', async (url) => {
    const { status, text, links, meta } = await page(url);
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found');
    expect(text).toContain('The page you are looking for does not exist.');
    expect(links).toContain('/');
    expect(meta('robots')).toBe('noindex');
  });

  it.each([
    '/browsers/999999',
    '/browsers/abc',
    '/browsers/01',
    '/browsers/9007199254740993',
    '/versions/999999',
    '/versions/x',
    '/browsers/%zz',
    '/versions/%ff',
  ])('%s is a 404', async (url) => {
    expect((await page(url)).status).toBe(404);
  });

  it('a download that is not there is the 404 page for people', async () => {
    expect((await page('/versions/999999/download')).text).toContain('Page Not Found');
  });

  it.each(['//evil.example/browsers/1', '//[', '///x', '/Browsers/1', '/%', '/%ff?lang=en', '/%E0%A4%A'])(
    '%s is the 404 page',
    async (url) => {
      const { status, text } = await page(url);
      expect([status, text.includes('Page Not Found')]).toEqual([404, true]);
    },
  );

  it('keeps a path under /api in JSON', async () => {
    const response = await app.inject({ url: '/api/nope', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each(['/.env', '/.git/config', '/index.html', '/.vite/manifest.json', '/assets/', '/..%2fpackage.json'])(
    'C7 serves no file at %s',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('"dependencies"');
    },
  );

  it.each([
    ['/?q=%00', 200, 'No browsers found'],
    ['/?q=Brave%00&lang=zh', 200, '“Brave\uFFFD”'],
    ['/browsers/5?x=a%00b', 200, 'Brave'],
    ['/nope?%00', 404, 'Page Not Found'],
    ['//elsewhere.example/?%00', 404, 'Page Not Found'],
  ])('%s, with a NUL character in the query, is a page', async (url, status, words) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\?/u)]);
    const served = await page(url.split('?')[0] + String(headers.location));
    expect([served.status, served.text]).toEqual([status, expect.stringContaining(words)]);
  });

  it('refuses a NUL character in the query of everything else', async () => {
    for (const url of ['/api/browsers?search=%00', '/graphql?query=%00'])
      expect((await app.inject({ url })).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/?q=%00' })).statusCode).toBe(405);
  });
});

it.each([
  ['/', 'en', en.site],
  ['/browsers/5?lang=zh', 'zh-CN', zh.site],
  ['/admin/login?lang=zh', 'zh-CN', zh.site],
])('%s links to a web app manifest in its language', async (url, lang, site) => {
  const { all } = await page(url);
  const links = all('link')
    .filter((one) => attribute(one, 'rel') === 'manifest')
    .map((one) => attribute(one, 'href') ?? '');
  expect(links).toHaveLength(1);
  const { headers, body } = await app.inject({ url: links.join('') });
  expect(headers['content-type']).toMatch('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({
    id: '/',
    lang,
    name: site.name,
    start_url: lang === 'en' ? '/' : '/?lang=zh',
  });
});

describe('text that is an attack', () => {
  it('I7 is inert in pages, meta tags, structured data and state', async () => {
    const em = orm.em.fork();
    const browser = await em.findOneOrFail(Browser, 24);
    const before = { name: browser.name.en, description: browser.description.en };
    const evil = `</script><script>window.hit=1</script>"><img src=x onerror=window.hit=1>\u2028<!--`;
    browser.name.en = evil;
    browser.description.en = evil;
    await em.flush();
    const { html, text, structured } = await page('/browsers/24');
    browser.name.en = before.name;
    browser.description.en = before.description;
    await em.flush();
    expect(html).not.toContain('<script>window.hit');
    expect(html).not.toContain('<img src=x');
    expect(text).toContain('</script><script>window.hit=1</script>');
    expect(JSON.stringify(structured)).toContain('window.hit');
  });
});

describe('custom code', () => {
  const snippet = (position: string) => `<script>window.codes=[...(window.codes??[]),'${position}']</script>`;

  beforeAll(async () => {
    const em = orm.em.fork();
    for (const [order, codeType] of CODE_POSITIONS.entries())
      em.create(CustomCode, {
        name: codeType,
        codeType,
        codeContent: snippet(codeType),
        description: '',
        isActive: true,
        displayOrder: order,
      });
    em.create(CustomCode, {
      name: 'second',
      codeType: 'head_end',
      codeContent: "<meta name='second' content='$& $1'>",
      description: '',
      isActive: true,
      displayOrder: 9,
    });
    em.create(CustomCode, {
      name: 'off',
      codeType: 'head_end',
      codeContent: '<meta name="off">',
      description: '',
      isActive: false,
      displayOrder: 0,
    });
    await em.flush();
  });

  it('§5.25 stands at its position in the order given, as it was written', async () => {
    const { html } = await page('/');
    const places = [
      '<head>',
      snippet('head_start'),
      '<meta charset',
      '<title>',
      snippet('head_end'),
      "<meta name='second' content='$& $1'>",
      '</head>',
      '<body>',
      snippet('body_start'),
      '<div id="root">',
      snippet('body_end'),
      '</body>',
    ];
    expect(places.map((part) => html.indexOf(part))).toEqual(
      places.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(places.filter((part) => !html.includes(part))).toEqual([]);
  });

  it('§2.29 is left out while it is inactive', async () => {
    expect((await page('/')).html).not.toContain('name="off"');
  });

  it('Q10 lets the public pages run inline code and load from any https host, not the administration', async () => {
    const policyOf = async (url: string) => String((await page(url)).headers['content-security-policy']);
    for (const url of ['/', '/browsers/1', '/versions/1', '/nope'])
      expect(await policyOf(url)).toBe(
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: https: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
    for (const url of ['/admin', '/admin/custom-codes'])
      expect(await policyOf(url)).toMatch(
        /^default-src 'self'; script-src 'self'(?: 'sha256-\S+'){2}; style-src 'self' 'sha256-\S+'; img-src 'self' data: https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/u,
      );
  });
});

describe('for search engines', () => {
  it('the sitemap lists every page in each language with all its alternates', async () => {
    const { body } = await app.inject('/sitemap.xml');
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, place]) => place);
    expect(places).toHaveLength((STATIC_PAGES.length + 28 + 111) * 2);
    expect(places).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/?lang=zh`,
        `${ORIGIN}/browsers/28`,
        `${ORIGIN}/versions/111?lang=zh`,
      ]),
    );
    const entry = body.split('<url>').find((one) => one.includes(`<loc>${ORIGIN}/browsers/1?lang=zh</loc>`)) ?? '';
    for (const language of ['en', 'zh', 'x-default']) expect(entry).toContain(`hreflang="${language}"`);
    expect(entry).toMatch(/<lastmod>2026-/u);
  });

  it('the sitemap of a catalogue that is too large for one document names others, which hold every page once', async () => {
    const own = await openDatabase(await freshDatabase('tables'));
    await migrate(own);
    await seed(own, readCatalogue());
    const em = own.em.fork();
    const { id: _id, browser: _browser, ...fields } = wrap(await em.findOneOrFail(Version, { id: 1 })).toPOJO();
    for (let count = 0; count < PATHS_PER_SITEMAP; count += 1)
      em.create(Version, { ...fields, browser: 1, isLatest: false });
    await em.flush();
    const large = await buildApp({ orm: own, publicUrl: ORIGIN, dataDir, site: builtSite() });
    const placesOf = async (url: string) =>
      [...(await large.inject(url)).body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, place = '']) => place);
    const index = await large.inject('/sitemap.xml');
    const parts = await placesOf('/sitemap.xml');
    expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(index.body.match(/<lastmod>2026-/gu)).toHaveLength(parts.length);
    expect(parts).toEqual(['browser-0', 'version-0', 'version-1'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`));
    const listed = (await Promise.all(parts.map((part) => placesOf(part.slice(ORIGIN.length))))).flat();
    expect(listed).toHaveLength((STATIC_PAGES.length + 28 + 111 + PATHS_PER_SITEMAP) * 2);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/browsers/28`, `${ORIGIN}/versions/2611?lang=zh`]),
    );
    const unknown = await Promise.all(
      ['version-2', 'version-999999', 'slide-0', 'browser--1', 'browser-x'].map((name) =>
        large.inject(`/sitemaps/${name}.xml`),
      ),
    );
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    await large.close();
    await own.close();
  });

  it('llms.txt names what programs can read, at addresses that answer', async () => {
    const { body, headers } = await app.inject('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const addresses = [...body.matchAll(/\]\((?<address>[^)]+)\)/gu)].map(
      ({ groups }) => new URL(groups?.address ?? ''),
    );
    expect(addresses).toHaveLength(6);
    const responses = await Promise.all(
      addresses.map(({ pathname }) => app.inject({ url: pathname, headers: { host: new URL(ORIGIN).host } })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(
      addresses.map(({ pathname }) => (pathname === '/mcp' ? 405 : 200)),
    );
  });

  it('robots.txt allows every address that llms.txt and the pages name', async () => {
    const { body: robots } = await app.inject('/robots.txt');
    const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gmu)].map(([, kind, path = '']) => ({ kind, path }));
    // The longest rule decides (RFC 9309).
    const isAllowed = (address: string) => {
      const { pathname, search } = new URL(address, ORIGIN);
      const matching = rules.filter(({ path }) => {
        const pattern = path.replaceAll(/[.?+^()[\]{}|\\]/gu, '\\$&').replaceAll('*', '.*');
        return new RegExp(`^${pattern}`, 'u').test(pathname + search);
      });
      return matching.toSorted((a, b) => b.path.length - a.path.length)[0]?.kind !== 'Disallow';
    };
    const named = [
      ...(await app.inject('/llms.txt')).body.matchAll(/https:\/\/[^\s)`]+/gu),
      ...(await app.inject('/')).body.matchAll(
        /(?<=<(?:link|a) [^>]*href=")\/(?:api|graphql)[^"]*|(?<=<link [^>]*href=")[^"]+/gu,
      ),
    ].map(([address]) => address.replaceAll('&amp;', '&'));
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((address) => !isAllowed(address))).toEqual([]);
    for (const path of ['/api/settings', '/admin', '/versions/1/download'])
      expect([path, isAllowed(path)]).toEqual([path, false]);
  });

  it('robots.txt names the sitemap and keeps crawlers off what counts', async () => {
    const { body } = await app.inject('/robots.txt');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toContain('Disallow: /versions/*/download\nDisallow: /browsers/*/download');
  });
});

it('brings the headers that keep browsers careful', async () => {
  const { headers } = await page('/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
  });
});

it('answers 500 with a page when the data cannot be read', async () => {
  const broken = await openDatabase(await freshDatabase('nothing'));
  const failing = await buildApp({ orm: broken, publicUrl: ORIGIN, dataDir, site: builtSite() });
  const response = await failing.inject({ url: '/', headers: { accept: 'text/html' } });
  await failing.close();
  await broken.close();
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).not.toMatch(/no such table|SqliteError|node_modules/u);
});

describe('the addresses of the administration', () => {
  it.each([...ADMIN_PAGES.map((name) => PAGES[name].path.replace(':id', '1')), '/admin/', '/admin/browsers?edit=5'])(
    '%s is one of its screens',
    async (path) => {
      expect((await page(path)).status).toBe(200);
    },
  );

  it('are served only for GET, as all pages are', async () => {
    for (const url of ['/', '/admin/browsers', '/sitemap.xml', '/sitemaps/browsers-1.xml']) {
      const { statusCode, headers } = await app.inject({ method: 'PUT', url });
      // Preflights are allowed for paths that other sites may read.
      expect([url, statusCode, headers.allow]).toEqual([
        url,
        405,
        url.endsWith('.xml') ? 'GET, HEAD, OPTIONS' : 'GET, HEAD',
      ]);
    }
  });

  it.each([
    '/admin/nowhere',
    '/admin/browsers/1',
    '/admin/login/x',
    '/admin//',
    '/admin/browsers/1/versions/2',
    '/admin/browsers/x/versions',
    '/admin/Browsers',
  ])('%s is none, and the administration says so', async (path) => {
    const { status, headers, html } = await page(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<div id="root">');
  });

  it.each([
    ['en', 'The admin area needs JavaScript'],
    ['zh', '管理后台需要 JavaScript'],
  ])('says of the administration that it needs scripts, to readers without them (%s)', async (language, sentence) => {
    const { html } = await page(`/admin/login?lang=${language}`);
    expect(html).toMatch(new RegExp(`<div id="root"><noscript><p class="p-4">${sentence}`, 'u'));
  });
});

describe('what search engines and social networks read', () => {
  it('is of each version a title of its own, in words that people know', async () => {
    const { title } = await page('/versions/20');
    expect(title).toMatch(/^Brave 1\.93\.138 for macOS \(Apple silicon\) · /u);
    expect((await page('/versions/20?lang=zh')).title).toMatch(/^Brave 1\.93\.138（macOS，Apple 芯片） · /u);
    const versions = await orm.em
      .fork()
      .find(Version, { browser: { name: { en: { $in: ['Brave', 'Mozilla Firefox'] } } } });
    const titles: string[] = [];
    // One by one, because many requests at once can be more than the server renders in time.
    for (const { id } of versions) titles.push((await page(`/versions/${id}`)).title);
    expect(titles.length).toBeGreaterThan(8);
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
  });

  it('has no blank beside 鸿蒙 in Chinese, as it has beside the Latin names of systems', async () => {
    const version = await orm.em.fork().findOneOrFail(Version, { platform: 'harmonyos' });
    const pages = ['/', '/new', `/browsers/${version.browser.id}`, `/versions/${version.id}`];
    for (const path of [...pages, '/?search=quark', '/?tag=free', '/nope']) {
      const separator = path.includes('?') ? '&' : '?';
      const { html } = await page(`${path}${separator}platform=harmonyos&lang=zh`);
      expect(html).toContain('鸿蒙');
      expect(
        html.replaceAll('<!-- -->', '').match(/.{0,20}(?:\p{Script=Han} 鸿蒙|鸿蒙 \p{Script=Han}).{0,20}/gu),
      ).toBeNull();
    }
  });

  it.each(['/', '/?platform=harmonyos', '/browsers/5', '/versions/1', '/nope', '/?lang=zh', '/browsers/5?lang=zh'])(
    'is on %s a short description, and a picture with its size and text',
    async (url) => {
      const { meta } = await page(url);
      expect(Array.from(meta('description') ?? '').length).toBeLessThanOrEqual(160);
      expect([meta('og:description'), meta('twitter:description')]).toEqual([meta('description'), meta('description')]);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
      const [path = '', search = ''] = url.split('?');
      const record = /^\/(?:browsers|versions)\/\d+$/u.test(path);
      expect((await app.inject(new URL(meta('og:image') ?? '').href)).headers['content-type']).toBe(
        record ? 'image/jpeg' : 'image/png',
      );
      if (record) return;
      expect(meta('og:image:alt')).toBe(
        search === 'lang=zh' ? 'AI Browsers 标志和三个浏览器窗口' : 'The AI Browsers logo beside three browser windows',
      );
    },
  );

  it('is on a browser page the beginning of its description, up to a whole word', async () => {
    expect((await page('/browsers/5')).meta('description')).toBe(
      'Brave blocks ads and trackers by default and includes Leo, an AI assistant that can be used without an account. Leo summarises pages, answers questions and…',
    );
  });

  it.each([
    ['en', adminEn.name],
    ['zh', adminZh.name],
  ])('is of the administration a title before its scripts (%s)', async (language, name) => {
    const { html } = await page(`/admin?lang=${language}`);
    expect(html.indexOf(`<title>${name}</title>`)).toBeGreaterThan(0);
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<script'));
  });
});

describe('a list of several pages', () => {
  beforeAll(async () => {
    const em = orm.em.fork();
    for (let number = 1; number <= 60; number += 1) {
      const text = { en: `Browser ${number}`, zh: `${number} 号` };
      em.create(Browser, {
        slug: `browser-${number}`,
        name: text,
        description: text,
        shortDescription: text,
        iconUrl: '/favicon.svg',
        isFeatured: false,
        displayOrder: 0,
        tags: [],
        downloadCount: 0,
      });
    }
    await em.flush();
  });

  it('§10.3 goes on by links, until each browser was shown', async () => {
    const shown = new Set<string>();
    let rounds = 0;
    for (let path: string | undefined = '/'; path; rounds += 1) {
      const { all } = await page(path);
      const list = all('section').find((section) => attribute(section, 'aria-labelledby') === 'browsers');
      if (!list) throw new Error(`${path} has no list`);
      const links = [...elementsIn(list)].filter(({ tagName }) => tagName === 'a');
      for (const link of links)
        shown.add(/^\/browsers\/(?<id>\d+)$/u.exec(attribute(link, 'href') ?? '')?.groups?.id ?? '');
      const more = links.find((link) => textOf(link).includes('Show more'));
      path = more && attribute(more, 'href');
    }
    shown.delete('');
    expect(rounds).toBeGreaterThan(2);
    expect(shown.size).toBe(await orm.em.fork().count(Browser));
  });
});
