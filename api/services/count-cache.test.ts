import { expect, test } from 'vitest';
import { CountCache, countCacheFor } from './count-cache.ts';

/** A function that returns 1, 2, 3 and so on. */
function counter() {
  let count = 0;
  return async () => (count += 1);
}

test('the same is counted once until the catalogue changes', async () => {
  const counts = new CountCache();
  const count = counter();
  expect(await Promise.all([counts.get('a', count), counts.get('a', count)])).toEqual([1, 1]);
  expect(await counts.get('b', count)).toBe(2);
  counts.clear();
  expect(await counts.get('a', count)).toBe(3);
});

test('a count that was started before a change is not cached', async () => {
  const counts = new CountCache();
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = counts.get('a', () => promise);
  counts.clear();
  resolve(1);
  expect(await started).toBe(1);
  expect(await counts.get('a', async () => 2)).toBe(2);
});

test('an error is not cached', async () => {
  const counts = new CountCache();
  await expect(counts.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await counts.get('a', async () => 1)).toBe(1);
});

test('counts are not cached for the administrator', async () => {
  const counts = new CountCache();
  const count = counter();
  const visitor = countCacheFor({ actor: 'visitor', counts });
  const administrator = countCacheFor({ actor: 'administrator', counts });
  expect([await visitor.get('a', count), await administrator.get('a', count), await visitor.get('a', count)]).toEqual([
    1, 2, 1,
  ]);
});
