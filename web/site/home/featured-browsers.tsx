import { PICTURE_WIDTHS } from '#rules/limits.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserName, CardFooter, CardTags, Get, Platforms, Summary } from '../../ui/browser-card.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { featuredVariables } from './home-query.ts';
import { useFeaturedBrowsersQuery, type FeaturedBrowserFragment } from './home.generated.ts';

export function FeaturedBrowsers({ platform }: { platform: Platform | null }) {
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
