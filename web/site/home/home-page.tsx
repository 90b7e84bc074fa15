import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hasFilters, homePath, type HomeFilters } from '../../paths.ts';
import { Unbroken } from '../../ui/facts-line.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { JsonLd, PageHead } from '../../ui/page-head.tsx';
import { SearchBox } from '../layout/search-box.tsx';
import { BrowserList } from './browser-list.tsx';
import { FeaturedBrowsers } from './featured-browsers.tsx';
import { showsFeatured, useHomeFilters, useTagNames } from './home-query.ts';
import { useHomeCountersQuery } from './home.generated.ts';
import { Slideshow } from './slideshow.tsx';

/** `/` (spec §2). */
export function HomePage() {
  const filters = useHomeFilters();
  const isFiltered = hasFilters(filters);
  const { t } = useTranslation();
  const title = useHomeTitle(filters);
  return (
    <div className="page-frame pt-5 pb-16 sm:pt-12">
      <HomeHead filters={filters} title={title} />
      <h1 className="text-title page-title">{title ?? <Unbroken text={t('site.tagline')} />}</h1>
      {!isFiltered && <Counters className="mt-2 text-sm sm:mt-3" />}
      <div className="mt-4 sm:mt-6">
        <SearchBox isInPage />
      </div>
      {/* With Suspense, React hydrates each part separately and begins with the one that the visitor uses. */}
      <Suspense>{!isFiltered && <Slideshow />}</Suspense>
      <Suspense>{showsFeatured(filters) && <FeaturedBrowsers platform={filters.platform} />}</Suspense>
      <Suspense>
        <BrowserList filters={filters} />
      </Suspense>
      {/* Above a filtered list they would contradict its number. */}
      {isFiltered && <Counters isNamed className="mt-16 text-xs" />}
    </div>
  );
}

/** Search results and lists of tags must not be indexed, so they have no path. */
function HomeHead({ filters: { platform, tags, q }, title }: { filters: HomeFilters; title: string | undefined }) {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const isIndexed = q === null && tags.length === 0;
  return (
    <>
      <PageHead
        description={
          platform ? t('home.platformDescription', { platform: t(`platform.${platform}`) }) : t('site.description')
        }
        {...(title && { title })}
        {...(isIndexed && { path: homePath({ platform }) })}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: t('site.name'),
          url: `${origin}/`,
          inLanguage: ['en', 'zh-CN'],
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}

const COUNTER_NAMES = ['browsers', 'versions', 'platforms'] as const;

interface CountersProps {
  /** Below a filtered list, which they do not count. */
  isNamed?: boolean;
  className: string;
}

function Counters({ isNamed = false, className }: CountersProps) {
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

function useHomeTitle({ platform, tags: ids, q }: HomeFilters) {
  const { t } = useTranslation();
  const tags = useTagNames(ids).join(t('home.tagSeparator'));
  if (q && platform) return t('home.searchPlatformTitle', { text: q, platform: t(`platform.${platform}`) });
  if (q) return t('home.searchTitle', { text: q });
  if (tags && platform) return t('home.tagPlatformTitle', { tags, platform: t(`platform.${platform}`) });
  if (tags) return t('home.tagTitle', { tags });
  if (platform) return t('home.platformTitle', { platform: t(`platform.${platform}`) });
  return undefined;
}
