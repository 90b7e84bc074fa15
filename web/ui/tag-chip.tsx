import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';
import { canFilterBy } from '#rules/tag.ts';
import type { LocalizedText, TagColor } from '#rules/vocabulary.ts';
import { useLocalize } from '../i18n/provider.tsx';
import { homeFilters, withTag, homePath } from '../paths.ts';
import { SiteLink } from './site-navigation.tsx';

export const TAG_COLORS: Record<TagColor, string> = {
  red: 'bg-tag-red-soft text-tag-red',
  yellow: 'bg-tag-yellow-soft text-tag-yellow',
  green: 'bg-tag-green-soft text-tag-green',
  blue: 'bg-tag-blue-soft text-tag-blue',
  purple: 'bg-tag-purple-soft text-tag-purple',
  gray: 'bg-tag-gray-soft text-tag-gray',
};

export function TagChip({ tag }: { tag: { label: LocalizedText; color: TagColor } }) {
  const localize = useLocalize();
  return (
    <span
      className={`inline-block max-w-full truncate rounded-full px-2 align-middle py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border ${TAG_COLORS[tag.color]}`}
    >
      {localize(tag.label)}
    </span>
  );
}

type Tag = ComponentProps<typeof TagChip>['tag'] & { id: string };

interface TagListProps {
  tags: readonly Tag[];
  /** The Tab key skips those of 28 cards; the list has a row with all tags. */
  isSkipped?: boolean;
  className: string;
}

export function TagList({ tags, isSkipped = false, className }: TagListProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('browser.tags')} className={`flex flex-wrap ${className}`}>
      {tags.map((tag) => (
        <li key={tag.id} className="flex min-w-0">
          <TagLink tag={tag} isSkipped={isSkipped} />
        </li>
      ))}
    </ul>
  );
}

/** The tag is added to the other filters of the home page. The link is above the one that covers a card. */
function TagLink({ tag, isSkipped }: { tag: Tag; isSkipped: boolean }) {
  const { pathname, search } = useLocation();
  if (!canFilterBy(tag.id)) return <TagChip tag={tag} />;
  return (
    <SiteLink
      to={homePath(pathname === PAGES.home.path ? withTag(homeFilters(search), tag.id) : { tags: [tag.id] })}
      rel="nofollow"
      {...(isSkipped && { tabIndex: -1 })}
      className="relative z-10 flex min-w-0 rounded-full after:absolute after:-inset-x-0.5 after:-inset-y-1 hover:ring-1 hover:ring-muted"
    >
      <TagChip tag={tag} />
    </SiteLink>
  );
}
