import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { HomeFilters } from '../../home-filters.ts';

/** Shown if no browser matches the filters, or if the catalogue is empty. */
export function EmptyList({ filters: { platform, tags, q, sort, view } }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const isFiltered = platform !== null || tags.length > 0 || q !== null;
  return (
    <div className="rounded-2xl border border-dashed border-line px-6 py-16 text-center">
      <p className="text-lg font-semibold">{isFiltered ? t('home.empty') : t('home.emptyCatalogue')}</p>
      <p className="mt-2 text-muted">{isFiltered ? t('home.emptyText') : t('home.emptyCatalogueText')}</p>
      {isFiltered && (
        <SiteLink
          to={homePath({ sort, view })}
          className="mt-6 inline-flex min-h-10 items-center rounded-lg bg-accent px-4 text-sm font-medium text-on-accent hover:bg-accent-strong"
        >
          {t('home.clearFilters')}
        </SiteLink>
      )}
    </div>
  );
}
