import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#rules/fold.ts';
import { searchLevels } from '#rules/search-text.ts';
import { Browser } from '../entities/browser.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';
import { BROWSER, toRest } from './good-records.ts';

/** Large enough that PostgreSQL scans the table for a frequent text and uses the index for a rare one. */
const COUNT = 600;
const PARTS = [
  '狐',
  '火狐',
  '浏览器',
  'fox',
  'Fo',
  'aa',
  'a',
  'ｘ',
  'é',
  '%',
  '_',
  '"',
  "'",
  '\\',
  '*',
  '-',
  ' ',
  '😀',
  'or',
  '1',
];

let product: RunningApp;
let administrator: Client;
let texts: string[];
let browsers: ReturnType<typeof browser>[];
beforeAll(async () => {
  const textOf = (index: number) =>
    [index, index * 7, index * 13 + 1, index % 3].map((one) => PARTS[one % PARTS.length]).join('');
  browsers = Array.from({ length: COUNT }, (_, index) =>
    browser(`n${index}`, {
      name: { en: `n${index} ${textOf(index + 1)}`, zh: textOf(index * 3) },
      description: { en: textOf(index), zh: textOf(index + 5) },
    }),
  );
  product = await startApp(catalogueOf(...browsers));
  administrator = await product.signIn();
  texts = (await product.em().findAll(Browser, { orderBy: { id: 'asc' } })).map(({ searchText }) => searchText);
});
afterAll(() => product.close());

function hasLetter(index: number, letter: string): boolean {
  const { name, description, shortDescription } = browsers[index] ?? browser('');
  const described = [description, shortDescription].flatMap(({ en, zh }) => [en, zh]);
  return (
    [name.en, name.zh].some((text) => fold(text).includes(letter)) || described.join().toLowerCase().includes(letter)
  );
}

const found = async (search: string) =>
  (await product.rest<{ data: { id: number }[] }>(`/api/browsers?search=${encodeURIComponent(search)}`)).body.data
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
async function counted(search: string): Promise<number> {
  const { data } = await product.graph<{ browsers: { totalCount: number; isApproximate: boolean } }>(
    'query ($search: String!) { browsers(first: 1, search: $search) { totalCount isApproximate } }',
    { search },
  );
  return data.browsers.isApproximate ? 0 : data.browsers.totalCount;
}

