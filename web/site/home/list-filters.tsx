import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTag, withoutTag, type HomeFilters, homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useScrolledRow } from '../../ui/use-scrolled-row.ts';
import { useChosenFilters } from './home-query.ts';
import { useFilterOptionsQuery } from './home.generated.ts';

/** The row has the first tags of the list, because an administrator can add 100. */
const SHOWN_TAGS = 12;

/** The filters of the list in one row: links that remove an active filter, and links that add a tag. */
export function ListFilters() {
  const filters = useChosenFilters();
  const row = useScrolledRow<HTMLDivElement>(`[data-tag='${filters.tags.at(-1) ?? ''}']`);
  return (
    <div
      ref={row}
      className="relative -mx-4 mt-4 flex gap-2 overflow-x-auto fade-end py-1 pr-10 pl-4 [scrollbar-width:none] empty:hidden sm:mx-0 sm:flex-wrap sm:px-0 sm:[mask-image:none] print:hidden"
    >
      <ActiveFilters filters={filters} />
      <Tags filters={filters} />
    </div>
  );
}

/** The platform and the search, each with a link that removes it. */
function ActiveFilters({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { platform, q } = filters;
  if (!platform && !q) return null;
  const without = (changed: Partial<HomeFilters>) => homePath({ ...filters, after: null, ...changed });
  return (
    <ul aria-label={t('home.filters')} className="contents">
      {platform && (
        <Pill to={without({ platform: null })} isActive>
          <PlatformLabel platform={platform} />
        </Pill>
      )}
      {q && (
        <Pill to={without({ q: null })} isActive>
          {t('home.searchFilter', { text: q })}
        </Pill>
      )}
    </ul>
  );
}

/**
 * Links that add a tag to the filters, or remove it. Tags without browsers are left out, because their lists would be
 * empty.
 */
function Tags({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { data, error } = useFilterOptionsQuery();
  // The room of the row is reserved, so that the list does not move when the tags arrive.
  if (!data && !error) return <div className="h-8 pointer-coarse:h-10" />;
  const used = data?.tags.filter(({ id }) => data.counters.byTag.some((use) => use.id === id)) ?? [];
  const shown = used.slice(0, SHOWN_TAGS);
  const others = filters.tags.filter((id) => !shown.some((tag) => tag.id === id));
  const labelOf = (id: string) => data?.tags.find((tag) => tag.id === id)?.label ?? { en: id, zh: id };
  const ids = [...shown.map(({ id }) => id), ...others];
  if (ids.length === 0) return null;
  return (
    <nav aria-label={t('home.tags')} className="contents">
      <ul className="contents">
        {ids.map((id) => {
          const isActive = filters.tags.includes(id);
          return (
            <Pill
              key={id}
              tag={id}
              to={homePath(isActive ? withoutTag(filters, id) : withTag(filters, id))}
              isActive={isActive}
            >
              {localize(labelOf(id))}
            </Pill>
          );
        })}
      </ul>
    </nav>
  );
}

function Pill({ to, tag, isActive, children }: { to: string; tag?: string; isActive: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li data-tag={tag} className="max-w-60 shrink-0">
      <SiteLink
        to={to}
        rel="nofollow"
        aria-current={isActive || undefined}
        className="flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm text-muted hover:border-muted hover:text-text aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-strong pointer-coarse:min-h-10"
      >
        {isActive && <span className="sr-only">{t('home.removeFilter')}</span>}
        <span className="truncate">{children}</span>
        {isActive && <Icon name="close" className="-mr-1 size-4" />}
      </SiteLink>
    </li>
  );
}
