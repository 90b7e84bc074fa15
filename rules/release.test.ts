import { describe, expect, test } from 'vitest';
import {
  filesToRepeat,
  hasNewAddress,
  hasSameNumbering,
  nextAddress,
  repeatedFiles,
  groupByRelease,
  sameFile,
  similarFiles,
} from './release.ts';

describe('the address of the next release', () => {
  test.each([
    [
      '1.93.136',
      '1.94.0',
      'https://github.com/brave/releases/v1.93.136/Setup32.exe',
      'https://github.com/brave/releases/v1.94.0/Setup32.exe',
      true,
    ],
    [
      '1.91.180',
      '1.91.181',
      'https://a.example/v1.91.180/b-1.91.180-linux-amd64.zip',
      'https://a.example/v1.91.181/b-1.91.181-linux-amd64.zip',
      true,
    ],
    [
      '154.0',
      '155.0',
      'https://a.example/154.0/win64/Firefox%20Setup%20154.0.exe',
      'https://a.example/155.0/win64/Firefox%20Setup%20155.0.exe',
      true,
    ],
    [
      '154.0',
      '154.0.1',
      'https://a.example/154.0/win64/Firefox%20Setup%20154.0.exe',
      'https://a.example/154.0.1/win64/Firefox%20Setup%20154.0.1.exe',
      true,
    ],
    [
      '155.0b3',
      '155.0b4',
      'https://a.example/155.0b3/Firefox%20155.0b3.dmg',
      'https://a.example/155.0b4/Firefox%20155.0b4.dmg',
      true,
    ],
    [
      '26.8.0.1788',
      '26.9.0.12',
      'https://a.example/int/26_8_0_1788/en/Yandex.exe',
      'https://a.example/int/26_9_0_12/en/Yandex.exe',
      true,
    ],
    [
      '1.93.138',
      '1.94.107',
      'https://a.example/stable-arm64/193.138/Brave-arm64.dmg',
      'https://a.example/stable-arm64/194.107/Brave-arm64.dmg',
      true,
    ],
    [
      '135.0.5973.41',
      '135.0.5973.50',
      'https://a.example/opera/5973.41/setup.exe',
      'https://a.example/opera/5973.50/setup.exe',
      true,
    ],
    ['0.25.8.0', '0.26.0.0', 'https://a.example/x64_cn_0.25.8.exe', 'https://a.example/x64_cn_0.26.0.exe', true],
    ['v1.0.7', '1.1', 'https://a.example/Nook-v1.0.7.dmg', 'https://a.example/Nook-v1.1.dmg', true],
    // A number that nobody can know remains.
    ['1.45.2', '1.46.0', 'https://a.example/Dia-1.45.2-85817.zip', 'https://a.example/Dia-1.46.0-85817.zip', false],
    [
      '1.203.0',
      '1.204.0',
      'https://a.example/duckduckgo-1.203.0.786.dmg',
      'https://a.example/duckduckgo-1.204.0.786.dmg',
      false,
    ],
    [
      '151.0.4129.101',
      '152.0.1.2',
      'https://a.example/664c0246-6450-44a6-8785-20ce5da2bed8/Edge-151.0.4129.101.dmg',
      'https://a.example/664c0246-6450-44a6-8785-20ce5da2bed8/Edge-152.0.1.2.dmg',
      false,
    ],
    // The number is not in the address, or only by chance.
    [
      '151.0.7922.174',
      '152.0',
      'https://dl.google.com/dl/chrome/install/enterprise64.msi',
      'https://dl.google.com/dl/chrome/install/enterprise64.msi',
      false,
    ],
    ['0.25.8.0', '0.26.0.1', 'https://a.example/x64_cn_0.25.8.exe', 'https://a.example/x64_cn_0.25.8.exe', false],
    ['1.0.7', '1.0.8', 'https://a.example/10.7/setup.exe', 'https://a.example/10.7/setup.exe', false],
    ['154.0', '155.0', 'https://154.0.0.1/setup-1154.0.exe', 'https://154.0.0.1/setup-1154.0.exe', false],
    ['64', '65', 'https://a.example/setup64.exe', 'https://a.example/setup64.exe', false],
    ['1.0', '', 'https://a.example/setup-1.0.exe', 'https://a.example/setup-1.0.exe', false],
    ['1.0', '1.1', 'https://apps.apple.com/app/id1.0', 'https://apps.apple.com/app/id1.0', true],
  ])('from %s to %s: %s', (from, to, url, next, isSure) => {
    expect(nextAddress(url, from, to)).toEqual({ url: next, isSure });
  });
});

const FILE = {
  versionNumber: '2.0',
  releaseChannel: 'stable',
  platform: 'windows',
  architecture: 'x64',
  downloadUrl: 'https://a.example/2.0',
  isLatest: true,
} as const;

