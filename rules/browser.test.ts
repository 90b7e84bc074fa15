import { describe, expect, it } from 'vitest';
import { DEFAULT_BROWSER, checkBrowser, nextDisplayOrder, type BrowserInput } from './records/browser.ts';
import { parseCount } from './records/field-kinds.ts';
import { messageText } from './texts.ts';

const GOOD: BrowserInput = {
  ...DEFAULT_BROWSER,
  name: { en: 'Arc', zh: '弧' },
  description: { en: 'A browser', zh: '浏览器' },
  iconUrl: 'https://cdn.example/arc.png',
};

/** The messages for a browser that differs from a good one, by field. */
function messages(change: Partial<BrowserInput>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkBrowser({ ...GOOD, ...change })).map(([field, issue]) => [
      field,
      messageText(issue.key, issue.params),
    ]),
  );
}

it('§5.3 takes a browser with what is required, and with everything', () => {
  expect(messages({})).toEqual({});
  expect(
    messages({
      websiteUrl: 'http://arc.example',
      shortDescription: { en: 'x'.repeat(100), zh: '字'.repeat(100) },
      tags: ['hot'],
    }),
  ).toEqual({});
});

it('§5.1 names everything that is missing, in the order of the form', () => {
  expect(Object.entries(messages(DEFAULT_BROWSER))).toEqual([
    ['name.en', 'English name is required'],
    ['name.zh', 'Chinese name is required'],
    ['description.en', 'English description is required'],
    ['description.zh', 'Chinese description is required'],
    ['iconUrl', 'Icon URL is required'],
  ]);
});

describe('lengths', () => {
  it.each([
    ['name', 100, 'English name must be less than 100 characters', 'Chinese name must be less than 100 characters'],
    [
      'description',
      1000,
      'English description must be less than 1000 characters',
      'Chinese description must be less than 1000 characters',
    ],
    [
      'shortDescription',
      100,
      'English short description must be less than 100 characters',
      'Chinese short description must be less than 100 characters',
    ],
  ] as const)(
    '§3.3 §5.2 §9.4 §9.5 of %s are counted in characters, not in halves of one',
    (field, max, english, chinese) => {
      const of = (length: number) => ({ en: '😀'.repeat(length), zh: '𠮷'.repeat(length) });
      expect(messages({ [field]: of(max) })).toEqual({});
      expect(messages({ [field]: of(max + 1) })).toEqual({ [`${field}.en`]: english, [`${field}.zh`]: chinese });
    },
  );
});

it.each(['  ', '\t\n', '　'])('takes %j for nothing', (blank) => {
  expect(messages({ name: { en: blank, zh: '弧' } })).toEqual({ 'name.en': 'English name is required' });
  expect(messages({ iconUrl: blank })).toEqual({ iconUrl: 'Icon URL is required' });
  expect(messages({ websiteUrl: blank })).toEqual({});
});

it.each([
  'arc.png',
  '/icons/arc.svg',
  'ftp://cdn.example/a',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://user:pass@cdn.example/a',
])('§5.3 does not take %s for an address', (url) => {
  expect(messages({ iconUrl: url })).toEqual({ iconUrl: 'Invalid icon URL format' });
  expect(messages({ websiteUrl: url })).toEqual({ websiteUrl: 'Invalid website URL format' });
});

it.each([
  [3, 3],
  ['3', 3],
  [' 7 ', 7],
  ['7 or so', 7],
  [2.9, 2],
  [0, 0],
  [-1, 0],
  ['-4', 0],
  ['many', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [2 ** 40, 2 ** 31 - 1],
  [[], 0],
])('§5.21 §5.28 §9.24 reads the display order %j as %d', (typed, order) => {
  expect(parseCount(typed)).toBe(order);
});

it('suggests the last place for a new record', () => {
  expect([[], [0, 0], [7, 2], [2 ** 31 - 1]].map(nextDisplayOrder)).toEqual([1, 1, 8, 2 ** 31 - 1]);
  expect(nextDisplayOrder(Array.from({ length: 200_000 }, (_, index) => index))).toBe(200_000);
});
