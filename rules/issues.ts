import { URL_MAX } from './limits.ts';
import { parseHttpUrl } from './url.ts';
import type { Language, LocalizedText } from './vocabulary.ts';

/** Spec §5. `{{n}}` is a position from 1, or a limit. The forms show translations under the same keys. */
export const ISSUES = {
  nameEnRequired: 'English name is required',
  nameEnTooLong: 'English name must be less than 100 characters',
  nameZhRequired: 'Chinese name is required',
  nameZhTooLong: 'Chinese name must be less than 100 characters',
  descriptionEnRequired: 'English description is required',
  descriptionEnTooLong: 'English description must be less than 1000 characters',
  descriptionZhRequired: 'Chinese description is required',
  descriptionZhTooLong: 'Chinese description must be less than 1000 characters',
  shortDescriptionEnTooLong: 'English short description must be less than 100 characters',
  shortDescriptionZhTooLong: 'Chinese short description must be less than 100 characters',
  iconUrlRequired: 'Icon URL is required',
  iconUrlInvalid: 'Invalid icon URL format',
  websiteUrlInvalid: 'Invalid website URL format',
  browserIdRequired: 'Browser ID is required',
  versionNumberRequired: 'Version number is required',
  versionNumberTooLong: 'Version number must be less than 50 characters',
  releaseDateRequired: 'Release date is required',
  releaseDateInvalid: 'Invalid date format',
  platformRequired: 'Platform is required',
  platformInvalid: 'Invalid platform',
  downloadUrlRequired: 'Download URL is required',
  downloadUrlInvalid: 'Invalid download URL format',
  featuresEnRequired: 'English features are required',
  featuresZhRequired: 'Chinese features are required',
  architectureInvalid: 'Invalid architecture',
  releaseChannelInvalid: 'Invalid release channel',
  updateTypeInvalid: 'Invalid update type',
  screenshotInvalid: 'Invalid screenshot URL at position {{n}}',
  mirrorInvalid: 'Invalid mirror URL at position {{n}}',
  tooManyScreenshots: 'At most 5 screenshots can be added',
  sha256Invalid: 'Invalid SHA-256 checksum',
  sourceUrlInvalid: 'Invalid source URL format',
  requiredFields: 'Please fill in all required fields',
  titleTooLong: 'Title must be less than 200 characters',
  slideDescriptionTooLong: 'Description must be less than 500 characters',
  imageUrlInvalid: 'Invalid image URL format',
  linkTypeInvalid: 'Invalid link type',
  linkTargetRequired: 'Please select a link target',
  linkUrlInvalid: 'Invalid link URL format',
  fullUrlInvalid: 'Enter a full URL, for example https://example.com/',
  codeNameTooLong: 'Name must be less than 200 characters',
  codeDescriptionTooLong: 'Description must be less than 500 characters',
  codeTypeInvalid: 'Invalid code position',
  codeTooComplex: 'Code must have less than 10000 elements, nested less than 500 deep',
  codeUnclosed: 'Code must close all its elements and comments',
  tagIdInvalid: 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores',
  tagIdExists: 'Tag ID already exists',
  tagColorInvalid: 'Invalid tag colour',
  urlTooLong: 'URL must be less than 2048 characters',
  urlInListTooLong: 'URL at position {{n}} must be less than 2048 characters',
  tooManyTags: 'At most 20 tags can be chosen',
  featuresEnTooLong: 'English features must be less than 10000 characters',
  featuresZhTooLong: 'Chinese features must be less than 10000 characters',
  minOsVersionTooLong: 'Minimum OS version must be less than 100 characters',
  fileSizeNegative: 'File size must not be negative',
  fileSizeTooLong: 'File size must be less than 50 characters',
  tooManyMirrors: 'At most 20 mirrors can be added',
  tagIdTooLong: 'Tag ID must be less than 50 characters',
  tagLabelTooLong: 'Tag label must be less than 50 characters',
  tooManyTagsInList: 'At most 100 tags can be added',
  factTopicInvalid: 'Unknown topic',
  factTopicRepeated: 'A browser can have only one fact for each topic',
  tooManyFacts: 'There are more facts than topics',
  factValueRequired: 'Please choose a value',
  factValueInvalid: 'Invalid value',
  factTextEnRequired: 'English text is required',
  factTextEnTooLong: 'English text must be less than 300 characters',
  factTextZhRequired: 'Chinese text is required',
  factTextZhTooLong: 'Chinese text must be less than 300 characters',
  factSourceRequired: 'Source URL is required',
  seenOnRequired: 'Date seen is required',
  seenOnInvalid: 'Invalid date format',
  seenOnInFuture: 'Date seen must not be in the future',
  factNoteTooLong: 'Note must be less than 1000 characters',
  sourceKindInvalid: 'Unknown kind of source',
  sourceIdentifierRequired: 'Identifier is required',
  sourceIdentifierTooLong: 'Identifier must be less than 500 characters',
  sourceIdentifierInvalid: 'Invalid identifier',
  sourceRepeated: 'This source is already in the list',
  tooManySources: 'At most 30 sources can be added',
  assetPatternTooLong: 'Pattern must be less than 200 characters',
  assetPatternInvalid: 'A pattern can contain at most three * and one {version}',
  footerLinkInvalid: 'Enter an http(s) URL, or a path that begins with /',
  contactLinkInvalid: 'Enter an http(s) URL, a path that begins with /, or a mailto address',
  discontinuedFeatured: 'A discontinued browser cannot be featured',
  visibleFromInvalid: 'Invalid start time',
  visibleUntilInvalid: 'Invalid end time',
  visibleUntilNotAfterFrom: 'The end must be after the start',
  visibleTimesMissing: 'Enter a start or an end time',
  fileRepeated: 'Another file has the same platform, architecture, channel, version number and download URL',
  otherNamesTooLong: 'Other names must be less than 200 characters',
  slugInvalid:
    'Short address must have less than 100 lower-case English letters, digits and single hyphens, and at least one letter',
  slugTaken: 'Another browser has this short address',
  textTooLong: 'This must have at most {{n}} characters',
} as const;

