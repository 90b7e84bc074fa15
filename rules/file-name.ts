import { lines } from './format.ts';
import { hasNumber } from './pinned.ts';
import { isWebPage, storeOf, type Store } from './store.ts';
import { decodedUrl, parseHttpUrl } from './url.ts';
import { plainVersionNumber } from './version-number.ts';
import type { Architecture, Platform } from './vocabulary.ts';

/** What an address says; null where it says nothing. */
export interface FileGuess {
  platform: Platform | null;
  architecture: Architecture | null;
  versionNumber: string | null;
}
const NOTHING: FileGuess = { platform: null, architecture: null, versionNumber: null };

/** Archives are left out, because they exist for every platform. */
export const PLATFORM_OF_EXTENSION: Readonly<Partial<Record<string, Platform>>> = {
  exe: 'windows',
  msi: 'windows',
  msix: 'windows',
  msixbundle: 'windows',
  appx: 'windows',
  appxbundle: 'windows',
  dmg: 'macos',
  pkg: 'macos',
  deb: 'linux',
  rpm: 'linux',
  appimage: 'linux',
  snap: 'linux',
  flatpak: 'linux',
  flatpakref: 'linux',
  apk: 'android',
  aab: 'android',
  apks: 'android',
  xapk: 'android',
  ipa: 'ios',
  hap: 'harmonyos',
};
const ARCHIVES: readonly string[] = ['zip', '7z', 'tar', 'tgz', 'txz', 'crx'];
const STORE_PLATFORMS: Partial<Record<Store, Platform>> = {
  appStore: 'ios',
  googlePlay: 'android',
  galaxyStore: 'android',
  fdroid: 'android',
  microsoftStore: 'windows',
};
/** "darwin" contains "win", so macOS comes before Windows. */
const PLATFORM_WORDS: readonly (readonly [Platform, RegExp])[] = [
  ['harmonyos', /^(?:harmony(?:os)?|ohos)$/u],
  ['android', /^android$/u],
  ['ios', /^(?:ios|ipados|iphone)$/u],
  ['macos', /^(?:mac(?:os)?|osx|darwin)(?:arm64|x64|64|universal)?$/u],
  ['windows', /^win(?:dows|32|64)?(?:arm64|x64)?$/u],
  ['linux', /^linux(?:32|64)?$/u],
];
/** Read from above, because x86_64 contains x86. */
const ARCHITECTURES: readonly (readonly [Architecture, RegExp])[] = [
  ['universal', /universal/gu],
  ['arm64', /arm64|aarch64|armv8|apple[-_ ]?silicon/gu],
  ['x64', /x64|amd64|x86[_-]64|64[-_]?bit|intel64|[a-z]64(?=\.(?:exe|msi)$)/gu],
  ['x86', /(?<![a-z\d])(?:x86|i[3-6]86|ia32|32[-_]?bit)(?![a-z\d])|[a-z]32(?=\.(?:exe|msi)$)/gu],
];
/**
 * Only where no other word says one: a folder "win64" may have files for other processors, a bundle for one of them, and
 * Node calls all of Windows win32.
 */
const WEAK_ARCHITECTURES: typeof ARCHITECTURES = [
  ['universal', /msixbundle|appxbundle/gu],
  ['x64', /(?:win|linux)64|(?<![a-z\d])intel(?![a-z\d])/gu],
  ['x86', /(?<![a-z\d])(?:win|linux)32(?![a-z\d])/gu],
];
/** Folders of macOS. */
const MAC_APP = /\.app\.(?:zip|tar\.\w+)$/u;
const NUMBER = /(?<![\d.])\d+(?:\.\d+)+(?:[ab]\d+|-(?:alpha|beta|rc|dev)(?:\.\d+)*)?(?![\d.]*\d)/giu;

export function guessFile(address: string): FileGuess {
  const url = parseHttpUrl(address.trim());
  if (!url) return NOTHING;
  const store = storeOf(address.trim());
  if (store) return { ...NOTHING, platform: STORE_PLATFORMS[store] ?? null };
  const path = decodedUrl(url.pathname);
  const name = path.split('/').at(-1) ?? '';
  // The name says more than the folders, and these more than the query.
  const texts = [name, path, decodedUrl(url.search)];
  return {
    platform: platformByExtension(name) ?? texts.flatMap(platformsNamed)[0] ?? null,
    architecture: texts.map(architectureIn).find(Boolean) ?? null,
    versionNumber: numberIn(name) ?? numberIn(path),
  };
}

