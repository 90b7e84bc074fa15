import { expect, test } from 'vitest';
import { isBlank } from './issues.ts';
import { plainText } from './plain-text.ts';
import { BROWSER, DEFAULT_BROWSER, checkBrowser } from './records/browser.ts';
import { storedRecord } from './records/fields.ts';

test.each([
  ['control characters', 'a\u0000b\u0010c\u000Bd\u001Fe\u007Ff\u0085g', 'abcdefg'],
  ['halves of a character and what is none', 'a\uD800b\uDC00c\uFFFEd\uFFFFe😀', 'abcde😀'],
  ['line ends', 'a\tb\r\nc\rd\ne', 'a\tb\nc\nd\ne'],
  ['what is invisible around it', '\uFEFF\u200B\u2060 \u00A0\u3000a\u200Bb\u2800\u3164\u202C\u0010', 'a\u200Bb'],
  ['nothing of an emoji', '❤️', '❤️'],
  ['selectors and tags without an emoji', '\uFE0F1.2.3\uFE0F\u{E0020}\uFDD0', '1.2.3'],
  ['nothing of the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['all of blanks', '\u2800 \u3164\uFFA0\u00A0\u3000\uFE0F', ''],
])('Q6 of a text, %s is stored as it should be', (_what, text, stored) => {
  expect(plainText(text)).toBe(stored);
});

test.each([
  ...' \t\n\u0000\u001F\u00A0\u00AD\u115F\u180E\u1680\u200B\u200D\u2028\u2060\u2800\u3000\u3164\uFEFF\uFFA0\uFFFE',
])('a name of nothing but %j is empty', (blank) => {
  expect(isBlank(blank.repeat(3))).toBe(true);
  const name = { en: blank.repeat(3), zh: `${blank}弧${blank}` };
  expect(checkBrowser({ ...DEFAULT_BROWSER, name })).toMatchObject({ 'name.en': { key: 'nameEnRequired' } });
  expect(checkBrowser({ ...DEFAULT_BROWSER, name })).not.toHaveProperty('name.zh');
  expect(storedRecord(BROWSER.fields, { ...DEFAULT_BROWSER, name }).name).toEqual({ en: '', zh: '弧' });
});

test('an address is checked as it is stored', () => {
  const browser = { ...DEFAULT_BROWSER, iconUrl: '\u200Bhttps://cdn.example/a.png\u2060', websiteUrl: '\u202A\u3164' };
  expect(checkBrowser(browser)).not.toHaveProperty('iconUrl');
  expect(storedRecord(BROWSER.fields, browser)).toMatchObject({
    iconUrl: 'https://cdn.example/a.png',
    websiteUrl: null,
  });
});
