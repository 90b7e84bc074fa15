import { useLocation } from 'react-router-dom';
import { PAGES } from '../../rules/pages.ts';
import { canFilterBy } from '../../rules/tag.ts';
import type { LocalizedText, TagColor } from '../../rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { homeFilters, withTag, homePath } from '../paths.ts';
import { SiteLink } from './site-navigation.tsx';

const COLORS: Record<TagColor, string> = {
  red: 'bg-tag-red-soft text-tag-red',
  yellow: 'bg-tag-yellow-soft text-tag-yellow',
  green: 'bg-tag-green-soft text-tag-green',
  blue: 'bg-tag-blue-soft text-tag-blue',
  purple: 'bg-tag-purple-soft text-tag-purple',
  gray: 'bg-tag-gray-soft text-tag-gray',
};

export function TagChip({ tag }: { tag: { label: LocalizedText; color: TagColor } }) {
  const { localize } = useTranslation();
  return (
    <span
      className={`inline-block max-w-full truncate rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border ${COLORS[tag.color]}`}
    >
      {localize(tag.label)}
    </span>
  );
}

interface TagLinkProps {
  tag: { id: string; label: LocalizedText; color: TagColor };
  isSkipped?: boolean;
}

/** On the home page it is added to the other filters. Above the link that covers a card. */
export function TagLink({ tag, isSkipped = false }: TagLinkProps) {
  const path = useTagPath(tag.id);
  if (!canFilterBy(tag.id)) return <TagChip tag={tag} />;
  return (
    <SiteLink
      to={path}
      rel="nofollow"
      {...(isSkipped && { tabIndex: -1 })}
      className="relative z-10 flex min-w-0 rounded-full after:absolute after:-inset-x-0.5 after:-inset-y-1 hover:ring-1 hover:ring-muted"
    >
      <TagChip tag={tag} />
    </SiteLink>
  );
}

function useTagPath(id: string): string {
  const { pathname, search } = useLocation();
  if (pathname !== PAGES.home.path) return homePath({ tags: [id] });
  return homePath(withTag(homeFilters(search), id));
}
