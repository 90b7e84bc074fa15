import type { TagInput } from '../../../rules/tag-list.ts';
import { TAG_COLORS, memberOf } from '../../../rules/vocabulary.ts';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import type { TagInput as SavedTag } from './tags.generated.ts';

/** The values of the form for a stored tag. */
export function tagInputOf({ id, label, color }: TagChoiceFragment): TagInput {
  return { id, label: { en: label.en, zh: label.zh }, color };
}

/** The input of the mutation, after validation. */
export function savedTags(tags: readonly TagInput[]): SavedTag[] {
  return tags.map((tag) => ({ ...tag, color: memberOf(TAG_COLORS, tag.color) ?? 'blue' }));
}

/** Replaces the tag with the same id, or appends the tag. */
export function withTag(tags: readonly TagInput[], tag: TagInput): TagInput[] {
  return tags.some(({ id }) => id === tag.id)
    ? tags.map((other) => (other.id === tag.id ? tag : other))
    : [...tags, tag];
}
