import type { TagInput } from '../../../rules/tag-list.ts';
import { TAG_COLORS, memberOf } from '../../../rules/vocabulary.ts';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import type { TagInput as SavedTag } from './tags.generated.ts';

/** A stored tag as it is typed and saved. */
export function tagInputOf({ id, label, color }: TagChoiceFragment): TagInput {
  return { id, label: { en: label.en, zh: label.zh }, color };
}

/** A list of tags as the graph takes it, once the rules have found nothing wrong with it. */
export function savedTags(tags: readonly TagInput[]): SavedTag[] {
  return tags.map((tag) => ({ ...tag, color: memberOf(TAG_COLORS, tag.color) ?? 'blue' }));
}

/** The list with a tag in place of the one with the same id, or at its end. */
export function withTag(tags: readonly TagInput[], tag: TagInput): TagInput[] {
  return tags.some(({ id }) => id === tag.id) ? tags.map((other) => (other.id === tag.id ? tag : other)) : [...tags, tag];
}
