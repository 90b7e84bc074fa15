import { type Issues } from '../issues.ts';
import { SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from '../limits.ts';
import { LINK_TYPES } from '../vocabulary.ts';
import type { EditedDefinition } from './definition.ts';
import { both, choice, count, flag, id, localized, picture, urlOrNull } from './field-kinds.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './fields.ts';
import { PUBLICATION, checkPeriod } from './publication.ts';

export const SLIDE = {
  about: 'A slide of the home page.',
  name: 'slide',
  notFound: 'slideNotFound',
  path: '/api/slides',
  all: 'The slides of the home page.',
  listName: 'slides',
  scope: 'slides:write',
  title: ['title'],
  fields: {
    title: localized({
      about: 'The title.',
      max: SLIDE_TITLE_MAX,
      required: both('requiredFields'),
      tooLong: both('titleTooLong'),
    }),
    imageUrl: picture({ about: 'The URL of the picture.', required: 'requiredFields', invalid: 'imageUrlInvalid' }),
    description: localized({
      about: 'The text under the title. May be empty.',
      max: SLIDE_DESCRIPTION_MAX,
      tooLong: both('slideDescriptionTooLong'),
    }),
    linkType: choice(LINK_TYPES, {
      about: 'Where the link leads: to a browser, to a version, or to an external URL.',
      required: 'linkTypeInvalid',
      invalid: 'linkTypeInvalid',
      empty: 'browser',
      group: 'link',
    }),
    linkTargetId: id({ about: 'The id of the linked browser or version; null for an external link.', group: 'link' }),
    linkUrl: urlOrNull({
      about: 'The URL of an external link; null for other links.',
      invalid: 'linkUrlInvalid',
      group: 'link',
    }),
    displayOrder: count({ about: 'The position; lower ones come first.' }),
    isActive: flag({ about: 'Whether visitors see the slide.', empty: true }),
    ...PUBLICATION,
  },
} as const satisfies EditedDefinition;

export interface SlideInput extends InputOf<typeof SLIDE.fields> {}

export const DEFAULT_SLIDE: SlideInput = defaultOf(SLIDE.fields);

export function checkSlide(input: SlideInput): Issues {
  return checkRecord(SLIDE.fields, input, {
    ...(input.linkType === 'external'
      ? { linkTargetId: null }
      : { linkTargetId: input.linkTargetId === null ? 'linkTargetRequired' : null, linkUrl: null }),
    ...checkPeriod(input),
  });
}

/** Only those of the link type are stored. */
export function storedSlide(input: SlideInput, origin: string) {
  const stored = storedRecord(SLIDE.fields, input, origin);
  return { ...stored, ...(stored.linkType === 'external' ? { linkTargetId: null } : { linkUrl: null }) };
}
