import { checkEach, collect, isBlank, lengthOf, type Checks, type IssueKey, type Issues } from './issues.ts';
import { ASSET_PATTERN_MAX, SOURCES_PER_BROWSER, SOURCE_IDENTIFIER_MAX, URL_MAX } from './limits.ts';
import { textOrNull } from './stored-text.ts';
import { decodedUrl, parseHttpUrl } from './url.ts';
import { PLATFORMS, RELEASE_CHANNELS, memberOf, type Platform, type ReleaseChannel } from './vocabulary.ts';

/** The settings of an update source besides its identifier. */
export type SourceSetting = 'releaseChannel' | 'platform' | 'assetPattern';

interface SourceKindRules {
  /** Not translated. */
  name: string;
  example: string;
  identifier: RegExp;
  /** The other settings are not stored. */
  settings: readonly SourceSetting[];
}

const FILES: readonly SourceSetting[] = ['releaseChannel', 'assetPattern'];
const URL_PATTERN = /^https?:\/\/\S+$/u;

/**
 * What is watched for new versions (recipe: "Add a kind of source" in docs/architecture.md), in the order of the
 * interface.
 */
export const SOURCE_RULES = {
  winget: { name: 'winget', example: 'Brave.Brave', identifier: /^[\w-]+(?:\.[\w+-]+)+$/u, settings: FILES },
  homebrew: { name: 'Homebrew', example: 'brave-browser', identifier: /^[a-z\d][a-z\d.+@-]*$/u, settings: FILES },
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
    identifier: /^https?:\/\/\S+ \S+ \S+ [a-z\d][a-z\d.+-]+$/u,
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
  },
} as const satisfies Record<string, SourceKindRules>;

export type SourceKind = keyof typeof SOURCE_RULES;

export const SOURCE_KINDS = Object.keys(SOURCE_RULES) as SourceKind[]; // the constant has no other keys

export function usesSetting(kind: SourceKind, setting: SourceSetting): boolean {
  const { settings }: SourceKindRules = SOURCE_RULES[kind];
  return settings.includes(setting);
}

/** Why a source could not be read, with an English message for logs. */
export const SOURCE_FAILURE_MESSAGES = {
  refusedAddress: 'The address is not public, or its port or scheme is not allowed',
  notFound: 'The name of the host does not exist',
  timeout: 'The host did not answer in time',
  connection: 'The connection failed',
  certificate: 'The certificate of the host is not valid',
  tooManyRedirects: 'There were too many redirects',
  noNetwork: 'There is no network',
  retryLater: 'The host asked for a pause',
  unknownIdentifier: 'The source does not know this identifier',
  refused: 'The source refused the request',
  serverError: 'The source answered with an error',
  unreadable: 'The answer of the source is not in its format',
  tooLarge: 'The answer of the source is too large',
  noReleases: 'The source suddenly has no releases',
} as const;

export type SourceFailure = keyof typeof SOURCE_FAILURE_MESSAGES;

/** The failure with a stored English message; undefined for a message of another version of the product. */
export function sourceFailureOf(message: string | null): SourceFailure | undefined {
  return (Object.keys(SOURCE_FAILURE_MESSAGES) as SourceFailure[]).find(
    (failure) => SOURCE_FAILURE_MESSAGES[failure] === message,
  ); // the constant has no other keys
}

export interface SourceInput {
  kind: string;
  identifier: string;
  releaseChannel: string | null;
  platform: string | null;
  assetPattern: string | null;
}

export const DEFAULT_SOURCE: SourceInput = {
  kind: '',
  identifier: '',
  releaseChannel: null,
  platform: null,
  assetPattern: null,
};

/** The settings of a stored source. Without a channel the source's own mark counts, and stable without one. */
export interface SourceSettings {
  kind: SourceKind;
  identifier: string;
  releaseChannel: ReleaseChannel | null;
  platform: Platform | null;
  /** Which files belong to the browser: {@link patternMatch}. */
  assetPattern: string | null;
}

export function checkSource(source: SourceInput): Issues {
  const kind = memberOf(SOURCE_KINDS, source.kind);
  if (!kind) return collect({ kind: 'sourceKindInvalid' });
  return collect({
    kind: null,
    identifier: checkIdentifier(source.identifier, kind),
    releaseChannel:
      isBlank(source.releaseChannel) || memberOf(RELEASE_CHANNELS, source.releaseChannel)
        ? null
        : 'releaseChannelInvalid',
    platform: checkPlatform(source.platform, kind),
    assetPattern: checkPattern(source.assetPattern),
  } satisfies Checks<SourceInput>);
}

export function checkSources(sources: readonly SourceInput[]): Issues {
  if (sources.length > SOURCES_PER_BROWSER) return collect({ [`${SOURCES_PER_BROWSER + 1}.kind`]: 'tooManySources' });
  const keys = sources.map((source) => JSON.stringify(storedSource(source)));
  return checkEach(sources, (source, index) =>
    keys.indexOf(keys[index] ?? '') < index ? collect({ identifier: 'sourceRepeated' }) : checkSource(source),
  );
}

/** The stored form of a validated source: texts are trimmed, and settings that its kind does not use are removed. */
export function storedSource(source: SourceInput): SourceSettings {
  const kind = source.kind as SourceKind; // a validated source has a kind of the table
  const used = (setting: SourceSetting) => memberOf(SOURCE_KINDS, kind) !== undefined && usesSetting(kind, setting);
  return {
    kind,
    identifier: source.identifier.trim().replace(/\s+/gu, ' '),
    releaseChannel: used('releaseChannel') ? (memberOf(RELEASE_CHANNELS, source.releaseChannel) ?? null) : null,
    platform: used('platform') ? (memberOf(PLATFORMS, source.platform) ?? null) : null,
    assetPattern: used('assetPattern') ? textOrNull(source.assetPattern) : null,
  };
}

