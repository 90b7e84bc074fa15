import { expect, it } from 'vitest';
import type { VersionCardFragment } from './browser.generated.ts';
import { featuresOf, groupByRelease } from './release-view.tsx';

const version = (id: number, fields: Partial<VersionCardFragment> = {}): VersionCardFragment => ({
  id,
  versionNumber: '2.0',
  releaseDate: '2026-08-12',
  releaseDateIsFirstSeen: false,
  platform: 'macos',
  architecture: 'arm64',
  releaseChannel: 'stable',
  updateType: null,
  minOsVersion: 'macOS 13',
  fileSize: null,
  features: { en: 'One', zh: '一' },
  offeredLink: { mirror: 0, url: 'https://vendor.example/file', isDead: false },
  isLatest: true,
  ...fields,
});

it('groups the versions with the same number, channel and date, in the order of the list', () => {
  const versions = [
    version(1),
    version(2, { architecture: 'x64' }),
    version(3, { releaseChannel: 'beta' }),
    version(4, { releaseDate: '2026-08-13' }),
  ];
  expect(groupByRelease(versions).map((release) => release.versions.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
});

it('tells what is the same for all versions of a release', () => {
  const sharedBy = (fields: Partial<VersionCardFragment>) =>
    groupByRelease([version(1), version(2, fields)])[0]?.shared;
  expect(sharedBy({ architecture: 'x64' })).toEqual({ minOsVersion: true, badges: true });
  expect(sharedBy({ minOsVersion: 'macOS 14' })).toEqual({ minOsVersion: false, badges: true });
  expect(sharedBy({ isLatest: false })).toEqual({ minOsVersion: true, badges: false });
});

it('tells which features all versions of a release have, and which only some', () => {
  const versions = ['One\nTwo\nThree', 'One\nFour\nTwo', 'Two\nOne'].map((en, id) =>
    version(id, { features: { en, zh: '一' } }),
  );
  expect(featuresOf(versions, ({ features }) => features.en)).toEqual({
    common: ['One', 'Two'],
    own: [['Three'], ['Four'], []],
  });
  expect(featuresOf(versions, ({ features }) => features.zh)).toEqual({ common: ['一'], own: [[], [], []] });
});