test('the next release replaces the latest file of each platform and architecture of the most stable channel', () => {
  const beta = { ...FILE, versionNumber: '9.0', releaseChannel: 'beta' } as const;
  const newest = { ...FILE, versionNumber: '2.10', platform: 'android' } as const;
  const old = { ...FILE, versionNumber: '1.0', isLatest: false };
  const files = [
    { ...FILE, versionNumber: '2.9' },
    newest,
    { ...FILE, architecture: 'arm64' },
    beta,
    old,
    { ...old, architecture: 'x86' },
  ] as const;
  expect(filesToRepeat(files).map(({ versionNumber }) => versionNumber)).toEqual(['2.10', '2.9', '2.0']);
  expect(filesToRepeat([beta])).toEqual([beta]);
});

test.each([
  [
    ['148.0.3967.70', '151.0.4129.101', '149.4022.53', '153.0.4234.49'],
    ['153.0.4234.49', '151.0.4129.101', '148.0.3967.70'],
  ],
  [
    ['135.0.5973.41', '131.0.5877.24', '6.6.2', '102.1.5206.90382'],
    ['135.0.5973.41', '131.0.5877.24'],
  ],
  [['0.169.3.0', '1.203.0', '5.291.2', '7.234'], ['7.234']],
])('of %j the next release replaces %j, whose numbering is the same', (numbers, repeated) => {
  expect(
    filesToRepeat(numbers.map((versionNumber) => ({ ...FILE, versionNumber }))).map(
      ({ versionNumber }) => versionNumber,
    ),
  ).toEqual(repeated);
});

test.each([
  ['154.0.4300.1', '148.0.3967.70', true],
  ['154.0.4300.1', '149.4022.53', false],
  ['1.162.0', '1.125.0.458', false],
  ['154.0', '152.0.6', true],
  ['2.0', '1.9', true],
  ['135.0.5973.41', '102.1.5206.90382', false],
])('%s and %s have the same numbering: %s', (a, b, isSame) => {
  expect(hasSameNumbering(a, b)).toBe(isSame);
  expect(hasSameNumbering(b, a)).toBe(isSame);
});

test('the next release of a file has a new address if the address has its number, and is not that of an app store', () => {
  expect(hasNewAddress({ versionNumber: '1.93.138', downloadUrl: 'https://a.example/193.138/Brave.dmg' })).toBe(true);
  for (const downloadUrl of [
    'https://a.example/4fe3f73f-77e7-4f8f-ad2a-465bd7218e7a/EdgeX86.msi',
    'https://apps.apple.com/app/1.93.138',
  ])
    expect(hasNewAddress({ versionNumber: '1.93.138', downloadUrl })).toBe(false);
});

test('files with one number in one channel are a release', () => {
  const releases = groupByRelease([FILE, { ...FILE, releaseChannel: 'beta' }, { ...FILE, architecture: 'arm64' }]);
  expect(releases.map(({ releaseChannel, files }) => [releaseChannel, files.length])).toEqual([
    ['stable', 2],
    ['beta', 1],
  ]);
});

test('finds the version that is the same file', () => {
  expect(sameFile([FILE], { ...FILE, versionNumber: ' v2.0.0' })).toBe(FILE);
  for (const other of [
    { versionNumber: '2.1' },
    { architecture: null },
    { platform: 'linux' },
    { releaseChannel: 'beta' },
  ])
    expect(sameFile([FILE], { ...FILE, ...other })).toBeNull();
});

test('the next release also replaces a file that differs from a latest one only by its address', () => {
  const zh = { ...FILE, downloadUrl: 'https://a.example/zh-CN/2.0', isLatest: false };
  const others = [
    { ...FILE, versionNumber: '1.0', isLatest: false },
    { ...FILE, isLatest: false },
  ];
  expect(filesToRepeat([...others, zh, FILE])).toEqual([FILE, zh]);
});

test('finds the files that a list repeats, and those with another address', () => {
  const [file, none] = [
    { ...FILE, browserId: 1 },
    { ...FILE, browserId: 1, platform: '' },
  ];
  const moved = { ...file, downloadUrl: 'https://b.example/2.0' };
  const files = [
    file,
    { ...file, browserId: 2 },
    { ...file, architecture: null },
    { ...file, versionNumber: 'v2.0' },
    none,
    none,
    { ...file, downloadUrl: ` ${file.downloadUrl}` },
    moved,
    { ...file, downloadUrl: '' },
    moved,
  ];
  expect(repeatedFiles(files)).toEqual([3, 6, 9]);
  expect(similarFiles(files)).toEqual([7, 8]);
});
