import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

/** The operating system and the processor of a visitor; the architecture is null where nothing tells it. */
export interface System {
  platform: Platform;
  architecture: Architecture | null;
}

/** What a browser reveals about its system: the user agent, and client hints where it sends them. */
export interface Clues {
  userAgent: string;
  /** `Sec-CH-UA-Platform`, such as `macOS`. */
  platform?: string | undefined;
  /** `Sec-CH-UA-Arch`: `x86` or `arm`. */
  architecture?: string | undefined;
  /** `Sec-CH-UA-Bitness`: `64` or `32`. */
  bitness?: string | undefined;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac, but has a touch screen. */
  touchPoints?: number | undefined;
  /** The name of the graphics processor from WebGL. */
  renderer?: string | undefined;
}

/** In the order of the test: HarmonyOS also names Android, Android also names Linux. */
const PLATFORM_NAMES: readonly (readonly [RegExp, Platform])[] = [
  [/OpenHarmony|HarmonyOS/u, 'harmonyos'],
  [/iPhone|iPad|iPod|^iOS$/u, 'ios'],
  // ChromeOS runs Android files, and no Linux ones.
  [/Android|CrOS|Chrom(?:e|ium) OS/u, 'android'],
  [/Windows/u, 'windows'],
  [/Macintosh|macOS/u, 'macos'],
  [/Linux|X11/u, 'linux'],
];

/** The system of a visitor (`upstream.md`: "Which file is for this visitor"); null where the platform is unknown. */
export function systemOf(clues: Clues): System | null {
  const platform = platformOf(clues);
  return platform && { platform, architecture: architectureOf(platform, clues) };
}

function platformOf({ userAgent, platform = '', touchPoints = 0 }: Clues): Platform | null {
  // HarmonyOS reports the platform "Android" or "Linux" in its client hint.
  const name = /OpenHarmony|HarmonyOS/u.test(userAgent) ? userAgent : platform || userAgent;
  const found = findPlatform(name) ?? findPlatform(userAgent);
  return found === 'macos' && touchPoints > 1 ? 'ios' : found;
}

function findPlatform(text: string): Platform | null {
  return PLATFORM_NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function architectureOf(platform: Platform, { userAgent, architecture, bitness, renderer = '' }: Clues): Architecture | null {
  if (architecture === 'arm') return bitness === '32' ? null : 'arm64';
  if (architecture === 'x86') return bitness === '32' ? 'x86' : 'x64';
  // Every Mac calls itself an Intel Mac; only a graphics processor with a full name tells the processor.
  if (platform === 'macos') return /Apple M\d/u.test(renderer) ? 'arm64' : null;
  if (platform !== 'windows' && platform !== 'linux') return null;
  if (/aarch64|arm64/iu.test(userAgent)) return 'arm64';
  if (/x86_64|x64|Win64|WOW64/u.test(userAgent)) return 'x64';
  return /i[36]86|Windows NT/u.test(userAgent) ? 'x86' : null;
}

/** What of a version decides for whom it is. */
interface File {
  platform: Platform;
  architecture?: Architecture | null;
  releaseChannel: ReleaseChannel;
}

/** Which architectures a processor can run, the best first. An arm64 processor runs x64 files in emulation on Windows and macOS. */
const RUNS: Record<Architecture, readonly (Architecture | null)[]> = {
  arm64: ['arm64', 'universal', null, 'x64', 'x86'],
  x64: ['x64', 'universal', null, 'x86'],
  x86: ['x86', 'universal', null],
  universal: ['universal', null],
};
/** In the order in which files are offered where the processor is unknown. */
const LIKELY: Record<Platform, readonly (Architecture | null)[]> = {
  windows: ['x64', 'universal', null, 'arm64', 'x86'],
  linux: ['x64', 'universal', null, 'arm64', 'x86'],
  macos: ['universal', null, 'arm64', 'x64', 'x86'],
  android: ['universal', null, 'arm64', 'x64', 'x86'],
  ios: ['universal', null, 'arm64', 'x64', 'x86'],
  harmonyos: ['universal', null, 'arm64', 'x64', 'x86'],
};

/** The stable files; of a platform that has none, those of all channels. */
export function offeredFiles<T extends File>(files: readonly T[]): T[] {
  const withStable = new Set(files.filter(({ releaseChannel }) => releaseChannel === 'stable').map(({ platform }) => platform));
  return files.filter(({ platform, releaseChannel }) => releaseChannel === 'stable' || !withStable.has(platform));
}

/**
 * The files for a system, the best first; files that its processor surely cannot run are left out. Empty where there is
 * none for its platform. `files` are the latest ones, stable before other channels.
 */
export function filesFor<T extends File>(files: readonly T[], { platform, architecture }: System): T[] {
  const order = architecture ? RUNS[architecture].filter((one) => platform !== 'linux' || architecture !== 'arm64' || (one !== 'x64' && one !== 'x86')) : LIKELY[platform];
  const ranked = files.filter((file) => file.platform === platform).map((file) => ({ file, rank: order.indexOf(file.architecture ?? null) }));
  return ranked.filter(({ rank }) => rank >= 0).toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
}
