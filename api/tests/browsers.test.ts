import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_FACT } from '#rules/records/fact.ts';
import { DEFAULT_TAGS } from '#rules/tag.ts';
import { SORTS } from '#rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { BROWSER_SORTS } from '../database/queries/browser-order.ts';
import { type Client, ORIGIN, startApp, type RunningApp } from './running-app.ts';
import { SEARCHABLE, SEARCHES } from './searches.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';
import { processorTime } from './processor-time.ts';

interface List {
  success: boolean;
  data: { id: number; name_en: string }[];
}

interface Connection {
  browsers: {
    nodes: { id: number }[];
    edges: { cursor: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

async function idsOf(product: RunningApp, query: string): Promise<number[]> {
  const { body } = await product.rest<List>(`/api/browsers?${query}`);
  return body.data.map(({ id }) => id);
}

describe('the real catalogue', () => {
  let product: RunningApp;
  beforeAll(async () => {
    product = await startApp('real');
  });
  afterAll(() => product.close());

  test('REST and GraphQL tell the same of every browser', async () => {
    const { body } = await product.rest<{ data: Record<string, unknown>[] }>('/api/browsers');
    const { data } = await product.graph<{ browsers: { nodes: Record<string, unknown>[] } }>(`{
      browsers(first: 100) { nodes {
        id name { en zh } description { en zh } shortDescription { en zh } iconUrl websiteUrl isFeatured displayOrder
        tags { id } downloadCount createdAt updatedAt revision
      } }
    }`);
    expect(body.data.length).toBeGreaterThan(20);
    const fromRest = body.data.map(
      ({
        name_en,
        name_zh,
        description_en,
        description_zh,
        short_description_en,
        short_description_zh,
        tags,
        ...rest
      }) => ({
        id: rest.id,
        name: { en: name_en, zh: name_zh },
        description: { en: description_en, zh: description_zh },
        shortDescription: { en: short_description_en, zh: short_description_zh },
        iconUrl: rest.icon_url,
        websiteUrl: rest.website_url,
        isFeatured: rest.is_featured,
        displayOrder: rest.display_order,
        tags: String(tags)
          .split(',')
          .filter(Boolean)
          .map((id) => ({ id })),
        downloadCount: rest.download_count,
        createdAt: rest.created_at,
        updatedAt: rest.updated_at,
        revision: rest.revision,
      }),
    );
    expect(fromRest).toEqual(data.browsers.nodes);
  });

  test('one browser is the same alone as in the list, with its own pictures at absolute addresses', async () => {
    const list = await product.rest<{ data: { id: number; icon_url: string }[] }>('/api/browsers');
    const [first] = list.body.data;
    const alone = await product.rest(`/api/browsers/${first?.id}`);
    expect(alone.body).toEqual({ success: true, data: first });
    expect(first?.icon_url).toMatch(`${ORIGIN}/icons/`);
  });

  test('ends with the browser that is discontinued', async () => {
    const { data } = await product.graph<Connection>(
      '{ browsers(first: 100) { nodes { id status } edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }',
    );
    const discontinued = data.browsers.nodes.map((node) => ('status' in node ? node.status : null)).indexOf('ended');
    expect(discontinued).toBe(data.browsers.totalCount - 1);
  });

  test('§7.3 a platform narrows the list to browsers with a version for it', async () => {
    const { data } = await product.graph<Connection>(
      '{ browsers(first: 100, platform: harmonyos) { nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }',
    );
    const ids = await idsOf(product, 'platform=harmonyos');
    expect(ids).toEqual(data.browsers.nodes.map(({ id }) => id));
    expect(ids.length).toBe(data.browsers.totalCount);
    expect(ids.length).toBeLessThan((await idsOf(product, '')).length);
    for (const id of ids) {
      const versions = await product.rest<{ data: { pagination: { total: number } } }>(
        `/api/browsers/${id}/versions?platform=harmonyos`,
      );
      expect(versions.body.data.pagination.total).toBeGreaterThan(0);
    }
  });

  test.each(['platform=all', 'platform=', 'sort=', 'search=', 'search=%20'])(
    '%s means the whole list in its default order',
    async (query) => {
      expect(await idsOf(product, query)).toEqual(await idsOf(product, ''));
    },
  );

  test('an unknown browser is a 404 by REST and null in GraphQL', async () => {
    const { status, body } = await product.rest('/api/browsers/9999');
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: 'Browser not found',
      code: 'NOT_FOUND',
      key: 'browserNotFound',
      requestId: expect.any(String) as string,
    });
    expect(await product.graph('{ browser(id: 9999) { id } }')).toEqual({ data: { browser: null } });
  });
});

describe('sorting', () => {
  let product: RunningApp;
  beforeAll(async () => {
    const names = ['Zen', 'arc', 'Édge', 'Brave', 'brave', 'Opera', 'Dia'];
    const days = ['2026-01-01', '2026-01-03', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-01', '2026-01-01'];
    const many = Array.from({ length: 16 }, (_, index) => browser(`Twin ${index % 3}`, { slug: `twin ${index}` }));
    product = await startApp(
      catalogueOf(
        ...names.map((name, index) =>
          browser(name, { slug: `named ${index}`, createdAt: `${days[index]}T00:00:00.000Z` }),
        ),
        ...many,
      ),
    );
    const em = product.em();
    for (const one of await em.findAll(Browser)) {
      one.displayOrder = one.id % 4; // many equal values
      one.downloadCount = one.id % 5;
    }
    await em.flush();
  });
  afterAll(() => product.close());

  const rows = async () =>
    (await product.em().findAll(Browser)).map(({ id, name, displayOrder, downloadCount, createdAt }) => ({
      id,
      name,
      displayOrder,
      downloadCount,
      created: createdAt.getTime(),
    }));

  test('the default order goes by display order, then the newest, then id', async () => {
    const expected = (await rows()).toSorted(
      (a, b) => a.displayOrder - b.displayOrder || b.created - a.created || a.id - b.id,
    );
    expect(await idsOf(product, 'sort=default')).toEqual(expected.map(({ id }) => id));
  });

  test('§2.9 newest goes by the time of entry', async () => {
    const expected = (await rows()).toSorted((a, b) => b.created - a.created || b.id - a.id);
    expect(await idsOf(product, 'sort=newest')).toEqual(expected.map(({ id }) => id));
  });

  test('§2.9 downloads goes by the highest count', async () => {
    const expected = (await rows()).toSorted((a, b) => b.downloadCount - a.downloadCount || a.id - b.id);
    expect(await idsOf(product, 'sort=downloads')).toEqual(expected.map(({ id }) => id));
  });

  test('names sort without regard to case and accents', async () => {
    const { body } = await product.rest<List>('/api/browsers?sort=name');
    expect(body.data.slice(0, 6).map(({ name_en }) => name_en)).toEqual([
      'arc',
      'Brave',
      'brave',
      'Dia',
      'Édge',
      'Opera',
    ]);
  });

  test('updated goes by the last change', async () => {
    const em = product.em();
    const touched = await em.findOneOrFail(Browser, { id: 9 });
    touched.description = { en: 'Changed last', zh: '' };
    await em.flush();
    const expected = (await product.em().findAll(Browser))
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || b.id - a.id)
      .map(({ id }) => id);
    expect(expected[0]).toBe(9);
    const { data } = await product.graph<Connection>('{ browsers(first: 100, sort: updated) { nodes { id } } }');
    expect(data.browsers.nodes.map(({ id }) => id)).toEqual(expected);
  });

  test('REST has the sorts of the specification alone', async () => {
    expect((await product.rest('/api/browsers?sort=updated')).status).toBe(400);
  });

  describe.each(SORTS)('by %s', (sort) => {
    test('the pages of GraphQL are in the order of the list by REST', async () => {
      const { data } = await product.graph<Connection>(
        'query ($sort: BrowserSort!) { browsers(first: 100, sort: $sort) { nodes { id } } }',
        { sort },
      );
      expect(data.browsers.nodes.map(({ id }) => id)).toEqual(await idsOf(product, `sort=${sort}`));
    });
  });

  describe.each(BROWSER_SORTS)('by %s', (sort) => {
    test.each(['en', 'zh'])('cursors walk every browser exactly once (%s)', async (language) => {
      const walked: number[] = [];
      let after: string | null = null;
      do {
        const { data }: { data: Connection } = await product.graph<Connection>(
          `query ($after: String, $sort: BrowserSort!, $language: Language!) {
            browsers(first: 3, after: $after, sort: $sort, language: $language) { nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } totalCount }
          }`,
          { after, sort, language },
        );
        walked.push(...data.browsers.nodes.map(({ id }) => id));
        expect(data.browsers.totalCount).toBe(23);
        expect(data.browsers.pageInfo.endCursor).toBe(data.browsers.edges.at(-1)?.cursor);
        after = data.browsers.pageInfo.hasNextPage ? data.browsers.pageInfo.endCursor : null;
      } while (after);
      expect(walked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    });

    test.each(['en', 'zh'])(
      'from the other end it is the same order backwards, page by page (%s)',
      async (language) => {
        const walk = async (first: number, reverse: boolean) => {
          const walked: number[] = [];
          let after: string | null = null;
          do {
            const { data }: { data: Connection } = await product.graph<Connection>(
              `query ($first: Int!, $after: String, $sort: BrowserSort!, $language: Language!, $reverse: Boolean!) {
              browsers(first: $first, after: $after, sort: $sort, language: $language, reverse: $reverse) { nodes { id } pageInfo { hasNextPage endCursor } }
            }`,
              { first, after, sort, language, reverse },
            );
            walked.push(...data.browsers.nodes.map(({ id }) => id));
            after = data.browsers.pageInfo.hasNextPage ? data.browsers.pageInfo.endCursor : null;
          } while (after);
          return walked;
        };
        const forwards = await walk(100, false);
        expect(forwards).toHaveLength(23);
        expect(await walk(3, true)).toEqual(forwards.toReversed());
      },
    );

    test.each(['garbage', 'W10=', btoa('[{"en":1},2]'), btoa('["x","y","z"]'), btoa('[1.5,null]'), btoa('{"a":1}')])(
      'the cursor %s of nowhere is refused',
      async (after) => {
        const response = await product.graph(
          'query ($after: String, $sort: BrowserSort!) { browsers(first: 3, after: $after, sort: $sort) { totalCount } }',
          { after, sort },
        );
        expect(response.errors).toMatchObject([{ message: 'Invalid cursor', extensions: { code: 'BAD_REQUEST' } }]);
      },
    );
  });

  test('REST gives a numbered page where one is requested, and says how many there are in all', async () => {
    const { body: whole, headers } = await product.rest<List>('/api/browsers?sort=name');
    expect(headers['x-total-count']).toBe(String(whole.data.length));
    for (const [query, from, to] of [
      ['page=2&limit=5', 5, 10],
      ['limit=7', 0, 7],
      ['page=2', 10, 20],
      ['page=99', 990, 1000],
    ] as const) {
      const { status, headers: paged, body } = await product.rest<List>(`/api/browsers?sort=name&${query}`);
      expect([status, paged['x-total-count'], body.data]).toEqual([
        200,
        String(whole.data.length),
        whole.data.slice(from, to),
      ]);
    }
    for (const query of ['page=0', 'limit=101', 'limit=0', 'page=1000001', 'page=x'])
      expect(await product.rest(`/api/browsers?${query}`)).toMatchObject({
        status: 400,
        body: { error: 'Invalid page or limit' },
      });
  });

  const BEYOND = [2 ** 31, -(2 ** 31), Number.MAX_SAFE_INTEGER].flatMap((one) => [
    [one, '2026-01-01T00:00:00.000Z', 1],
    [1, '2026-01-01T00:00:00.000Z', one],
    ['2026-01-01T00:00:00.000Z', one],
    [one, 1],
    [{ en: 'a' }, one],
  ]);
  const TIMES = [
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '9999999',
  ].flatMap((time) => [
    [1, time, 1],
    [time, 1],
    [{ updated: time }, 1],
  ]);
  test.each([...BEYOND, ...TIMES, [{ en: 'a\0' }, 1], [{ zh: '\0' }, 1]].map((place) => JSON.stringify(place)))(
    'N9 the cursor of %s, beyond what a database holds, is refused in every order',
    async (place) => {
      const orders = [...BROWSER_SORTS.map((sort) => ({ sort })), { sort: 'name', language: 'zh' }];
      for (const order of orders) {
        const response = await product.graph(
          'query ($after: String, $sort: BrowserSort!, $language: Language! = en) { browsers(after: $after, sort: $sort, language: $language) { nodes { id } } }',
          { after: Buffer.from(place).toString('base64url'), ...order },
        );
        expect(response.errors).toMatchObject([{ message: 'Invalid cursor', extensions: { code: 'BAD_REQUEST' } }]);
      }
    },
  );

  test.each(['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'a cursor of the year of %s is one',
    async (time) => {
      for (const [sort, place] of [
        ['newest', [time, 1]],
        ['updated', [{ updated: time }, 1]],
        ['default', [1, time, 1]],
      ]) {
        const response = await product.graph(
          'query ($after: String, $sort: BrowserSort!) { browsers(after: $after, sort: $sort) { nodes { id } } }',
          { after: Buffer.from(JSON.stringify(place)).toString('base64url'), sort },
        );
        expect(response.errors).toBeUndefined();
      }
    },
  );

  test('a cursor belongs to the order it came from', async () => {
    const query =
      'query ($after: String, $sort: BrowserSort!, $language: Language) { browsers(first: 3, after: $after, sort: $sort, language: $language) { pageInfo { endCursor } } }';
    const { data } = await product.graph<Connection>(query, { sort: 'name', language: 'zh' });
    const after = data.browsers.pageInfo.endCursor;
    expect((await product.graph(query, { after, sort: 'name', language: 'zh' })).errors).toBeUndefined();
    for (const other of [
      { sort: 'name', language: 'en' },
      { sort: 'newest' },
      { sort: 'default' },
      { sort: 'downloads' },
      { sort: 'updated' },
    ]) {
      expect((await product.graph(query, { after, ...other })).errors).toMatchObject([{ message: 'Invalid cursor' }]);
    }
    const newest = await product.graph<Connection>(query, { sort: 'newest' });
    expect(
      (await product.graph(query, { after: newest.data.browsers.pageInfo.endCursor, sort: 'updated' })).errors,
    ).toMatchObject([{ message: 'Invalid cursor' }]);
  });

  test.each([0, -1, 101, 1_000_000_000])('a page of %d browsers is refused', async (first) => {
    const response = await product.graph('query ($first: Int!) { browsers(first: $first) { totalCount } }', { first });
    expect(response.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });
});

describe('searching', () => {
  let product: RunningApp;
  beforeAll(async () => {
    product = await startApp(SEARCHABLE);
  });
  afterAll(() => product.close());

  test.each(SEARCHES)('I4 §2.24 "%s" finds %j through both interfaces', async (text, found) => {
    const { body } = await product.rest<List>(`/api/browsers?search=${encodeURIComponent(text)}`);
    expect(body.data.map(({ name_en }) => name_en)).toEqual(found);
    const { data } = await product.graph<{ browsers: { nodes: { name: { en: string } }[] } }>(
      'query ($text: String!) { browsers(search: $text) { nodes { name { en } } } }',
      { text },
    );
    expect(data.browsers.nodes.map(({ name }) => name.en)).toEqual(found);
  });

  test('half a character is found nowhere', async () => {
    const { data } = await product.graph('query ($text: String!) { browsers(search: $text) { totalCount } }', {
      text: '\uD83D',
    });
    expect(data).toEqual({ browsers: { totalCount: 0 } });
  });

  test('a search box offers browsers whose name fits before those whose description does', async () => {
    const em = product.em();
    const full = await em.findOneOrFail(Browser, { name: { en: 'Full' } });
    full.description = { en: 'Better than Under', zh: '' };
    full.displayOrder = 0;
    await em.flush();
    const { data } = await product.graph<{ browsers: { nodes: { name: { en: string } }[] } }>(
      '{ browsers(search: "under") { nodes { name { en } } } }',
    );
    expect(data.browsers.nodes.map(({ name }) => name.en)).toEqual(['Under', 'Full']);
  });

  test('I5 a text of more than 200 characters is refused with the same message by both interfaces, and quickly', async () => {
    const text = 'x'.repeat(10_000);
    expect(await processorTime(() => product.rest(`/api/browsers?search=${text}`))).toBeLessThan(200);
    const { status, body } = await product.rest(`/api/browsers?search=${text}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'Search text is too long',
      code: 'BAD_REQUEST',
      fields: { search: 'Search text is too long' },
    });
    const { errors } = await product.graph('query ($text: String!) { browsers(search: $text) { totalCount } }', {
      text,
    });
    expect(errors).toMatchObject([
      {
        message: 'Search text is too long',
        extensions: { code: 'BAD_REQUEST', fields: { search: 'Search text is too long' } },
      },
    ]);
    expect((await product.rest(`/api/browsers?search=${'x'.repeat(200)}`)).status).toBe(200);
  });
});

describe('searching through parts of a browser', () => {
  let product: RunningApp;
  beforeAll(async () => {
    product = await startApp({
      ...catalogueOf(
        browser('Comet', { tags: ['hot', 'free'], description: { en: 'Like 3 others', zh: '' } }),
        browser('Arc', { tags: ['homemade'], websiteUrl: 'https://Www.Arc.example/Path' }),
        browser('Hotel', { name: { en: 'Hotel', zh: '旅店' }, tags: ['opensource'] }),
        browser('Plain'),
      ),
      tags: [...DEFAULT_TAGS],
    });
  });
  afterAll(() => product.close());

  test.each<[text: string, parts: string[], found: string[]]>([
    ['hot', ['name'], ['Hotel']],
    ['hot', ['tags'], ['Comet']],
    ['hot', ['name', 'tags'], ['Comet', 'Hotel']],
    ['热门', ['tags'], ['Comet']],
    ['OPEN  SOURCE', ['tags'], ['Hotel']],
    ['homemade', ['tags'], ['Arc']],
    ['旅店', ['name'], ['Hotel']],
    ['3', ['id'], ['Hotel']],
    ['#3', ['id'], ['Hotel']],
    ['＃３', ['id'], ['Hotel']],
    ['3', ['texts', 'id'], ['Comet', 'Hotel']],
    ['#3', ['texts', 'id', 'tags'], ['Hotel']],
    ['#33', ['texts', 'id', 'tags'], []],
    ['99999999999999999999', ['id'], []],
    ['others', ['name', 'id', 'tags'], []],
    ['%', ['name', 'texts', 'id', 'tags', 'website'], []],
    ['www.arc.EXAMPLE/path', ['texts', 'website'], ['Arc']],
    ['hot', [], []],
  ])('"%s" in %j finds %j', async (text, parts, found) => {
    const { data } = await product.graph<{ browsers: { nodes: { name: { en: string } }[]; totalCount: number } }>(
      'query ($text: String!, $parts: [SearchedPart!]!) { browsers(search: $text, searchIn: $parts, sort: default) { nodes { name { en } } totalCount } }',
      { text, parts },
    );
    expect(data.browsers.nodes.map(({ name }) => name.en).toSorted()).toEqual(found.toSorted());
    expect(data.browsers.totalCount).toBe(found.length);
  });

  test('is the same where so many carry a tag that they are not looked up first', async () => {
    const many = await startApp({
      ...catalogueOf(
        ...Array.from({ length: 520 }, (_, index) =>
          browser(`Many ${index}`, { tags: index % 40 === 7 ? [] : ['hot'] }),
        ),
      ),
      tags: [...DEFAULT_TAGS],
    });
    const total = async (text: string) => {
      const { data } = await many.graph<Connection>(
        'query ($text: String!) { browsers(first: 100, search: $text, searchIn: [name, tags]) { nodes { id } totalCount } }',
        { text },
      );
      return data.browsers.totalCount;
    };
    expect(await total('hot')).toBe(507);
    expect(await total('many 47')).toBe(11);
    expect(await total('free')).toBe(0);
    await many.close();
  });
});

describe('the filter by tags', () => {
  let product: RunningApp;
  beforeAll(async () => {
    product = await startApp(
      catalogueOf(
        browser('Comet', { tags: ['free', 'hot'], versions: [version({ platform: 'linux' })] }),
        browser('Arc', { tags: ['free'], versions: [version(), version({ versionNumber: '2.0' })] }),
        browser('Zen', { tags: ['Free', 'a_b'], versions: [version({ platform: 'linux' })] }),
        browser('Dia', { tags: ['freedom', 'hot'], isFeatured: true }),
        browser('Plain'),
      ),
    );
  });
  afterAll(() => product.close());

  test.each<[tags: string[], found: string[]]>([
    [['free'], ['Arc', 'Comet']],
    [['free', 'hot'], ['Comet']],
    [['hot,free'], ['Comet']],
    [['hot', ' free ', 'hot'], ['Comet']],
    [['Free'], ['Zen']],
    [['a_b'], ['Zen']],
    [['a%b'], []],
    [['axb'], []],
    [['dom'], []],
    [['nothing'], []],
    [["' or 1=1 --"], []],
    [[''], ['Arc', 'Comet', 'Dia', 'Plain', 'Zen']],
    [[], ['Arc', 'Comet', 'Dia', 'Plain', 'Zen']],
  ])('finds with %j the same in REST and GraphQL: %j', async (tags, found) => {
    const { body, headers } = await product.rest<List>(
      `/api/browsers?tag=${encodeURIComponent(tags.join(','))}&limit=100`,
    );
    expect(body.data.map(({ name_en }) => name_en).toSorted()).toEqual(found);
    expect(headers['x-total-count']).toBe(String(found.length));
    const whole = await product.rest<List>(`/api/browsers?tag=${encodeURIComponent(tags.join(','))}`);
    expect(whole.body.data.map(({ name_en }) => name_en).toSorted()).toEqual(found);
    const { data } = await product.graph<{ browsers: { nodes: { name: { en: string } }[]; totalCount: number } }>(
      'query ($tags: [String!]) { browsers(tags: $tags) { nodes { name { en } } totalCount } }',
      { tags },
    );
    expect(data.browsers.nodes.map(({ name }) => name.en).toSorted()).toEqual(found);
    expect(data.browsers.totalCount).toBe(found.length);
  });

  test.each([
    ['tags: ["free"], platform: linux', ['Comet']],
    ['tags: ["hot"], featured: true', ['Dia']],
    ['tags: ["hot"], search: "om"', ['Comet']],
    ['tags: ["free"], search: "zen"', []],
    ['tags: null', ['Arc', 'Comet', 'Dia', 'Plain', 'Zen']],
  ])('combines with the other filters: %s', async (filter, found) => {
    const { data } = await product.graph<{ browsers: { nodes: { name: { en: string } }[]; totalCount: number } }>(
      `{ browsers(sort: name, ${filter}) { nodes { name { en } } totalCount } }`,
    );
    expect(data.browsers.nodes.map(({ name }) => name.en)).toEqual(found);
    expect(data.browsers.totalCount).toBe(found.length);
  });

  test.each([
    ['many tags', Array.from({ length: 21 }, (_, index) => `tag-${index}`).join(','), 'At most 20 tags can be chosen'],
    ['a long id', 'x'.repeat(51), 'Tag ID must be less than 50 characters'],
  ])('refuses %s', async (_what, tag, message) => {
    const { status, body } = await product.rest(`/api/browsers?tag=${encodeURIComponent(tag)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST', fields: { tag: message } });
    const { errors } = await product.graph('query ($tags: [String!]) { browsers(tags: $tags) { totalCount } }', {
      tags: [tag],
    });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', fields: { tags: message } } }]);
  });

  test('is the same where so many browsers have the tags that their ids are not listed', async () => {
    const many = await startApp(
      catalogueOf(
        ...Array.from({ length: 520 }, (_, index) =>
          browser(`Many ${index}`, { tags: index % 40 === 7 ? ['hot'] : ['free', 'hot'] }),
        ),
      ),
    );
    const { data } = await many.graph<Connection>(
      '{ browsers(first: 100, tags: ["free", "hot"]) { nodes { id } totalCount } }',
    );
    expect(data.browsers).toMatchObject({ totalCount: 507, nodes: { length: 100 } });
    expect(await idsOf(many, 'tag=free,hot')).toHaveLength(507);
    await many.close();
  });

  test('the counters have the number of browsers for each platform, which is the number that the filter finds', async () => {
    const { data } = await product.graph<{ counters: { byPlatform: unknown } }>(
      '{ counters { byPlatform { platform browsers } } }',
    );
    const numbers = { windows: 1, macos: 0, linux: 2, android: 0, ios: 0, harmonyos: 0 };
    expect(data.counters.byPlatform).toEqual(
      Object.entries(numbers).map(([platform, browsers]) => ({ platform, browsers })),
    );
    for (const [platform, browsers] of Object.entries(numbers))
      expect(await idsOf(product, `platform=${platform}`)).toHaveLength(browsers);
  });

  test('the counters have the number of browsers with each tag, which is the number that the filter finds', async () => {
    const { data } = await product.graph<{ counters: { byTag: { id: string; count: number }[] } }>(
      '{ counters { byTag { id count } } }',
    );
    expect(data.counters.byTag.map(({ id }) => id)).toContain('freedom');
    for (const { id, count } of data.counters.byTag)
      expect(await idsOf(product, `tag=${encodeURIComponent(id)}`)).toHaveLength(count);
  });
});

describe('the filters by state and by the last release', () => {
  let product: RunningApp;
  let admin: Client;
  const ended = {
    ...DEFAULT_FACT,
    topic: 'status',
    choice: 'ended',
    sourceUrl: 'https://vendor.example/end',
    seenOn: '2026-01-01',
  };
  beforeAll(async () => {
    product = await startApp(
      catalogueOf(
        browser('Active', { versions: [version({ releaseDate: '2026-06-01' })] }),
        browser('Draft', {
          description: { en: 'Words', zh: '文' },
          versions: [version({ releaseDate: '2026-01-01' })],
        }),
        browser('Ended', { facts: [ended], versions: [version({ releaseDate: '2025-01-01' })] }),
        browser('Hidden', { versions: [version({ releaseDate: '2026-05-01' })] }),
      ),
    );
    admin = await product.signIn();
    for (const change of [
      'updateBrowsers(ids: [2], isDraft: true)',
      'updateVersions(ids: [4], input: { isDraft: true })',
    ])
      expect(await admin.graph(`mutation { ${change} { count } }`)).not.toHaveProperty('errors');
  });
  afterAll(() => product.close());

  test.each([
    ['state: draft', ['Draft']],
    ['state: hidden', ['Hidden']],
    ['state: discontinued', ['Ended']],
    ['noReleaseSince: "2026-05-01"', ['Draft', 'Ended']],
    ['noReleaseSince: "2026-05-02", search: "e"', ['Ended', 'Hidden']],
  ])('%s', async (filter, found) => {
    const { data } = await admin.graph<{ browsers: { nodes: { name: { en: string } }[]; totalCount: number } }>(
      `{ browsers(sort: name, forEditing: true, ${filter}) { nodes { name { en } } totalCount } }`,
    );
    expect(data.browsers.nodes.map(({ name }) => name.en)).toEqual(found);
    expect(data.browsers.totalCount).toBe(found.length);
  });
});

describe('the number of SQL statements', () => {
  const QUERY = `{
    browsers(first: 100) {
      totalCount
      nodes { name { en } tags { id label { en } } platforms { platform count } versions { totalCount nodes { versionNumber browser { name { en } } } } }
    }
  }`;

  async function statements(browsers: number): Promise<{ graph: number; rest: number; page: number }> {
    const versions = [version(), version({ platform: 'macos' }), version({ platform: 'linux', versionNumber: '2.0' })];
    const names = Array.from({ length: browsers }, (_, index) =>
      browser(`Maker${index} Fox`, { tags: ['hot', 'new'], versions }),
    );
    const product = await startApp(catalogueOf(...names));
    const counts = {
      graph: await product.countStatements(async () => {
        const { data, errors } = await product.graph<{ browsers: { nodes: { versions: { nodes: unknown[] } }[] } }>(
          QUERY,
        );
        expect(errors).toBeUndefined();
        expect(data.browsers.nodes.flatMap((node) => node.versions.nodes)).toHaveLength(browsers * 3);
      }),
      rest: await product.countStatements(() => product.rest('/api/browsers?platform=linux&search=fox')),
      page: await product.countStatements(() => product.rest('/api/browsers/1/versions')),
    };
    await product.close();
    return counts;
  }

  test('does not grow with the number of browsers', async () => {
    const few = await statements(3);
    expect(await statements(24)).toEqual(few);
    expect(few.graph).toBeGreaterThan(2);
    expect(few.graph).toBeLessThanOrEqual(8);
    // One for the drafts, one for each rank, one for the ids, and one for each 25 browsers of the list.
    expect(few.rest).toBe(10);
  });
});
