import { expect, it } from 'vitest';
import { MESSAGES } from '../../../rules/errors.ts';
import { ISSUES, issueText, type IssueKey } from '../../../rules/issues.ts';
import { UPLOAD_MESSAGES } from '../../../rules/upload.ts';
import { meaningOf } from './server-text.ts';

const keysOf = <K extends string>(texts: Record<K, string>) => Object.keys(texts) as K[]; // the keys of a record are its K

it('finds every issue by what the rules say of it', () => {
  for (const key of keysOf<IssueKey>(ISSUES)) {
    const meaning = meaningOf(issueText({ key, n: 12 }));
    // Two issues may say the same of two kinds of records.
    expect(meaning?.kind === 'issue' && ISSUES[meaning.key]).toBe(ISSUES[key]);
  }
});

it('finds the position that an issue names', () => {
  expect(meaningOf('Invalid mirror URL at position 12')).toEqual({ kind: 'issue', key: 'mirrorInvalid', n: 12 });
  expect(meaningOf('URL at position 3 must be less than 2048 characters')).toEqual({ kind: 'issue', key: 'urlInListTooLong', n: 3 });
});

it('finds every message of the server and of uploads', () => {
  for (const key of keysOf(MESSAGES)) expect(meaningOf(MESSAGES[key])).toMatchObject({ key });
  for (const key of keysOf(UPLOAD_MESSAGES)) expect(meaningOf(UPLOAD_MESSAGES[key])).toMatchObject({ kind: 'upload', key });
});

it('leaves alone what the rules do not know', () => {
  expect(meaningOf('Something else')).toBeNull();
  expect(meaningOf('')).toBeNull();
});
