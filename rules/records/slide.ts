import { SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from '../limits.ts';
import { LINK_TYPES } from '../vocabulary.ts';
import { both, choice, count, flag, id, localized, picture, urlOrNull } from './fields.ts';
import { PUBLICATION } from './publication.ts';

/** The fields of a slide in the order of the form (spec §3). */
export const SLIDE = {
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
    about: 'The type of the link: to a browser, to a version, or to an external URL.',
    required: 'linkTypeInvalid',
    invalid: 'linkTypeInvalid',
    empty: 'browser',
  }),
  linkTargetId: id({ about: 'The id of the linked browser or version; null for an external link.' }),
  linkUrl: urlOrNull({ about: 'The URL of an external link; null for other links.', invalid: 'linkUrlInvalid' }),
  displayOrder: count({ about: 'The position in the order; lower numbers come first.' }),
  isActive: flag({ about: 'Whether visitors see the slide.', empty: true }),
  ...PUBLICATION,
};
