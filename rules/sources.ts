import { keysOf } from './keys.ts';
import type messages from './i18n/messages/en.json';
import { URL_MAX } from './limits.ts';
import { decodedUrl } from './url.ts';
import { memberOf, type Platform } from './vocabulary.ts';

export const SOURCE_SETTINGS = ['releaseChannel', 'platform', 'assetPattern'] as const;
type SourceSetting = (typeof SOURCE_SETTINGS)[number];

interface SourceKindRules {
  /** The same in all languages. */
  name: string;
  example: string;
  identifier: RegExp;
  /** The settings that the kind uses; others are not stored. */
  settings: readonly SourceSetting[];
  /** A command, before and after the identifier. */
  install?: { platform: Platform; command: readonly [before: string, after: string] };
}

const FILES: readonly SourceSetting[] = ['releaseChannel', 'assetPattern'];
const URL_PATTERN = /^https?:\/\/\S+$/u;

/** In the order of the interface (docs/architecture.md, "Add a kind of source"). */
export const SOURCE_RULES = {
  winget: {
    name: 'winget',
    example: 'Brave.Brave',
    identifier: /^[\w-]+(?:\.[\w+-]+)+$/u,
    settings: FILES,
    install: { platform: 'windows', command: ['winget install --id ', ' -e'] },
  },
  homebrew: {
    name: 'Homebrew',
    example: 'brave-browser',
    identifier: /^[a-z\d][a-z\d.+@-]*$/u,
    settings: FILES,
    install: { platform: 'macos', command: ['brew install --cask ', ''] },
  },
  sparkle: {
    name: 'Sparkle',
    example: 'https://releases.arc.net/updates.xml',
    identifier: URL_PATTERN,
    settings: [...FILES, 'platform'],
  },
  github: {
    name: 'GitHub',
    example: 'brave/brave-browser',
    identifier: /^[\w-]+\/[\w.-]+$/u,
    settings: [...FILES, 'platform'],
  },
  mozilla: { name: 'Mozilla', example: 'firefox', identifier: /^[a-z_]+$/u, settings: ['releaseChannel', 'platform'] },
  chrome: {
    name: 'Chrome VersionHistory',
    example: 'chrome',
    identifier: /^[a-z_]+$/u,
    settings: ['releaseChannel', 'platform'],
  },
  edge: {
    name: 'Edge Updates',
    example: 'enterprise',
    identifier: /^[a-z]+$/u,
    settings: ['releaseChannel', 'platform', 'assetPattern'],
  },
  debian: {
    name: 'Debian',
    example: 'https://dl.google.com/linux/chrome/deb stable main google-chrome-stable',
    // A flat repository has a folder, and no distribution and component.
    identifier: /^https?:\/\/\S+ (?:\S+\/|\S+ \S+) [a-z\d][a-z\d.+-]+$/u,
    settings: ['releaseChannel'],
  },
  appStore: { name: 'App Store', example: '1052879175', identifier: /^[\w.-]+(?:\/[a-z]{2})?$/u, settings: [] },
  fdroid: {
    name: 'F-Droid',
    example: 'org.mozilla.fennec_fdroid',
    identifier: /^[A-Za-z]\w*(?:\.\w+)+$/u,
    settings: ['releaseChannel'],
  },
  flathub: {
    name: 'Flathub',
    example: 'com.brave.Browser',
    identifier: /^[\w-]+(?:\.[\w-]+)+$/u,
    settings: ['releaseChannel'],
    install: { platform: 'linux', command: ['flatpak install flathub ', ''] },
  },
} as const satisfies Record<string, SourceKindRules>;

export type SourceKind = keyof typeof SOURCE_RULES;

export const SOURCE_KINDS = keysOf(SOURCE_RULES);

export function usesSetting(kind: SourceKind, setting: SourceSetting) {
  const { settings }: SourceKindRules = SOURCE_RULES[kind];
  return settings.includes(setting);
}

export interface InstallCommand {
  manager: string;
  platform: Platform;
  command: string;
}

