import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { HomeFilters } from './home-query.ts';

/** The active filters, each with a link that removes it. */
export function FilterChips({ filters: { platform, q, sort, view } }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  if (platform === null && q === null) return null;
  return (
    <ul aria-label={t('home.filters')} className="mt-4 flex flex-wrap gap-2">
      {platform && (
        <Chip to={homePath({ q, sort, view })}>
          <PlatformLabel platform={platform} />
        </Chip>
      )}
      {q && (
        <Chip to={homePath({ platform, sort, view })}>
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
