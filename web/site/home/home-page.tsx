import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTHS } from '#rules/limits.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { hasFilters, homePath, type HomeFilters } from '../../paths.ts';
import { BrowserName, CardFooter, CardTags, Get, Platforms, Summary } from '../../ui/browser-card.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Unbroken } from '../../ui/facts-line.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { JsonLd, PageHead } from '../../ui/page-head.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { BrowserList } from './browser-list.tsx';
import { useFeaturedBrowsersQuery, useHomeCountersQuery, type FeaturedBrowserFragment } from './home.generated.ts';
import { featuredVariables, showsFeatured, useHomeFilters, useTagNames } from './list-filters.tsx';
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
      <Counters />
      {/* With Suspense, React hydrates each part separately and begins with the one that the visitor uses. */}
      <Suspense>{!isFiltered && <Slideshow />}</Suspense>
      <Suspense>{showsFeatured(filters) && <FeaturedBrowsers platform={filters.platform} />}</Suspense>
      <Suspense>
        <BrowserList filters={filters} />
      </Suspense>
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

function Counters() {
  const { t } = useTranslation();
  const { data, previousData } = useHomeCountersQuery();
  const counters = (data ?? previousData)?.counters;
  return (
    <dl aria-label={t('home.counters')} className="mt-2 flex flex-wrap gap-x-5 hint sm:mt-3">
      {COUNTER_NAMES.map((name) => (
        <div key={name} className="flex flex-row-reverse gap-1">
          <dt>{t(`home.${name}`, { count: counters?.[name] ?? 0 })}</dt>
          <dd className="font-medium text-text tabular-nums">{counters?.[name] ?? '–'}</dd>
        </div>
      ))}
    </dl>
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

function FeaturedBrowsers({ platform }: { platform: Platform | null }) {
  const { t } = useTranslation();
  const { data, previousData, ...pending } = useFeaturedBrowsersQuery({
    variables: featuredVariables(platform),
  });
  const browsers = (data ?? (pending.error ? undefined : previousData))?.browsers.nodes;
  if (browsers?.length === 0) return null;
  return (
    <Section
      id="featured"
      title={t('home.featured')}
      aria-busy={!data && !pending.error}
      className="mt-8 sm:mt-12 lg:mt-16"
    >
      {browsers ? (
        <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1.5 pb-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:snap-none sm:overflow-visible sm:p-0">
          {browsers.map((browser, index) => (
            <li
              key={browser.id}
              className={`@container flex w-[max(100%-3rem,min(100%,16rem))] shrink-0 snap-start *:grow ${index === 0 ? 'sm:w-full' : 'sm:w-auto sm:shrink sm:grow sm:basis-60'}`}
            >
              <FeaturedCard browser={browser} platform={platform} isBanner={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Pending {...pending} message={t('error.loadBrowsers')}>
          <SkeletonBlock className="h-66" />
        </Pending>
      )}
    </Section>
  );
}

interface FeaturedCardProps {
  browser: FeaturedBrowserFragment;
  platform: Platform | null;
  /** Whether it fills a row, except on phones. */
  isBanner: boolean;
}

function FeaturedCard({ browser, platform, isBanner }: FeaturedCardProps) {
  const picture = browser.pictured?.screenshots[0];
  return (
    <article
      className={`group relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-center gap-y-4 panel p-5 lift large-text:flex large-text:flex-col large-text:items-start ${isBanner ? 'sm:auto-cols-auto sm:grid-flow-col sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-1 sm:gap-x-7 sm:p-7' : ''}`}
    >
      <BrowserIcon url={browser.iconUrl} size={isBanner ? 'lg' : 'md'} isLazy />
      <div className={`col-span-2 flex h-full flex-col max-sm:order-1 ${isBanner ? 'sm:col-span-1' : 'order-1'}`}>
        <BrowserName
          browser={browser}
          platform={platform}
          className={`line-clamp-2 text-lg ${isBanner ? 'sm:text-2xl' : ''}`}
        />
        <p className={`mt-1 mb-3 line-clamp-3 hint leading-snug wrap-anywhere ${isBanner ? 'sm:text-base' : ''}`}>
          <Summary browser={browser} />
        </p>
        <div className={`mt-auto flex flex-col gap-2.5 ${isBanner ? 'sm:flex-row sm:gap-x-5' : ''}`}>
          <Platforms platforms={browser.platforms} />
          <CardTags tags={browser.tags} />
        </div>
        <CardFooter browser={browser} />
      </div>
      {picture && (
        <div
          className={`order-2 col-span-2 aspect-[16/10] w-full max-w-96 overflow-hidden rounded-xl border border-line bg-sunken ${isBanner ? 'sm:order-none sm:col-span-1 sm:w-64 lg:w-80' : ''}`}
        >
          <Picture
            url={picture}
            alt=""
            widths={PICTURE_WIDTHS}
            sizes="(min-width: 40rem) 24rem, 80vw"
            loading="lazy"
            className="size-full object-cover object-top"
          />
        </div>
      )}
      <Get browser={browser} platform={platform} isLarge={isBanner} />
    </article>
  );
}
