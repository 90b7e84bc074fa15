import { expect, it } from 'vitest';
import { findCodeIssue } from './page-code.ts';
import { DEFAULT_CUSTOM_CODE, checkCustomCode, type CustomCodeInput } from './records/custom-code.ts';
import { messageText } from './texts.ts';
import { CODE_POSITIONS } from './vocabulary.ts';

const GOOD: CustomCodeInput = {
  ...DEFAULT_CUSTOM_CODE,
  name: 'Counter',
  codeType: 'head_end',
  codeContent: '<script></script>',
};
const REQUIRED = 'Please fill in all required fields';

function messages(change: Partial<CustomCodeInput>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkCustomCode({ ...GOOD, ...change })).map(([field, issue]) => [
      field,
      messageText(issue.key, issue.params),
    ]),
  );
}

it.each(CODE_POSITIONS)('§3.16 §5.24 §9.27 takes a code of any length at %s', (codeType) => {
  expect(messages({ codeType, codeContent: 'x'.repeat(2_000_000) })).toEqual({});
});

it('§5.23 names everything that is missing', () => {
  expect(messages(DEFAULT_CUSTOM_CODE)).toEqual({ name: REQUIRED, codeType: REQUIRED, codeContent: REQUIRED });
});

it.each([
  [{ name: 'x'.repeat(201) }, { name: 'Name must be less than 200 characters' }],
  [{ description: 'x'.repeat(501) }, { description: 'Description must be less than 500 characters' }],
  [{ codeType: 'footer' }, { codeType: 'Invalid code position' }],
])('§5.24 refuses %j', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

it('§3.17 takes 200 characters of a name and 500 of a description', () => {
  expect(messages({ name: '字'.repeat(200), description: '字'.repeat(500) })).toEqual({});
});

it.each([
  ['<div hidden>', 'codeUnclosed'],
  ['<b>x', 'codeUnclosed'],
  ['<div><b>x</div>', 'codeUnclosed'],
  ['<div><a href="/">x</div>', 'codeUnclosed'],
  ['<!-- x', 'codeUnclosed'],
  ['<script>', 'codeUnclosed'],
  ['<table><tr>', 'codeUnclosed'],
  ['<div><b>x</b></div>', null],
  ['<script>"<b>"</script>', null],
  ['<p>x', null],
  ['x <!-- y -->', null],
  ['', null],
] as const)('%s: %s', (code, issue) => {
  expect(findCodeIssue(code)).toBe(issue);
});
