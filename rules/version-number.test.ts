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

it.each([
  ['v1.2', '1.2'],
  ['1.02', '1.2'],
  ['1.2.0', '1.2'],
  ['1.2.0.0', '1.2'],
  ['1.2.0-beta.1', '1.2-beta.1'],
  ['0.0', '0'],
  ['10.20', '10.20.0'],
])('makes no difference between %s and %s', (one, other) => {
  expect(versionKey(one)).toBe(versionKey(other));
});

it('sorts dotted numbers as they compare number by number', () => {
  const parts = fc.array(fc.nat(2 ** 31), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const [keyA, keyB] = [versionKey(a.join('.')), versionKey(b.join('.'))];
      const difference =
        (a.length > b.length ? a : b).map((_, index) => (a[index] ?? 0) - (b[index] ?? 0)).find((part) => part !== 0) ??
        0;
      expect(Math.sign(Number(keyA > keyB) - Number(keyA < keyB))).toBe(Math.sign(difference));
    }),
  );
});
