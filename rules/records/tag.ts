import { checkEach, collect, type Issues } from '../issues.ts';
import { TAG_ID_MAX, TAG_LIST_MAX } from '../limits.ts';
import { hasTagCharacters } from '../tag.ts';
import { TAG_COLORS } from '../vocabulary.ts';
import type { RecordDefinition } from './definition.ts';
import { both, choice, localized, text } from './field-kinds.ts';
import { checkRecord, defaultOf, type InputOf } from './fields.ts';

export const TAG = {
  about: 'A tag of browsers.',
  fields: {
    id: text({
      about: 'The id, which never changes: lowercase English letters, digits, hyphens and underscores, first a letter.',
      max: TAG_ID_MAX,
      required: 'requiredFields',
      tooLong: 'tagIdTooLong',
    }),
    label: localized({
      about: 'The label.',
      max: 50,
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
  },
} as const satisfies RecordDefinition;

export interface TagInput extends InputOf<typeof TAG.fields> {}

export const DEFAULT_TAG: TagInput = defaultOf(TAG.fields);

/** `others` are the ids of the other tags. */
export function checkTag(tag: TagInput, others: readonly string[]): Issues {
  const issues = checkRecord(TAG.fields, tag);
  const idIssue = issues.id ? null : checkId(tag.id, others);
  return { ...collect({ id: idIssue }), ...issues };
}

/** A list that is too long has only that issue, under the first position beyond the limit. */
export function checkTagList(tags: readonly TagInput[]): Issues {
  if (tags.length > TAG_LIST_MAX) return collect({ [`${TAG_LIST_MAX + 1}.id`]: 'tooManyTagsInList' });
  return checkEach(tags, (tag, index) =>
    checkTag(
      tag,
      tags.slice(0, index).map(({ id }) => id),
    ),
  );
}

function checkId(id: string, others: readonly string[]) {
  if (!hasTagCharacters(id)) return 'tagIdInvalid';
  if (others.includes(id)) return 'tagIdExists';
  return others.length >= TAG_LIST_MAX ? 'tooManyTagsInList' : null;
}
