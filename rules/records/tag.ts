import { TAG_ID_MAX, TAG_LABEL_MAX } from '../limits.ts';
import { TAG_COLORS } from '../vocabulary.ts';
import { both, choice, localized, text } from './fields.ts';

/** The fields of a tag in the order of the form (spec §3). */
export const TAG = {
  id: text({
    about:
      'The id, which never changes: lowercase English letters, digits, hyphens and underscores; the first is a letter.',
    max: TAG_ID_MAX,
    required: 'requiredFields',
    tooLong: 'tagIdTooLong',
  }),
  label: localized({
    about: 'The label.',
    max: TAG_LABEL_MAX,
    required: both('requiredFields'),
    tooLong: both('tagLabelTooLong'),
  }),
  color: {
    ...choice(TAG_COLORS, {
      about: 'The colour of the tag.',
      required: 'tagColorInvalid',
      invalid: 'tagColorInvalid',
      empty: 'blue',
    }),
    isRequired: false,
  },
};
