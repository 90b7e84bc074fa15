import { describe, expect, it } from 'vitest';
import { mergeValues, withGroups } from './merge.ts';

const base = {
  name: { en: 'Arc', zh: 'Arc 浏览器' },
  order: 1,
  tags: ['hot'],
  isDraft: false,
  from: null as string | null,
  until: null as string | null,
  fact: { value: 'yes', source: 'https://a.example' },
};
const groups = [['isDraft', 'from', 'until']];

describe('mergeValues', () => {
  it('keeps what only one side has changed', () => {
    const mine = { ...base, name: { en: 'Arc 2', zh: 'Arc 浏览器' } };
    const theirs = { ...base, name: { en: 'Arc', zh: '新 Arc' }, order: 4 };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, name: { en: 'Arc 2', zh: '新 Arc' }, order: 4 },
      merged: [['name.zh'], ['order']],
      conflicting: [],
    });
  });

  it('reports a conflict where both have changed a field, unless the values are the same now', () => {
    const mine = { ...base, order: 2, tags: ['hot', 'new'] };
    const theirs = { ...base, order: 3, tags: ['hot', 'new'] };
    expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, merged: [], conflicting: [['order']] });
  });

  it('merges the fields of a group as one', () => {
    const mine = { ...base, from: '2026-01-01', fact: { value: 'no', source: 'https://a.example' } };
    const theirs = { ...base, until: '2026-02-01', fact: { value: 'yes', source: 'https://b.example' } };
    const merge = mergeValues(base, mine, theirs, groups);
    expect(merge).toEqual({ values: mine, merged: [], conflicting: [['fact'], ['isDraft', 'from', 'until']] });
    expect(withGroups(merge.values, [['isDraft', 'from', 'until']], theirs)).toMatchObject({
      from: null,
      until: '2026-02-01',
      fact: { value: 'no' },
    });
    expect(mergeValues(base, base, theirs, groups)).toMatchObject({
      values: theirs,
      merged: [['fact'], ['isDraft', 'from', 'until']],
      conflicting: [],
    });
  });

  it('takes an empty text for no value, and leaves out blanks that are not saved', () => {
    expect(
      mergeValues<{ a: string | null; b: string }>({ a: null, b: 'x' }, { a: '', b: ' x ' }, { a: null, b: 'x' }),
    ).toMatchObject({ merged: [], conflicting: [] });
    expect(mergeValues({ a: '' }, { a: ' ' }, { a: 'new' }).values).toEqual({ a: 'new' });
  });

  it('reports every difference as a conflict if the common start is unknown', () => {
    expect(mergeValues(null, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({
      values: { a: 1, b: 2 },
      merged: [],
      conflicting: [['b']],
    });
  });

  it('changes none of the three', () => {
    const mine = structuredClone(base);
    const merge = mergeValues(base, mine, { ...base, name: { en: 'Other', zh: 'x' } });
    merge.values.tags.push('new');
    expect(mine).toEqual(base);
  });
});
