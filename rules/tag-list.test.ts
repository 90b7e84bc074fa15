import { describe, expect, it } from 'vitest';
import type { Issues } from './issues.ts';
import { messageText } from './texts.ts';
import { checkTag, checkTagList } from './records/tag.ts';

const GOOD = { id: 'hot', label: { en: 'Hot', zh: '热门' }, color: 'red' };
const REQUIRED = 'Please fill in all required fields';

const texts = (issues: Issues) =>
  Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, messageText(issue.key, issue.params)]));

describe('a tag', () => {
  it.each(['hot', 'a', 'open-source', 'open_source', 'ai2'])('§3.19 may be called %s', (id) => {
    expect(texts(checkTag({ ...GOOD, id }, []))).toEqual({});
  });

  it.each(['Hot', '2fast', '-hot', 'hot tag', 'a,b', '热门', 'é'])('§3.19 may not be called %s', (id) => {
    expect(texts(checkTag({ ...GOOD, id }, []))).toEqual({
      id: 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores',
    });
  });

  it('§3.20 §5.26 needs an id and both labels', () => {
    expect(texts(checkTag({ id: ' ', label: { en: '', zh: ' ' }, color: 'red' }, []))).toEqual({
      id: REQUIRED,
      'label.zh': REQUIRED,
      'label.en': REQUIRED,
    });
  });

  it('§5.26 must not repeat an id', () => {
    expect(texts(checkTag(GOOD, ['new', 'hot']))).toEqual({ id: 'Tag ID already exists' });
  });

  it('§3.20 §9.26 has one of six colours', () => {
    expect(texts(checkTag({ ...GOOD, color: 'pink' }, []))).toEqual({ color: 'Invalid tag colour' });
  });
});

it('finds what is wrong in a list by its place, and only the second of two alike', () => {
  const list = [GOOD, { ...GOOD, id: 'new', label: { en: '', zh: '新' } }, GOOD];
  expect(texts(checkTagList(list))).toEqual({ '2.label.en': REQUIRED, '3.id': 'Tag ID already exists' });
});

it('has room for 100 tags, and says so in the form as in the list', () => {
  const list = Array.from({ length: 101 }, (_, index) => ({ ...GOOD, id: `tag${index}` }));
  const ids = list.map(({ id }) => id);
  expect(texts(checkTagList(list.slice(1)))).toEqual({});
  expect(texts(checkTagList(list))).toEqual({ '101.id': 'At most 100 tags can be added' });
  expect(texts(checkTag({ ...GOOD, id: 'one-more' }, ids.slice(1)))).toEqual({ id: 'At most 100 tags can be added' });
  expect(texts(checkTag(GOOD, ids.slice(2)))).toEqual({});
});
