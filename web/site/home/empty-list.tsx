import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazySuggestions } from '../suggestions/lazy-suggestions.ts';
import { hasFilters, type HomeFilters } from '../../home-filters.ts';

/**
 * Shown if no browser matches the filters, with suggestions, or if the catalogue is empty. It is memoized, because a
 * rendering before the code of the suggestions is there would remove those of the server for a moment.
 */
export const EmptyList = memo(function EmptyList({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  if (!hasFilters(filters)) {
    return (
      <div className="rounded-2xl border border-dashed border-line px-6 py-16 text-center">
        <p className="text-lg font-semibold">{t('home.emptyCatalogue')}</p>
        <p className="mt-2 text-muted">{t('home.emptyCatalogueText')}</p>
      </div>
    );
  }
  return (
    <>
      <p className="mb-10 text-muted">{t('home.emptyText')}</p>
      <LazySuggestions search={filters.q} filters={filters} title={t('suggestions.others')} />
    </>
  );
});
