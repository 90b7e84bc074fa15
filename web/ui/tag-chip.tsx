import type { LocalizedText, TagColor } from '../../rules/vocabulary.ts';
import { useLanguage } from '../i18n/use-language.ts';

const COLORS: Record<TagColor, string> = {
  red: 'bg-tag-red-soft text-tag-red',
  yellow: 'bg-tag-yellow-soft text-tag-yellow',
  green: 'bg-tag-green-soft text-tag-green',
  blue: 'bg-tag-blue-soft text-tag-blue',
  purple: 'bg-tag-purple-soft text-tag-purple',
  gray: 'bg-tag-gray-soft text-tag-gray',
};

export function TagChip({ tag }: { tag: { label: LocalizedText; color: TagColor } }) {
  const { localize } = useLanguage();
  return (
    <span
      className={`inline-block max-w-full truncate rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border ${COLORS[tag.color]}`}
    >
      {localize(tag.label)}
    </span>
  );
}
