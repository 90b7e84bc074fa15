import { expect, test } from 'vitest';
import { CountCache, countCacheFor } from './count-cache.ts';

/** Counts 1, 2, 3 and so on. */
function counter() {
  let count = 0;
  return async () => (count += 1);
}

test('the same is counted once until the catalogue changes', async () => {
  const counts = new CountCache();
  const count = counter();
  expect(await Promise.all([counts.of('a', count), counts.of('a', count)])).toEqual([1, 1]);
  expect(await counts.of('b', count)).toBe(2);
  counts.clear();
  expect(await counts.of('a', count)).toBe(3);
});

test('what was begun before a change is not kept', async () => {
  const counts = new CountCache();
  const { promise, resolve } = Promise.withResolvers<number>();
  const begun = counts.of('a', () => promise);
  counts.clear();
  resolve(1);
  expect(await begun).toBe(1);
  expect(await counts.of('a', async () => 2)).toBe(2);
});

test('a failure is not kept', async () => {
  const counts = new CountCache();
  await expect(counts.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await counts.of('a', async () => 1)).toBe(1);
});

test('the administrator is counted for anew', async () => {
  const counts = new CountCache();
  const count = counter();
  const visitor = countCacheFor({ actor: 'visitor', counts });
  const administrator = countCacheFor({ actor: 'administrator', counts });
  expect([await visitor.of('a', count), await administrator.of('a', count), await visitor.of('a', count)]).toEqual([1, 2, 1]);
});
