import { describe, expect, it } from 'vitest';
import { messageText } from './messages.ts';
import { calendarDateOf } from './calendar.ts';
import { DEFAULT_VERSION, checkVersion, suggestUpdateType, type VersionInput } from './records/version.ts';

const GOOD: VersionInput = {
  ...DEFAULT_VERSION,
  browserId: 1,
  versionNumber: '1.0',
  releaseDate: '2026-02-28',
  platform: 'windows',
  features: { en: 'One', zh: '一' },
  downloadUrl: 'https://vendor.example/setup.exe',
};

function messages(change: Partial<VersionInput>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkVersion({ ...GOOD, ...change })).map(([field, issue]) => [
      field,
      messageText(issue.key, issue.params),
    ]),
  );
}

it('§5.11 takes a version with what is required, and with everything', () => {
  expect(messages({})).toEqual({});
  const lists = { downloadMirrors: ['https://a.example', '', ' '], screenshots: ['', 'https://b.example/1.png'] };
  expect(
    messages({
      ...lists,
      architecture: 'arm64',
      releaseChannel: 'dev',
      updateType: 'hotfix',
      sha256: 'A'.repeat(64),
      sourceUrl: 'http://c.example',
    }),
  ).toEqual({});
});

it('takes what is exactly as long as it may be', () => {
  const url = `https://a.example/${'x'.repeat(2048 - 18)}`;
  expect(url).toHaveLength(2048);
  const texts = {
    fileSize: 'x'.repeat(50),
    minOsVersion: '字'.repeat(100),
    features: { en: 'x'.repeat(10_000), zh: '字'.repeat(10_000) },
  };
  expect(
    messages({
      ...texts,
      downloadUrl: url,
      downloadMirrors: Array.from({ length: 20 }, () => url),
      screenshots: Array.from({ length: 5 }, () => url),
    }),
  ).toEqual({});
});

it('§5.5 names everything that is missing', () => {
  expect(messages(DEFAULT_VERSION)).toEqual({
    browserId: 'Browser ID is required',
    versionNumber: 'Version number is required',
    releaseDate: 'Release date is required',
    platform: 'Platform is required',
    downloadUrl: 'Download URL is required',
    'features.en': 'English features are required',
    'features.zh': 'Chinese features are required',
  });
});

it.each([
  ['§5.6', { versionNumber: 'x'.repeat(51) }, { versionNumber: 'Version number must be less than 50 characters' }],
  ['§5.7', { releaseDate: 'yesterday' }, { releaseDate: 'Invalid date format' }],
  ['§5.8', { platform: 'beos' }, { platform: 'Invalid platform' }],
  ['§5.8', { platform: 'all' }, { platform: 'Invalid platform' }],
  ['§5.8', { platform: 'Windows' }, { platform: 'Invalid platform' }],
  ['§5.9', { downloadUrl: 'setup.exe' }, { downloadUrl: 'Invalid download URL format' }],
  ['§5.10', { architecture: 'mips' }, { architecture: 'Invalid architecture' }],
  ['§5.10', { releaseChannel: 'nightly' }, { releaseChannel: 'Invalid release channel' }],
  ['§5.10', { updateType: 'huge' }, { updateType: 'Invalid update type' }],
  ['§5.11', { screenshots: ['', 'https://a.example', 'no'] }, { screenshots: 'Invalid screenshot URL at position 3' }],
  ['§5.11', { downloadMirrors: ['no', 'neither'] }, { downloadMirrors: 'Invalid mirror URL at position 1' }],
  [
    '§5.11',
    { screenshots: Array.from({ length: 6 }, () => 'https://a.example') },
    { screenshots: 'At most 5 screenshots can be added' },
  ],
])('%s refuses %j', (_clause, change, expected) => {
  expect(messages(change)).toEqual(expected);
});

it.each([
  [{ sha256: 'abc' }, { sha256: 'Invalid SHA-256 checksum' }],
  [{ sourceUrl: 'mailto:a@b' }, { sourceUrl: 'Invalid source URL format' }],
])('refuses %j', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

it('§3.11 §5.6 §9.3 §9.7 takes 50 characters of a version number and 5 screenshots', () => {
  expect(
    messages({ versionNumber: '9'.repeat(50), screenshots: Array.from({ length: 5 }, () => 'https://a.example') }),
  ).toEqual({});
});

describe('a calendar date', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2026-02-28T23:30:00.000Z', '2026-02-28'],
    ['2026-02-28T23:30:00-08:00', '2026-02-28'],
    ['2026-02-28 10:00', '2026-02-28'],
  ])('§5.7 is in %s', (text, day) => {
    expect(calendarDateOf(text)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '28.02.2026',
    '2026-2-8',
    '2026-02-28T99:00',
  ])('§5.7 is not in %s', (text) => {
    expect(calendarDateOf(text)).toBeNull();
  });
});

it.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.2.3.1', 'patch'],
  ['1.2', '1.2.1', 'patch'],
  ['v9.9', 'v9.10', 'minor'],
  ['1.2.3', '1.2.3', null],
  ['1.2.3', '1.2.2', null],
  ['2.0', '1.9', null],
])('after %s, %s is %s', (previous, next, expected) => {
  expect(suggestUpdateType(previous, next)).toBe(expected);
});
