import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';
import { processorTime } from '../tests/processor-time.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['nothing', '', false],
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['65 levels of objects', '{"a":'.repeat(65) + '1' + '}'.repeat(65), true],
  ['a long flat list', `[${'[],'.repeat(1000)}{}]`, false],
  ['brackets in a string', JSON.stringify({ code: nested(100) }), false],
  ['brackets after an escaped quotation mark', JSON.stringify({ code: `\\"${'['.repeat(100)}` }), false],
  ['brackets after a string that ends in a backslash', `["\\\\",${nested(100)}]`, true],
  ['a string without an end', `"${'['.repeat(100)}`, false],
])('whether %s is too deep', (_name, text, expected) => {
  expect(isTooDeep(text)).toBe(expected);
});

test('a megabyte takes a few milliseconds, whatever is in it', async () => {
  for (const text of ['"\\'.repeat(500_000), `"${'\\\\'.repeat(500_000)}`, '[]'.repeat(500_000), '"a"'.repeat(330_000)])
    expect(await processorTime(() => isTooDeep(text))).toBeLessThan(500);
});
