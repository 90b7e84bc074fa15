import { useState } from 'react';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX } from '../../../rules/limits.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useFeaturedBrowsersQuery } from './home.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pending } from '../../ui/pending.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { FeaturedCard, columnsOf } from './featured-card.tsx';
import { featuredVariables } from './home-query.ts';

/** The browsers that the administrator has featured; nothing if there are none. */
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
      <h2 id="featured" className="mb-4.5 text-2xl font-semibold tracking-tight">
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
          <CardsSkeleton view="grid" count={3} />
        </Pending>
      )}
      {page?.pageInfo.hasNextPage && first < BROWSERS_PER_REQUEST_MAX && (
        <button
          type="button"
          onClick={() => setFirst(BROWSERS_PER_REQUEST_MAX)}
          className="mt-4 inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
        >
          {t('home.showMore')}
        </button>
      )}
    </section>
  );
}
