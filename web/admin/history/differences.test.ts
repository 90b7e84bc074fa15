import { expect, it } from 'vitest';
import { diffLists, diffTexts, type Part } from './differences.ts';

const write = (parts: readonly Part[]) => parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('');

it('compares texts by words, in English and in Chinese', () => {
  expect(write(diffTexts('A fast browser', 'A very fast browser', 'en'))).toBe('A [+very ]fast browser');
  expect(write(diffTexts('支持网页翻译和书签', '支持网页总结和书签', 'zh-CN'))).toBe('支持网页[-翻译][+总结]和书签');
});

it('shows of a long text what is near a change', () => {
  const long = 'word '.repeat(200);
  const parts = diffTexts(`${long}old end`, `${long}new end`, 'en');
  expect(parts[0]?.text.startsWith('… word')).toBe(true);
  expect(parts[0]?.text.length).toBeLessThan(100);
  expect(parts.slice(1).map(({ text }) => text)).toEqual(['old', 'new', ' end']);
});

it('compares lists by their entries', () => {
  expect(write(diffLists(['a', 'b'], ['b', 'c']))).toBe('[-a]b[+c]');
});
