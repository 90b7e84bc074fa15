import { expect, it } from 'vitest';
import { missingInBrowser, missingInVersion, needsOfTexts } from './needs.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const days = (count: number) => new Date(NOW + count * 24 * 60 * 60_000);
const COMPLETE = {
  versionNumber: '1.2.3',
  downloadUrl: 'https://a.example/b-1.2.3.exe',
  pinned: null,
  sha256: 'ab',
  fileSize: '1',
  features: { en: 'One', zh: '一' },
  screenshots: ['https://a.example/a.png'],
};

it.each([
  ['nothing', {}, ''],
  ['no checksum and no size of a file', { sha256: null, fileSize: null }, 'checksum,size'],
  ['no checksum behind a link to the newest file', { sha256: null, downloadUrl: 'https://a.example/latest.exe' }, ''],
  ['those of a page of a store', { sha256: null, fileSize: null, downloadUrl: 'https://apps.apple.com/app/id1' }, ''],
  [
    'no screenshot, and the same notes in both languages',
    { screenshots: [], features: { en: 'One', zh: 'One ' } },
    'screenshot,translation',
  ],
] as const)('finds what a version with %s lacks', (_what, fields, missing) => {
  expect(missingInVersion({ ...COMPLETE, ...fields })).toBe(missing);
});

it('finds what browsers, slides and codes need', () => {
  const browser = { description: { en: 'A', zh: '一' }, shortDescription: { en: '', zh: '' } };
  expect(missingInBrowser(browser)).toBe('');
  expect(missingInBrowser({ ...browser, shortDescription: { en: 'A', zh: ' ' } })).toBe('translation');
  expect(needsOfTexts({ isDraft: true, dueAt: days(0) }, [], NOW)).toEqual(['draft', 'due']);
  expect(needsOfTexts({ isDraft: false, dueAt: days(7) }, [], NOW)).toEqual(['due']);
  expect(needsOfTexts({ isDraft: false, dueAt: days(8) }, [], NOW)).toEqual([]);
  expect(needsOfTexts({ isDraft: false, dueAt: null }, [{ en: '', zh: '一' }], NOW)).toEqual(['translation']);
});
