import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { hasFilters, type HomeFilters } from '../../home-filters.ts';
import { useTagNames } from './use-tag-names.ts';

/** The active filters, each with a link that removes it. */
export function FilterChips({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const tagNames = useTagNames(filters.tags);
  const { platform, tags, q } = filters;
  if (!hasFilters(filters)) return null;
  const without = (changed: Partial<HomeFilters>) => homePath({ ...filters, after: null, ...changed });
  return (
    <ul aria-label={t('home.filters')} className="mt-4 flex flex-wrap gap-2">
      {platform && (
        <Chip to={without({ platform: null })}>
          <PlatformLabel platform={platform} />
        </Chip>
      )}
      {tags.map((id, index) => (
        <Chip key={id} to={without({ tags: tags.filter((one) => one !== id) })}>
          <span className="truncate">{tagNames[index]}</span>
        </Chip>
      ))}
      {q && (
        <Chip to={without({ q: null })}>
          <span className="truncate">{t('home.searchFilter', { text: q })}</span>
        </Chip>
      )}
    </ul>
  );
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className="max-w-full">
      <SiteLink
        to={to}
        className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-accent-soft pr-3 pl-4 text-sm font-medium text-accent-strong hover:ring-1 hover:ring-accent"
      >
        <span className="sr-only">{t('home.removeFilter')}</span>
        {children}
        <Icon name="close" className="size-4" />
      </SiteLink>
    </li>
  );
}
