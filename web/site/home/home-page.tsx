import { Suspense } from 'react';
import { HomeHead } from './home-head.tsx';
import { BrowserList } from './browser-list.tsx';
import { FeaturedBrowsers } from './featured-browsers.tsx';
import { showsFeatured, showsSlides, useHomeFilters } from './home-query.ts';
import { Intro } from './intro.tsx';
import { Slideshow } from './slideshow.tsx';

/** `/` (spec §2). */
export function HomePage() {
  const filters = useHomeFilters();
  return (
    <div className="mx-auto max-w-site px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <HomeHead filters={filters} />
      <Intro filters={filters} />
      {/* Nothing suspends here: with Suspense, React hydrates each part separately and begins with the one that the visitor uses. */}
      <Suspense>{showsSlides(filters) && <Slideshow />}</Suspense>
      <Suspense>{showsFeatured(filters) && <FeaturedBrowsers platform={filters.platform} />}</Suspense>
      <Suspense>
        <BrowserList filters={filters} />
      </Suspense>
    </div>
  );
}
