import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { CachedResponse, preferredEncoding } from './cached-response.ts';

const responseOf = (bytes: number, type = 'application/json') =>
  new CachedResponse(Buffer.alloc(bytes, 'a'), { 'content-type': type });

function store(cache: ResponseCache, key: string, response: CachedResponse): void {
  cache.start(key).resolve(response);
}

test('the size stays below the limit, and the least recently used entry is removed first', async () => {
  const cache = new ResponseCache({ maxBytes: 100_000 });
  store(cache, 'used', responseOf(5000));
  for (let index = 0; index < 200; index += 1) {
    store(cache, `other ${index}`, responseOf(5000));
    expect(cache.find('used')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.find('other 0')).toBeUndefined();
});

test('the size includes the encodings that are added later', async () => {
  const cache = new ResponseCache({ maxBytes: 100_000 });
  const text = Array.from({ length: 2000 }, (_, index) => `${(index * 7919) % 997} browsers`).join(', ');
  const response = new CachedResponse(Buffer.from(text), {});
  store(cache, 'response', response);
  const bodies = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { body } = await response.responseTo({ headers: { 'accept-encoding': encoding } });
    bodies.push(body?.length ?? NaN);
  }
  expect(new Set(bodies).size).toBe(3);
  expect(cache.bytes).toBeGreaterThan(bodies.reduce((sum, length) => sum + length, 0));
  cache.clear();
  expect(cache.bytes).toBe(0);
});

test('a response that is larger than the limit is not cached', () => {
  const cache = new ResponseCache({ maxBytes: 10_000 });
  store(cache, 'large', responseOf(20_000));
  expect(cache.find('large')).toBeUndefined();
});

test('a response that was started before the catalogue changed is sent to waiting requests but not cached', async () => {
  const cache = new ResponseCache();
  const before = cache.start('key');
  cache.clear();
  expect(cache.findPending('key')).toBeUndefined();
  const after = cache.start('key');
  const stale = responseOf(1);
  before.resolve(stale);
  expect(await before.response).toBe(stale);
  expect(cache.find('key')).toBeUndefined();
  expect(cache.findPending('key')).toBe(after);
  const fresh = responseOf(2);
  after.resolve(fresh);
  expect(cache.find('key')).toBe(fresh);
});

test('a page is cached for a minute, data until the catalogue changes', () => {
  let now = 0;
  const cache = new ResponseCache({ clock: () => now });
  store(cache, 'page', responseOf(1, 'text/html; charset=utf-8'));
  store(cache, 'data', responseOf(1));
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
])('the best encoding for "%s" is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('the entity tag depends on the content security policy', async () => {
  const withPolicy = async (policy: string) => {
    const response = new CachedResponse(Buffer.from('page'), { 'content-security-policy': policy });
    return (await response.responseTo({ headers: {} })).headers.etag;
  };
  expect(await withPolicy('a')).not.toBe(await withPolicy('b'));
  expect(await withPolicy('a')).toBe(await withPolicy('a'));
});
