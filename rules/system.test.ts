import { expect, it } from 'vitest';
import { SYSTEM_NAMES, nameOfSystem, systemNamed, systemOf, type AndroidHost, type Clues } from './system.ts';
import { type Architecture, type Platform, PLATFORMS } from './vocabulary.ts';

const CHROME = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`;
const FIREFOX = (system: string) => `Mozilla/5.0 (${system}; rv:154.0) Gecko/20100101 Firefox/154.0`;
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

const VISITORS: [
  name: string,
  clues: Clues,
  platform: Platform | null,
  architecture: Architecture | null,
  androidOn?: AndroidHost,
][] = [
  ['Windows, Chrome without hints', { userAgent: CHROME('Windows NT 10.0; Win64; x64') }, 'windows', 'x64'],
  [
    'Windows on ARM, Chrome with hints',
    { userAgent: CHROME('Windows NT 10.0; Win64; x64'), platform: 'Windows', architecture: 'arm', bitness: '64' },
    'windows',
    'arm64',
  ],
  [
    'Windows of 32 bits, with hints',
    { userAgent: CHROME('Windows NT 10.0'), platform: 'Windows', architecture: 'x86', bitness: '32' },
    'windows',
    'x86',
  ],
  ['Windows, Firefox', { userAgent: FIREFOX('Windows NT 10.0; Win64; x64') }, 'windows', 'x64'],
  ['Windows of 32 bits, Firefox', { userAgent: FIREFOX('Windows NT 10.0') }, 'windows', 'x86'],
  ['Mac, Safari', { userAgent: SAFARI, renderer: 'Apple GPU' }, 'macos', null],
  [
    'Mac with Apple silicon, Firefox',
    { userAgent: FIREFOX('Macintosh; Intel Mac OS X 10.15'), renderer: 'Apple M1, or similar' },
    'macos',
    'arm64',
  ],
  [
    'Mac with Intel, Firefox',
    { userAgent: FIREFOX('Macintosh; Intel Mac OS X 10.15'), renderer: 'Intel(R) HD Graphics, or similar' },
    'macos',
    'x64',
  ],
  [
    'Mac with Apple silicon, Chrome',
    { userAgent: CHROME('Macintosh; Intel Mac OS X 10_15_7'), platform: 'macOS', architecture: 'arm', bitness: '64' },
    'macos',
    'arm64',
  ],
  [
    'Mac with Intel, Chrome',
    { userAgent: CHROME('Macintosh; Intel Mac OS X 10_15_7'), platform: 'macOS', architecture: 'x86', bitness: '64' },
    'macos',
    'x64',
  ],
  ['iPad that calls itself a Mac', { userAgent: SAFARI, touchPoints: 5 }, 'ios', null],
  [
    'iPhone',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    },
    'ios',
    null,
  ],
  ['Android', { userAgent: CHROME('Linux; Android 10; K'), platform: 'Android' }, 'android', null],
  [
    'HarmonyOS',
    {
      userAgent:
        'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    },
    'harmonyos',
    null,
  ],
  [
    'HarmonyOS 4, which also names Android',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/16.0 Mobile Safari/537.36',
      platform: 'Android',
    },
    'harmonyos',
    null,
    'harmonyos4',
  ],
  ['Linux', { userAgent: CHROME('X11; Linux x86_64') }, 'linux', 'x64'],
  ['Linux on ARM', { userAgent: FIREFOX('X11; Linux aarch64') }, 'linux', 'arm64'],
  ['Linux on 32-bit ARM, for which no file is', { userAgent: FIREFOX('X11; Linux armv7l') }, null, null],
  ['Linux on Loongson', { userAgent: FIREFOX('X11; Linux loongarch64') }, null, null],
  ['Linux on MIPS', { userAgent: FIREFOX('X11; Linux mips64') }, null, null],
  ['Linux on Sunway', { userAgent: FIREFOX('X11; Linux sw_64') }, null, null],
  ['Linux on Elbrus', { userAgent: FIREFOX('X11; Linux e2k') }, null, null],
  ['a stick at a television', { userAgent: CHROME('X11; Linux aarch64') + ' CrKey/1.56.500000' }, null, null],
  ['a car', { userAgent: CHROME('X11; GNU/Linux') + ' Tesla/2026.8' }, null, null],
  ['a television with HbbTV', { userAgent: CHROME('Linux; U; en') + ' HbbTV/1.5.1' }, null, null],
  ['a television', { userAgent: CHROME('SMART-TV; LINUX; Tizen 7.0') }, null, null],
  ['another television', { userAgent: CHROME('Web0S; Linux/SmartTV') }, null, null],
  [
    'a Samsung tablet in desktop mode',
    {
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    },
    'android',
    null,
  ],
  ['another tablet in desktop mode', { userAgent: CHROME('X11; Linux x86_64'), isTouchFirst: true }, 'android', null],
  [
    'a car with a touch screen',
    { userAgent: CHROME('X11; GNU/Linux') + ' Tesla/2026.8', isTouchFirst: true },
    null,
    null,
  ],
  [
    'a Quest headset in desktop mode',
    {
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/38.0 Chrome/136.0.0.0 VR Safari/537.36',
    },
    'android',
    null,
  ],
  ['FreeBSD', { userAgent: FIREFOX('X11; FreeBSD amd64') }, null, null],
  ['a wrong platform hint', { userAgent: CHROME('X11; Linux x86_64'), platform: 'Unknown' }, 'linux', 'x64'],
  ['a program', { userAgent: 'curl/8.14.1' }, null, null],
];

it.each(VISITORS)('knows the system of %s', (_name, clues, platform, architecture, androidOn) => {
  expect(systemOf(clues)).toEqual(platform && { platform, architecture, ...(androidOn && { androidOn }) });
});

it('knows visitors of each platform', () => {
  expect(new Set(VISITORS.flatMap(([, , platform]) => platform ?? []))).toEqual(new Set(PLATFORMS));
});

it('has a name for each system, without a processor that does not matter', () => {
  for (const name of SYSTEM_NAMES) expect(nameOfSystem(systemNamed(name))).toBe(name);
  expect(nameOfSystem({ platform: 'android', architecture: 'arm64' })).toBe('android');
});

it.each(['Chrome OS', undefined])('calls a Chromebook ChromeOS, which runs Android files (hint %s)', (platform) => {
  const system = systemOf({ userAgent: CHROME('X11; CrOS x86_64 14541.0.0'), platform });
  expect(system).toEqual({ platform: 'android', architecture: null, androidOn: 'chromeos' });
  expect(system && nameOfSystem(system)).toBe('chromeos');
});
