import { expect, test } from 'vitest';
import { createPageCodesReader, type PageCode } from './policy.ts';

const CODE: PageCode = { id: 1, codeType: 'head_end', codeContent: '<script>1</script>', allowAnyHost: false };

test('N14 the codes are parsed again only when one of them has changed', () => {
  const read = createPageCodesReader(() => undefined);
  const first = read([CODE]);
  expect(read([{ ...CODE }])).toBe(first);
  const changes: Partial<PageCode>[] = [
    { codeContent: '<script>2</script>' },
    { allowAnyHost: true },
    { codeType: 'body_end' },
  ];
  for (const change of changes) {
    const changed = read([{ ...CODE, ...change }]);
    expect(changed).not.toBe(first);
    expect(changed.codes).toEqual([{ ...CODE, ...change }]);
    expect(read([])).toEqual({ codes: [], policySources: { scripts: [], styles: [], origins: [] } });
  }
});

test('N14 a code that no page can carry is reported once', () => {
  const reported: number[] = [];
  const read = createPageCodesReader(({ id }) => reported.push(id));
  for (let page = 0; page < 3; page += 1)
    expect(read([CODE, { ...CODE, id: 2, codeContent: '<i>'.repeat(600) }]).codes).toEqual([CODE]);
  expect(reported).toEqual([2]);
});