/** Null without a command, or for another channel than stable. */
export function installCommandOf(source: {
  kind: string;
  identifier: string;
  releaseChannel?: string | null;
}): InstallCommand | null {
  const { identifier, releaseChannel } = source;
  const kind = memberOf(SOURCE_KINDS, source.kind);
  const rules: SourceKindRules | undefined = kind && SOURCE_RULES[kind];
  if (!kind || !rules?.install || (releaseChannel ?? 'stable') !== 'stable') return null;
  const { install } = rules;
  return { manager: kind, platform: install.platform, command: install.command.join(identifier) };
}

export type SourceFailure = keyof typeof messages.sourceFailure;

/** The source was reached and understood, and has nothing that can be used. */
export function isEmptyAnswer(failure: SourceFailure) {
  return failure === 'disabled' || failure === 'noReleases' || failure === 'nothingUsable';
}

/** Why a file of a source is in no release; the last three are about a file of one. True for a doubt about the others. */
const LEFT_OUT = {
  number: true,
  noNumber: true,
  channel: true,
  noChannel: true,
  system: true,
  noSystem: true,
  processor: true,
  contradiction: true,
  deprecated: true,
  failedUpload: true,
  listMissing: true,
  address: true,
  otherProcessor: false,
  otherProduct: false,
  prerelease: false,
  olderSystem: false,
  olderBuild: false,
  unpublished: false,
  noInstaller: false,
  noFile: false,
  settings: false,
  tooMany: true,
  otherNumber: true,
  otherChannel: true,
} as const satisfies Record<string, boolean>;

export type LeftOutReason = keyof typeof LEFT_OUT;

export function isDoubt(reason: string) {
  return keysOf(LEFT_OUT).some((one) => one === reason && LEFT_OUT[one]);
}

export const LEFT_OUT_EXAMPLES = 20;

/** Files of a source that are left out for one reason. */
export interface LeftOut {
  reason: LeftOutReason;
  count: number;
  /** Numbers, names or addresses as the source writes them, each once. */
  examples: string[];
}

const VERSION_PLACEHOLDER = '{version}';
const WILDCARDS_MAX = 3;

/** At most three stars and one placeholder. */
export function isPattern(text: string) {
  const hasTooMany = text.split('*').length - 1 > WILDCARDS_MAX || text.split(VERSION_PLACEHOLDER).length > 2;
  return !hasTooMany && !/[{}]/u.test(text.replace(VERSION_PLACEHOLDER, ''));
}

/**
 * `*` stands for any characters, `{version}` for a version number, which replaces that of the source. Before a `*` it
 * has digits and points only, after one no letter but v stands before it (64 of x64 is none), and between two no letter
 * follows it (64bit). A pattern with a slash is compared with the whole address, another one with the name of the file.
 * Null if the address does not match, or is too long for a version.
 */
export function patternMatch(pattern: string | null, address: string): { versionNumber: string | null } | null {
  if (address.length > URL_MAX) return null;
  if (pattern === null) return { versionNumber: null };
  const text = decodedUrl(pattern.includes('/') ? address : (address.split(/[?#]/u)[0]?.split('/').at(-1) ?? ''));
  const match = expressionOf(pattern).exec(text);
  return match && { versionNumber: match.groups?.version ?? null };
}

/**
 * Each text between stars is searched once, in a lookahead that a reference repeats: trying all combinations would take
 * hours.
 */
function expressionOf(pattern: string) {
  const parts = pattern.split('*').map((part, index, { length }) => {
    const [before = '', after] = part.split(VERSION_PLACEHOLDER);
    const [isAfterStar, isBeforeStar] = [index > 0 && before === '', index < length - 1 && after === ''];
    const version = [
      isAfterStar ? String.raw`(?<![a-uw-z\d]|\d\.)` : '',
      isBeforeStar ? String.raw`(?<version>\d+(?:\.\d+)*)(?!\.?\d)` : String.raw`(?<version>\d[\w.]*?)`,
      isAfterStar && isBeforeStar ? '(?![a-z])' : '',
    ];
    const text =
      after === undefined ? RegExp.escape(before) : RegExp.escape(before) + version.join('') + RegExp.escape(after);
    const found = index === 0 ? text : `.*?${text}`;
    return index === length - 1 ? `${found}$` : String.raw`(?=(?<part${index}>${found}))\k<part${index}>`;
  });
  return new RegExp(`^${parts.join('')}`, 'isu');
}