interface Pages {
  browsers: { nodes: { id: number }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

/** The ids on all pages of a search, in their order. */
async function paged(search: string, first: number, after: string | null = null): Promise<number[]> {
  const { data } = await product.graph<Pages>(
    'query ($search: String!, $first: Int!, $after: String) { browsers(first: $first, after: $after, search: $search) { nodes { id } pageInfo { endCursor hasNextPage } } }',
    { search, first, after },
  );
  const { nodes, pageInfo } = data.browsers;
  const ids = nodes.map(({ id }) => id);
  return pageInfo.hasNextPage ? [...ids, ...(await paged(search, first, pageInfo.endCursor))] : ids;
}

describe('search by the index', () => {
  test('finds exactly the browsers that contain the text or its words, however short or odd', async () => {
    const part = fc.constantFrom(...PARTS, 'n1', '浏', '览', '器', 'o', 'x', 'n');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (parts) => {
        const search = parts.join('');
        const folded = fold(search);
        fc.pre(folded !== '');
        const { all } = searchLevels(folded);
        // One letter is in nearly all pinyin.
        const isLetter = /^[a-z\d]$/u.test(folded);
        const matching = texts.flatMap((text, index) =>
          (isLetter ? hasLetter(index, folded) : all.some((list) => list.every((part) => text.includes(part))))
            ? [index + 1]
            : [],
        );
        // A search without matches finds similar names, which are not counted here.
        if (matching.length > 0) expect(await found(search)).toEqual(matching);
        expect(await counted(search)).toBe(matching.length);
        // The matches of the specification: the text in a name or a description.
        const literal = browsers.flatMap((one, index) =>
          [one.name, one.description].some(({ en, zh }) => fold(en).includes(folded) || fold(zh).includes(folded))
            ? [index + 1]
            : [],
        );
        if (!isLetter) expect(matching).toEqual(expect.arrayContaining(literal));
      }),
      { numRuns: 60, examples: [[['n', '_', '1']]] },
    );
  });

  test.each(['n1', 'fox', '狐 aa', 'a', '浏览器', '火狐浏览器', 'o', '1'])(
    'has each browser of a search for "%s" on one page, in one order',
    async (search) => {
      const whole = (
        await product.rest<{ data: { id: number }[] }>(`/api/browsers?search=${encodeURIComponent(search)}`)
      ).body.data.map(({ id }) => id);
      expect(new Set(whole).size).toBe(whole.length);
      for (const first of [40, 100]) expect(await paged(search, first)).toEqual(whole);
      const numbered = await product.rest<{ data: { id: number }[] }>(
        `/api/browsers?search=${encodeURIComponent(search)}&page=2&limit=5`,
      );
      expect(numbered.body.data.map(({ id }) => id)).toEqual(whole.slice(5, 10));
      expect(numbered.headers['x-total-count']).toBe(String(whole.length));
    },
  );

  test('follows every write', async () => {
    const { body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
      method: 'POST',
      payload: { ...toRest(BROWSER), name_en: 'Zyzzyva' },
    });
    const { id } = body.data;
    expect(await found('zyzzyva')).toEqual([id]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'PUT', payload: { name_en: 'Quokka' } });
    expect([await found('zyzzyva'), await found('quokka')]).toEqual([[], [id]]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'PUT', payload: { name_en: '' } });
    expect(await found('quokka')).toEqual([id]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'DELETE' });
    expect([await found('quokka'), await counted('quokka')]).toEqual([[], 0]);
  });

  test('§10.1 finds traditional by simplified characters, and first letters of pinyin after words', async () => {
    const add = async (name: Record<string, string>) => {
      const payload = { ...toRest(BROWSER), ...name };
      return (await administrator.rest<{ data: { id: number } }>('/api/browsers', { method: 'POST', payload })).body
        .data.id;
    };
    const ids = [
      await add({ name_en: 'Letters', name_zh: '鴻蒙瀏覽器' }),
      await add({ name_en: 'Text', description_en: 'Not hm: a word' }),
      await add({ name_en: 'Whole', name_zh: 'hm' }),
    ];
    const [letters, text, whole] = ids;
    for (const search of ['鸿蒙', '鴻蒙', '鴻', '蒙浏']) {
      expect(await found(search)).toEqual([letters]);
      const { data } = await administrator.graph<{ findBrowsers: { id: number }[] }>(
        'query ($search: String!) { findBrowsers(search: $search, first: 5) { id } }',
        { search },
      );
      expect(data.findBrowsers).toEqual([{ id: letters }]);
    }
    for (const search of ['hm', 'hm浏览器']) expect(await paged(search, 10)).toEqual([whole, text, letters]);
    for (const id of ids) await administrator.rest(`/api/browsers/${id}`, { method: 'DELETE' });
  });

  test('N9 characters that folding makes 18 times as long are indexed up to a limit, and refused in a search', async () => {
    const long = (count: number) => ({ en: 'ﷺ'.repeat(count), zh: 'ﷺ'.repeat(count) });
    const payload = toRest({ ...BROWSER, name: long(100), description: long(1000), shortDescription: long(100) });
    const { status, body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', {
      method: 'POST',
      payload,
    });
    expect(status).toBe(201);
    expect(await found('ﷺ'.repeat(11))).toEqual([body.data.id]);
    for (const count of [12, 200]) {
      expect(await product.rest(`/api/browsers?search=${encodeURIComponent('ﷺ'.repeat(count))}`)).toMatchObject({
        status: 400,
        body: { error: 'Search text is too long' },
      });
    }
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'DELETE' });
  });
});
