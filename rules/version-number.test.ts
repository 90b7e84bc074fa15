import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { versionKey } from './version-number.ts';

it.each([
  ['9.9', '9.10'],
  ['9.10', '9.10.1'],
  ['9.10.1', '10'],
  ['1.2.3-beta.2', '1.2.3-beta.10'],
  ['1.2.3-beta.10', '1.2.3'],
  ['1.2.3', '1.2.4-alpha'],
  ['999999999999', '1000000000000'],
  ['1000000000000', '10000000000000'],
])('%s comes before %s', (lower, higher) => {
  expect(versionKey(lower) < versionKey(higher)).toBe(true);
});

it('makes no difference between v1.2 and 1.2, or 1.02 and 1.2', () => {
  expect(versionKey('v1.2')).toBe(versionKey('1.2'));
  expect(versionKey('1.02')).toBe(versionKey('1.2'));
});

it('sorts dotted numbers as they compare number by number', () => {
  const parts = fc.array(fc.nat(2 ** 31), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const [keyA, keyB] = [versionKey(a.join('.')), versionKey(b.join('.'))];
      const difference = a.map((part, index) => part - (b[index] ?? -1)).find((part) => part !== 0) ?? a.length - b.length;
      expect(Math.sign(Number(keyA > keyB) - Number(keyA < keyB))).toBe(Math.sign(difference));
    }),
  );
});
