import { type Issues } from '../issues.ts';
import {
  BROWSER_DESCRIPTION_MAX,
  BROWSER_NAME_MAX,
  ID_MAX,
  SHORT_DESCRIPTION_MAX,
  TAGS_PER_BROWSER,
  TAG_ID_MAX,
} from '../limits.ts';
import type { EditedDefinition } from './definition.ts';
import { count, flag, localized, picture, slug, tagIds, textOrNull, urlOrNull } from './field-kinds.ts';
import { checkRecord, defaultOf, type InputOf } from './fields.ts';
import { PUBLICATION } from './publication.ts';

export const BROWSER = {
  about: 'An AI-powered web browser.',
  name: 'browser',
  notFound: 'browserNotFound',
  path: '/api/browsers',
  all: 'The browsers of the catalogue.',
  scope: 'browsers:write',
  title: ['name'],
  parts: 'all versions',
  isLinkTarget: true,
  fields: {
    name: localized({
      about: 'The name.',
      max: BROWSER_NAME_MAX,
      required: { en: 'nameEnRequired', zh: 'nameZhRequired' },
      tooLong: { en: 'nameEnTooLong', zh: 'nameZhTooLong' },
    }),
    description: localized({
      about: 'The description.',
      max: BROWSER_DESCRIPTION_MAX,
      required: { en: 'descriptionEnRequired', zh: 'descriptionZhRequired' },
      tooLong: { en: 'descriptionEnTooLong', zh: 'descriptionZhTooLong' },
    }),
    shortDescription: localized({
      about: 'A short description. May be empty.',
      max: SHORT_DESCRIPTION_MAX,
      tooLong: { en: 'shortDescriptionEnTooLong', zh: 'shortDescriptionZhTooLong' },
    }),
    iconUrl: picture({ about: 'The URL of the icon.', required: 'iconUrlRequired', invalid: 'iconUrlInvalid' }),
    websiteUrl: urlOrNull({
      about: 'The URL of its own website; null without one.',
      invalid: 'websiteUrlInvalid',
    }),
    otherNames: textOrNull({
      about:
        'What people also search for, separated by commas: the maker, short and former names; null without any. Pages do not show it.',
      max: 200,
      tooLong: 'otherNamesTooLong',
    }),
    makerHosts: textOrNull({
      about:
        'Other hosts of the maker, such as `mozilla.net`, separated by commas; null without any. A file from them or their subdomains comes from the maker, as one from the host of the website.',
      max: 200,
      tooLong: 'makerHostsTooLong',
    }),
    slug: slug({
      about:
        'The unique name in addresses: lower-case letters, digits and single hyphens, with a letter. Without it, it is made of the English name.',
      invalid: 'slugInvalid',
    }),
    isFeatured: flag({ about: 'Whether the home page features it.' }),
    displayOrder: count({ about: 'The position in the default order; lower ones come first.' }),
    tags: tagIds({
      about: `The ids of at most ${TAGS_PER_BROWSER} tags, each of at most ${TAG_ID_MAX} characters. May be empty.`,
    }),
    downloadCount: {
      ...count({ about: 'The counted downloads of all versions.', only: 'new' }),
      schema: { type: 'integer', minimum: 0 },
    },
    isDraft: PUBLICATION.isDraft,
  },
} as const satisfies EditedDefinition;

export interface BrowserInput extends InputOf<typeof BROWSER.fields> {}

export const DEFAULT_BROWSER: BrowserInput = defaultOf(BROWSER.fields);

export function checkBrowser(input: BrowserInput): Issues {
  return checkRecord(BROWSER.fields, input);
}

/** The display order that puts a new record after all others; 1 for the first one, as after a move. */
export function nextDisplayOrder(others: readonly number[]) {
  return Math.min(others.reduce((last, order) => Math.max(last, order), 0) + 1, ID_MAX);
}
