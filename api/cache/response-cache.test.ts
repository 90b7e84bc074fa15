import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { CachedResponse, preferredEncoding } from './cached-response.ts';

const answer = (bytes: number, type = 'application/json') => new CachedResponse(Buffer.alloc(bytes, 'a'), { 'content-type': type });

function keep(cache: ResponseCache, key: string, one: CachedResponse): void {
  cache.start(key).resolve(one);
}

test('what is kept stays below the limit, and what was not asked for goes first', async () => {
  const cache = new ResponseCache({ maxBytes: 100_000 });
  keep(cache, 'asked', answer(5000));
  for (let index = 0; index < 200; index += 1) {
    keep(cache, `other ${index}`, answer(5000));
    expect(cache.find('asked')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.find('other 0')).toBeUndefined();
});

test('encodings that are added later count as well', async () => {
  const cache = new ResponseCache({ maxBytes: 100_000 });
  const one = new CachedResponse(Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251)), {});
  keep(cache, 'one', one);
  const before = cache.bytes;
  await one.prepareFor({ headers: { 'accept-encoding': 'gzip' } });
  expect(cache.bytes).toBe(before + (one.responseTo({ headers: { 'accept-encoding': 'gzip' } }).body?.length ?? NaN));
  cache.clear();
  await one.prepareFor({ headers: { 'accept-encoding': 'br' } });
  expect(cache.bytes).toBe(0);
});

test('an answer that is larger than the limit is not kept', () => {
  const cache = new ResponseCache({ maxBytes: 10_000 });
  keep(cache, 'large', answer(20_000));
  expect(cache.find('large')).toBeUndefined();
});

test('what was begun before the catalogue changed reaches those who waited and is not kept', async () => {
  const cache = new ResponseCache();
  const before = cache.start('key');
  cache.clear();
  expect(cache.findPending('key')).toBeUndefined();
  const after = cache.start('key');
  const stale = answer(1);
  before.resolve(stale);
  expect(await before.response).toBe(stale);
  expect(cache.find('key')).toBeUndefined();
  expect(cache.findPending('key')).toBe(after);
  const fresh = answer(2);
  after.resolve(fresh);
  expect(cache.find('key')).toBe(fresh);
});

test('a page is kept for a minute, data for as long as it holds', () => {
  let now = 0;
  const cache = new ResponseCache({ clock: () => now });
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
  const withPolicy = (policy: string) => new CachedResponse(Buffer.from('page'), { 'content-security-policy': policy }).responseTo({ headers: {} }).headers.etag;
  expect(withPolicy('a')).not.toBe(withPolicy('b'));
  expect(withPolicy('a')).toBe(withPolicy('a'));
});
