import { expect, test } from 'vitest';
import { createPageCodesReader, type PageCode } from './page-codes.ts';

const CODE: PageCode = { id: 1, codeType: 'head_end', codeContent: '<script>1</script>' };

test('N14 the codes are parsed again only when one of them has changed', () => {
  const read = createPageCodesReader(() => undefined);
  const first = read([CODE]);
  expect(read([{ ...CODE }])).toBe(first);
  const changes: Partial<PageCode>[] = [{ codeContent: '<script>2</script>' }, { codeType: 'body_end' }];
  for (const change of changes) {
    const changed = read([{ ...CODE, ...change }]);
    expect(changed).not.toBe(first);
    expect(changed).toEqual([{ ...CODE, ...change }]);
    expect(read([])).toEqual([]);
  }
});

test('N14 a code that no page can carry is reported once', () => {
  const reported: number[] = [];
  const read = createPageCodesReader(({ id }) => reported.push(id));
  for (let page = 0; page < 3; page += 1)
    expect(read([CODE, { ...CODE, id: 2, codeContent: '<i>'.repeat(600) }])).toEqual([CODE]);
  expect(reported).toEqual([2]);
});
