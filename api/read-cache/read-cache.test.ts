import { expect, test } from 'vitest';
import { ReadCache } from './read-cache.ts';
import { StoredAnswer, preferredEncoding } from './stored-answer.ts';

const answer = (bytes: number, type = 'application/json') => new StoredAnswer(Buffer.alloc(bytes, 'a'), { 'content-type': type });

function keep(cache: ReadCache, key: string, one: StoredAnswer): void {
  cache.begin(key).land(one);
}

test('what is kept stays below the limit, and what was not asked for goes first', async () => {
  const cache = new ReadCache({ maxBytes: 100_000 });
  keep(cache, 'asked', answer(5000));
  for (let index = 0; index < 200; index += 1) {
    keep(cache, `other ${index}`, answer(5000));
    expect(cache.find('asked')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.find('other 0')).toBeUndefined();
});

test('encodings that are added later count as well', async () => {
  const cache = new ReadCache({ maxBytes: 100_000 });
  const one = new StoredAnswer(Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251)), {});
  keep(cache, 'one', one);
  const before = cache.bytes;
  await one.prepareFor({ headers: { 'accept-encoding': 'gzip' } });
  expect(cache.bytes).toBe(before + (one.answerTo({ headers: { 'accept-encoding': 'gzip' } }).body?.length ?? NaN));
  cache.clear();
  await one.prepareFor({ headers: { 'accept-encoding': 'br' } });
  expect(cache.bytes).toBe(0);
});

test('an answer that is larger than the limit is not kept', () => {
  const cache = new ReadCache({ maxBytes: 10_000 });
  keep(cache, 'large', answer(20_000));
  expect(cache.find('large')).toBeUndefined();
});

test('what was begun before the catalogue changed reaches those who waited and is not kept', async () => {
  const cache = new ReadCache();
  const before = cache.begin('key');
  cache.clear();
  expect(cache.flightOf('key')).toBeUndefined();
  const after = cache.begin('key');
  const stale = answer(1);
  before.land(stale);
  expect(await before.landed).toBe(stale);
  expect(cache.find('key')).toBeUndefined();
  expect(cache.flightOf('key')).toBe(after);
  const fresh = answer(2);
  after.land(fresh);
  expect(cache.find('key')).toBe(fresh);
});

test('a page is kept for a minute, data for as long as it holds', () => {
  let now = 0;
  const cache = new ReadCache({ clock: () => now });
  keep(cache, 'page', answer(1, 'text/html; charset=utf-8'));
  keep(cache, 'data', answer(1));
  now = 59_999;
  expect(cache.find('page')).toBeDefined();
  now = 60_000;
  expect(cache.find('page')).toBeUndefined();
  now = 1e12;
  expect(cache.find('data')).toBeDefined();
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('"%s" is best answered with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('the tag covers the content policy', () => {
  const withPolicy = (policy: string) => new StoredAnswer(Buffer.from('page'), { 'content-security-policy': policy }).answerTo({ headers: {} }).headers.etag;
  expect(withPolicy('a')).not.toBe(withPolicy('b'));
  expect(withPolicy('a')).toBe(withPolicy('a'));
});
