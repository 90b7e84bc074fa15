import type { Architecture, Platform } from './vocabulary.ts';

export interface System {
  platform: Platform;
  architecture: Architecture | null;
  /** It has a name of its own, and runs files for Android after those of its platform. */
  androidOn?: AndroidHost;
}

/** HarmonyOS 2 to 4 runs files for Android, later ones do not. */
const ANDROID_HOSTS = { chromeos: 'android', harmonyos4: 'harmonyos' } as const satisfies Record<string, Platform>;

export type AndroidHost = keyof typeof ANDROID_HOSTS;

/** Without a processor where it is unknown or does not matter. */
export const SYSTEM_NAMES = [
  'windows',
  'windows-x64',
  'windows-arm64',
  'windows-x86',
  'macos',
  'macos-arm64',
  'macos-x64',
  'linux',
  'linux-x64',
  'linux-arm64',
  'linux-x86',
  'android',
  'chromeos',
  'ios',
  'harmonyos',
  'harmonyos4',
] as const;

export type SystemName = (typeof SYSTEM_NAMES)[number];

export function nameOfSystem({ platform, architecture, androidOn }: System): SystemName {
  if (androidOn) return androidOn;
  const name = `${platform}-${architecture}`;
  return SYSTEM_NAMES.find((one) => one === name) ?? platform;
}

/** For which a system runs files, its own first. */
export function platformsOf({ platform, androidOn }: System): Platform[] {
  return androidOn && platform !== 'android' ? [platform, 'android'] : [platform];
}

export function systemNamed(name: SystemName): System {
  if (name === 'chromeos' || name === 'harmonyos4')
    return { platform: ANDROID_HOSTS[name], architecture: null, androidOn: name };
  const [platform, architecture = null] = name.split('-') as [Platform, Architecture?]; // the names are made of these
  return { platform, architecture };
}

/** From the user agent, and from client hints where they are sent. */
export interface Clues {
  userAgent: string;
  /** `Sec-CH-UA-Platform`, such as `macOS`. */
  platform?: string | undefined;
  /** `Sec-CH-UA-Arch`: `x86` or `arm`. */
  architecture?: string | undefined;
  /** `Sec-CH-UA-Bitness`: `64` or `32`. */
  bitness?: string | undefined;
  /** An iPad calls itself a Mac, but has a touch screen. */
  touchPoints?: number | undefined;
  /** The main pointer is a finger. */
  isTouchFirst?: boolean | undefined;
  /** The graphics processor, from WebGL. */
  renderer?: string | undefined;
}

const OPEN_HARMONY = /OpenHarmony/u;
const CHROME_OS = /CrOS|Chrom(?:e|ium) OS/u;

/** HarmonyOS also names Android, Android also names Linux. */
const PLATFORM_NAMES: readonly (readonly [RegExp, Platform])[] = [
  [/OpenHarmony|HarmonyOS/u, 'harmonyos'],
  [/iPhone|iPad|iPod|^iOS$/u, 'ios'],
  [/Android/u, 'android'],
  [CHROME_OS, 'android'],
  [/Windows/u, 'windows'],
  [/Macintosh|macOS/u, 'macos'],
  [/Linux/u, 'linux'],
];

/** Null if it is unknown, or has no files. */
export function systemOf(clues: Clues): System | null {
  const platform = platformOf(clues);
  if (platform === 'harmonyos' && !OPEN_HARMONY.test(clues.userAgent)) return systemNamed('harmonyos4');
  if (platform === 'android' && CHROME_OS.test(`${clues.platform ?? ''} ${clues.userAgent}`))
    return systemNamed('chromeos');
  if (platform === 'linux' && isOtherLinux(clues)) return null;
  return platform && { platform, architecture: architectureOf(platform, clues) };
}

/** No file is for televisions and for processors other than those of PCs and ARM with 64 bits. */
const OTHER_LINUX =
  /armv[5-8]l|armhf|e2k|loong|mips|ppc|riscv|s390|sparc|sw_64|CrKey|HbbTV|QtCarBrowser|SMART-TV|SmartTV|Tesla|Tizen|VIDAA|Web0S|webOS/iu;

function isOtherLinux({ userAgent, architecture, bitness }: Clues) {
  return (architecture === 'arm' && bitness === '32') || OTHER_LINUX.test(userAgent);
}

/** Browsers of Android devices, which call themselves Linux in desktop mode, as all browsers of tablets do. */
const ANDROID_BROWSERS = /SamsungBrowser|OculusBrowser/u;

function platformOf(clues: Clues): Platform | null {
  const { userAgent, platform = '', touchPoints = 0, isTouchFirst = false } = clues;
  // The client hint of HarmonyOS says "Android" or "Linux".
  const name = /OpenHarmony|HarmonyOS/u.test(userAgent) ? userAgent : platform || userAgent;
  const found = findPlatform(name) ?? findPlatform(userAgent);
  if (found === 'linux' && (ANDROID_BROWSERS.test(userAgent) || (isTouchFirst && !isOtherLinux(clues))))
    return 'android';
  return found === 'macos' && touchPoints > 1 ? 'ios' : found;
}

function findPlatform(text: string): Platform | null {
  return PLATFORM_NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function architectureOf(
  platform: Platform,
  { userAgent, architecture, bitness, renderer = '' }: Clues,
): Architecture | null {
  if (architecture === 'arm') return bitness === '32' ? null : 'arm64';
  if (architecture === 'x86') return bitness === '32' ? 'x86' : 'x64';
  if (platform === 'macos') return macProcessor(renderer);
  if (platform !== 'windows' && platform !== 'linux') return null;
  if (/aarch64|arm64/iu.test(userAgent)) return 'arm64';
  if (/x86_64|x64|Win64|WOW64/u.test(userAgent)) return 'x64';
  return /i[36]86|Windows NT/u.test(userAgent) ? 'x86' : null;
}

/** Every Mac calls itself an Intel Mac; only its graphics processor tells. */
function macProcessor(renderer: string): Architecture | null {
  if (/Apple M\d/u.test(renderer)) return 'arm64';
  return /Intel|AMD|Radeon|NVIDIA/u.test(renderer) ? 'x64' : null;
}
