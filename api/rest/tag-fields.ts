import { TAG_ID_MAX, TAG_LABEL_MAX } from '../../rules/limits.ts';
import type { TagInput } from '../../rules/tag-list.ts';
import type { Tag as StoredTag } from '../../rules/tag.ts';
import { TAG_COLORS } from '../../rules/vocabulary.ts';
import { newSchemas, parserOf, recordSchemas, writerOf, type FieldsOf } from './fields.ts';
import { readOnly, text } from './kinds.ts';
import { objectOf, filledText, oneOf, orNull } from './schemas.ts';

/** Every field of a tag on REST. */
export const TAG_FIELDS = {
  id: { kind: text, required: true, schema: filledText(TAG_ID_MAX, 'A lowercase English identifier that never changes.') },
  label: { required: true, schemas: { en: filledText(TAG_LABEL_MAX, 'Its English label.'), zh: filledText(TAG_LABEL_MAX, 'Its Chinese label.') } },
  color: {
    kind: text,
    schema: oneOf(TAG_COLORS, 'The colour it is shown in.'),
    inBody: oneOf(TAG_COLORS, 'The colour it is shown in; blue where none is sent.', { default: 'blue' }),
  },
  order: { kind: readOnly, schema: orNull('integer', 'Its place in the list, from 1.') },
} satisfies FieldsOf<StoredTag, TagInput>;

const NEW_TAG_EXAMPLE = { id: 'hot', label_en: 'Hot', label_zh: '热门', color: 'red' };

export const Tag = objectOf('Tag', recordSchemas(TAG_FIELDS), 'A label that browsers can carry.', { ...NEW_TAG_EXAMPLE, order: 1 });
export const NewTag = objectOf('NewTag', newSchemas(TAG_FIELDS), 'A tag of the list to save.', NEW_TAG_EXAMPLE);

export const writeTag = writerOf<StoredTag>(TAG_FIELDS);
export const parseTag = parserOf<TagInput>(TAG_FIELDS);
