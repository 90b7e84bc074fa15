import { useHomeCountersQuery } from './home.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeFilters } from './home-query.ts';
import { useHomeTitle } from './home-title.ts';

/** The title of the page and the size of the catalogue. */
export function Intro({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const title = useHomeTitle(filters);
  return (
    <div className="flex flex-col gap-x-16 gap-y-6 lg:flex-row lg:items-end lg:justify-between">
      <h1 className="max-w-3xl text-3xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere">{title ?? t('site.tagline')}</h1>
      <Counters />
    </div>
  );
}

const COUNTER_NAMES = ['browsers', 'versions', 'platforms'] as const;

function Counters() {
  const { t } = useTranslation();
  const { data, previousData } = useHomeCountersQuery();
  const counters = (data ?? previousData)?.counters;
  return (
    <dl aria-label={t('home.counters')} className="flex shrink-0 gap-8">
      {COUNTER_NAMES.map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{t(`home.${name}`, { count: counters?.[name] ?? 0 })}</dt>
          <dd className="text-3xl leading-tight font-semibold tracking-tight tabular-nums">{counters?.[name] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
