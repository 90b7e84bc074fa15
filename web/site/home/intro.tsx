import { useHomeCountersQuery } from './home.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeFilters } from '../../home-filters.ts';
import { useHomeTitle } from './home-title.ts';

/** The title of the page. */
export function Intro({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const title = useHomeTitle(filters);
  return (
    <h1 className="text-title leading-tight font-semibold tracking-tight text-balance break-keep wrap-anywhere">
      {title ??
        t('site.tagline')
          .split(/(\S+-\S+)/u)
          .map(unbroken)}
    </h1>
  );
}

const COUNTER_NAMES = ['browsers', 'versions', 'platforms'] as const;

interface CountersProps {
  /** Whether the name of the counters is visible. Below a filtered list it says that they do not count the list. */
  isNamed?: boolean;
  className: string;
}

/** The size of the whole catalogue. */
export function Counters({ isNamed = false, className }: CountersProps) {
  const { t } = useTranslation();
  const { data, previousData } = useHomeCountersQuery();
  const counters = (data ?? previousData)?.counters;
  return (
    <div className={`flex flex-wrap gap-x-5 text-muted ${className}`}>
      {isNamed && <p aria-hidden="true">{t('home.counters')}</p>}
      <dl aria-label={t('home.counters')} className="flex flex-wrap gap-x-5">
        {COUNTER_NAMES.map((name) => (
          <div key={name} className="flex flex-row-reverse gap-1">
            <dt>{t(`home.${name}`, { count: counters?.[name] ?? 0 })}</dt>
            <dd className="font-medium text-text tabular-nums">{counters?.[name] ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A word with a hyphen, which is every second part, is not broken at it. */
function unbroken(part: string, index: number) {
  return index % 2 === 1 ? (
    <span key={part} className="whitespace-nowrap">
      {part}
    </span>
  ) : (
    part
  );
}
