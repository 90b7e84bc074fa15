import { TAG } from '../../rules/records/tag.ts';
import type { TagInput } from '../../rules/tag-list.ts';
import type { Tag as StoredTag } from '../../rules/tag.ts';
import { TAG_COLORS } from '../../rules/vocabulary.ts';
import { newSchemas, createParser, recordSchemas, createWriter, restFields } from './fields.ts';
import { readOnly } from './kinds.ts';
import { objectSchema, oneOf, orNull } from './schemas.ts';

const { color, ...fields } = restFields(TAG);

/** The fields of a tag in REST. */
export const TAG_FIELDS = {
  ...fields,
  color: {
    ...color,
    inBody: oneOf(TAG_COLORS, 'The colour of the tag; the default is blue.', { default: 'blue' }),
  },
  order: { kind: readOnly, schema: orNull('integer', 'The position in the list, from 1.') },
};

const NEW_TAG_EXAMPLE = { id: 'hot', label_en: 'Hot', label_zh: '热门', color: 'red' };

export const Tag = objectSchema('Tag', recordSchemas(TAG_FIELDS), 'A tag of browsers.', {
  ...NEW_TAG_EXAMPLE,
  order: 1,
});
export const NewTag = objectSchema('NewTag', newSchemas(TAG_FIELDS), 'A tag of the new list.', NEW_TAG_EXAMPLE);

export const writeTag = createWriter<StoredTag>(TAG_FIELDS);
export const parseTag = createParser<TagInput>(TAG_FIELDS);
