import { type Issues } from '../issues.ts';
import { MIN_OS_VERSION_MAX, MIRRORS_PER_VERSION, SCREENSHOTS_PER_VERSION, VERSION_NUMBER_MAX } from '../limits.ts';
import { versionNumbers } from '../version-number.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES, type UpdateType } from '../vocabulary.ts';
import type { EditedDefinition } from './definition.ts';
import {
  checksum,
  choice,
  choiceOrNull,
  date,
  flag,
  flagOrNull,
  id,
  localized,
  pictures,
  size,
  text,
  textOrNull,
  url,
  urlOrNull,
  urls,
} from './field-kinds.ts';
import { defaultOf, storedRecord, type InputOf } from './fields.ts';
import { PUBLICATION, checkActive } from './publication.ts';

export const VERSION = {
  about: 'A downloadable version of a browser for one platform.',
  name: 'version',
  notFound: 'versionNotFound',
  path: '/api/versions',
  all: 'The versions of a browser.',
  scope: 'versions:write',
  title: ['versionNumber', 'platform', 'architecture'],
  parent: 'browser',
  isLinkTarget: true,
  fields: {
    browserId: id({ about: 'The id of the browser.', required: 'browserIdRequired' }),
    versionNumber: text({
      about: "The number in the vendor's notation.",
      max: VERSION_NUMBER_MAX,
      required: 'versionNumberRequired',
      tooLong: 'versionNumberTooLong',
    }),
    releaseDate: date({ about: 'The release date.', required: 'releaseDateRequired', invalid: 'releaseDateInvalid' }),
    releaseDateIsFirstSeen: flag({
      about: 'Whether the release date is unknown, and the day on which it was first seen stands for it.',
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
      about: "The vendor's URL, to which /versions/{id}/download redirects and counts.",
      group: 'file',
      required: 'downloadUrlRequired',
      invalid: 'downloadUrlInvalid',
    }),
    downloadMirrors: urls({
      about: 'Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1.',
      max: MIRRORS_PER_VERSION,
      tooMany: 'tooManyMirrors',
      invalid: 'mirrorInvalid',
    }),
    fileSize: size({
      about: 'A number of bytes, or a text of the vendor; null if it is unknown.',
      group: 'file',
      max: 50,
      tooLong: 'fileSizeTooLong',
      negative: 'fileSizeNegative',
    }),
    minOsVersion: textOrNull({
      about: 'The oldest supported system; null if it is not specified.',
      max: MIN_OS_VERSION_MAX,
      tooLong: 'minOsVersionTooLong',
    }),
    features: localized({
      about: 'The features, one on each line.',
      max: 10_000,
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
        'Whether the download URL always serves this very file, as the administrator decided; null if its URL decides.',
      group: 'file',
    }),
    sha256: checksum({
      about: 'The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown.',
      group: 'file',
      invalid: 'sha256Invalid',
    }),
    sourceUrl: urlOrNull({
      about: 'The page that announced it; null if it is unknown.',
      invalid: 'sourceUrlInvalid',
    }),
    ...PUBLICATION,
  },
} as const satisfies EditedDefinition;

export interface VersionInput extends InputOf<typeof VERSION.fields> {}

export const DEFAULT_VERSION: VersionInput = defaultOf(VERSION.fields);

export function checkVersion(input: VersionInput): Issues {
  return checkActive(VERSION.fields, input);
}

/** Without its browser. */
export function storedVersion(input: VersionInput, origin: string) {
  const { browserId: _browser, ...stored } = storedRecord(VERSION.fields, input, origin);
  return stored;
}

/** From the first number that is different; null if it did not increase. */
export function suggestUpdateType(previous: string, next: string): UpdateType | null {
  const [before, after] = [versionNumbers(previous), versionNumbers(next)];
  const changed = after.findIndex((number, index) => number !== (before[index] ?? 0));
  if (changed === -1 || (after[changed] ?? 0) < (before[changed] ?? 0)) return null;
  return UPDATE_TYPES[Math.min(changed, 2)] ?? null;
}
