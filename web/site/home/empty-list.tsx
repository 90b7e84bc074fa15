import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { LazySuggestions } from '../suggestions/lazy-suggestions.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { hasFilters, type HomeFilters } from '../../home-filters.ts';

/** Shown if no browser matches the filters, with suggestions, or if the catalogue is empty. */
export function EmptyList({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { q, sort, view } = filters;
  const isFiltered = hasFilters(filters);
  return (
    <div className="grid gap-10">
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
      {isFiltered && <LazySuggestions search={q} filters={filters} />}
    </div>
  );
}
