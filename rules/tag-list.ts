import { checkText, collect, isBlank, type Checks, type Issue, type IssueKey, type Issues } from './issues.ts';
import { TAG_ID_MAX, TAG_LABEL_MAX, TAG_LIST_MAX } from './limits.ts';
import { hasTagCharacters } from './tag.ts';
import { TAG_COLORS, memberOf, type LocalizedText } from './vocabulary.ts';

/** The input for a tag. The order of a tag is its position in the list. */
export interface TagInput {
  id: string;
  label: LocalizedText;
  color: string;
}

/** The initial values of the form for a new tag, and the values of fields that a request omits. */
export const DEFAULT_TAG: TagInput = { id: '', label: { en: '', zh: '' }, color: 'blue' };

/** Validates the tag form (spec §5). `others` are the ids of the other tags. */
export function checkTag(tag: TagInput, others: readonly string[]): Issues {
  return collect({
    id: checkId(tag.id, others),
    'label.zh': checkText(tag.label.zh, TAG_LABEL_MAX, 'requiredFields', 'tagLabelTooLong'),
    'label.en': checkText(tag.label.en, TAG_LABEL_MAX, 'requiredFields', 'tagLabelTooLong'),
    color: memberOf(TAG_COLORS, tag.color) ? null : 'tagColorInvalid',
  } satisfies Checks<TagInput>);
}

/**
 * Validates the whole list. The issues are under `position.field`, with positions from 1. If the list is too long, that
 * is the only issue, under the first position beyond the limit.
 */
export function checkTagList(tags: readonly TagInput[]): Issues {
  if (tags.length > TAG_LIST_MAX) return collect({ [`${TAG_LIST_MAX + 1}.id`]: 'tooManyTagsInList' });
  return Object.fromEntries(
    tags.flatMap((tag, index) => {
      const earlier = tags.slice(0, index).map(({ id }) => id);
      return Object.entries<Issue>(checkTag(tag, earlier)).map(([field, issue]) => [`${index + 1}.${field}`, issue]);
    }),
  );
}

function checkId(id: string, others: readonly string[]): IssueKey | null {
  if (isBlank(id)) return 'requiredFields';
  if (id.length > TAG_ID_MAX) return 'tagIdTooLong';
  if (!hasTagCharacters(id)) return 'tagIdInvalid';
  if (others.includes(id)) return 'tagIdExists';
  return others.length >= TAG_LIST_MAX ? 'tooManyTagsInList' : null;
}
