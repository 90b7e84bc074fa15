import { useHomeSlidesQuery, type HomeSlideFragment } from './home.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';
import { slideHash } from '../../paths.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { Slide } from './slide.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';
import { useSwipe } from '../../ui/use-swipe.ts';

/** The slideshow at the top of the home page (spec §4). */
export function Slideshow() {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { data, error, refetch } = useHomeSlidesQuery();
  const slides = data?.slides;
  return (
    <div className="mt-5 print:hidden sm:mt-8">
      {slides && (slides.length > 0 ? <Carousel slides={slides} /> : <Welcome />)}
      {!slides && (error || !isHydrated) && (
        <ErrorBox message={t('error.loadSlides')} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!slides && !error && isHydrated && (
        <Skeleton>
          <SkeletonBlock className={FRAME} />
        </Skeleton>
      )}
      <div id="after-slides" tabIndex={-1} />
    </div>
  );
}

const FRAME = 'h-96 rounded-2xl sm:h-104 lg:h-114';

/** Shown if there are no slides. */
function Welcome() {
  const { t } = useTranslation();
  return (
    <div className="rounded-2xl border border-line bg-sunken px-6 py-16 text-center">
      <p className="text-xl font-semibold text-balance">{t('slides.welcome', { name: t('site.name') })}</p>
      <p className="mx-auto mt-3 max-w-2xl text-muted">{t('site.description')}</p>
    </div>
  );
}

function Carousel({ slides }: { slides: HomeSlideFragment[] }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { current, isAdvancing, shouldLoad, containerProps, goTo, ...pauseProps } = useSlideshow(
    slides.length,
    isHydrated ? slides.findIndex(({ id }) => location.hash === slideHash(id)) : 0,
  );
  const swipe = useSwipe((step) => goTo(current + step));
  return (
    <section
      aria-roledescription={t('slides.carousel')}
      aria-label={t('slides.label')}
      {...containerProps}
      {...swipe}
      className={`relative isolate touch-pan-y overflow-hidden bg-sunken ${FRAME}`}
    >
      <a
        href="#after-slides"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-20 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:text-text"
      >
        {t('slides.skip')}
      </a>
      {isHydrated && slides.length > 1 && (
        <SlideControls count={slides.length} current={current} onChoose={goTo} {...pauseProps} />
      )}
      <div aria-live={isAdvancing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            number={index + 1}
            total={slides.length}
            isShown={index === current}
            shouldLoad={shouldLoad(index)}
          />
        ))}
      </div>
    </section>
  );
}
