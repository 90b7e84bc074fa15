import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { HOME_COUNTERS } from '#rules/limits.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { pageLoad } from '../../graph/load.ts';
import { withStoredView } from '../../local-storage.ts';
import { hasFilters, homeFilters, homePath, type HomeFilters } from '../../paths.ts';
import { BrowserName, CardTags, DownloadsAndUpdate, Get, Platforms, Summary } from '../../ui/browser-card.tsx';
import type { BrowserCardFragment } from '../../ui/browser-card.generated.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Unbroken } from '../../ui/facts-line.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { JsonLd, PageHead } from '../../ui/page-head.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { Section } from '../../ui/section.tsx';
import { BrowserList, loadBrowserList } from './browser-list.tsx';
import { runsOn, useFittingFirst } from './fitting-first.tsx';
import {
  FeaturedBrowsersDocument,
  FilterOptionsDocument,
  HomeCountersDocument,
  HomeSlidesDocument,
  useFeaturedBrowsersQuery,
  useHomeCountersQuery,
} from './page.generated.ts';
import { featuredVariables, showsFeatured, useHomeFilters, useTagNames } from './list-filters.tsx';
import { Slideshow } from './slideshow.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const stored = withStoredView(pathname + search);
  if (stored !== pathname + search) throw replace(stored);
  const { query, language } = context.get(pageLoad);
  const filters = homeFilters(search);
  await Promise.all([
    query(HomeCountersDocument, {}),
    query(FilterOptionsDocument, {}),
    !hasFilters(filters) && query(HomeSlidesDocument, {}),
    showsFeatured(filters) && query(FeaturedBrowsersDocument, featuredVariables(filters.platform)),
    loadBrowserList(query, filters, language),
  ]);
}

/** `/` (spec §2). */
export function Component() {
  const filters = useHomeFilters();
  const isFiltered = hasFilters(filters);
  const { t } = useTranslation();
  const title = useHomeTitle(filters);
  return (
    <div className="page-frame pt-4 pb-16 sm:pt-7">
      <HomeHead filters={filters} title={title} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="text-2xl page-title sm:text-3xl">{title ?? <Unbroken text={t('site.tagline')} />}</h1>
        <Counters />
      </div>
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
  const { data } = useHomeCountersQuery();
  const counters: Partial<Record<(typeof COUNTER_NAMES)[number], number>> = {
    ...HOME_COUNTERS,
    ...data?.counters,
  };
  return (
    <dl aria-label={t('home.counters')} className="flex flex-wrap gap-x-5 hint">
      {COUNTER_NAMES.map((name) => (
        <div key={name} className="flex flex-row-reverse gap-1">
          <dt>{t(`home.${name}`, { count: counters[name] ?? 0 })}</dt>
          <dd className="font-medium text-text tabular-nums">{counters[name] ?? '–'}</dd>
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
  const { data, ...pending } = useFeaturedBrowsersQuery({
    variables: featuredVariables(platform),
  });
  const browsers = data?.browsers.nodes;
  const [fitting, others] = useFittingFirst(browsers ?? []);
  if (browsers?.length === 0) return null;
  return (
    <Section id="featured" title={t('home.featured')} className="mt-6">
      {browsers ? (
        <ul className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[max(13rem,min(70%,16rem))] grid-flow-col gap-4 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:auto-cols-[max(13rem,calc((100%-4rem)/5))] sm:px-6">
          {fitting.concat(others).map((browser) => (
            <li key={browser.id} {...runsOn(browser)} className="flex min-w-0 snap-start *:grow">
              <FeaturedCard browser={browser} platform={platform} />
            </li>
          ))}
        </ul>
      ) : (
        <Pending {...pending} message={t('error.loadBrowsers')}>
          <SkeletonBlock className="h-57" />
        </Pending>
      )}
    </Section>
  );
}

interface FeaturedCardProps {
  browser: BrowserCardFragment;
  platform: Platform | null;
}

function FeaturedCard({ browser, platform }: FeaturedCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col panel p-3.5 lift">
      <div className="flex items-center gap-3">
        <BrowserIcon url={browser.iconUrl} isLazy />
        <div className="min-w-0">
          <BrowserName browser={browser} platform={platform} className="line-clamp-2" />
          <Platforms platforms={browser.platforms} isShort className="gap-x-1.5" />
        </div>
      </div>
      <p className="mt-2.5 line-clamp-2 hint leading-snug wrap-anywhere">
        <Summary browser={browser} />
      </p>
      {/* Two lines, so that the list begins on the first screen. */}
      <CardTags tags={browser.tags} className="mt-2.5 max-h-12.5 overflow-clip" />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-2.5">
        <p className="grid min-w-0 caption">
          <DownloadsAndUpdate browser={browser} />
        </p>
        <Get browser={browser} platform={platform} />
      </div>
    </article>
  );
}
