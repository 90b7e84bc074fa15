import { expect, test } from 'vitest';
import type { AdminVersionFragment } from './versions.generated.ts';
import {
  checkVersions,
  DEFAULT_FILE,
  higherNumber,
  nextFile,
  releaseValues,
  versionsIn,
  type ReleaseValues,
} from './version-values.ts';
import { isDoubtful, unsureAddresses, withAddresses, withNumber } from './release-addresses.ts';

const EMPTY = { en: '', zh: '' };

function stored(fields: Partial<AdminVersionFragment>): AdminVersionFragment {
  const features = { en: 'Tabs', zh: '标签页' };
  return {
    id: 1,
    versionNumber: '1.0',
    releaseDate: '2026-01-01',
    releaseDateIsFirstSeen: true,
    platform: 'windows',
    architecture: null,
    releaseChannel: 'stable',
    updateType: 'patch',
    minOsVersion: null,
    fileSize: null,
    features,
    downloadUrl: 'https://a.example/1.0',
    downloadMirrors: [],
    screenshots: [],
    isLatest: true,
    sha256: null,
    pinned: null,
    sourceUrl: null,
    isDraft: false,
    visibleFrom: null,
    visibleUntil: null,
    revision: 1,
    ...fields,
  };
}

const IOS = stored({ platform: 'ios', features: { en: 'Shake', zh: '摇一摇' } });

function featuresIn(values: ReleaseValues) {
  return versionsIn(values).map(({ features }) => features);
}

test('features that all previous files have are carried over into the fields', () => {
  const values = releaseValues([stored({}), stored({ platform: 'macos' })]);
  expect(values.features).toEqual({ en: 'Tabs', zh: '标签页' });
  expect(checkVersions({ ...values, browserId: 1, versionNumber: '2.0', features: EMPTY })).toHaveProperty([
    'features.en',
  ]);
});

test('each file keeps different features of its previous file, unless others are typed for all', () => {
  const values = { ...releaseValues([IOS, stored({})]), browserId: 1, versionNumber: '2.0' };
  expect(values.features).toEqual(EMPTY);
  expect(checkVersions(values)).toEqual({});
  expect(featuresIn(values)).toEqual([
    { en: 'Tabs', zh: '标签页' },
    { en: 'Shake', zh: '摇一摇' },
  ]);
  expect(featuresIn({ ...values, features: { en: 'New', zh: '新' } })).toEqual([
    { en: 'New', zh: '新' },
    { en: 'New', zh: '新' },
  ]);
});

test('a file without a previous one has the features of the first file, if those of the others differ', () => {
  const values = { ...releaseValues([stored({}), IOS]), browserId: 1, versionNumber: '2.0' };
  const added = { ...DEFAULT_FILE, platform: 'linux', downloadUrl: 'https://a.example/2.0' };
  const complete = { ...values, files: [...values.files, added] };
  expect(checkVersions(complete)).toEqual({});
  expect(featuresIn(complete).map(({ en }) => en)).toEqual(['Tabs', 'Shake', 'Tabs']);
});

const GUID = 'https://vendor.example/4fe3f73f-77e7-4f8f-ad2a-465bd7218e7a';
const EDGE = [
  stored({ id: 1, versionNumber: '148.0.3967.70', architecture: 'x86', downloadUrl: `${GUID}/EdgeX86.msi` }),
  stored({ id: 2, versionNumber: '148.0.3967.70', architecture: 'x64', downloadUrl: `${GUID}/EdgeX64.msi` }),
  stored({ id: 3, versionNumber: '151.0.4129.101', platform: 'macos', downloadUrl: `${GUID}/Edge-151.0.4129.101.dmg` }),
  stored({
    id: 4,
    versionNumber: '153.0.4234.49',
    platform: 'android',
    downloadUrl: 'https://play.google.com/store/apps/details?id=com.microsoft.emmx',
  }),
];

test('a release begins with the files that get a new address, and pasted addresses add others', () => {
  const { files } = releaseValues(EDGE);
  expect(files.map(({ platform }) => platform)).toEqual(['macos']);
  const addresses = [`${GUID}/EdgeX64.msi`, `${GUID}/Edge_154.0.4300.1_amd64.deb`];
  const pasted = withAddresses(files, { addresses, versionNumber: '', leftOut: EDGE.map(nextFile) });
  expect(pasted.map(({ platform }) => platform)).toEqual(['macos', 'windows', 'linux']);
});

