import { describe, expect, it } from 'vitest';
import { mergeValues, withUnits } from './merge.ts';

const base = { name: { en: 'Arc', zh: 'Arc 浏览器' }, order: 1, tags: ['hot'], isDraft: false, from: null as string | null, until: null as string | null, fact: { value: 'yes', source: 'https://a.example' } };
const units = [['isDraft', 'from', 'until'], ['fact']];

describe('mergeValues', () => {
  it('keeps what only one side has changed', () => {
    const mine = { ...base, name: { en: 'Arc 2', zh: 'Arc 浏览器' } };
    const theirs = { ...base, name: { en: 'Arc', zh: '新 Arc' }, order: 4 };
    expect(mergeValues(base, mine, theirs)).toEqual({ values: { ...base, name: { en: 'Arc 2', zh: '新 Arc' }, order: 4 }, taken: [['name.zh'], ['order']], disputed: [] });
  });

  it('disputes what both have changed, unless it is the same now', () => {
    const mine = { ...base, order: 2, tags: ['hot', 'new'] };
    const theirs = { ...base, order: 3, tags: ['hot', 'new'] };
    expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, taken: [], disputed: [['order']] });
  });

  it('merges the fields of a unit as one', () => {
    const mine = { ...base, from: '2026-01-01', fact: { value: 'no', source: 'https://a.example' } };
    const theirs = { ...base, until: '2026-02-01', fact: { value: 'yes', source: 'https://b.example' } };
    const merge = mergeValues(base, mine, theirs, units);
    expect(merge).toEqual({ values: mine, taken: [], disputed: [['isDraft', 'from', 'until'], ['fact']] });
    expect(withUnits(merge.values, [['isDraft', 'from', 'until']], theirs)).toMatchObject({ from: null, until: '2026-02-01', fact: { value: 'no' } });
    expect(mergeValues(base, base, theirs, units)).toMatchObject({ values: theirs, taken: [['isDraft', 'from', 'until'], ['fact']], disputed: [] });
  });

  it('takes an empty text for no value, and leaves out blanks that are not saved', () => {
    expect(mergeValues<{ a: string | null; b: string }>({ a: null, b: 'x' }, { a: '', b: ' x ' }, { a: null, b: 'x' })).toMatchObject({ taken: [], disputed: [] });
    expect(mergeValues({ a: '' }, { a: ' ' }, { a: 'new' }).values).toEqual({ a: 'new' });
  });

  it('disputes every difference if the common start is unknown', () => {
    expect(mergeValues(null, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({ values: { a: 1, b: 2 }, taken: [], disputed: [['b']] });
  });

  it('changes none of the three', () => {
    const mine = structuredClone(base);
    const merge = mergeValues(base, mine, { ...base, name: { en: 'Other', zh: 'x' } });
    merge.values.tags.push('new');
    expect(mine).toEqual(base);
  });
});
