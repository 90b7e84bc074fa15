import { expect, it } from 'vitest';
import { filesFor, likeliestFirst, newerFile, offeredFiles, groupOffers } from './offered-files.ts';
import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

const file = (platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel = 'stable') => ({
  platform,
  architecture,
  releaseChannel,
});
const NUMBERED = { ...file('macos', 'arm64'), versionNumber: '2.0', downloadUrl: 'https://vendor.example/file' };
const MAC = [file('macos', 'arm64'), file('macos', 'x64'), file('windows', 'x64')];

it('puts the file of the processor first', () => {
  expect(filesFor(MAC, { platform: 'macos', architecture: 'x64' })).toEqual([file('macos', 'x64')]);
  expect(filesFor(MAC, { platform: 'macos', architecture: 'arm64' })).toEqual([
    file('macos', 'arm64'),
    file('macos', 'x64'),
  ]);
});

it('offers all files where the processor is unknown, the likely one first', () => {
  expect(filesFor(MAC, { platform: 'macos', architecture: null })).toEqual([
    file('macos', 'arm64'),
    file('macos', 'x64'),
  ]);
  expect(
    filesFor([file('windows', 'arm64'), file('windows', 'x64')], { platform: 'windows', architecture: null }),
  ).toEqual([file('windows', 'x64'), file('windows', 'arm64')]);
});

it('prefers a universal file to one in emulation, and has none for another platform', () => {
  expect(
    filesFor([file('macos', 'x64'), file('macos', 'universal')], { platform: 'macos', architecture: 'arm64' }),
  ).toEqual([file('macos', 'universal'), file('macos', 'x64')]);
  expect(filesFor(MAC, { platform: 'ios', architecture: null })).toEqual([]);
});

it('offers an x64 file in emulation on Windows and macOS, but not on Linux and on phones', () => {
  expect(filesFor([file('android', 'x64')], { platform: 'android', architecture: 'arm64' })).toEqual([]);
  expect(filesFor([file('windows', 'x64')], { platform: 'windows', architecture: 'arm64' })).toHaveLength(1);
  expect(filesFor([file('linux', 'x64')], { platform: 'linux', architecture: 'arm64' })).toEqual([]);
});

it('offers another channel only where a platform has no stable file', () => {
  const files = [file('windows', 'x64'), file('windows', 'x64', 'beta'), file('linux', 'x64', 'dev')];
  expect(offeredFiles(files)).toEqual([file('windows', 'x64'), file('linux', 'x64', 'dev')]);
});

/** What is offered on a system, as the architectures of the files and of the others. */
const offerFor = (files: Parameters<typeof groupOffers>[0], name: string) => {
  const offers = groupOffers(files).filter(({ systems }) => systems.some((system) => system === name));
  return offers.map((offer) => ({
    files: offer.files.map(({ architecture }) => architecture),
    others: offer.others.map(({ architecture }) => architecture),
  }));
};

it('offers one file on each system, and the others of its platform beside it', () => {
  expect(offerFor(MAC, 'macos-arm64')).toEqual([{ files: ['arm64'], others: ['x64'] }]);
  expect(offerFor(MAC, 'macos-x64')).toEqual([{ files: ['x64'], others: ['arm64'] }]);
  expect(offerFor([...MAC, file('windows', 'arm64')], 'windows')).toEqual([{ files: ['x64'], others: ['arm64'] }]);
});

it('offers both files on a Mac with an unknown processor, unless one runs on both', () => {
  expect(offerFor(MAC, 'macos')).toEqual([{ files: ['arm64', 'x64'], others: [] }]);
  expect(offerFor([file('macos', 'arm64'), file('macos', 'universal')], 'macos')).toEqual([
    { files: ['universal'], others: ['arm64'] },
  ]);
});

it('offers no file where none runs, and still names the others of the platform', () => {
  expect(offerFor([file('macos', 'arm64')], 'macos-x64')).toEqual([{ files: [], others: ['arm64'] }]);
  expect(offerFor(MAC, 'ios')).toEqual([{ files: [], others: [] }]);
});

