import { expect, it } from 'vitest';
import { filesFor, offeredFiles, systemOf, type Clues } from './system.ts';
import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

const CHROME = (system: string) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`;
const FIREFOX = (system: string) => `Mozilla/5.0 (${system}; rv:154.0) Gecko/20100101 Firefox/154.0`;
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

it.each<[name: string, clues: Clues, platform: Platform | null, architecture: Architecture | null]>([
  ['Windows, Chrome without hints', { userAgent: CHROME('Windows NT 10.0; Win64; x64') }, 'windows', 'x64'],
  ['Windows on ARM, Chrome with hints', { userAgent: CHROME('Windows NT 10.0; Win64; x64'), platform: 'Windows', architecture: 'arm', bitness: '64' }, 'windows', 'arm64'],
  ['Windows of 32 bits, with hints', { userAgent: CHROME('Windows NT 10.0'), platform: 'Windows', architecture: 'x86', bitness: '32' }, 'windows', 'x86'],
  ['Windows, Firefox', { userAgent: FIREFOX('Windows NT 10.0; Win64; x64') }, 'windows', 'x64'],
  ['Windows of 32 bits, Firefox', { userAgent: FIREFOX('Windows NT 10.0') }, 'windows', 'x86'],
  ['Mac, Safari', { userAgent: SAFARI, renderer: 'Apple GPU' }, 'macos', null],
  ['Mac with Apple silicon, Firefox', { userAgent: FIREFOX('Macintosh; Intel Mac OS X 10.15'), renderer: 'Apple M1, or similar' }, 'macos', 'arm64'],
  ['Mac with Apple silicon, Chrome', { userAgent: CHROME('Macintosh; Intel Mac OS X 10_15_7'), platform: 'macOS', architecture: 'arm', bitness: '64' }, 'macos', 'arm64'],
  ['Mac with Intel, Chrome', { userAgent: CHROME('Macintosh; Intel Mac OS X 10_15_7'), platform: 'macOS', architecture: 'x86', bitness: '64' }, 'macos', 'x64'],
  ['iPad that calls itself a Mac', { userAgent: SAFARI, touchPoints: 5 }, 'ios', null],
  ['iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1' }, 'ios', null],
  ['Android', { userAgent: CHROME('Linux; Android 10; K'), platform: 'Android' }, 'android', null],
  ['HarmonyOS', { userAgent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile' }, 'harmonyos', null],
  ['HarmonyOS that also names Android', { userAgent: 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/16.0 Mobile Safari/537.36', platform: 'Android' }, 'harmonyos', null],
  ['ChromeOS', { userAgent: CHROME('X11; CrOS x86_64 14541.0.0'), platform: 'Chrome OS' }, 'android', null],
  ['Linux', { userAgent: CHROME('X11; Linux x86_64') }, 'linux', 'x64'],
  ['Linux on ARM', { userAgent: FIREFOX('X11; Linux aarch64') }, 'linux', 'arm64'],
  ['a wrong platform hint', { userAgent: CHROME('X11; Linux x86_64'), platform: 'Unknown' }, 'linux', 'x64'],
  ['a program', { userAgent: 'curl/8.14.1' }, null, null],
])('knows the system of %s', (_name, clues, platform, architecture) => {
  expect(systemOf(clues)).toEqual(platform && { platform, architecture });
});

const file = (platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel = 'stable') => ({ platform, architecture, releaseChannel });
const MAC = [file('macos', 'arm64'), file('macos', 'x64'), file('windows', 'x64')];

it('puts the file of the processor first', () => {
  expect(filesFor(MAC, { platform: 'macos', architecture: 'x64' })).toEqual([file('macos', 'x64')]);
  expect(filesFor(MAC, { platform: 'macos', architecture: 'arm64' })).toEqual([file('macos', 'arm64'), file('macos', 'x64')]);
});

it('offers all files where the processor is unknown, the likely one first', () => {
  expect(filesFor(MAC, { platform: 'macos', architecture: null })).toEqual([file('macos', 'arm64'), file('macos', 'x64')]);
  expect(filesFor([file('windows', 'arm64'), file('windows', 'x64')], { platform: 'windows', architecture: null })).toEqual([file('windows', 'x64'), file('windows', 'arm64')]);
});

it('prefers a universal file to one in emulation, and has none for another platform', () => {
  expect(filesFor([file('macos', 'x64'), file('macos', 'universal')], { platform: 'macos', architecture: 'arm64' })).toEqual([file('macos', 'universal'), file('macos', 'x64')]);
  expect(filesFor(MAC, { platform: 'ios', architecture: null })).toEqual([]);
});

it('offers an x64 file in emulation on Windows and macOS, but not on Linux', () => {
  expect(filesFor([file('windows', 'x64')], { platform: 'windows', architecture: 'arm64' })).toHaveLength(1);
  expect(filesFor([file('linux', 'x64')], { platform: 'linux', architecture: 'arm64' })).toEqual([]);
});

it('offers another channel only where a platform has no stable file', () => {
  const files = [file('windows', 'x64'), file('windows', 'x64', 'beta'), file('linux', 'x64', 'dev')];
  expect(offeredFiles(files)).toEqual([file('windows', 'x64'), file('linux', 'x64', 'dev')]);
});
