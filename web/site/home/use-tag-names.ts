import { useFilterOptionsQuery } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/**
 * The labels of tags in the order of the tag list, which the filters also have; the ids of tags that are not in the tag
 * list are last.
 */
export function useTagNames(ids: readonly string[]): string[] {
  const { localize } = useLanguage();
  const { data } = useFilterOptionsQuery();
  const listed = data?.tags.filter(({ id }) => ids.includes(id)) ?? [];
  const others = ids.filter((id) => !listed.some((tag) => tag.id === id));
  return [...listed.map(({ label }) => localize(label)), ...others];
}
