import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesIn, fileNameIn, fileTypeIn, guessFile, linesWithoutAddress, otherNumberIn } from './file-name.ts';

interface StoredFile {
  versionNumber: string;
  platform: string;
  architecture?: string | null;
  downloadUrl: string;
}

const { browsers } = JSON.parse(readFileSync(new URL('../api/database/catalogue.json', import.meta.url), 'utf8')) as {
  browsers: { versions: StoredFile[] }[];
};
const files = browsers
  .flatMap(({ versions }) => versions)
  .map((file) => ({ ...file, guess: guessFile(file.downloadUrl) }));

describe('the addresses of the catalogue', () => {
  test('are never read as another platform or architecture', () => {
    expect(files.filter(({ platform, guess }) => guess.platform !== null && guess.platform !== platform)).toEqual([]);
    expect(
      files.filter(({ architecture, guess }) => guess.architecture !== null && guess.architecture !== architecture),
    ).toEqual([]);
  });

  test('mostly say their platform and architecture', () => {
    expect(files.filter(({ guess }) => guess.platform).length / files.length).toBeGreaterThan(0.9);
    const built = files.filter(({ architecture }) => architecture);
    expect(built.filter(({ guess }) => guess.architecture).length / built.length).toBeGreaterThan(0.7);
  });

  test('hold the number of their version, except those of one vendor', () => {
    expect(new Set(files.map(({ downloadUrl, versionNumber }) => otherNumberIn(downloadUrl, versionNumber)))).toEqual(
      new Set([null, '136.0.0.148']),
    );
  });

  test('are read as another number only where the vendor writes it in another way', () => {
    const others = files.flatMap(({ versionNumber, guess }) =>
      guess.versionNumber !== null && guess.versionNumber !== versionNumber
        ? [`${versionNumber}: ${guess.versionNumber}`]
        : [],
    );
    expect(new Set(others)).toEqual(
      new Set([
        '1.93.138: 193.138',
        '1.203.0: 1.203.0.786',
        '1.202.0: 1.202.0.779',
        '0.25.8.0: 0.25.8',
        '29.0.0.148: 136.0.0.148',
      ]),
    );
  });
});

test.each([
  ['https://vendor.example/win64-aarch64/Firefox%20Setup%20154.0.exe', 'windows', 'arm64', '154.0'],
  ['https://vendor.example/Setup%20155.0b3.dmg', 'macos', null, '155.0b3'],
  ['https://vendor.example/SLBInstall-9.1.exe.zip', 'windows', null, '9.1'],
  ['https://vendor.example/v2.0/app-1.0-2.5-universal.pkg', 'macos', 'universal', null],
  ['https://vendor.example/app_1.2.3-beta.2_i386.deb', 'linux', 'x86', '1.2.3-beta.2'],
  ['https://vendor.example/app-darwin-arm64.zip', 'macos', 'arm64', null],
  ['https://apps.apple.com/app/id1052879175', 'ios', null, null],
  ['https://vendor.example/download?os=linux&arch=amd64', 'linux', 'x64', null],
  ['vendor.example/app-1.0.exe', null, null, null],
])('%s', (address, platform, architecture, versionNumber) => {
  expect(guessFile(address)).toEqual({ platform, architecture, versionNumber });
});

test('finds addresses in a pasted text, each once, and the lines without one', () => {
  const text =
    'Windows:\thttps://a.example/1.exe,\nhttps://a.example/2.dmg https://a.example/1.exe\n\nftp://a.example/3 none';
  expect(addressesIn(text)).toEqual(['https://a.example/1.exe', 'https://a.example/2.dmg']);
  expect(linesWithoutAddress(text)).toEqual(['ftp://a.example/3 none']);
});

test.each([
  ['https://vendor.example/setup-1.8.2-x64.exe', '1.9.0', '1.8.2'],
  ['https://vendor.example/1.8.2/setup.exe', 'v1.9', '1.8.2'],
  ['https://vendor.example/Setup%20154.0.exe', '154.0.1', '154.0'],
  ['https://vendor.example/Setup%20155.0b3.dmg', '155.0b4', '155.0b3'],
  ['https://vendor.example/setup-1.9.0.exe', ' v1.9.0', null],
  ['https://vendor.example/setup-1.9.exe', '1.9.0', null],
  ['https://vendor.example/setup-1_9_0-linux2.17.bin', '1.9.0', null],
  ['https://vendor.example/app-1.203.0.786.dmg', '1.203.0', null],
  ['https://vendor.example/1.203.0/app.dmg', '1.203.0.786', null],
  ['https://vendor.example/setup.exe', '1.9.0', null],
  ['https://vendor.example/setup-1.8.2.exe', ' ', null],
  ['https://apps.apple.com/app/id1.8', '1.9', null],
])('the address %s of version %s holds the other number %s', (address, versionNumber, other) => {
  expect(otherNumberIn(address, versionNumber)).toBe(other);
});

test('reads the name of the file at the end of an address', () => {
  expect(['https://a.example/b/Setup%201.0.exe?c=d/e', 'https://a.example/b/', 'setup.exe'].map(fileNameIn)).toEqual([
    'Setup 1.0.exe',
    '',
    '',
  ]);
});

test.each([
  ['https://a.example/Setup%201.0.exe?c=d/e.zip', '.exe'],
  ['https://a.example/SLBInstall-9.1.exe.zip', '.zip'],
  ['https://a.example/linux-x86_64/en-US/firefox-154.0.tar.xz', '.tar.xz'],
  ['https://a.example/App-0.31-x64.AppImage', '.AppImage'],
  ['https://github.com/a/b/releases/download/v1.94.121/app_1.94.121_amd64.deb', '.deb'],
  ['https://a.example/releases/tag/v1.93.138', null],
  ['https://a.example/download?file=setup.exe', null],
  ['https://a.example/get/windows', null],
  ['https://a.example/constructor.constructor', null],
  ['https://a.example/page.html', null],
  ['https://github.com/a/b.zip', null],
  ['https://apps.apple.com/app/id1.zip', null],
  ['setup.exe', null],
])('the address %s leads to a file of the type %s', (address, type) => {
  expect(fileTypeIn(address)).toBe(type);
});