test('an address that was carried over is doubtful if it stays the same, may be another one, or has another numbering', () => {
  const doubtful = (file: AdminVersionFragment, number: string) => {
    return isDoubtful(withNumber(nextFile(file), '', number), number);
  };
  for (const file of EDGE) expect(doubtful(file, '154.0.4300.1')).toBe(true);
  expect(doubtful(stored({}), '1.1')).toBe(false);
  expect(doubtful(stored({ downloadMirrors: [EDGE[3]?.downloadUrl ?? ''] }), '1.1')).toBe(false);
  expect(doubtful(stored({ downloadMirrors: ['https://a.example/latest'] }), '1.1')).toBe(true);
  expect(doubtful(stored({}), '1.1.0.458')).toBe(true);
});

test('an address is not asked about whose number was replaced as the release before had it', () => {
  const file = nextFile(stored({ versionNumber: '1.93.138', downloadUrl: 'https://a.example/193.138/Brave.dmg' }));
  const next = withNumber(file, '', '1.99.5');
  expect(next.downloadUrl).toBe('https://a.example/199.5/Brave.dmg');
  expect(unsureAddresses(next, '1.99.5')).toEqual([]);
  const typed = { ...next, downloadUrl: 'https://a.example/198.1/Brave.dmg' };
  expect(unsureAddresses(typed, '1.99.5')).toEqual([typed.downloadUrl]);
});

test('files that differ only by their address keep their order, so that the same one becomes the latest', () => {
  const files = [
    stored({ id: 5, platform: 'macos', downloadUrl: 'https://a.example/en/1.0' }),
    stored({ id: 4, platform: 'macos', downloadUrl: 'https://a.example/zh/1.0' }),
    stored({ id: 3 }),
  ];
  expect(releaseValues(files).files.map(({ downloadUrl }) => downloadUrl)).toEqual([
    'https://a.example/1.0',
    'https://a.example/zh/1.0',
    'https://a.example/en/1.0',
  ]);
});

test('the update type, and that the previous date is the day of the first sight, are not carried over', () => {
  const values = { ...releaseValues([stored({})]), versionNumber: '2.0' };
  expect(versionsIn(values)).toMatchObject([{ updateType: null, releaseDateIsFirstSeen: false }]);
});

test('a pasted address becomes the next file of a version that was left out, with its platform and architecture', () => {
  const { files } = releaseValues([stored({})]);
  const [windows, ios, linux] = withAddresses(files, {
    addresses: ['https://b.example/a.exe', 'https://apps.apple.com/app/id1', 'https://b.example/a.deb'],
    versionNumber: '',
    leftOut: [nextFile(IOS)],
  });
  expect(windows).toMatchObject({ downloadUrl: 'https://b.example/a.exe', previous: { features: { en: 'Tabs' } } });
  expect(ios).toMatchObject({
    platform: 'ios',
    downloadUrl: 'https://apps.apple.com/app/id1',
    previous: { features: { en: 'Shake' } },
  });
  expect(linux).toMatchObject({ platform: 'linux', downloadUrl: 'https://b.example/a.deb', previous: null });
});

test('pasted addresses fill empty files and add others, and replace no address that was typed', () => {
  const typed = { ...DEFAULT_FILE, platform: 'windows', downloadUrl: 'https://b.example/typed.exe' };
  const chosen = { ...DEFAULT_FILE, platform: 'linux' };
  const files = withAddresses([typed, DEFAULT_FILE, chosen], {
    addresses: ['https://b.example/a.exe', 'https://b.example/a.dmg', 'https://b.example/a.deb'],
    versionNumber: '2.0',
    leftOut: [],
  });
  expect(files.map(({ platform, downloadUrl }) => [platform, downloadUrl])).toEqual([
    ['windows', 'https://b.example/typed.exe'],
    ['windows', 'https://b.example/a.exe'],
    ['linux', 'https://b.example/a.deb'],
    ['macos', 'https://b.example/a.dmg'],
  ]);
});

test('a number that is lower than the latest one of its channel and platform is noticed', () => {
  const versions = [
    stored({ versionNumber: '9.10' }),
    stored({ versionNumber: '9.9', isLatest: false }),
    stored({ versionNumber: '11.0', releaseChannel: 'beta' }),
    stored({ versionNumber: '12.0', platform: 'ios' }),
  ];
  const values = releaseValues([stored({})]);
  const higher = (versionNumber: string) => higherNumber({ ...values, versionNumber }, versions);
  expect(['9.9', '9.10', '9.11', ' '].map(higher)).toEqual(['9.10', null, null, null]);
});
