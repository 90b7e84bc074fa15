import { DEFAULT_TAGS, type Tag } from '../../../rules/tag.ts';
import { useTagChoicesQuery } from './tags.generated.ts';

/** The tag list; the default tags if the list cannot be loaded (spec §8). It is empty until it is loaded. */
export function useTagList(): readonly Tag[] {
  const { data, error } = useTagChoicesQuery();
  if (data) return data.tags.map(({ id, label, color, order }) => ({ id, label, color, order: order ?? null }));
  return error ? DEFAULT_TAGS : [];
}
