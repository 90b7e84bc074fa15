import { useLocation } from 'react-router-dom';
import { PAGES } from '../../rules/pages.ts';
import { canFilterBy } from '../../rules/tag.ts';
import type { LocalizedText, TagColor } from '../../rules/vocabulary.ts';
import { homeFilters, withTag } from '../home-filters.ts';
import { homePath } from '../paths.ts';
import { SiteLink } from './site-link.tsx';
import { TagChip } from './tag-chip.tsx';

interface TagLinkProps {
  tag: { id: string; label: LocalizedText; color: TagColor };
  /** Whether the Tab key skips the link. */
  isSkipped?: boolean;
}

/**
 * A tag that filters the list of the home page; there it is added to the other filters. It is above the link that
 * covers a card.
 */
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
  return homePath(withTag(homeFilters(new URLSearchParams(search)), id));
}
