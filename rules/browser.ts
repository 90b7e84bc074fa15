import { checkLocalized, checkText, checkUrl, collect, type Checks, type IssueKey, type Issues } from './issues.ts';
import { BROWSER_DESCRIPTION_MAX, BROWSER_NAME_MAX, SHORT_DESCRIPTION_MAX, TAGS_PER_BROWSER, TAG_ID_MAX } from './limits.ts';
import { textOrNull, trimmed } from './stored-text.ts';
import { ownPath } from './url.ts';
import type { LocalizedText } from './vocabulary.ts';

/** A browser as it is typed and saved (spec §3). */
export interface BrowserInput {
  name: LocalizedText;
  description: LocalizedText;
  shortDescription: LocalizedText;
  /** An absolute http(s) address. */
  iconUrl: string;
  websiteUrl: string | null;
  isFeatured: boolean;
  displayOrder: number;
  /** As `parseTagIds` gives them. */
  tags: string[];
  /** Taken on creation only. */
  downloadCount: number;
}

export const DEFAULT_BROWSER: BrowserInput = {
  name: { en: '', zh: '' },
  description: { en: '', zh: '' },
  shortDescription: { en: '', zh: '' },
  iconUrl: '',
  websiteUrl: null,
  isFeatured: false,
  displayOrder: 0,
  tags: [],
  downloadCount: 0,
};

/** The browser form of spec §5. */
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
    'shortDescription.en': checkText(input.shortDescription.en, SHORT_DESCRIPTION_MAX, null, 'shortDescriptionEnTooLong'),
    'shortDescription.zh': checkText(input.shortDescription.zh, SHORT_DESCRIPTION_MAX, null, 'shortDescriptionZhTooLong'),
    iconUrl: checkUrl(input.iconUrl, 'iconUrlRequired', 'iconUrlInvalid'),
    websiteUrl: checkUrl(input.websiteUrl, null, 'websiteUrlInvalid'),
    isFeatured: null,
    displayOrder: null,
    tags: checkTags(input.tags),
    downloadCount: null,
  } satisfies Checks<BrowserInput>);
}

/** A checked browser as it is stored: trimmed, and an icon on `origin` as a path. */
export function storedBrowser(input: BrowserInput, origin: string) {
  return {
    name: trimmed(input.name),
    description: trimmed(input.description),
    shortDescription: trimmed(input.shortDescription),
    iconUrl: ownPath(input.iconUrl.trim(), origin),
    websiteUrl: textOrNull(input.websiteUrl),
    isFeatured: input.isFeatured,
    displayOrder: displayOrderOf(input.displayOrder),
    tags: input.tags,
    downloadCount: displayOrderOf(input.downloadCount),
  } satisfies BrowserInput;
}

/** Ids that are in no list are kept (design §4), but not of any number and length. */
function checkTags(ids: readonly string[]): IssueKey | null {
  if (ids.length > TAGS_PER_BROWSER) return 'tooManyTags';
  return ids.some((id) => id.length > TAG_ID_MAX) ? 'tagIdTooLong' : null;
}

/** A place in an order as it is typed: a whole number, 0 or more; what is no number becomes 0 (spec §5). */
export function displayOrderOf(value: unknown): number {
  const order = Math.trunc(typeof value === 'number' ? value : Number.parseInt(String(value), 10));
  return Number.isSafeInteger(order) && order > 0 ? Math.min(order, 2 ** 31 - 1) : 0;
}
