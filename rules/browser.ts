import { checkLocalized, checkText, checkUrl, collect, type Checks, type IssueKey, type Issues } from './issues.ts';
import {
  BROWSER_DESCRIPTION_MAX,
  BROWSER_NAME_MAX,
  ID_MAX,
  OTHER_NAMES_MAX,
  SHORT_DESCRIPTION_MAX,
  TAGS_PER_BROWSER,
  TAG_ID_MAX,
} from './limits.ts';
import { textOrNull, trimmed } from './stored-text.ts';
import { ownPath } from './url.ts';
import type { LocalizedText } from './vocabulary.ts';

/** The input for a browser, from a form or a request (spec §3). */
export interface BrowserInput {
  name: LocalizedText;
  description: LocalizedText;
  shortDescription: LocalizedText;
  /** An absolute http(s) URL. */
  iconUrl: string;
  websiteUrl: string | null;
  /** What people also search for, separated by commas. */
  otherNames: string | null;
  isFeatured: boolean;
  displayOrder: number;
  /** Tag ids in the format of `parseTagIds`. */
  tags: string[];
  /** Used only when a browser is created. */
  downloadCount: number;
  /** Whether visitors do not see it. */
  isDraft: boolean;
}

export const DEFAULT_BROWSER: BrowserInput = {
  name: { en: '', zh: '' },
  description: { en: '', zh: '' },
  shortDescription: { en: '', zh: '' },
  iconUrl: '',
  websiteUrl: null,
  otherNames: null,
  isFeatured: false,
  displayOrder: 0,
  tags: [],
  downloadCount: 0,
  isDraft: false,
};

/** Validates the browser form (spec §5). */
export function checkBrowser(input: BrowserInput): Issues {
  return collect({
    ...checkLocalized('name', input.name, BROWSER_NAME_MAX, {
      enRequired: 'nameEnRequired',
      enTooLong: 'nameEnTooLong',
      zhRequired: 'nameZhRequired',
      zhTooLong: 'nameZhTooLong',
    }),
    ...checkLocalized('description', input.description, BROWSER_DESCRIPTION_MAX, {
      enRequired: 'descriptionEnRequired',
      enTooLong: 'descriptionEnTooLong',
      zhRequired: 'descriptionZhRequired',
      zhTooLong: 'descriptionZhTooLong',
    }),
    'shortDescription.en': checkText(
      input.shortDescription.en,
      SHORT_DESCRIPTION_MAX,
      null,
      'shortDescriptionEnTooLong',
    ),
    'shortDescription.zh': checkText(
      input.shortDescription.zh,
      SHORT_DESCRIPTION_MAX,
      null,
      'shortDescriptionZhTooLong',
    ),
    iconUrl: checkUrl(input.iconUrl, 'iconUrlRequired', 'iconUrlInvalid'),
    websiteUrl: checkUrl(input.websiteUrl, null, 'websiteUrlInvalid'),
    otherNames: checkText(input.otherNames ?? '', OTHER_NAMES_MAX, null, 'otherNamesTooLong'),
    isFeatured: null,
    displayOrder: null,
    tags: checkTagIds(input.tags),
    downloadCount: null,
    isDraft: null,
  } satisfies Checks<BrowserInput>);
}

/** The stored form of a validated browser: texts are trimmed, and an icon URL on `origin` becomes a path. */
export function storedBrowser(input: BrowserInput, origin: string) {
  return {
    name: trimmed(input.name),
    description: trimmed(input.description),
    shortDescription: trimmed(input.shortDescription),
    iconUrl: ownPath(input.iconUrl.trim(), origin),
    websiteUrl: textOrNull(input.websiteUrl),
    otherNames: textOrNull(input.otherNames),
    isFeatured: input.isFeatured,
    displayOrder: parseCount(input.displayOrder),
    tags: input.tags,
    downloadCount: parseCount(input.downloadCount),
    isDraft: input.isDraft,
  } satisfies BrowserInput;
}

/** An id that is not in the tag list is allowed, but the number and the length of ids are limited. */
export function checkTagIds(ids: readonly string[]): IssueKey | null {
  if (ids.length > TAGS_PER_BROWSER) return 'tooManyTags';
  return ids.some((id) => id.length > TAG_ID_MAX) ? 'tagIdTooLong' : null;
}

/**
 * Parses a display order or a number of downloads: an integer from 0 to 2,147,483,647. Any other input becomes 0 (spec
 * §5).
 */
export function parseCount(value: unknown): number {
  const order = Math.trunc(typeof value === 'number' ? value : Number.parseInt(String(value), 10));
  return Number.isSafeInteger(order) && order > 0 ? Math.min(order, ID_MAX) : 0;
}

/** The display order that puts a new record after all others; 0 for the first one. */
export function nextDisplayOrder(others: readonly number[]): number {
  return Math.min(others.reduce((last, order) => Math.max(last, order), -1) + 1, ID_MAX);
}
