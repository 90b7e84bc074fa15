import { TAG_ID_MAX, TAG_LABEL_MAX } from '../../rules/limits.ts';
import type { TagInput } from '../../rules/tag-list.ts';
import type { Tag as StoredTag } from '../../rules/tag.ts';
import { TAG_COLORS } from '../../rules/vocabulary.ts';
import { newSchemas, createParser, recordSchemas, createWriter, type FieldsOf } from './fields.ts';
import { readOnly, text } from './kinds.ts';
import { objectSchema, filledText, oneOf, orNull } from './schemas.ts';

/** The fields of a tag in REST. */
export const TAG_FIELDS = {
  id: {
    kind: text,
    required: true,
    schema: filledText(
      TAG_ID_MAX,
      'The id, which never changes: lowercase English letters, digits, hyphens and underscores.',
    ),
  },
  label: {
    required: true,
    schemas: {
      en: filledText(TAG_LABEL_MAX, 'The English label.'),
      zh: filledText(TAG_LABEL_MAX, 'The Chinese label.'),
    },
  },
  color: {
    kind: text,
    schema: oneOf(TAG_COLORS, 'The colour of the tag.'),
    inBody: oneOf(TAG_COLORS, 'The colour of the tag; the default is blue.', { default: 'blue' }),
  },
  order: { kind: readOnly, schema: orNull('integer', 'The position in the list, from 1.') },
} satisfies FieldsOf<StoredTag, TagInput>;

const NEW_TAG_EXAMPLE = { id: 'hot', label_en: 'Hot', label_zh: '热门', color: 'red' };

export const Tag = objectSchema('Tag', recordSchemas(TAG_FIELDS), 'A tag of browsers.', {
  ...NEW_TAG_EXAMPLE,
  order: 1,
});
export const NewTag = objectSchema('NewTag', newSchemas(TAG_FIELDS), 'A tag of the new list.', NEW_TAG_EXAMPLE);

export const writeTag = createWriter<StoredTag>(TAG_FIELDS);
export const parseTag = createParser<TagInput>(TAG_FIELDS);
