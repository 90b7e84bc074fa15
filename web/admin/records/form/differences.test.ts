import { expect, it } from 'vitest';
import { diffLists, diffTexts, type Part } from './field-differences.tsx';

const write = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('');

it('compares texts by words, in English and in Chinese', () => {
  expect(write(diffTexts('A fast browser', 'A very fast browser', 'en'))).toBe('A [+very ]fast browser');
  expect(write(diffTexts('支持网页翻译和书签', '支持网页总结和书签', 'zh-CN'))).toBe('支持网页[-翻译][+总结]和书签');
});

it('compares lists by their entries', () => {
  expect(write(diffLists(['a', 'b'], ['b', 'c']))).toBe('[-a]b[+c]');
});