it('offers the first of several files for a processor', () => {
  const [english, chinese] = [
    { ...file('macos', 'universal'), id: 1 },
    { ...file('macos', 'universal'), id: 2 },
  ];
  expect(groupOffers([chinese, english]).filter(({ platform }) => platform === 'macos')).toEqual([
    expect.objectContaining({ files: [chinese], others: [english] }),
  ]);
});

it.each<[what: string, old: Partial<typeof NUMBERED>, newer: string | null]>([
  ['the latest one of its processor', {}, '3.0 arm64'],
  ['nothing where it is the latest', { versionNumber: '3.0' }, null],
  ['a universal one', { architecture: 'x64' }, '2.5 universal'],
  ['the likely one where it runs on all processors', { architecture: null }, '2.5 universal'],
  ['nothing for a processor on which no newer one runs', { platform: 'linux', architecture: 'arm64' }, null],
  ['one of its own channel', { releaseChannel: 'beta' }, '4.0-b2 arm64'],
  ['a stable one where its channel has no newer one', { releaseChannel: 'dev' }, '3.0 arm64'],
  ['one in its language', { downloadUrl: 'https://vendor.example/zh-CN/old' }, '3.0 arm64 zh-CN'],
])('an old version is replaced by %s', (_what, old, expected) => {
  const files = [
    { ...NUMBERED, versionNumber: '3.0' },
    { ...NUMBERED, versionNumber: '3.0', downloadUrl: 'https://vendor.example/zh-CN/new' },
    { ...NUMBERED, versionNumber: '2.5', architecture: 'universal' as const },
    { ...NUMBERED, versionNumber: '4.0-b2', releaseChannel: 'beta' as const },
    { ...NUMBERED, versionNumber: '9.0', platform: 'linux' as const, architecture: 'x64' as const },
  ];
  const newer = newerFile({ ...NUMBERED, ...old }, files);
  expect(
    newer &&
      [newer.versionNumber, newer.architecture, ...(newer.downloadUrl.includes('zh-CN') ? ['zh-CN'] : [])].join(' '),
  ).toBe(expected);
});

it('offers no file for Intel on a phone', () => {
  expect(offerFor([file('android', 'x64')], 'android')).toEqual([{ files: [], others: ['x64'] }]);
});

it('shares an offer between systems with the same files', () => {
  expect(groupOffers(MAC).find(({ platform }) => platform === 'windows')?.systems).toEqual(['windows', 'windows-x64']);
});

it('offers a file for Android where HarmonyOS still runs it, after those for HarmonyOS', () => {
  const [android, harmony] = [file('android', 'arm64'), file('harmonyos', 'arm64')];
  const offeredTo = (files: (typeof android)[], system: string) =>
    groupOffers(files).find(({ systems }) => systems.some((name) => name === system));
  expect(offeredTo([android], 'harmonyos4')).toMatchObject({ systems: ['harmonyos4'], files: [android] });
  expect(offeredTo([android, harmony], 'harmonyos4')).toMatchObject({
    systems: ['harmonyos', 'harmonyos4'],
    files: [harmony],
  });
  expect(offeredTo([android], 'harmonyos')?.files).toEqual([]);
});

it('says where a file runs in emulation', () => {
  const emulated = groupOffers([file('windows', 'x64'), file('macos', 'universal'), file('linux', 'arm64')]).filter(
    ({ isEmulated }) => isEmulated,
  );
  expect(emulated.map(({ systems }) => systems)).toEqual([['windows-arm64']]);
});

it('puts the files for most devices first, whatever the order of the versions, and leaves out none', () => {
  const architectures = (platform: Platform, ...list: (Architecture | null)[]) =>
    likeliestFirst(list.map((one) => file(platform, one))).map(({ architecture }) => architecture);
  expect(architectures('windows', 'x86', 'arm64', 'x64')).toEqual(['x64', 'arm64', 'x86']);
  expect(architectures('macos', 'x64', 'arm64', 'universal')).toEqual(['universal', 'arm64', 'x64']);
  expect(architectures('android', 'x64', 'arm64', null)).toEqual([null, 'arm64', 'x64']);
});
