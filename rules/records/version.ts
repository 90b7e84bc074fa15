import { type Issues } from '../issues.ts';
import {
  FEATURES_MAX,
  FILE_SIZE_TEXT_MAX,
  MIN_OS_VERSION_MAX,
  MIRRORS_PER_VERSION,
  SCREENSHOTS_PER_VERSION,
  VERSION_NUMBER_MAX,
} from '../limits.ts';
import { versionNumbers } from '../version-number.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES, type UpdateType } from '../vocabulary.ts';
import {
  checkRecord,
  checksum,
  choice,
  choiceOrNull,
  date,
  defaultOf,
  flag,
  flagOrNull,
  id,
  localized,
  pictures,
  size,
  storedRecord,
  text,
  textOrNull,
  url,
  urlOrNull,
  urls,
  type InputOf,
} from './fields.ts';
import { PUBLICATION, checkPeriod } from './publication.ts';

/** In the order of the form (spec §3). */
export const VERSION = {
  browserId: id({ about: 'The id of the browser.', required: 'browserIdRequired' }),
  versionNumber: text({
    about: "The version number in the vendor's notation.",
    max: VERSION_NUMBER_MAX,
    required: 'versionNumberRequired',
    tooLong: 'versionNumberTooLong',
  }),
  releaseDate: date({ about: 'The release date.', required: 'releaseDateRequired', invalid: 'releaseDateInvalid' }),
  releaseDateIsFirstSeen: flag({
    about:
      'Whether the release date is the day on which this version was first seen, because its release date is unknown.',
  }),
  platform: choice(PLATFORMS, { about: 'The platform.', required: 'platformRequired', invalid: 'platformInvalid' }),
  architecture: choiceOrNull(ARCHITECTURES, {
    about: 'The processor architecture; null if it is not specified.',
    invalid: 'architectureInvalid',
  }),
  releaseChannel: choice(RELEASE_CHANNELS, {
    about: 'The release channel.',
    invalid: 'releaseChannelInvalid',
    empty: 'stable',
  }),
  updateType: choiceOrNull(UPDATE_TYPES, {
    about: 'The update type; null if it is not specified.',
    invalid: 'updateTypeInvalid',
  }),
  downloadUrl: url({
    about: "The vendor's download URL. /versions/{id}/download counts the download and redirects to this URL.",
    required: 'downloadUrlRequired',
    invalid: 'downloadUrlInvalid',
  }),
  downloadMirrors: urls({
    about: 'Additional URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th URL, from 1.',
    max: MIRRORS_PER_VERSION,
    tooMany: 'tooManyMirrors',
    invalid: 'mirrorInvalid',
  }),
  fileSize: size({
    about: 'The size of the download: a number of bytes, or a text of the vendor; null if it is unknown.',
    max: FILE_SIZE_TEXT_MAX,
    tooLong: 'fileSizeTooLong',
    negative: 'fileSizeNegative',
  }),
  minOsVersion: textOrNull({
    about: 'The oldest supported operating system; null if it is not specified.',
    max: MIN_OS_VERSION_MAX,
    tooLong: 'minOsVersionTooLong',
  }),
  features: localized({
    about: 'The list of features, one on each line.',
    max: FEATURES_MAX,
    required: { en: 'featuresEnRequired', zh: 'featuresZhRequired' },
    tooLong: { en: 'featuresEnTooLong', zh: 'featuresZhTooLong' },
  }),
  screenshots: pictures({
    about: 'The URLs of screenshots.',
    max: SCREENSHOTS_PER_VERSION,
    tooMany: 'tooManyScreenshots',
    invalid: 'screenshotInvalid',
  }),
  pinned: flagOrNull({
    about:
      "The administrator's decision whether the download URL always serves this very file; null if the server decides it by the URL.",
  }),
  sha256: checksum({
    about: 'The SHA-256 checksum of the file at the download URL, in hexadecimal digits; null if it is unknown.',
    invalid: 'sha256Invalid',
  }),
  sourceUrl: urlOrNull({
    about: 'The URL of the page that announced this version; null if it is unknown.',
    invalid: 'sourceUrlInvalid',
  }),
  ...PUBLICATION,
};

export interface VersionInput extends InputOf<typeof VERSION> {}

export const DEFAULT_VERSION: VersionInput = defaultOf(VERSION);

export function checkVersion(input: VersionInput): Issues {
  return checkRecord(VERSION, input, checkPeriod(input));
}

/** Without its browser. */
export function storedVersion(input: VersionInput, origin: string) {
  const { browserId: _browser, ...stored } = storedRecord(VERSION, input, origin);
  return stored;
}

/** From the first number that is different; null if it did not increase. */
export function suggestUpdateType(previous: string, next: string): UpdateType | null {
  const [before, after] = [versionNumbers(previous), versionNumbers(next)];
  const changed = after.findIndex((number, index) => number !== (before[index] ?? 0));
  if (changed === -1 || (after[changed] ?? 0) < (before[changed] ?? 0)) return null;
  return UPDATE_TYPES[Math.min(changed, 2)] ?? null;
}