/** Those that the name of a file says by its words and its extension. */
export function platformsIn(fileName: string): Platform[] {
  return [...new Set([platformByExtension(fileName) ?? [], platformsNamed(fileName)].flat())];
}

/** Those whose name is a word of a text. */
export function platformsNamed(text: string): Platform[] {
  const words = wordsOf(text);
  return PLATFORM_WORDS.flatMap(([platform, pattern]) => (words.some((word) => pattern.test(word)) ? platform : []));
}

/** Null if a name says none; the first of several. */
export function architectureIn(name: string): Architecture | null {
  return architecturesIn(name)[0] ?? null;
}

/** Those that a name says. */
export function architecturesIn(name: string): Architecture[] {
  const found = (patterns: typeof ARCHITECTURES) => {
    let text = name.toLowerCase();
    return patterns.flatMap(([architecture, pattern]) => {
      const rest = text.replaceAll(pattern, ' ');
      const isNamed = rest !== text;
      text = rest;
      return isNamed ? architecture : [];
    });
  };
  const named = found(ARCHITECTURES);
  return named.length > 0 ? named : found(WEAK_ARCHITECTURES).slice(0, 1);
}

/** Another version number than this one in an address; null without one. */
export function otherNumberIn(address: string, versionNumber: string): string | null {
  const url = parseHttpUrl(address.trim());
  if (!url || storeOf(address.trim()) || versionNumber.trim() === '' || hasNumber(address.trim(), versionNumber))
    return null;
  const path = decodedUrl(url.pathname).replace(/(?<![\d.])\d+(?:_\d+){2,}/gu, (number) => number.replaceAll('_', '.'));
  const found = [path.split('/').at(-1) ?? '', path].map(numbersIn).find(({ size }) => size > 0);
  const numbers = [...(found ?? [])];
  const isSame = numbers.some((number) => continues(number, versionNumber) || continues(versionNumber, number));
  return isSame ? null : (numbers[0] ?? null);
}

/** Whether a number is another one of three parts or more with further parts, such as that of a build. */
function continues(longer: string, shorter: string) {
  const parts = plainVersionNumber(longer).split('.');
  const start = plainVersionNumber(shorter).split('.');
  return start.length >= 3 && start.every((part, index) => part === parts[index]);
}

/** `.deb`, `.tar.xz`; null for a web page, and where the address does not say it. */
export function fileTypeIn(address: string): string | null {
  if (storeOf(address) || isWebPage(address)) return null;
  const type = /(?:\.tar)?\.\w+$/u.exec(fileNameIn(address))?.[0] ?? '';
  const extension = type.slice(1).toLowerCase();
  return extension.startsWith('tar.') || ARCHIVES.includes(extension) || Object.hasOwn(PLATFORM_OF_EXTENSION, extension)
    ? type
    : null;
}

/** The file name as people read it; empty without one. */
export function fileNameIn(address: string) {
  return decodedUrl(parseHttpUrl(address.trim())?.pathname.split('/').at(-1) ?? '');
}

/** The addresses in a text, each once. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/[\s"'<>|]+/u).map((part) => part.replace(/(?<![,;])[,;]+$/u, ''));
  return [...new Set(parts.filter(parseHttpUrl))];
}

export function linesWithoutAddress(text: string): string[] {
  return lines(text).filter((line) => addressesIn(line).length === 0);
}

function platformByExtension(name: string): Platform | null {
  if (MAC_APP.test(name.toLowerCase())) return 'macos';
  // SLBInstall.exe.zip is an installer.
  const [, ...extensions] = name.toLowerCase().split('.');
  const platforms = extensions.slice(-2).map((extension) => PLATFORM_OF_EXTENSION[extension]);
  return platforms.findLast(Boolean) ?? null;
}

/** "SetupWin64" has two words, "iOS" has one. */
function wordsOf(text: string) {
  return `${text} ${text.replaceAll(/([a-z])([A-Z])/gu, '$1 $2')}`.toLowerCase().split(/[^\da-z]+/u);
}

/** The version number in a text; null without one, or with several. */
function numberIn(text: string) {
  const numbers = numbersIn(text);
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null;
}

function numbersIn(text: string) {
  return new Set(text.match(NUMBER));
}
