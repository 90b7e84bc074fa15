import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '../../rules/fold.ts';
import { Browser } from '../entities/browser.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';
import { BROWSER, toRest } from './good-records.ts';

/** Large enough that PostgreSQL scans the table for a frequent text and uses the index for a rare one. */
const COUNT = 600;
const PARTS = ['狐', '火狐', '浏览器', 'fox', 'Fo', 'aa', 'a', 'ｘ', 'é', '%', '_', '"', "'", '\\', '*', '-', ' ', '😀', 'or', '1'];

let product: RunningApp;
let administrator: Client;
let texts: string[];
beforeAll(async () => {
  const textOf = (index: number) => [index, index * 7, index * 13 + 1, index % 3].map((one) => PARTS[one % PARTS.length]).join('');
  const browsers = Array.from({ length: COUNT }, (_, index) => browser(`n${index}`, { name: { en: `n${index} ${textOf(index + 1)}`, zh: textOf(index * 3) }, description: { en: textOf(index), zh: textOf(index + 5) } }));
  product = await startApp(catalogueOf(...browsers));
  administrator = await product.signIn();
  texts = (await product.em().findAll(Browser, { orderBy: { id: 'asc' } })).map(({ searchText }) => searchText);
});
afterAll(() => product.close());

const found = async (search: string) => (await product.rest<{ data: { id: number }[] }>(`/api/browsers?search=${encodeURIComponent(search)}`)).body.data.map(({ id }) => id).toSorted((a, b) => a - b);
const counted = async (search: string) => (await product.graph<{ browsers: { totalCount: number } }>('query ($search: String!) { browsers(first: 1, search: $search) { totalCount } }', { search })).data.browsers.totalCount;

describe('search by the index', () => {
  test('finds exactly the browsers that contain the text, however short or odd', async () => {
    const part = fc.constantFrom(...PARTS, 'n1', '浏', '览', '器', 'o', 'x', 'n');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (parts) => {
        const search = parts.join('');
        const folded = fold(search);
        fc.pre(folded !== '');
        const holding = texts.flatMap((text, index) => (text.includes(folded) ? [index + 1] : []));
        expect(await found(search)).toEqual(holding);
        expect(await counted(search)).toBe(holding.length);
      }),
      { numRuns: 150 },
    );
  });

  test('follows every write', async () => {
    const { body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', { method: 'POST', payload: { ...toRest(BROWSER), name_en: 'Zyzzyva' } });
    const { id } = body.data;
    expect(await found('zyzzyva')).toEqual([id]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'PUT', payload: { name_en: 'Quokka' } });
    expect([await found('zyzzyva'), await found('quokka')]).toEqual([[], [id]]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'PUT', payload: { name_en: '' } });
    expect(await found('quokka')).toEqual([id]);
    await administrator.rest(`/api/browsers/${id}`, { method: 'DELETE' });
    expect([await found('quokka'), await counted('quokka')]).toEqual([[], 0]);
  });

  test('N9 characters that folding makes 18 times as long are indexed up to a limit, and refused in a search', async () => {
    const long = (count: number) => ({ en: 'ﷺ'.repeat(count), zh: 'ﷺ'.repeat(count) });
    const payload = toRest({ ...BROWSER, name: long(100), description: long(1000), shortDescription: long(100) });
    const { status, body } = await administrator.rest<{ data: { id: number } }>('/api/browsers', { method: 'POST', payload });
    expect(status).toBe(201);
    expect(await found('ﷺ'.repeat(11))).toEqual([body.data.id]);
    for (const count of [12, 200]) {
      expect((await product.rest(`/api/browsers?search=${encodeURIComponent('ﷺ'.repeat(count))}`))).toMatchObject({ status: 400, body: { error: 'Search text is too long' } });
    }
    await administrator.rest(`/api/browsers/${body.data.id}`, { method: 'DELETE' });
  });
});
