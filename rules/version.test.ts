import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messageText } from './texts.ts';
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

describe.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('a calendar date, read in %s', (zone) => {
  beforeAll(() => vi.stubEnv('TZ', zone));
  afterAll(() => vi.unstubAllEnvs());

  it.each([
    '2026-11-20',
    ' 2026-11-20 ',
    '2026/11/20',
    '2026.11.20',
    '2026 Nov 20',
    '20 Nov 2026',
    '20-Nov-2026',
    'Nov 20 2026',
    'Nov. 20, 2026',
    'november 20, 2026',
    'Friday, November 20, 2026',
    '11/20/2026',
    '11/20/2026, 10:00:00 AM',
    '2026-11-20 10:00',
    '2026-11-20T00:00:00Z',
    '2026-11-20T23:30:00.000Z',
    '2026-11-20T23:30:00-08:00',
    '2026-11-20T00:30:00+08:00',
    'Fri, 20 Nov 2026 23:30:00 GMT',
    'Fri Nov 20 23:30:00 2026',
    'Fri Nov 20 2026 00:30:00 GMT+0800 (China Standard Time)',
  ])('§5.7 is 2026-11-20 in "%s"', (text) => {
    expect(calendarDateOf(text)).toBe('2026-11-20');
  });

  it.each([
    ['2024-2-29', '2024-02-29'],
    ['2026/3/2', '2026-03-02'],
    ['3/3/2026', '2026-03-03'],
    ['Sept 1, 2026', '2026-09-01'],
    ['1 May 2026', '2026-05-01'],
  ])('§5.7 is, in "%s", %s', (text, day) => {
    expect(calendarDateOf(text)).toBe(day);
  });

  it.each([
    '',
    'soon',
    'soon 20 Nov 2026',
    '2/3/2026',
    '02-03-2026',
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2025-02-29',
    'Feb 30, 2026',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '28.02.2026',
    '20 Nov',
    '20 Nov 26',
    'Nov 2026',
    '20 Novel 2026',
    '2026-11',
    '2026',
    '20261120',
    '2026-11-20T99:00',
    '2026-11-20 or later',
    '12026-11-20',
  ])('§5.7 is not in "%s"', (text) => {
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
