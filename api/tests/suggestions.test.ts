import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { BROWSER, VERSION, toRest } from './good-records.ts';
import { FRESH, startApp, type Client, type RunningApp } from './running-app.ts';
import { attribute, builtSite, elementsIn, servedPage, textOf } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  const catalogue = catalogueOf(
    browser('Brave', {
      isFeatured: true,
      tags: ['free'],
      versions: [version({ platform: 'windows' }), version({ platform: 'linux' })],
    }),
    browser('Quark', {
      name: { en: 'Quark', zh: '夸克' },
      tags: ['new'],
      versions: [version({ platform: 'android' })],
    }),
    browser('Opera', { tags: ['free'], versions: [version({ platform: 'linux' })] }),
  );
  const tags = [
    { id: 'free', label: { en: 'Free', zh: '免费' }, color: 'green' as const, order: 1 },
    { id: 'new', label: { en: 'New', zh: '新' }, color: 'blue' as const, order: 2 },
  ];
  product = await startApp({ ...catalogue, tags }, FRESH, { site: builtSite() });
  administrator = await product.signIn();
}, 120_000);
afterEach(() => product.close());

const similar = async (search: string) => {
  const { data } = await product.graph<{ similarBrowsers: { name: { en: string } }[] }>(
    'query ($search: String!) { similarBrowsers(search: $search) { name { en } } }',
    { search },
  );
  return data.similarBrowsers.map(({ name }) => name.en);
};
const browserOfDeleted = async (id: number) =>
  (
    await product.graph<{ browserOfDeletedVersion: { id: number } | null }>(
      'query ($id: Int!) { browserOfDeletedVersion(id: $id) { id } }',
      { id },
    )
  ).data.browserOfDeletedVersion?.id ?? null;

/** The suggestions of a page: each heading, with the address and the text of each link below it. */
async function suggestionsOf(url: string) {
  const served = await servedPage(product.app, url);
  const sections = served
    .all('section')
    .filter((one) =>
      ['fewer-filters', 'browser-of-version', 'similar', 'popular'].includes(attribute(one, 'aria-labelledby') ?? ''),
    );
  const groups = sections.map((section) => {
    const inside = [...elementsIn(section)];
    const links = inside
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => [attribute(link, 'href'), textOf(link)]);
    return [textOf(inside.find(({ tagName }) => tagName === 'h2')), links] as const;
  });
  return {
    status: served.status,
    text: served.text,
    groups: Object.fromEntries(groups.filter(([, links]) => links.length > 0)),
  };
}

const FEATURED = { 'Featured browsers': [['/browsers/1', 'Brave']] };
/** The featured browsers where the list shows none, because a search hides the section with that name (spec §2). */
const OTHERS = { 'Other browsers': FEATURED['Featured browsers'] };

describe('browsers with a similar name', () => {
  test('are found with a typing mistake and by pinyin, in the order of their similarity', async () => {
    expect(await similar('brvae')).toEqual(['Brave']);
    expect(await similar('kuake')).toEqual(['Quark']);
    expect(await similar('brave oper')).toEqual(['Brave', 'Opera']);
    expect(await similar('zzzz')).toEqual([]);
  });

  test('follow every write', async () => {
    const { body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
      method: 'POST',
      payload: { ...toRest(BROWSER), name_en: 'Zyzzyva' },
    });
    expect(await similar('zyzyva')).toEqual(['Zyzzyva']);
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'PUT', payload: { name_en: 'Quokka' } });
    expect([await similar('zyzyva'), await similar('quoka')]).toEqual([[], ['Quokka']]);
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'DELETE' });
    expect(await similar('quoka')).toEqual([]);
  });

  test('are refused for a text that is too long, and for a number out of range', async () => {
    const errorsOf = async (search: string, first: number) =>
      (
        await product.graph(
          'query ($search: String!, $first: Int!) { similarBrowsers(search: $search, first: $first) { id } }',
          { search, first },
        )
      ).errors;
    expect(await errorsOf('a'.repeat(201), 4)).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    for (const first of [0, 101])
      expect(await errorsOf('brave', first)).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });
});

describe('the quick search of the administrator', () => {
  const find = async (search: string) => {
    const { data } = await administrator.graph<{
      findBrowsers: { name: { en: string } }[];
      findVersions: { id: number }[];
    }>(
      'query ($search: String!) { findBrowsers(search: $search) { name { en } } findVersions(search: $search) { id } }',
      { search },
    );
    return [data.findBrowsers.map(({ name }) => name.en), data.findVersions.map(({ id }) => id)];
  };

  test('§10.40 finds browsers by letters, pinyin, first letters and ids, and versions by words of both', async () => {
    expect(await find('ra')).toEqual([['Brave', 'Opera'], []]);
    for (const text of ['夸克', '誇克', 'kuake', 'kua ke', 'kk', '#2'])
      expect((await find(text))[0]).toEqual(['Quark']);
    expect(await find('brave lin')).toEqual([[], [2]]);
    expect(await find('kuake android 1.0')).toEqual([[], [3]]);
    expect((await find('linux'))[1]).toHaveLength(2);
    for (const text of ['', ' ', '100%', '_', 'a_b\\']) expect(await find(text)).toEqual([[], []]);
  });

  test('is refused to visitors, and for a text or a number out of range', async () => {
    for (const field of ['findBrowsers', 'findVersions']) {
      const query = `query ($search: String!, $first: Int!) { ${field}(search: $search, first: $first) { id } }`;
      expect((await product.graph(query, { search: 'a', first: 5 })).errors).toMatchObject([
        { extensions: { code: 'UNAUTHORIZED' } },
      ]);
      for (const variables of [
        { search: 'a'.repeat(201), first: 5 },
        { search: 'a', first: 0 },
        { search: 'a', first: 101 },
      ])
        expect((await administrator.graph(query, variables)).errors).toMatchObject([
          { extensions: { code: 'BAD_REQUEST' } },
        ]);
    }
  });
});