export type IssueKey = keyof typeof ISSUES;

export interface Issue {
  key: IssueKey;
  params?: { n: number };
}

/** By the path of the field (`name.en`, `iconUrl`), in the order of the form. */
export type Issues = Record<string, Issue>;

/** The result for each field, and for each language of a bilingual text; null if it is valid. */
export type Checks<T> = {
  [K in keyof T & string as T[K] extends LocalizedText ? `${K}.${Language}` : K]: IssueKey | Issue | null;
};

export function isBlank(text: string | null | undefined) {
  return !text || !/[^\s\p{Cf}]/u.test(text); // also if all are invisible
}

/** `required` is the issue of a blank text, null allows it; `tooLong` the one that the specification has for a long text. */
export function checkText(
  text: string,
  max = Infinity,
  required: IssueKey | null,
  tooLong?: IssueKey,
): IssueKey | Issue | null {
  if (isBlank(text)) return required;
  // Counting characters is slow, and there are never more than code units.
  if (text.length <= max || lengthOf(text) <= max) return null;
  return tooLong ?? { key: 'textTooLong', params: { n: max } };
}

/** `required` is the issue of a blank URL, null allows it. */
export function checkUrl(url: string | null, required: IssueKey | null, invalid: IssueKey): IssueKey | null {
  if (!url || isBlank(url)) return required;
  if (url.length > URL_MAX) return 'urlTooLong';
  return parseHttpUrl(url) ? null : invalid;
}

/** The first issue, with its position from 1. Blank entries are ignored. */
export function checkUrls(urls: readonly string[], invalid: IssueKey): Issue | null {
  const issues = urls.map((url) => checkUrl(url, null, invalid));
  const index = issues.findIndex((issue) => issue !== null);
  if (index === -1) return null;
  return { key: issues[index] === 'urlTooLong' ? 'urlInListTooLong' : invalid, params: { n: index + 1 } };
}

/** The issues of all entries, by `position.field` with positions from 1. */
export function checkEach<T, Found = Issue>(
  list: readonly T[],
  check: (entry: T, index: number) => Readonly<Record<string, Found>>,
): Record<string, Found> {
  return Object.fromEntries(
    list.flatMap((entry, index) =>
      Object.entries(check(entry, index)).map(([field, issue]) => [`${index + 1}.${field}`, issue]),
    ),
  );
}

/** A surrogate pair counts as one. */
export function lengthOf(text: string) {
  return Array.from(text).length;
}

export function collect(keys: Record<string, IssueKey | Issue | null>): Issues {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([field, issue]) =>
      issue === null ? [] : [[field, typeof issue === 'string' ? { key: issue } : issue]],
    ),
  );
}
