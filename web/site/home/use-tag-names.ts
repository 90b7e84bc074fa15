import { useFilterOptionsQuery } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The labels of tags; the id itself for a tag that is not in the tag list. */
export function useTagNames(ids: readonly string[]): string[] {
  const { localize } = useLanguage();
  const { data } = useFilterOptionsQuery();
  return ids.map((id) => {
    const label = data?.tags.find((tag) => tag.id === id)?.label;
    return label ? localize(label) : id;
  });
}
