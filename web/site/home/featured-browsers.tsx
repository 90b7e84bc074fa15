import { useState } from 'react';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX } from '../../../rules/limits.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BrowserCardFragment } from '../../ui/browser-card.generated.ts';
import {
  BrowserName,
  CardTags,
  CardsSkeleton,
  DownloadsAndUpdate,
  Platforms,
  Summary,
} from '../../ui/browser-card.tsx';
import { BrowserIcon, MovingIcon, useOpenedCard } from '../../ui/browser-icon.tsx';
import { CARD_TOGGLE, CompareToggle } from '../../ui/compare-toggle.tsx';
import { Pending } from '../../ui/pending.tsx';
import { featuredVariables } from './home-query.ts';
import { useFeaturedBrowsersQuery } from './home.generated.ts';

export function FeaturedBrowsers({ platform }: { platform: Platform | null }) {
  const { t } = useTranslation();
  const [first, setFirst] = useState(BROWSERS_PER_PAGE);
  const { data, previousData, error, refetch } = useFeaturedBrowsersQuery({
    variables: featuredVariables({ platform }, first),
  });
  const page = (data ?? (error ? undefined : previousData))?.browsers;
  const browsers = page?.nodes;
  if (browsers?.length === 0) return null;
  return (
    <section aria-labelledby="featured" aria-busy={!data && !error} className="mt-8 sm:mt-12 lg:mt-16">
      <h2 id="featured" className="mb-4.5 section-title">
        {t('home.featured')}
      </h2>
      {browsers ? (
        <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1.5 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:snap-none sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-6">
          {browsers.map((browser, index) => (
            <li
              key={browser.id}
              className={`w-[calc(100%-3rem)] shrink-0 snap-start sm:w-auto ${columnsOf(index, browsers.length)}`}
            >
              <FeaturedCard browser={browser} platform={platform} />
            </li>
          ))}
        </ul>
      ) : (
        <Pending error={error} message={t('error.loadBrowsers')} retry={refetch}>
          <CardsSkeleton count={3} />
        </Pending>
      )}
      {page?.pageInfo.hasNextPage && first < BROWSERS_PER_REQUEST_MAX && (
        <button
          type="button"
          onClick={() => setFirst(BROWSERS_PER_REQUEST_MAX)}
          className="mt-4 inline-flex min-h-11 items-center text-sm link"
        >
          {t('home.showMore')}
        </button>
      )}
    </section>
  );
}

function FeaturedCard({ browser, platform }: { browser: BrowserCardFragment; platform: Platform | null }) {
  const { isOpened, onOpen } = useOpenedCard();
  return (
    <article className="relative flex h-full flex-col panel p-5 shadow-card xl:p-6 transition-[border-color,box-shadow] hover:border-muted/60 hover:shadow-pop">
      <div className="flex items-center gap-3 sm:gap-4 xl:gap-5">
        <MovingIcon isMoving={isOpened}>
          <BrowserIcon url={browser.iconUrl} size="lg" isLazy />
        </MovingIcon>
        <div className="min-w-0">
          <BrowserName
            browser={browser}
            platform={platform}
            onOpen={onOpen}
            className="line-clamp-2 text-lg xl:text-xl"
          />
        </div>
        <CompareToggle browser={browser} className={`${CARD_TOGGLE} max-sm:absolute max-sm:right-5 max-sm:bottom-4`} />
      </div>
      <p className="mt-5 line-clamp-3 wrap-anywhere text-muted">
        <Summary browser={browser} />
      </p>
      <Platforms platforms={browser.platforms} className="mt-4" />
      <CardTags tags={browser.tags} className="mt-3" />
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-5 text-xs text-muted max-sm:flex-col">
        <DownloadsAndUpdate browser={browser} />
      </p>
    </article>
  );
}

/**
 * The column span of a card in a grid of six columns on wide screens and of two on tablets, so that every row is full.
 * A wide row has three cards; if the number of cards is not divisible by three, the last row or the last two rows have
 * two. A single card would be too empty over the whole width, so it has one half.
 */
export function columnsOf(index: number, count: number): string {
  if (count === 1) return 'lg:col-span-3';
  const pairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  const wide = index >= count - pairs ? 'lg:col-span-3' : 'lg:col-span-2';
  const tablet = count % 2 === 1 && index === 0 ? 'sm:max-lg:col-span-2' : '';
  return `${wide} ${tablet}`;
}
