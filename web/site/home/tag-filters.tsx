import { useFilterOptionsQuery } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTag, withoutTag } from '../../home-filters.ts';
import { homePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useChosenFilters } from './home-query.ts';

/** The row has the first tags of the list, because an administrator can add 100. */
const SHOWN_TAGS = 12;

/** Links that add a tag to the filters, or remove it. Tags without browsers are left out, because their lists would be empty. */
export function TagFilters() {
  const filters = useChosenFilters();
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { data, error } = useFilterOptionsQuery();
  // Its room is reserved, so that the list does not move when the tags arrive.
  if (!data && !error) return <div className="mt-4 h-10 pointer-coarse:h-12" />;
  const used = data?.tags.filter(({ id }) => filters.tags.includes(id) || data.counters.byTag.some((use) => use.id === id)) ?? [];
  const tags = used.slice(0, SHOWN_TAGS);
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('home.tags')} className="mt-4">
      <ul className="-mx-4 flex gap-2 overflow-x-auto fade-end py-1 pr-10 pl-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 sm:[mask-image:none]">
        {tags.map(({ id, label }) => {
          const isActive = filters.tags.includes(id);
          return (
            <li key={id} className="max-w-60 shrink-0">
              <SiteLink
                to={homePath(isActive ? withoutTag(filters, id) : withTag(filters, id))}
                rel="nofollow"
                aria-current={isActive || undefined}
                className="flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-sm text-muted hover:border-muted hover:text-text aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-strong pointer-coarse:min-h-10"
              >
                <span className="truncate">{localize(label)}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
