import { expect, test } from 'vitest';
import { localized, textOrNull } from './records/field-kinds.ts';
import { checkRecord } from './records/fields.ts';

test('a long text has an issue with its limit where the specification has no words of its own', () => {
  const table = {
    slogan: textOrNull({ about: 'A slogan.', max: 5 }),
    motto: localized({ about: 'A motto.', max: 5 }),
    name: textOrNull({ about: 'A name.', max: 5, tooLong: 'codeNameTooLong' }),
  };
  const long = 'a long text';
  expect(checkRecord(table, { slogan: long, motto: { en: 'short', zh: long }, name: long })).toEqual({
    slogan: { key: 'textTooLong', params: { n: 5 } },
    'motto.zh': { key: 'textTooLong', params: { n: 5 } },
    name: { key: 'codeNameTooLong' },
  });
});
