import { expect, it } from 'vitest';
import { filesOfLatestReleases, latestOf } from './latest.ts';

const version = (id: number, change: Partial<Parameters<typeof latestOf>[0][number]> = {}) => ({
  id,
  platform: 'windows' as const,
  architecture: null,
  releaseChannel: 'stable' as const,
  releaseDate: '2026-01-01',
  versionNumber: '1.0',
  ...change,
});

const idsOf = (versions: ReturnType<typeof version>[]) => [...latestOf(versions)].map(({ id }) => id);

it('§3.13 takes the highest version number, whatever its date: 9.10 over 9.9', () => {
  expect(
    idsOf([version(1, { versionNumber: '9.10' }), version(2, { versionNumber: '9.9', releaseDate: '2026-02-01' })]),
  ).toEqual([1]);
});

it('takes the newest of two with the same number', () => {
  expect(idsOf([version(1, { releaseDate: '2026-02-01' }), version(2)])).toEqual([1]);
});

it('takes the higher id of two that are alike otherwise', () => {
  expect(idsOf([version(2), version(1)])).toEqual([2]);
});

it('§3.13 takes one for each platform, architecture and channel', () => {
  const groups = [
    version(1),
    version(2, { platform: 'macos' }),
    version(3, { releaseChannel: 'beta' }),
    version(4),
    version(5, { architecture: 'arm64' }),
    version(6, { architecture: 'universal' }),
  ];
  expect(idsOf(groups)).toEqual([4, 2, 3, 5, 6]);
});

it('a release has its files of each language and each type, and of equal ones the newest', () => {
  const files = [
    ...['a.deb', 'a.rpm', 'b.rpm', 'zh-CN/a.deb'].map((name, index) => ({
      ...version(index + 2, { versionNumber: '2.0' }),
      downloadUrl: `https://vendor.example/${name}`,
    })),
    { ...version(1), downloadUrl: 'https://vendor.example/old.deb' },
  ];
  expect(filesOfLatestReleases(files).map(({ downloadUrl }) => downloadUrl.slice(23))).toEqual([
    'a.deb',
    'b.rpm',
    'zh-CN/a.deb',
  ]);
});
