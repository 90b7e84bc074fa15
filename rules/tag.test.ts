import { describe, expect, it } from 'vitest';
import { DEFAULT_TAGS, parseTagIds, parseTagList, tagsFor } from './tag.ts';

it('§3.21 has the eight default tags of the specification', () => {
  expect(DEFAULT_TAGS.map(({ id }) => id)).toEqual([
    'hot',
    'recommended',
    'new',
    'featured',
    'popular',
    'official',
    'opensource',
    'free',
  ]);
  expect(parseTagList(DEFAULT_TAGS)).toEqual(DEFAULT_TAGS);
});

it('§8.25 shows an id that is not in the list as raw text in blue', () => {
  expect(tagsFor(['free', 'odd'], DEFAULT_TAGS)).toEqual([
    { id: 'free', label: { en: 'Free', zh: '免费' }, color: 'gray', order: 8 },
    { id: 'odd', label: { en: 'odd', zh: 'odd' }, color: 'blue', order: null },
  ]);
});

it('reads a comma-separated text without blanks and repetitions', () => {
  expect(parseTagIds(' hot, ,free,hot,')).toEqual(['hot', 'free']);
});

describe('a stored list', () => {
  const tag = { id: 'a', label: { en: 'A', zh: '甲' }, color: 'red', order: 2 };

  it('is sorted by order', () => {
    expect(parseTagList([tag, { ...tag, id: 'b', order: 1 }])?.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes blue for an unknown colour and the place for a missing order', () => {
    expect(parseTagList([{ ...tag, color: 'pink', order: undefined }])).toEqual([{ ...tag, color: 'blue', order: 1 }]);
  });

  it.each([null, 'x', {}, [null], [{ id: 1 }], [{ ...tag, label: 'A' }]])('is none when it is %j', (value) => {
    expect(parseTagList(value)).toBeNull();
  });
});