function checkIdentifier(text: string, kind: SourceKind): IssueKey | null {
  if (isBlank(text)) return 'sourceIdentifierRequired';
  if (lengthOf(text) > SOURCE_IDENTIFIER_MAX) return 'sourceIdentifierTooLong';
  const identifier = text.trim().replace(/\s+/gu, ' ');
  const [url = ''] = identifier.split(' ');
  const isUrlValid = !/^https?:/u.test(url) || parseHttpUrl(url) !== null;
  return SOURCE_RULES[kind].identifier.test(identifier) && isUrlValid ? null : 'sourceIdentifierInvalid';
}

/** Chrome's versions differ from system to system, so its sources need one. */
function checkPlatform(platform: string | null, kind: SourceKind): IssueKey | null {
  if (isBlank(platform)) return kind === 'chrome' ? 'platformRequired' : null;
  return memberOf(PLATFORMS, platform) ? null : 'platformInvalid';
}

const VERSION_PLACEHOLDER = '{version}';
const WILDCARDS_MAX = 3;

function checkPattern(text: string | null): IssueKey | null {
  if (text === null || isBlank(text)) return null;
  if (lengthOf(text) > ASSET_PATTERN_MAX) return 'assetPatternTooLong';
  const hasTooMany = text.split('*').length - 1 > WILDCARDS_MAX || text.split(VERSION_PLACEHOLDER).length > 2;
  return hasTooMany || /[{}]/u.test(text.replace(VERSION_PLACEHOLDER, '')) ? 'assetPatternInvalid' : null;
}

/**
 * Whether an address has a pattern. `*` stands for any characters, `{version}` for a version number, which then counts
 * instead of that of the source; before a `*` it has digits and points only. After a `*` it does not follow a letter
 * other than v, so that 64 of x64 is none, and between two it is not followed by a letter either, like 64bit. A pattern
 * with a slash is compared with the whole address, another one with the name of the file. Null if the address does not
 * have the pattern, or is longer than a version can store.
 */
export function patternMatch(pattern: string | null, address: string): { versionNumber: string | null } | null {
  if (address.length > URL_MAX) return null;
  if (pattern === null) return { versionNumber: null };
  const text = decodedUrl(pattern.includes('/') ? address : (address.split(/[?#]/u)[0]?.split('/').at(-1) ?? ''));
  const [before = [''], after] = lowerCase(pattern)
    .split(VERSION_PLACEHOLDER)
    .map((part) => part.split('*'));
  if (!after) return hasLiterals(lowerCase(text), before) ? { versionNumber: null } : null;
  const range = findVersion(lowerCase(text), before, after);
  return range && { versionNumber: text.slice(...range) };
}

/** Keeps the positions of all characters, unlike `toLowerCase`. */
function lowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}

/** Whether a text consists of literals, with any characters between them. */
function hasLiterals(text: string, [first = '', ...between]: readonly string[]): boolean {
  const last = between.pop();
  if (last === undefined) return text === first;
  const end = findEnd(text, between, first.length);
  return end !== -1 && end + last.length <= text.length && text.startsWith(first) && text.endsWith(last);
}

/** What is before a digit inside of a word or a number. A v may be before a version. */
const INSIDE_WORD = /[a-uw-z\d]$|\d\.$/u;

/**
 * The first version number between literals. Each literal is searched once: a regular expression would try all
 * combinations of their places.
 */
function findVersion(
  text: string,
  [first = '', ...between]: readonly string[],
  after: readonly string[],
): [start: number, end: number] | null {
  const prefix = between.pop();
  const left = findEnd(text, between, first.length);
  if (left === -1 || !text.startsWith(first)) return null;
  const [suffix = ''] = after;
  const isAfterStar = prefix === '';
  const isBetweenStars = isAfterStar && suffix === '' && after.length > 1;
  let end = after.length > 1 ? -1 : text.length - suffix.length;
  for (const { 0: run, index } of text.matchAll(/[\w.]+/gu)) {
    for (let start = Math.max(index, left + (prefix?.length ?? 0)); start < index + run.length; start += 1) {
      const isStart = prefix === undefined ? start === left : text.startsWith(prefix, start - prefix.length);
      if (!isStart || !/\d/u.test(text.charAt(start))) continue;
      if (isAfterStar && INSIDE_WORD.test(text.slice(Math.max(0, start - 2), start))) continue;
      if (after.length > 1 && end <= start)
        end = suffix === '' ? endOfNumber(text, start) : text.indexOf(suffix, start + 1);
      if (isBetweenStars && /[a-z]/u.test(text.charAt(end))) continue;
      if (end === -1) return null;
      if (end > index + run.length) break;
      if (end > start) return hasLiterals(text.slice(end), after) ? [start, end] : null;
    }
  }
  return null;
}

function endOfNumber(text: string, start: number): number {
  return start + (/^\d+(?:\.\d+)*/u.exec(text.slice(start))?.[0].length ?? 0);
}

/** The end of literals at their first places after a position, one after the other; -1 if one is missing. */
function findEnd(text: string, literals: readonly string[], from: number): number {
  let end = from;
  for (const literal of literals) {
    const start = text.indexOf(literal, end);
    if (start === -1) return -1;
    end = start + literal.length;
  }
  return end;
}
