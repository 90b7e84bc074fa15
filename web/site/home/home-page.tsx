import { Suspense } from 'react';
import { hasFilters } from '../../paths.ts';
import { BrowserList } from './browser-list.tsx';
import { FeaturedBrowsers } from './featured-browsers.tsx';
import { showsFeatured, showsSlides, useHomeFilters } from './home-query.ts';
import { HomeHead, Counters, Intro } from './home-title.tsx';
import { Slideshow } from './slideshow.tsx';

/** `/` (spec §2). */
export function HomePage() {
  const filters = useHomeFilters();
  const isFiltered = hasFilters(filters);
  return (
    <div className="mx-auto max-w-site px-4 pt-5 pb-16 sm:px-6 sm:pt-12">
      <HomeHead filters={filters} />
      <Intro filters={filters} />
      {!isFiltered && <Counters className="mt-3 text-sm" />}
      {/* Nothing suspends here: with Suspense, React hydrates each part separately and begins with the one that the visitor uses. */}
      <Suspense>{showsSlides(filters) && <Slideshow />}</Suspense>
      <Suspense>{showsFeatured(filters) && <FeaturedBrowsers platform={filters.platform} />}</Suspense>
      <Suspense>
        <BrowserList filters={filters} />
      </Suspense>
      {/* Above a filtered list they would contradict its number. */}
      {isFiltered && <Counters isNamed className="mt-16 text-xs" />}
    </div>
  );
}