describe('the browser of a deleted version', () => {
  test('is known until the browser is deleted too', async () => {
    expect(await browserOfDeleted(3)).toBe(null);
    await administrator.rest('/api/versions/3', { method: 'DELETE' });
    expect(await browserOfDeleted(3)).toBe(2);
    await administrator.rest('/api/browsers/2', { method: 'DELETE' });
    expect(await browserOfDeleted(3)).toBe(null);
  });

  test('is unknown for a version that visitors never saw', async () => {
    for (const unseen of [{ is_draft: true }, { visible_from: '2050-01-01T00:00:00Z' }]) {
      const { body } = await administrator.rest<{ data: { id: number } }>('/api/versions', {
        method: 'POST',
        payload: { ...toRest(VERSION), browser_id: 1, ...unseen },
      });
      await administrator.rest(`/api/versions/${body.data.id}`, { method: 'DELETE' });
      expect(await browserOfDeleted(body.data.id)).toBe(null);
    }
    const setDraft = async (isDraft: boolean) =>
      administrator.rest('/api/browsers/2', {
        method: 'PUT',
        payload: { is_draft: isDraft, description_en: 'One', description_zh: '一' },
      });
    expect((await setDraft(true)).status).toBe(200);
    await administrator.rest('/api/versions/3', { method: 'DELETE' });
    await setDraft(false);
    expect(await browserOfDeleted(3)).toBe(null);
  });

  test('is unknown for versions that exist or never existed', async () => {
    const { body } = await administrator.rest<{ data: { id: number } }>('/api/versions', {
      method: 'POST',
      payload: { ...toRest(VERSION), browser_id: 1 },
    });
    expect([await browserOfDeleted(body.data.id), await browserOfDeleted(999)]).toEqual([null, null]);
  });
});

describe('the 404 page', () => {
  test('shows what has a name similar to a word of the address, and featured browsers', async () => {
    for (const url of ['/brvae', '/download/Brave.exe', '/browsers/brvae']) {
      const { status, groups } = await suggestionsOf(url);
      expect({ url, status, groups }).toEqual({
        url,
        status: 404,
        groups: { 'Did you mean': [['/browsers/1', 'Brave']], ...FEATURED },
      });
    }
  });

  test('shows featured browsers alone where no name is similar', async () => {
    for (const url of ['/nope', '/%E4%BD%A0/', '/browsers/99', '/versions/99', '/versions/x', '/a%00b', '/%ff']) {
      const { status, groups } = await suggestionsOf(url);
      expect({ url, status, groups }).toEqual({ url, status: 404, groups: FEATURED });
    }
  });

  test('of a deleted version shows its browser', async () => {
    await administrator.rest('/api/versions/3', { method: 'DELETE' });
    const { status, text, groups } = await suggestionsOf('/versions/3');
    expect([status, text.startsWith('Version not found')]).toEqual([404, true]);
    expect(groups).toEqual({ 'The browser of this version': [['/browsers/2', 'Quark']], ...FEATURED });
    expect((await suggestionsOf('/versions/3?lang=zh')).groups).toMatchObject({
      此版本所属的浏览器: [['/browsers/2?lang=zh', '夸克']],
    });
  });

  test('shows the most downloaded browsers where none is featured, and nothing where there are none', async () => {
    await product.em().nativeUpdate(Browser, { id: 1 }, { isFeatured: false });
    await product.app.inject({
      url: '/versions/4/download',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
    });
    await expect
      .poll(async () => (await suggestionsOf('/nope')).groups)
      .toEqual({
        'Most downloaded': [
          ['/browsers/3', 'Opera'],
          ['/browsers/1', 'Brave'],
          ['/browsers/2', 'Quark'],
        ],
      });
    for (const id of [1, 2, 3]) await administrator.rest(`/api/browsers/${id}`, { method: 'DELETE' });
    expect((await suggestionsOf('/nope')).groups).toEqual({});
  });
});

describe('a list without results', () => {
  test('of a search shows other browsers, but those with a similar name are a result that says so', async () => {
    expect(await suggestionsOf('/?q=zzzz')).toEqual({
      status: 200,
      text: expect.stringContaining('No browsers found'),
      groups: OTHERS,
    });
    expect(await suggestionsOf('/?q=brvae')).toEqual({
      status: 200,
      text: expect.stringMatching(/No exact match. Similar names:.*Brave/u),
      groups: {},
    });
  });

  test('of several filters shows the list without each one, if it then has results', async () => {
    const { groups } = await suggestionsOf('/?platform=linux&tag=new&sort=name');
    expect(groups).toEqual({
      'With fewer filters': [
        ['/?tag=new&sort=name', 'Without “Linux”1 browser'],
        ['/?platform=linux&sort=name', 'Without “New”2 browsers'],
      ],
      ...OTHERS,
    });
    const searched = await suggestionsOf('/?platform=android&tag=free&q=opera&lang=zh');
    expect(searched.groups).toEqual({
      减少筛选条件: [['/?tag=free&q=opera&lang=zh', '去掉“Android”共 1 款']],
      你要找的是不是: [['/browsers/3?lang=zh', 'Opera']],
      其他浏览器: [['/browsers/1?lang=zh', 'Brave']],
    });
  });

  test('of one filter shows featured browsers, and a list with results shows nothing', async () => {
    expect((await suggestionsOf('/?platform=ios')).groups).toEqual(OTHERS);
    expect((await suggestionsOf('/?platform=linux')).groups).toEqual({});
    expect((await suggestionsOf('/')).groups).toEqual({});
  });
});
