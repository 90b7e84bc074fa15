import { architectureIn } from '#rules/file-name.ts';

// What the names of files and systems say.

const OTHER_ARCHITECTURE =
  /armv?[5-7]|armeabi|armhf|armel|(?:^|[^a-z])arm(?:[^a-z\d]|$)|riscv|ppc|powerpc|s390|loong|mips|sparc|ia64/u;

/** Whether a name says an architecture that has no versions here, such as 32-bit ARM. */
export function isOtherArchitecture(name: string) {
  return architectureIn(name) === null && OTHER_ARCHITECTURE.test(name.toLowerCase());
}

const OTHER_SYSTEM = /(?:^|[^a-z])(?:tvos|apple-?tv|android-?tv|fire-?tv|watchos|wear(?:os)?|visionos)(?:[^a-z]|$)/u;

/** Whether a name says a kind of device that has no versions here: its packages have the extensions of phones. */
export function isOtherSystem(name: string) {
  return OTHER_SYSTEM.test(name.toLowerCase());
}

/** Files beside an installer: signatures, checksums, symbols, lists, notes, sources, patches, extensions, drivers. */
const NO_INSTALLER = [
  /\.(?:sig|sign|asc|gpg|minisig|p7[bms]|cer|crt|pem|cat|att|sigstore|intoto|sha\d+(?:sums?)?|md5(?:sums?)?|sums?|checksums?|digests?)$/u,
  /\.(?:blockmap|zsync|torrent|map|plist|ya?ml|jsonl?|xml|rss|txt|log|md|html?|pdf|ini|spdx|sbom|changes|dsc|buildinfo|adm[lx])$/u,
  /\.(?:pdb|dsym|sym|dbg|debug|diff|patch|delta|mar|crx|xpi|nupkg|cab)$/u,
  /(?:^|[^a-z])(?:symbols?|dsyms?|dbgsym|dbg|debug(?:info|symbols)?|checksums?|(?:sha\d+|md5)(?:sums?)?|signatures?|sbom|provenance|[a-z]*driver)(?:[^a-z\d]|$)/u,
  /\.src\.rpm$/u,
  /(?:^|[^a-z])(?:sources?|src)(?:[^a-z].*)?\.(?:zip|7z|t[bgx]z|tar(?:\.\w+)?)$/u,
];

export function isInstaller(fileName: string) {
  const name = fileName.toLowerCase();
  return !NO_INSTALLER.some((pattern) => pattern.test(name));
}

/** By the number of an old version, or the build of Windows 10 and 11. */
const WINDOWS: Partial<Record<string, string>> = {
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
};

/** Windows 10 1903 for 10.0.18362.0; null for a version that has no name. */
export function windowsName(version: string) {
  const [major = 0, minor = 0, build = 0] = version.split('.').map(Number);
  const name = WINDOWS[major === 10 ? build : `${major}.${minor}`];
  return name ? `Windows ${name}` : null;
}

const MACOS: Partial<Record<string, string>> = {
  '10.11': 'El Capitan',
  '10.12': 'Sierra',
  '10.13': 'High Sierra',
  '10.14': 'Mojave',
  '10.15': 'Catalina',
  '11': 'Big Sur',
  '12': 'Monterey',
  '13': 'Ventura',
  '14': 'Sonoma',
  '15': 'Sequoia',
  '26': 'Tahoe',
};

/** macOS 12 Monterey for 12 and 12.0, macOS 13.3 for 13.3; null for what is no version. */
export function macosName(version: string) {
  const short = /^\d+(?:\.\d+)*$/u.test(version) ? version.replace(/(?:\.0)+$/u, '') : null;
  if (short === null) return null;
  const name = MACOS[short];
  return name ? `macOS ${short} ${name}` : `macOS ${short}`;
}
