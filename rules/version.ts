import { calendarDateOf } from './calendar.ts';
import {
  checkLocalized,
  checkText,
  checkUrl,
  checkUrls,
  collect,
  isBlank,
  type Checks,
  type Issue,
  type IssueKey,
  type Issues,
} from './issues.ts';
import {
  FEATURES_MAX,
  FILE_SIZE_TEXT_MAX,
  MIN_OS_VERSION_MAX,
  MIRRORS_PER_VERSION,
  SCREENSHOTS_PER_VERSION,
  VERSION_NUMBER_MAX,
} from './limits.ts';
import { DEFAULT_PUBLICATION, checkPublication, storedPublication, type PublicationInput } from './publication.ts';
import { textOrNull, trimmed } from './stored-text.ts';
import { ownPath } from './url.ts';
import { versionNumbers } from './version-number.ts';
import {
  ARCHITECTURES,
  PLATFORMS,
  RELEASE_CHANNELS,
  UPDATE_TYPES,
  memberOf,
  type LocalizedText,
  type UpdateType,
} from './vocabulary.ts';

/** The input for a version, from a form or a request (spec §3). Enum values are plain text until they are validated. */
export interface VersionInput extends PublicationInput {
  browserId: number | null;
  versionNumber: string;
  releaseDate: string;
  /** Whether the release date is the day on which this version was first seen, because no source gives another one. */
  releaseDateIsFirstSeen: boolean;
  platform: string;
  architecture: string | null;
  releaseChannel: string;
  updateType: string | null;
  minOsVersion: string | null;
  fileSize: string | null;
  features: LocalizedText;
  downloadUrl: string;
  downloadMirrors: string[];
  screenshots: string[];
  sha256: string | null;
  /** Whether the download URL is a fixed link; null if the rule decides (`pinned.ts`). */
  pinned: boolean | null;
  sourceUrl: string | null;
}

export const DEFAULT_VERSION: VersionInput = {
  browserId: null,
  versionNumber: '',
  releaseDate: '',
  releaseDateIsFirstSeen: false,
  platform: '',
  architecture: null,
  releaseChannel: 'stable',
  updateType: null,
  minOsVersion: null,
  fileSize: null,
  features: { en: '', zh: '' },
  downloadUrl: '',
  downloadMirrors: [],
  screenshots: [],
  sha256: null,
  pinned: null,
  sourceUrl: null,
  ...DEFAULT_PUBLICATION,
};

/** Validates the version form (spec §5). */
export function checkVersion(input: VersionInput): Issues {
  return collect({
    browserId: input.browserId === null ? 'browserIdRequired' : null,
    versionNumber: checkText(input.versionNumber, VERSION_NUMBER_MAX, 'versionNumberRequired', 'versionNumberTooLong'),
    releaseDate: checkReleaseDate(input.releaseDate),
    releaseDateIsFirstSeen: null,
    platform: checkPlatform(input.platform),
    architecture: checkMember(ARCHITECTURES, input.architecture, 'architectureInvalid'),
    releaseChannel: checkMember(RELEASE_CHANNELS, input.releaseChannel, 'releaseChannelInvalid'),
    updateType: checkMember(UPDATE_TYPES, input.updateType, 'updateTypeInvalid'),
    downloadUrl: checkUrl(input.downloadUrl, 'downloadUrlRequired', 'downloadUrlInvalid'),
    downloadMirrors: checkMirrors(input.downloadMirrors),
    fileSize: /^\s*[-−－]\s*\d/u.test(input.fileSize ?? '')
      ? 'fileSizeNegative'
      : checkText(input.fileSize ?? '', FILE_SIZE_TEXT_MAX, null, 'fileSizeTooLong'),
    minOsVersion: checkText(input.minOsVersion ?? '', MIN_OS_VERSION_MAX, null, 'minOsVersionTooLong'),
    ...checkLocalized('features', input.features, FEATURES_MAX, {
      enRequired: 'featuresEnRequired',
      enTooLong: 'featuresEnTooLong',
      zhRequired: 'featuresZhRequired',
      zhTooLong: 'featuresZhTooLong',
    }),
    screenshots: checkScreenshots(input.screenshots),
    pinned: null,
    sha256: isBlank(input.sha256) || /^[\da-f]{64}$/iu.test(input.sha256?.trim() ?? '') ? null : 'sha256Invalid',
    sourceUrl: checkUrl(input.sourceUrl, null, 'sourceUrlInvalid'),
    ...checkPublication(input),
  } satisfies Checks<VersionInput>);
}

/**
 * The stored form of a validated version, without its browser: texts are trimmed, blank list entries are removed, and
 * screenshot URLs on `origin` become paths.
 */
export function storedVersion(input: VersionInput, origin: string) {
  const urls = (list: string[]) => list.map((url) => url.trim()).filter(Boolean);
  return {
    versionNumber: input.versionNumber.trim(),
    releaseDate: calendarDateOf(input.releaseDate) ?? input.releaseDate,
    releaseDateIsFirstSeen: input.releaseDateIsFirstSeen,
    platform: memberOf(PLATFORMS, input.platform) ?? 'windows',
    architecture: memberOf(ARCHITECTURES, input.architecture) ?? null,
    releaseChannel: memberOf(RELEASE_CHANNELS, input.releaseChannel) ?? 'stable',
    updateType: memberOf(UPDATE_TYPES, input.updateType) ?? null,
    minOsVersion: textOrNull(input.minOsVersion),
    fileSize: textOrNull(input.fileSize),
    features: trimmed(input.features),
    downloadUrl: input.downloadUrl.trim(),
    downloadMirrors: urls(input.downloadMirrors),
    screenshots: urls(input.screenshots).map((url) => ownPath(url, origin)),
    sha256: textOrNull(input.sha256)?.toLowerCase() ?? null,
    pinned: input.pinned,
    sourceUrl: textOrNull(input.sourceUrl),
    ...storedPublication(input),
  } satisfies Record<keyof Omit<VersionInput, 'browserId'>, unknown>;
}

/** Suggests the update type from the first number that is different; null if that number did not increase. */
export function suggestUpdateType(previous: string, next: string): UpdateType | null {
  const [before, after] = [versionNumbers(previous), versionNumbers(next)];
  const changed = after.findIndex((number, index) => number !== (before[index] ?? 0));
  if (changed === -1 || (after[changed] ?? 0) < (before[changed] ?? 0)) return null;
  return UPDATE_TYPES[Math.min(changed, 2)] ?? null;
}

function checkReleaseDate(text: string): IssueKey | null {
  if (isBlank(text)) return 'releaseDateRequired';
  return calendarDateOf(text) ? null : 'releaseDateInvalid';
}

function checkPlatform(platform: string): IssueKey | null {
  if (isBlank(platform)) return 'platformRequired';
  return memberOf(PLATFORMS, platform) ? null : 'platformInvalid';
}

function checkMember(list: readonly string[], value: string | null, issue: IssueKey): IssueKey | null {
  return isBlank(value) || memberOf(list, value) ? null : issue;
}

function checkMirrors(urls: string[]): IssueKey | Issue | null {
  return countFilled(urls) > MIRRORS_PER_VERSION ? 'tooManyMirrors' : checkUrls(urls, 'mirrorInvalid');
}

function checkScreenshots(urls: string[]): IssueKey | Issue | null {
  return countFilled(urls) > SCREENSHOTS_PER_VERSION ? 'tooManyScreenshots' : checkUrls(urls, 'screenshotInvalid');
}

function countFilled(urls: string[]): number {
  return urls.filter((url) => !isBlank(url)).length;
}
