import { URL_MAX } from './limits.ts';
import { parseHttpUrl } from './url.ts';
import type { Language, LocalizedText } from './vocabulary.ts';

/**
 * Everything that can be wrong with what someone types (spec §5), in the specification's English. `{{n}}` is a
 * position, from 1. The forms show the same issues in the visitor's language under the same keys.
 */
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
  codeNameTooLong: 'Name must be less than 200 characters',
  codeDescriptionTooLong: 'Description must be less than 500 characters',
  codeTypeInvalid: 'Invalid code position',
  codeTooComplex: 'Code must have less than 10000 elements, nested less than 500 deep',
  codePolicyTooLong: 'The active codes have too many scripts, styles and hosts together: the content security policy of the pages would be too long',
  tagIdInvalid: 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores',
  tagIdExists: 'Tag ID already exists',
  tagColorInvalid: 'Invalid tag colour',
  urlTooLong: 'URL must be less than 2048 characters',
  urlInListTooLong: 'URL at position {{n}} must be less than 2048 characters',
  tooManyTags: 'At most 20 tags can be chosen',
  featuresEnTooLong: 'English features must be less than 10000 characters',
  featuresZhTooLong: 'Chinese features must be less than 10000 characters',
  minOsVersionTooLong: 'Minimum OS version must be less than 100 characters',
  fileSizeTooLong: 'File size must be less than 50 characters',
  tooManyMirrors: 'At most 20 mirrors can be added',
  tagIdTooLong: 'Tag ID must be less than 50 characters',
  tagLabelTooLong: 'Tag label must be less than 50 characters',
  tooManyTagsInList: 'At most 100 tags can be added',
} as const;

export type IssueKey = keyof typeof ISSUES;

/** One thing that is wrong, with its position where it is one of a list. */
export interface Issue {
  key: IssueKey;
  params?: { n: number };
}

/** What is wrong with each field, by its path (`name.en`, `iconUrl`), in the order of the form; empty when all is well. */
export type Issues = Record<string, Issue>;

/** What was found of every field of a record, each language of a bilingual text apart; null where nothing is wrong or nothing can be. */
export type Checks<T> = { [K in keyof T & string as T[K] extends LocalizedText ? `${K}.${Language}` : K]: IssueKey | Issue | null };

/** Whether a text says nothing. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || text.trim() === '';
}

/** The issues of a bilingual text that has to be there and has a longest length, in characters. */
export function checkLocalized<F extends string>(field: F, text: LocalizedText, max: number, keys: Record<'enRequired' | 'enTooLong' | 'zhRequired' | 'zhTooLong', IssueKey>) {
  const en = checkText(text.en, max, keys.enRequired, keys.enTooLong);
  const zh = checkText(text.zh, max, keys.zhRequired, keys.zhTooLong);
  return { [`${field}.en`]: en, [`${field}.zh`]: zh } as Record<`${F}.${Language}`, IssueKey | null>; // a computed name is typed as any text
}

/** The issue of one text: `required` when it is blank (none when null), `tooLong` above `max` characters. */
export function checkText(text: string, max: number, required: IssueKey | null, tooLong: IssueKey): IssueKey | null {
  if (isBlank(text)) return required;
  return lengthOf(text) > max ? tooLong : null;
}

/** The issue of one address: `required` when it is blank (none when null), `invalid` when it is no http(s) one. */
export function checkUrl(url: string | null, required: IssueKey | null, invalid: IssueKey): IssueKey | null {
  if (!url || isBlank(url)) return required;
  if (url.length > URL_MAX) return 'urlTooLong';
  return parseHttpUrl(url) ? null : invalid;
}

/** The first issue of a list of addresses, by its position from 1; blank ones have none. */
export function checkUrls(urls: readonly string[], invalid: IssueKey): Issue | null {
  const issues = urls.map((url) => checkUrl(url, null, invalid));
  const index = issues.findIndex((issue) => issue !== null);
  if (index === -1) return null;
  return { key: issues[index] === 'urlTooLong' ? 'urlInListTooLong' : invalid, params: { n: index + 1 } };
}

/** How many characters people see as typed: a surrogate pair is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Issues by field from keys by field; fields without one are left out. */
export function collect(keys: Record<string, IssueKey | Issue | null>): Issues {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([field, issue]) => (issue === null ? [] : [[field, typeof issue === 'string' ? { key: issue } : issue]])),
  );
}
