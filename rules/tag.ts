import defaultTags from './default-tags.json' with { type: 'json' };
import { isRecord } from './json.ts';
import { FIRST_TAG_ORDER, TAGS_PER_FILTER, TAG_ID_MAX } from './limits.ts';
import { TAG_COLORS, memberOf, isLocalizedText, type LocalizedText, type TagColor } from './vocabulary.ts';

/** In the setting `browser_tags` (spec §3). */
export interface Tag {
  id: string;
  label: LocalizedText;
  color: TagColor;
  /** From 1; null for an id that is not in the list. */
  order: number | null;
}

/** What visitors see if the stored list is invalid (spec §3). */
export const DEFAULT_TAGS = defaultTags as readonly Tag[]; // a test compares it with what `parseTagList` reads

/** An id that is not in the list becomes a blue tag with the id as its label (spec §3). */
export function tagsFor(ids: readonly string[], list: readonly Tag[]): Tag[] {
  return ids.map(
    (id) => list.find((entry) => entry.id === id) ?? { id, label: { en: id, zh: id }, color: 'blue', order: null },
  );
}

/** Without empty and repeated ids. */
export function parseTagIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}

const TAG_ID = /^[a-z][a-z\d_-]*$/u;

export function hasTagCharacters(id: string) {
  return TAG_ID.test(id);
}

/** A browser may have a tag that the tag list does not accept. */
export function canFilterBy(id: string) {
  return id.length <= TAG_ID_MAX && hasTagCharacters(id);
}

/**
 * The tags in the address of a page: sorted, at most 5, without ids that the tag list does not accept, so that
 * different texts become equal.
 */
export function filterTags(text: string): string[] {
  return parseTagIds(text).filter(canFilterBy).sort().slice(0, TAGS_PER_FILTER);
}

/** Sorted by order; null if the value is no list of tags. */
export function parseTagList(value: unknown): Tag[] | null {
  if (!Array.isArray(value)) return null;
  const tags = value.map(parseTag).filter((entry) => entry !== null);
  return tags.length < value.length ? null : tags.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

function parseTag(value: unknown, index: number): Tag | null {
  if (!isRecord(value)) return null;
  const { id, label, color, order } = value;
  if (typeof id !== 'string' || !id || !isLocalizedText(label)) return null;
  return {
    id,
    label: { en: label.en, zh: label.zh },
    color: memberOf(TAG_COLORS, color) ?? 'blue',
    order: typeof order === 'number' ? order : index + FIRST_TAG_ORDER,
  };
}
