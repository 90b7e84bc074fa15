import { PLATFORM_OF_EXTENSION, architectureIn } from '#rules/file-name.ts';
import type { Platform, ReleaseChannel } from '#rules/vocabulary.ts';

// What the names of files, packages and channels say; null if they say nothing.

const OTHER_ARCHITECTURE = /armv?[5-7]|armeabi|armhf|(?:^|[^a-z])arm(?:[^a-z\d]|$)|riscv|ppc64|s390x|loong/u;

/** For archives, and packages of HarmonyOS, whose extension is that of a folder on macOS. */
const PLATFORMS: readonly [RegExp, Platform][] = [
  [/\.app$/u, 'harmonyos'],
  [/(?:mac|darwin|osx).*\.(?:zip|tar\.\w+)$/u, 'macos'],
  [/linux.*\.(?:zip|tar\.\w+)$/u, 'linux'],
  [/win(?:dows|32|64|[-_.]).*\.zip$/u, 'windows'],
];

const CHANNELS: readonly [RegExp, ReleaseChannel][] = [
  [/alpha/u, 'alpha'],
  [/beta|preview/u, 'beta'],
  [/nightly|canary|developer|(?:^|[^a-z])dev(?:[^a-z]|$)/u, 'dev'],
];

function firstIn<T>(list: readonly [RegExp, T][], text: string): T | null {
  const name = text.toLowerCase();
  return list.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Whether a name says an architecture that has no versions here, such as 32-bit ARM. */
export function isOtherArchitecture(name: string) {
  return architectureIn(name) === null && OTHER_ARCHITECTURE.test(name.toLowerCase());
}

export function platformIn(fileName: string): Platform | null {
  return PLATFORM_OF_EXTENSION[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? firstIn(PLATFORMS, fileName);
}

export function channelIn(name: string): ReleaseChannel | null {
  return firstIn(CHANNELS, name);
}

const PRERELEASES: readonly [RegExp, ReleaseChannel][] = [
  [/^[-._]?a(?:\d|$)/u, 'alpha'],
  [/^[-._]?b(?:\d|$)|(?:^|[^a-z])(?:rc|pre|ea|eap|testing|insiders?)(?:[^a-z]|$)/u, 'beta'],
  [/unstable|snapshot|daily/u, 'dev'],
];

/** A version of a stable source with the mark of a prerelease, such as 1.10-beta.1 or 1.10rc1, is not stable. */
export function channelOf(channel: ReleaseChannel, versionNumber: string): ReleaseChannel {
  const [mark = ''] = versionNumber.replace(/^v?[\d.]*/u, '').split('+');
  return channel === 'stable' ? (channelIn(mark) ?? firstIn(PRERELEASES, mark) ?? 'stable') : channel;
}

/** By the number of an old version, or the build of Windows 10 and 11. */
const WINDOWS = new Map(
  Object.entries({
    '6.1': '7',
    '6.2': '8',
    '6.3': '8.1',
    '0': '10',
    '10240': '10 1507',
    '10586': '10 1511',
    '14393': '10 1607',
    '15063': '10 1703',
    '16299': '10 1709',
    '17134': '10 1803',
    '17763': '10 1809',
    '18362': '10 1903',
    '18363': '10 1909',
    '19041': '10 2004',
    '19042': '10 20H2',
    '19043': '10 21H1',
    '19044': '10 21H2',
    '19045': '10 22H2',
    '22000': '11 21H2',
    '22621': '11 22H2',
    '22631': '11 23H2',
    '26100': '11 24H2',
    '26200': '11 25H2',
  }),
);

/** Windows 10 1903 for 10.0.18362.0; null for a version that has no name. */
export function windowsName(version: string): string | null {
  const [major = 0, minor = 0, build = 0] = version.split('.').map(Number);
  const name = WINDOWS.get(major === 10 ? String(build) : `${major}.${minor}`);
  return name ? `Windows ${name}` : null;
}

const MACOS = new Map([
  ['10.11', 'El Capitan'],
  ['10.12', 'Sierra'],
  ['10.13', 'High Sierra'],
  ['10.14', 'Mojave'],
  ['10.15', 'Catalina'],
  ['11', 'Big Sur'],
  ['12', 'Monterey'],
  ['13', 'Ventura'],
  ['14', 'Sonoma'],
  ['15', 'Sequoia'],
  ['26', 'Tahoe'],
]);

/** macOS 12 Monterey for 12 and 12.0, macOS 13.3 for 13.3; null for what is no version. */
export function macosName(version: string): string | null {
  const short = /^\d+(?:\.\d+)*$/u.test(version) ? version.replace(/(?:\.0)+$/u, '') : null;
  if (short === null) return null;
  const name = MACOS.get(short);
  return name ? `macOS ${short} ${name}` : `macOS ${short}`;
}
