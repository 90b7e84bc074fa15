import { expect, test } from 'vitest';
import type { AdminVersionFragment } from './versions.generated.ts';
import { carriedFeatures, checkRelease, DEFAULT_FILE, nextFile, releaseValues, versionsIn, withAddresses, type ReleaseValues } from './release-values.ts';

const EMPTY = { en: '', zh: '' };

function stored(fields: Partial<AdminVersionFragment>): AdminVersionFragment {
  const features = { en: 'Tabs', zh: '标签页' };
  return { id: 1, versionNumber: '1.0', releaseDate: '2026-01-01', platform: 'windows', architecture: null, releaseChannel: 'stable', updateType: 'patch', minOsVersion: null, fileSize: null, features, downloadUrl: 'https://a.example/1.0', downloadMirrors: [], downloadLinks: [], screenshots: [], isLatest: true, sha256: null, pinned: null, verifiedAt: null, canVerify: false, sourceUrl: null, isDraft: false, visibleFrom: null, visibleUntil: null, revision: 1, ...fields };
}

const IOS = stored({ platform: 'ios', features: { en: 'Shake', zh: '摇一摇' } });

function featuresIn(values: ReleaseValues) {
  return versionsIn(values, 1).map(({ features }) => features);
}

test('features that all previous files have are carried over into the fields', () => {
  const values = releaseValues([stored({}), stored({ platform: 'macos' })]);
  expect(values.features).toEqual({ en: 'Tabs', zh: '标签页' });
  expect(carriedFeatures(values.files)).toEqual({ 'features.en': 'Tabs', 'features.zh': '标签页' });
  expect(checkRelease({ ...values, versionNumber: '2.0', features: EMPTY })).toHaveProperty(['features.en']);
});

test('each file keeps different features of its previous file, unless others are typed for all', () => {
  const values = { ...releaseValues([IOS, stored({})]), versionNumber: '2.0' };
  expect(values.features).toEqual(EMPTY);
  expect(carriedFeatures(values.files)).toEqual({ 'features.en': '', 'features.zh': '' });
  expect(checkRelease(values)).toEqual({});
  expect(featuresIn(values)).toEqual([{ en: 'Tabs', zh: '标签页' }, { en: 'Shake', zh: '摇一摇' }]);
  expect(featuresIn({ ...values, features: { en: 'New', zh: '新' } })).toEqual([{ en: 'New', zh: '新' }, { en: 'New', zh: '新' }]);
  const withNew = { ...values, files: [...values.files, { ...DEFAULT_FILE, platform: 'linux', downloadUrl: 'https://a.example/2.0' }] };
  expect(checkRelease(withNew)).toHaveProperty(['features.en']);
});

test('files that differ only by their address keep their order, so that the same one becomes the latest', () => {
  const files = [stored({ id: 5, platform: 'macos', downloadUrl: 'https://a.example/en/1.0' }), stored({ id: 4, platform: 'macos', downloadUrl: 'https://a.example/zh/1.0' }), stored({ id: 3 })];
  expect(releaseValues(files).files.map(({ downloadUrl }) => downloadUrl)).toEqual(['https://a.example/1.0', 'https://a.example/zh/1.0', 'https://a.example/en/1.0']);
});

test('the update type, which the form does not show, is not set', () => {
  const values = { ...releaseValues([stored({})]), versionNumber: '2.0' };
  expect(versionsIn(values, 1)).toMatchObject([{ updateType: null }]);
});

test('a pasted address becomes the next file of an offered version with its platform and architecture', () => {
  const { files } = releaseValues([stored({})]);
  const [windows, ios, linux] = withAddresses(files, ['https://b.example/a.exe', 'https://apps.apple.com/app/id1', 'https://b.example/a.deb'], [nextFile(IOS)]);
  expect(windows).toMatchObject({ downloadUrl: 'https://b.example/a.exe', previous: { features: { en: 'Tabs' } } });
  expect(ios).toMatchObject({ platform: 'ios', downloadUrl: 'https://apps.apple.com/app/id1', previous: { features: { en: 'Shake' } } });
  expect(linux).toMatchObject({ platform: 'linux', downloadUrl: 'https://b.example/a.deb', previous: null });
});
