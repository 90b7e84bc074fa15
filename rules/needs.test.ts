import { expect, it } from 'vitest';
import { needsOfBrowser, needsOfTexts, needsOfVersion } from './needs.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const days = (count: number) => new Date(NOW + count * 24 * 60 * 60_000);
const COMPLETE = {
  isDraft: false,
  dueAt: null,
  isLatest: true,
  versionNumber: '1.2.3',
  downloadUrl: 'https://a.example/b-1.2.3.exe',
  pinned: null,
  sha256: 'ab',
  fileSize: '1',
  features: { en: 'One', zh: '一' },
};

it.each([
  ['nothing', {}, []],
  ['a draft', { isDraft: true, isLatest: false }, ['draft']],
  ['a time within seven days', { dueAt: days(7) }, ['due']],
  ['a later time', { dueAt: days(8) }, []],
  ['no checksum and no size of a file', { sha256: null, fileSize: null }, ['checksum', 'size']],
  [
    'those of an older version',
    { isLatest: false, sha256: null, fileSize: null, features: { en: 'One', zh: 'One' } },
    [],
  ],
  ['no checksum behind a link to the newest file', { sha256: null, downloadUrl: 'https://a.example/latest.exe' }, []],
  ['those of a page of a store', { sha256: null, fileSize: null, downloadUrl: 'https://apps.apple.com/app/id1' }, []],
  ['the same notes in both languages', { features: { en: 'One', zh: 'One ' } }, ['translation']],
] as const)('finds what a version with %s needs', (_what, fields, needs) => {
  expect(needsOfVersion({ ...COMPLETE, ...fields }, NOW)).toEqual(needs);
});

it('finds what browsers, slides and codes need', () => {
  const browser = {
    description: { en: 'A', zh: '一' },
    shortDescription: { en: '', zh: '' },
    releasedOn: '2026-08-25',
    hasScreenshot: true,
    isDiscontinued: false,
    isDraft: false,
  };
  expect(needsOfBrowser(browser, NOW)).toEqual([]);
  expect(needsOfBrowser({ ...browser, releasedOn: '2026-08-24' }, NOW)).toEqual(['release']);
  expect(
    needsOfBrowser(
      {
        ...browser,
        releasedOn: null,
        isDiscontinued: true,
        hasScreenshot: false,
        shortDescription: { en: 'A', zh: ' ' },
      },
      NOW,
    ),
  ).toEqual(['screenshot', 'translation']);
  expect(needsOfBrowser({ ...browser, releasedOn: null, hasScreenshot: false, isDraft: true }, NOW)).toEqual(['draft']);
  expect(needsOfTexts({ isDraft: true, dueAt: days(0) }, [], NOW)).toEqual(['draft', 'due']);
  expect(needsOfTexts({ isDraft: false, dueAt: null }, [{ en: '', zh: '一' }], NOW)).toEqual(['translation']);
});
